/** Stripe's Express Checkout Element above the card: Apple Pay, Google Pay and Link where this browser has them. */
import { FIELDS_SOURCE } from '#core/contract/bookings/hostedFields';
import type { FieldsMessage } from '#core/contract/bookings/hostedFields';
import { listen, tell } from '../../framed/parentPage';
import { holdOf } from './appearance';
import { cardOf } from './cardOf';
import type { Elements, StripeJs, WalletClick } from './stripeJs';

const source = FIELDS_SOURCE;
/** As tall as the page's own buttons; Stripe takes 40 to 55. */
const HEIGHT_PX = 48;

/** `section` is shown once there is a wallet in it. */
export function startWallets(section: HTMLElement, place: HTMLElement, stripe: StripeJs): void {
  const elements = stripe.elements(holdOf());
  const buttons = elements.create('expressCheckout', {
    buttonHeight: HEIGHT_PX,
    // each of these is a card in the end: other kinds are none that a booking is paid with
    paymentMethods: { applePay: 'auto', googlePay: 'auto', link: 'auto', amazonPay: 'never', paypal: 'never', klarna: 'never' },
  });
  /** Waits for the page's word, a second at most. */
  let tapped: WalletClick | null = null;
  /** The page's wish that the wallet on the screen answers. */
  let open: string | null = null;
  const end = (nonce: string, answer: WalletEnd): void => {
    if (open !== nonce) return; // closed meanwhile
    open = null;
    tell({ source, nonce, ...answer });
  };

  buttons.on('ready', ({ availablePaymentMethods: has }) => {
    section.dataset['ready'] = String(Object.values(has ?? {}).some(Boolean));
  });
  buttons.on('loaderror', () => {
    section.dataset['ready'] = 'false';
  });
  buttons.on('click', (click) => {
    tapped = click;
    tell({ source, type: 'wallet_tapped' });
  });
  buttons.on('cancel', () => {
    if (open !== null) end(open, { type: 'error', code: 'dismissed' });
  });
  buttons.on('confirm', ({ paymentFailed }) => {
    const nonce = open;
    if (nonce === null) return paymentFailed({ reason: 'fail' });
    void tokenise(stripe, elements).then((answer) => {
      if (answer.type === 'error' || open !== nonce) paymentFailed({ reason: 'fail' });
      end(nonce, answer);
    });
  });
  buttons.mount(place);
  listen((message) => {
    if (message.type === 'total') elements.update({ amount: message.amount });
    else if (message.type === 'close_wallet') tapped = open = null;
    else if (message.type === 'open_wallet') {
      open = message.nonce;
      if (tapped === null) return end(message.nonce, { type: 'error', code: 'unavailable' });
      elements.update({ amount: message.amount });
      // the bank compares it with what it knows of the card
      tapped.resolve({ billingAddressRequired: true });
      tapped = null;
    }
  });
}

type WalletEnd =
  | Omit<Extract<FieldsMessage, { readonly type: 'token' }>, 'source' | 'nonce'>
  | Omit<Extract<FieldsMessage, { readonly type: 'error' }>, 'source' | 'nonce'>;

const UNAVAILABLE = { type: 'error', code: 'unavailable' } as const;

async function tokenise(stripe: StripeJs, elements: Elements): Promise<WalletEnd> {
  try {
    if ((await elements.submit()).error) return UNAVAILABLE;
    const { confirmationToken: made } = await stripe.createConfirmationToken({ elements });
    return made ? { type: 'token', token: made.id, ...cardOf(made) } : UNAVAILABLE;
  } catch {
    return UNAVAILABLE; // the network: may be tried again
  }
}
