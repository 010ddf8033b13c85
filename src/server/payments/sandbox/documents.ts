/** The two documents the sandbox gateway shows in frames. All words are in place before any script runs; nothing is inline. */
import { hostedFields as en } from '#core/content/messages/booking/payment/hostedFields.en';
import { hostedFields as es } from '#core/content/messages/booking/payment/hostedFields.es';
import type { Locale } from '#core/domain/site/routes';
import { formatCents } from '#core/domain/values/money';
import type { BuildManifest } from '../../content/pages/buildManifest';
import { escapeHtml, renderDocument } from '../../content/pages/document';
import type { Payment } from '../gateway';
import type { CardWords } from './fields/cardForm';
import { WALLET_CARDS } from './testCards';
import type { WalletCard } from './testCards';

const WORDS: Readonly<Record<Locale, typeof en>> = { en, es };
/** Entry of the web build that holds script and styles of both documents. */
const ENTRY = 'sandbox-fields';

export function cardFieldsDocument(lang: Locale, manifest: BuildManifest): string {
  const words = WORDS[lang];
  const forScript: CardWords = { faults: words.faults, testCardsOnly: words.testCardsOnly };
  const field = (id: string, label: string, example: string, autocomplete: string, length: number): string =>
    `<div class="field"><label for="${id}">${escapeHtml(label)}</label>` +
    `<input id="${id}" name="${id}" type="text" inputmode="numeric" autocomplete="${autocomplete}" maxlength="${length}" ` +
    `placeholder="${escapeHtml(example)}" aria-describedby="${id}-say" aria-invalid="false" spellcheck="false" required>` +
    `<span class="say" id="${id}-say" aria-live="polite"></span></div>`;
  const body = [
    `<main aria-label="${escapeHtml(words.title)}">`,
    walletHtml(words),
    `<form data-card="${escapeHtml(JSON.stringify(forScript))}" novalidate aria-label="${escapeHtml(words.title)}">`,
    field('number', words.number, words.numberExample, 'cc-number', 24),
    field('expiration', words.expiration, words.expirationExample, 'cc-exp', 9),
    field('securityCode', words.securityCode, words.securityCodeExample, 'cc-csc', 4),
    '</form></main>',
  ].join('');
  return renderDocument({ lang, title: words.title, assets: { manifest, entry: ENTRY }, head: NO_INDEX, body });
}

/** The wallet's button, which waits for the script that handles it, and its sheet, which is hidden until the page wants it open. */
function walletHtml(words: typeof en): string {
  const card = ([kind, number]: readonly [string, string], at: number): string =>
    `<label class="choice"><input type="radio" name="card" value="${kind}"${at === 0 ? ' checked' : ''}><span>` +
    `<b>${escapeHtml(words.walletCard(number.slice(-4)))}</b> ${escapeHtml(words.walletCards[kind as WalletCard])}</span></label>`;
  return (
    `<section class="wallets" aria-label="${escapeHtml(words.walletsTitle)}">` +
    `<button type="button" class="wallet" disabled>${escapeHtml(words.payFrom)}</button>` +
    `<p class="terms">${escapeHtml(words.walletTerms)}</p><p class="or"><span>${escapeHtml(words.orByCard)}</span></p></section>` +
    `<form data-pay="${escapeHtml(words.payFromWallet('{amount}'))}" data-failed="${escapeHtml(words.walletFailed)}" hidden>` +
    `<fieldset><legend>${escapeHtml(words.walletSheet)}</legend>${Object.entries(WALLET_CARDS).map(card).join('')}</fieldset>` +
    `<p class="say" role="alert"></p><div class="acts"><button type="submit"></button>` +
    `<button type="button">${escapeHtml(words.closeWallet)}</button></div></form>`
  );
}

/** `payment` is null when the check is over or never was. */
export function challengeDocument(
  lang: Locale,
  manifest: BuildManifest,
  challengeId: string,
  payment: Pick<Payment, 'amount' | 'card'> | null,
): string {
  const words = WORDS[lang];
  const text = payment ? words.challengeText(formatCents(payment.amount), payment.card.last4) : words.challengeOver;
  const acts =
    `<p class="say" role="alert"></p><div class="acts"><button type="submit" value="complete">${escapeHtml(words.complete)}</button>` +
    `<button type="submit" value="fail">${escapeHtml(words.fail)}</button></div>`;
  const body =
    `<main aria-label="${escapeHtml(words.challengeTitle)}"><form data-challenge="${escapeHtml(challengeId)}" data-open="${payment !== null}" data-failed="${escapeHtml(words.challengeFailed)}">` +
    `<h1>${escapeHtml(words.challengeTitle)}</h1><p>${escapeHtml(text)}</p>${payment ? acts : ''}</form></main>`;
  return renderDocument({ lang, title: words.challengeTitle, assets: { manifest, entry: ENTRY }, head: NO_INDEX, body });
}

const NO_INDEX = '<meta name="robots" content="noindex">';
