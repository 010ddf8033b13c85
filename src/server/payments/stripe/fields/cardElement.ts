/** Stripe's Payment Element as the card fields of our payment page: the card is typed in Stripe's frame and goes to Stripe alone. */
import type { Payer } from '#core/contract/bookings/hostedFields';
import { FIELDS_SOURCE } from '#core/contract/bookings/hostedFields';
import { CARD_BRANDS } from '#core/domain/booking/cardRules';
import { listen, tell } from '../../framed/parentPage';
import { sayUnloadable } from './fallback';
import type { Elements, PaymentElement, StripeJs } from './stripeJs';

const source = FIELDS_SOURCE;
/** Until the page says what is paid; nothing of it is shown for a card. */
const ANY_AMOUNT = 100;

export function startCardElement(root: HTMLElement, stripe: StripeJs | null): void {
  new ResizeObserver(() => tell({ source, type: 'height', height: Math.ceil(root.getBoundingClientRect().height) })).observe(root);
  if (stripe === null) return refuseAll(root);
  const elements = stripe.elements({
    mode: 'payment',
    amount: ANY_AMOUNT,
    currency: 'usd',
    captureMethod: 'manual',
    allowedPaymentMethodTypes: ['card'],
    appearance: appearance(),
  });
  const card = elements.create('payment', {
    // our page asks for them
    fields: { billingDetails: { name: 'never', address: 'never' } },
    wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
    terms: { card: 'never' },
  });
  const incomplete = [{ field: 'number', text: root.dataset['incomplete'] ?? '' }] as const;
  card.on('ready', () => {
    tell({ source, type: 'ready' });
    tell({ source, type: 'validity', faults: incomplete, brand: 'unknown' });
  });
  card.on('change', ({ complete }) => tell({ source, type: 'validity', faults: complete ? [] : incomplete, brand: 'unknown' }));
  card.on('loaderror', () => refuseAll(root));
  card.mount(root);
  listen((message) => {
    switch (message.type) {
      case 'tokenise':
        return void tokenise(stripe, elements, card, message.payer).then((answer) => tell({ source, nonce: message.nonce, ...answer }));
      case 'show_faults':
        return void elements.submit();
      case 'focus':
        return card.focus();
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
    const used = made?.payment_method_preview.card;
    if (!made) return UNAVAILABLE;
    const brand = CARD_BRANDS.find((known) => known === used?.brand) ?? 'unknown';
    return { type: 'token', token: made.id, brand, last4: used?.last4 ?? '' } as const;
  } catch {
    return UNAVAILABLE; // the network: may be tried again
  }
}

const UNAVAILABLE = { type: 'error', code: 'unavailable' } as const;

/** Without Stripe's script the page hears so, and not only that nothing answers. */
function refuseAll(root: HTMLElement): void {
  sayUnloadable(root);
  listen((message) => {
    if (message.type === 'tokenise') tell({ source, nonce: message.nonce, ...UNAVAILABLE });
  });
  tell({ source, type: 'ready' });
}

/** Our inks and shapes. */
function appearance(): object {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string): string => style.getPropertyValue(name).trim();
  return {
    theme: 'stripe',
    variables: {
      colorPrimary: token('--focus'),
      colorBackground: token('--surface'),
      colorText: token('--text'),
      colorDanger: token('--bad'),
      fontFamily: getComputedStyle(document.body).fontFamily,
      fontSizeBase: '16px',
      borderRadius: token('--r-m'),
    },
  };
}
