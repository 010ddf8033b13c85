/** Stripe's Payment Element as the card fields of our payment page: the card is typed in Stripe's frame and goes to Stripe alone. */
import type { Payer } from '#core/contract/bookings/hostedFields';
import { FIELDS_SOURCE } from '#core/contract/bookings/hostedFields';
import { listen, tell } from '../../framed/parentPage';
import { holdOf } from './appearance';
import { cardOf } from './cardOf';
import { sayUnloadable } from './fallback';
import type { Elements, PaymentElement, StripeJs } from './stripeJs';
import { required } from '#core/domain/values/checkedReads';

const source = FIELDS_SOURCE;

export function startCardElement(root: HTMLElement, place: HTMLElement, stripe: StripeJs): void {
  const elements = stripe.elements(holdOf());
  const card = elements.create('payment', {
    // our page asks for them
    fields: { billingDetails: { name: 'never', address: 'never' } },
    // they have buttons of their own
    wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
    terms: { card: 'never' },
  });
  const incomplete = [{ field: 'number', text: required(root.dataset['incomplete'], 'incomplete') }] as const;
  card.on('ready', () => {
    tell({ source, type: 'ready' });
    tell({ source, type: 'validity', faults: incomplete, brand: 'unknown' });
  });
  card.on('change', ({ complete }) => tell({ source, type: 'validity', faults: complete ? [] : incomplete, brand: 'unknown' }));
  card.on('loaderror', () => refuseAll(root));
  card.mount(place);
  listen((message) => {
    switch (message.type) {
      case 'tokenise':
        return void tokenise(stripe, elements, card, message.payer).then((answer) => tell({ source, nonce: message.nonce, ...answer }));
      case 'show_faults':
        return void elements.submit();
      case 'focus':
        return card.focus();
      case 'total':
      case 'open_wallet':
      case 'close_wallet':
        return undefined; // of the wallets
    }
  });
}

async function tokenise(stripe: StripeJs, elements: Elements, card: PaymentElement, { amount, billing }: Payer) {
  elements.update({ amount });
  const refuse = () => {
    card.focus();
    return { type: 'error', code: 'invalid_fields' } as const;
  };
  try {
    if ((await elements.submit()).error) return refuse();
    const address = {
      line1: billing.address,
      line2: '',
      city: billing.city,
      state: billing.state,
      postal_code: billing.zip,
      country: billing.country,
    };
    const params = { payment_method_data: { billing_details: { name: billing.nameOnCard, address } } };
    const { error, confirmationToken: made } = await stripe.createConfirmationToken({ elements, params });
    if (error) return /^(?:card|validation)_error$/.test(error.type) ? refuse() : UNAVAILABLE;
    return made ? ({ type: 'token', token: made.id, ...cardOf(made) } as const) : UNAVAILABLE;
  } catch {
    return UNAVAILABLE; // the network: may be tried again
  }
}

const UNAVAILABLE = { type: 'error', code: 'unavailable' } as const;

/** Without Stripe's script the page is notified of that, and not only that nothing answers. */
export function refuseAll(root: HTMLElement): void {
  sayUnloadable(root);
  listen((message) => {
    if (message.type === 'tokenise' || message.type === 'open_wallet') tell({ source, nonce: message.nonce, ...UNAVAILABLE });
  });
  tell({ source, type: 'ready' });
}
