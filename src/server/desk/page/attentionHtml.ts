/** Entries that want a person, as HTML: what to do, by when, and the ways to booking and provider. */
import { formatCents } from '#core/domain/values/money';
import type { Locale } from '#core/domain/site/routes';
import type { AttentionLine } from '../../attention/attentionDesk.service';
import { escapeHtml } from '../../content/pages/document';
import { factsHtml, momentText, WORDS } from './frame';
import { bookingPath, closePath, inLanguage } from './paths';

interface Shown {
  readonly lang: Locale;
  readonly timeZone: string;
  /** On the page that confirms closing one: its name is the headline, and there is no link to the question. */
  readonly isConfirmation?: boolean;
}

export const bookingLink = (reference: string, lang: Locale): string =>
  `<a href="${escapeHtml(inLanguage(bookingPath(reference), lang))}">${escapeHtml(reference)}</a>`;

export function attentionHtml(lines: readonly AttentionLine[], { lang, timeZone, isConfirmation = false }: Shown): string {
  const words = WORDS[lang];
  const entries = lines.map((line) => {
    const provider = line.providerUrl
      ? `<a href="${escapeHtml(line.providerUrl)}" rel="noreferrer">${escapeHtml(line.providerId ?? line.providerUrl)}</a>`
      : line.providerId && escapeHtml(line.providerId);
    const facts = factsHtml([
      [words.until, line.dueAt && escapeHtml(momentText(line.dueAt, timeZone))],
      [words.booking, line.reference && bookingLink(line.reference, lang)],
      [words.amount, line.amount === null ? null : escapeHtml(formatCents(line.amount))],
      [words.reason, line.reason && escapeHtml(line.reason)],
      [words.atProvider, provider],
      [words.since, escapeHtml(momentText(line.openedAt, timeZone))],
    ]);
    const todo = `<p>${escapeHtml(line.todo)}</p>${facts}`;
    if (isConfirmation) return `<li>${todo}</li>`;
    const close = `<p><a class="button plain" href="${escapeHtml(inLanguage(closePath(line.id), lang))}">${escapeHtml(words.close)}</a></p>`;
    return `<li><h3>${escapeHtml(line.name)}</h3>${todo}${close}</li>`;
  });
  return `<ul class="entries">${entries.join('')}</ul>`;
}
