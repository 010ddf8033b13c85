/** Wallets of the stand-in of Stripe's script: their buttons in a frame of another origin, and the sheet that a resolved press opens there. */
import { STRIPE_WALLETS } from './stripeBooks';
import type { StripeWallet } from './stripeBooks';

const NAMES: Readonly<Record<StripeWallet, string>> = { apple_pay: 'Apple Pay', google_pay: 'Google Pay', link: 'Link' };
const WIRE_NAMES: Readonly<Record<StripeWallet, string>> = { apple_pay: 'applePay', google_pay: 'googlePay', link: 'link' };
/** Cards that lie in each wallet. */
const NUMBERS = ['4242424242424242', '4000000000009995', '4000002500003155'];

const WALLET_SCRIPT = `
const buttons = document.querySelector('#buttons');
const sheet = document.querySelector('#sheet');
const tell = (message) => parent.postMessage(message, '*');
let wallet = null;
let number = null;
const show = (isOpen) => {
  sheet.hidden = !isOpen;
  buttons.hidden = isOpen;
};
addEventListener('click', ({ target }) => {
  if (target.dataset.wallet) tell({ type: 'click', elementType: 'expressCheckout', expressPaymentType: target.dataset.wallet });
  if (target.dataset.number) {
    number = target.dataset.number;
    tell({ type: 'confirm', expressPaymentType: wallet, billingDetails: { name: 'Maria Ruiz' } });
  }
  if (target.id === 'cancel') {
    show(false);
    tell({ type: 'cancel', elementType: 'expressCheckout' });
  }
});
addEventListener('message', async ({ data, source, origin }) => {
  if (data.open) {
    wallet = data.open;
    document.querySelector('#total').textContent = 'Total $' + (data.amount / 100).toFixed(2);
    show(true);
  }
  if (data.failed) show(false);
  if (data.ask === 'check') source.postMessage({ complete: true, nonce: data.nonce }, origin);
  if (data.ask === 'token') {
    const answer = await (await fetch('/tokens?wallet=' + wallet, { method: 'POST', body: number })).json();
    show(false);
    source.postMessage({ ...answer, nonce: data.nonce }, origin);
  }
});
`;

/** The buttons of these wallets; the document needs the permission that it may ask the browser for payments. */
export function walletFrameDocument(wallets: readonly StripeWallet[]): string {
  const available = Object.fromEntries(STRIPE_WALLETS.map((wallet) => [WIRE_NAMES[wallet], wallets.includes(wallet)]));
  const ready = JSON.stringify({ type: 'ready', ...(wallets.length === 0 ? {} : { availablePaymentMethods: available }) });
  const buttons = wallets.map((wallet) => `<button data-wallet="${wallet}">${NAMES[wallet]}</button>`).join(' ');
  const cards = NUMBERS.map((number) => `<button data-number="${number}">Pay with ${number.slice(-4)}</button>`).join(' ');
  return (
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Stand-in</title>' +
    `<p id="buttons">${buttons}</p><div id="sheet" hidden><p id="total"></p>${cards} <button id="cancel">Cancel</button></div>` +
    // in a browser that does not let the frame, Stripe offers no wallet
    `<script>${WALLET_SCRIPT} if (document.featurePolicy?.allowsFeature('payment') ?? true) tell(${ready}); else tell({ type: 'ready' });</script></html>`
  );
}
