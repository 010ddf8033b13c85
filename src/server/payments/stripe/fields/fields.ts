/** The script of the gateway's two framed documents. It finds out by the root element which of them it runs in. */
import './fields.css';
import { startCardElement } from './cardElement';
import { startChallenge } from './challenge';
import { openStripeJs } from './stripeJs';

const root = document.querySelector<HTMLElement>('[data-key]');
if (root) {
  const stripe = openStripeJs(root.dataset['key'] ?? '', document.documentElement.lang);
  if (root.dataset['challenge'] === undefined) startCardElement(root, stripe);
  else startChallenge(root, stripe);
}
