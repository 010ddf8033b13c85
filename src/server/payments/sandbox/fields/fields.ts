/** The script of the gateway's two framed documents. It finds out by the root element which of them it runs in. */
import './fields.css';
import { startCardFields } from './cardForm';
import { startChallenge } from './challengeForm';

const cardForm = document.querySelector<HTMLFormElement>('form[data-card]');
const challengeForm = document.querySelector<HTMLFormElement>('form[data-challenge]');
if (cardForm) startCardFields(cardForm);
if (challengeForm) startChallenge(challengeForm);
