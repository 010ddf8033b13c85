/** The script of the gateway's two framed documents. It finds out by their elements which of them it runs in. */
import './fields.css';
import { tellHeightOf } from '../../framed/parentPage';
import { startCardFields } from './cardForm';
import { startChallenge } from './challengeForm';
import { startWallet } from './walletSheet';

const main = document.querySelector('main');
const cardForm = document.querySelector<HTMLFormElement>('form[data-card]');
const walletSheet = document.querySelector<HTMLFormElement>('form[data-pay]');
const challengeForm = document.querySelector<HTMLFormElement>('form[data-challenge]');
if (main && cardForm && walletSheet) {
  tellHeightOf(main);
  startWallet(main, walletSheet);
  startCardFields(cardForm);
}
if (challengeForm) startChallenge(challengeForm);
