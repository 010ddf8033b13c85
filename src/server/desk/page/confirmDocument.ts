/** The question before anything is done at the desk. Its id makes one answer count once. */
import type { TimedQuote } from '#core/domain/booking/cancelRules';
import { formatCents } from '#core/domain/values/money';
import type { AttentionLine } from '../../attention/attentionDesk.service';
import { escapeHtml } from '../../content/pages/document';
import { attentionHtml } from './attentionHtml';
import { BOOKING_WORDS } from './bookingDocument';
import type { DeskFrame } from './bookingDocument';
import { factsHtml, frameOf, momentText, OTHER, topBar } from './frame';
import { actionPath, bookingPath, closePath, DESK_PATH, inLanguage } from './paths';

/** What is to be confirmed. */
export type Question =
  | { readonly action: 'retry'; readonly reference: string }
  | { readonly action: 'mail'; readonly reference: string; readonly email: string }
  /** `names`: as the tickets have them, and as they are to be. */
  | { readonly action: 'name_corrected' | 'name_refused'; readonly reference: string; readonly names: string }
  /** `isChanged`: the terms are others than those that were just agreed to. */
  | { readonly action: 'cancel'; readonly reference: string; readonly quote: TimedQuote; readonly isChanged: boolean }
  | { readonly action: 'close'; readonly line: AttentionLine };

const text = escapeHtml;

export function confirmDocument(frame: DeskFrame, question: Question, questionId: string): string {
  const { lang } = frame;
  const words = BOOKING_WORDS[lang];
  const path = pathOf(question);
  const subject = question.action === 'close' ? question.line.name : question.reference;
  const title = `${words.actions[question.action]}: ${subject}`;
  const back = question.action === 'close' ? DESK_PATH : bookingPath(question.reference);
  const refund = question.action === 'cancel' ? `<input type="hidden" name="refund" value="${String(question.quote.refund)}">` : '';
  const body =
    `<header>${topBar(frame, inLanguage(path, OTHER[lang]))}</header><main class="question"><h1>${text(title)}</h1>` +
    questionHtml(frame, question) +
    `<form method="post" action="${text(inLanguage(path, lang))}"><input type="hidden" name="question" value="${questionId}">${refund}` +
    `<button type="submit">${text(yesText(frame, question))}</button> ` +
    `<a class="button plain" href="${text(inLanguage(back, lang))}">${text(words.back)}</a></form></main>`;
  return frameOf(frame, title, body);
}

const pathOf = (question: Question): string =>
  question.action === 'close' ? closePath(question.line.id) : actionPath(question.reference, question.action);

function questionHtml({ lang, timeZone }: DeskFrame, question: Question): string {
  const { ask, quoteChanged } = BOOKING_WORDS[lang];
  switch (question.action) {
    case 'retry':
      return `<p>${text(ask.retry)}</p>`;
    case 'mail':
      return `<p>${text(ask.mail(question.email))}</p>`;
    case 'name_corrected':
    case 'name_refused':
      return `<p>${text(ask[question.action])}</p><p><strong>${text(question.names)}</strong></p>`;
    case 'close':
      return `<p>${text(ask.close)}</p>${attentionHtml([question.line], { lang, timeZone, isConfirmation: true })}`;
    case 'cancel':
      return (
        (question.isChanged ? `<p class="fault" role="alert">${text(quoteChanged)}</p>` : '') +
        `<p>${text(ask.cancel)}</p>${quoteHtml({ lang, timeZone }, question.quote)}`
      );
  }
}

function quoteHtml({ lang, timeZone }: Pick<DeskFrame, 'lang' | 'timeZone'>, quote: TimedQuote): string {
  const { terms, bases } = BOOKING_WORDS[lang];
  return factsHtml([
    [terms.basis, text(bases[quote.basis])],
    [terms.paid, text(formatCents(quote.paid))],
    [terms.returned, quote.returned === undefined ? null : text(formatCents(quote.returned))],
    [terms.airlineKeeps, text(formatCents(quote.airlineKeeps))],
    [terms.feeKept, text(formatCents(quote.feeKept))],
    [terms.refund, `<strong>${text(formatCents(quote.refund))}</strong>`],
    ...(quote.credit ? [[bases.credit, text(quote.credit.amount === null ? '?' : formatCents(quote.credit.amount))] as const] : []),
    [terms.disputed, quote.isDisputed ? text(terms.disputedNote) : null],
    [terms.until, quote.until && text(momentText(quote.until, timeZone))],
  ]);
}

function yesText({ lang }: DeskFrame, question: Question): string {
  const { yes } = BOOKING_WORDS[lang];
  return question.action === 'cancel' ? yes.cancel(formatCents(question.quote.refund)) : yes[question.action];
}
