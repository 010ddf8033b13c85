/** The script of the gateway's two framed documents. It finds out by the root element which of them it runs in. */
import './fields.css';
import { tellHeightOf } from '../../framed/parentPage';
import { refuseAll, startCardElement } from './cardElement';
import { startChallenge } from './challenge';
import { openStripeJs } from './stripeJs';
import { startWallets } from './walletElement';
import { required } from '#core/domain/values/checkedReads';

const root = document.querySelector<HTMLElement>('[data-key]');
if (root) {
  const stripe = openStripeJs(required(root.dataset['key'], 'key'), document.documentElement.lang);
  if (root.dataset['challenge'] === undefined) startFields(root, stripe);
  else startChallenge(root, stripe);
}

function startFields(at: HTMLElement, stripe: ReturnType<typeof openStripeJs>): void {
  const wallets = at.querySelector<HTMLElement>('.wallets');
  const buttons = at.querySelector<HTMLElement>('.wallets__buttons');
  const card = at.querySelector<HTMLElement>('.card');
  tellHeightOf(at);
  if (stripe === null || !wallets || !buttons || !card) return refuseAll(at);
  startWallets(wallets, buttons, stripe);
  startCardElement(at, card, stripe);
}
