/** A booking at the desk: how it stands, what was paid, what happened, and what an agent may do with it; also what a search finds. */
import { receipt as receiptEn } from '#core/content/messages/booking/payment/receipt.en';
import { receipt as receiptEs } from '#core/content/messages/booking/payment/receipt.es';
import { walletText } from '#core/domain/payment/wallets';
import { formatCents } from '#core/domain/values/money';
import { ticketsOf } from '#core/domain/booking/tickets';
import type { Locale } from '#core/domain/site/routes';
import type { Contact, TravelerName } from '#core/domain/booking/booking';
import { withExtension } from '#core/domain/typed/phone';
import { SSR_CODES } from '#core/domain/travelers/assistance';
import { ticketName } from '#core/domain/travelers/ticketName';
import type { AttentionLine } from '../../attention/attentionDesk.service';
import type { BookingFile } from '../../bookings/desk/bookingDesk.service';
import { escapeHtml } from '../../content/pages/document';
import type { LoggedAction } from '../actions.service';
import type { DeskAction } from '../desk.tables';
import { attentionHtml, bookingLink } from './attentionHtml';
import { en } from './bookingWords.en';
import type { BookingWords } from './bookingWords.en';
import { es } from './bookingWords.es';
import { factsHtml, findForm, frameOf, momentText, OTHER, topBar, WORDS } from './frame';
import type { Frame } from './frame';
import { actionPath, bookingPath, DESK_PATH, inLanguage } from './paths';

export const BOOKING_WORDS: Readonly<Record<Locale, BookingWords>> = { en, es };

export interface DeskFrame extends Frame {
  readonly timeZone: string;
}

export interface BookingPage extends DeskFrame {
  readonly file: BookingFile;
  readonly attention: readonly AttentionLine[];
  readonly log: readonly LoggedAction[];
  /** How the action ended that was just confirmed. */
  readonly done: LoggedAction | null;
}

type Booking = BookingFile['booking'];

const text = (value: string): string => escapeHtml(value);
/** Moments and routes break between their words alone, and not at a hyphen. */
const unbroken = (value: string): string =>
  value
    .split(' ')
    .map((word) => `<span class="unbroken">${text(word)}</span>`)
    .join(' ');
/** People on a booking; of an erased one their names are gone. */
const namesOf = ({ travelers }: Booking): string =>
  travelers
    .map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim())
    .filter(Boolean)
    .join(', ');
/** Names as the tickets have them, and as travelers want the airline to correct them; empty where nobody did. */
export const requestedNames = ({ travelers }: Booking): string =>
  travelers
    .flatMap(({ nameCorrection, ...ticket }) =>
      nameCorrection?.state === 'asked' ? [`${ticketText(ticket)} → ${ticketText(nameCorrection.name)}`] : [],
    )
    .join('; ');
const ticketText = (name: TravelerName): string => {
  const printed = ticketName(name);
  return printed ? `${printed.family}/${printed.given}` : `${name.lastName}/${name.firstName}`;
};
/** Infants, and on whose lap each is. */
const lapsText = ({ travelers }: Booking, words: BookingWords): string =>
  travelers
    .flatMap(({ firstName, lastName, heldBy = -1 }) => {
      const holder = travelers[heldBy];
      return holder ? [words.onLapOf(`${firstName} ${lastName}`, `${holder.firstName} ${holder.lastName}`)] : [];
    })
    .join('; ');
/** Who requested what, by name and by the code of airlines. */
const assistanceText = ({ travelers }: Booking, words: BookingWords): string =>
  travelers
    .flatMap(({ firstName, lastName, assistance = [] }) =>
      assistance.map((kind) => `${firstName} ${lastName}: ${words.assistanceNames[kind]} (${SSR_CODES[kind]})`),
    )
    .join('; ');
/** Whose ticket is which; names of an erased booking are gone, and its numbers with them. */
const ticketLines = ({ travelers, tickets }: Booking): string =>
  travelers
    .flatMap(({ firstName, lastName }, i) => ticketsOf(tickets, i).map((number) => text(`${number}, ${firstName} ${lastName}`)))
    .join('<br>');
const routeOf = ({ offer }: Booking): string =>
  offer.query.slices.map(({ origin, destination, date }) => `${origin}–${destination} ${date}`).join(', ');

/** What a search found. It came in a body, so that no other address shows it: there is no link to the other language. */
export function foundDocument(frame: DeskFrame, typed: string, found: readonly Booking[], most: number): string {
  const words = BOOKING_WORDS[frame.lang];
  const { booking, state, route, made } = WORDS[frame.lang];
  const title = found.length === 0 ? words.foundNone : words.found(found.length);
  const rows = found.map((one) => [
    bookingLink(one.reference, frame.lang),
    text(WORDS[frame.lang].stateNames[one.state]),
    text(namesOf(one) || words.erased),
    unbroken(routeOf(one)),
    unbroken(momentText(one.createdAt, frame.timeZone)),
  ]);
  const hint = found.length === 0 ? words.foundNoneHint : found.length === most ? words.foundMost(most) : null;
  const body =
    `<header>${topBar(frame, null)}${findForm(frame.lang, typed)}</header><main><section><h1>${text(title)}</h1>` +
    (hint === null ? '' : `<p class="hint">${text(hint)}</p>`) +
    (rows.length === 0 ? '' : plainTable(title, [booking, state, words.travelers, route, made], rows)) +
    `</section></main>`;
  return frameOf(frame, title, body);
}

export function bookingDocument(page: BookingPage): string {
  const { lang, file, attention, log, done, timeZone } = page;
  const { booking } = file;
  const words = BOOKING_WORDS[lang];
  const heading = `${booking.reference} · ${WORDS[lang].stateNames[booking.state]}`;
  const here = bookingPath(booking.reference);
  const section = (title: string, html: string): string => `<section><h2>${text(title)}</h2>${html}</section>`;
  const body = [
    `<header>${topBar(page, inLanguage(here, OTHER[lang]))}${findForm(lang)}</header>`,
    `<main><div><h1>${text(heading)}</h1>`,
    done === null ? '' : `<p class="notice" role="status">${text(words.actions[done.action])}: ${text(outcomeText(done, words))}</p>`,
    `${standingHtml(page, words)}${actionLinks(booking, lang)}</div>`,
    attention.length === 0 ? '' : section(WORDS[lang].attention, attentionHtml(attention, { lang, timeZone })),
    section(words.ledger, ledgerTable(page, words)),
    section(words.history, historyTable(page, words)),
    section(words.mails, mailTable(page, words)),
    section(words.log, logTable(log, page, words)),
    '</main>',
  ].join('\n');
  return frameOf(page, heading, body);
}

function cardHtml(lang: Locale, { wallet, cardBrand, cardLast4 }: Booking): string | null {
  const { brands, wallets } = lang === 'es' ? receiptEs : receiptEn;
  const brand = brands[cardBrand ?? 'unknown'];
  const last4 = cardLast4?.trim() ?? '';
  if (wallet !== null) return text(walletText(wallets[wallet], brand, last4));
  return last4 === '' ? null : text(`${brand} •••• ${last4}`);
}

function phoneHtml({ phone, extension }: Contact): string {
  const number = withExtension(phone, extension ?? null);
  return `<a href="tel:${text(number)}">${text(extension === undefined ? phone : `${phone} ext. ${extension}`)}</a>`;
}

function standingHtml({ lang, timeZone, file }: BookingPage, words: BookingWords): string {
  const { booking, cancellation, change } = file;
  const { contact, supplierReference, tickets, freeCancelUntil, offer, createdAt } = booking;
  const moment = (at: Date): string => momentText(at, timeZone);
  const isErased = contact.email === '';
  return factsHtml([
    [WORDS[lang].made, text(moment(createdAt))],
    [WORDS[lang].route, text(routeOf(booking))],
    [words.travelers, text(namesOf(booking) || words.erased)],
    [words.nameToCorrect, text(requestedNames(booking)) || null],
    [words.infants, text(lapsText(booking, words)) || null],
    [words.assistance, text(assistanceText(booking, words)) || null],
    [words.email, isErased ? text(words.erased) : `<a href="mailto:${text(contact.email)}">${text(contact.email)}</a>`],
    [words.phone, isErased ? null : phoneHtml(contact)],
    [words.airlineReference, supplierReference && text(supplierReference)],
    [words.tickets, tickets.length === 0 ? null : ticketLines(booking)],
    [words.total, text(formatCents(offer.price.total))],
    [words.card, cardHtml(lang, booking)],
    [words.freeUntil, freeCancelUntil && text(moment(freeCancelUntil))],
    [
      words.cancellation,
      cancellation &&
        text(`${words.cancelStates[cancellation.state]}, ${words.cancelledBy[cancellation.by]}, ${formatCents(cancellation.refund)}`),
    ],
    [words.change, change && text(changeText(change, words, moment))],
  ]);
}

function changeText(change: NonNullable<BookingFile['change']>, { changes }: BookingWords, moment: (at: Date) => string): string {
  const what = change.after === null ? changes.gone : change.isSignificant ? changes.significant : changes.small;
  return `${what}, ${change.acceptedAt === null ? changes.open : changes.accepted(moment(change.acceptedAt))}`;
}

function actionLinks(booking: Booking, lang: Locale): string {
  const { reference, state } = booking;
  const words = BOOKING_WORDS[lang];
  const offered: readonly DeskAction[] = [
    ...(requestedNames(booking) === '' ? [] : (['name_corrected', 'name_refused'] as const)),
    ...(['retry', 'mail'] as const),
    ...(state === 'ticketed' ? (['cancel'] as const) : []),
  ];
  const links = offered.map(
    (action) =>
      `<a class="button plain" href="${text(inLanguage(actionPath(reference, action), lang))}">${text(words.actions[action])}</a>`,
  );
  return `<p class="actions">${links.join(' ')}</p>`;
}

function ledgerTable({ lang, timeZone, file }: BookingPage, words: BookingWords): string {
  const rows = file.ledger.map(({ at, reason, source, amount }) => [
    unbroken(momentText(new Date(at), timeZone)),
    text(words.reasons[reason]),
    text(words.sources[source]),
    text(formatCents(amount)),
  ]);
  return plainTable(words.ledger, [words.when, words.what, words.who, WORDS[lang].amount], rows, 3) || nothing(words);
}

function historyTable({ timeZone, file }: BookingPage, words: BookingWords): string {
  const rows = file.history.map(({ at, what }) => {
    const [state = '', failure] = what.split(': ');
    const said = words.events[state] ?? state;
    return [unbroken(momentText(at, timeZone)), text(failure === undefined ? said : `${said} (${failure.replaceAll('_', ' ')})`)];
  });
  return plainTable(words.history, [words.when, words.what], rows) || nothing(words);
}

function mailTable({ timeZone, file }: BookingPage, words: BookingWords): string {
  const rows = file.mails.map(({ createdAt, kind, state, tries, fault }) => [
    unbroken(momentText(createdAt, timeZone)),
    text(words.mailKinds[kind] ?? kind),
    text(fault === null ? words.mailStates[state] : `${words.mailStates[state]} (${fault})`),
    String(tries),
  ]);
  return plainTable(words.mails, [words.when, words.what, words.state, words.tries], rows, 3) || nothing(words);
}

function logTable(log: readonly LoggedAction[], { timeZone }: DeskFrame, words: BookingWords): string {
  const rows = log.map((one) => [
    unbroken(momentText(one.at, timeZone)),
    text(one.agent || words.nobody),
    text(words.actions[one.action]),
    text(outcomeText(one, words)),
  ]);
  return plainTable(words.log, [words.when, words.who, words.what, words.outcome], rows) || nothing(words);
}

const outcomeText = ({ outcome }: LoggedAction, words: BookingWords): string =>
  outcome === null ? words.cutOff : (words.outcomes[outcome] ?? outcome);

const nothing = (words: BookingWords): string => `<p>${text(words.nothing)}</p>`;

/** Cells are HTML; the column of `numberAt` holds amounts. Empty where there are no rows. */
function plainTable(label: string, names: readonly string[], rows: readonly (readonly string[])[], numberAt = -1): string {
  if (rows.length === 0) return '';
  const kind = (i: number): string => (i === numberAt ? ' class="number"' : '');
  const head = names.map((name, i) => `<th scope="col"${kind(i)}>${text(name)}</th>`).join('');
  const body = rows
    .map((row) => `<tr>${row.map((html, i) => (i === 0 ? `<th scope="row">${html}</th>` : `<td${kind(i)}>${html}</td>`)).join('')}</tr>`)
    .join('');
  return `<section class="scroll wraps" aria-label="${text(label)}" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></section>`;
}

/** Where nothing by that name is. */
export function unknownDocument(frame: DeskFrame, says: string): string {
  const body = `<header>${topBar(frame, null)}${findForm(frame.lang)}</header><main><h1>${text(says)}</h1><p><a href="${inLanguage(DESK_PATH, frame.lang)}">${text(BOOKING_WORDS[frame.lang].back)}</a></p></main>`;
  return frameOf(frame, says, body);
}
