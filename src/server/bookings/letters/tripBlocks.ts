/** A booking in the parts of letters: itinerary, fare, people, prices, in the booking's language. */
import { nightDeparture } from '#core/content/phrases/nightDeparture';
import { directionName } from '#core/content/phrases/directionName';
import { fareName, fareRuleRows, ticketRows } from '#core/content/phrases/fareRules';
import { extraLines } from '#core/content/phrases/extraLines';
import { changeFacts as factsEn } from '#core/content/messages/booking/changeFacts.en';
import type { ChangeFactWords } from '#core/content/messages/booking/changeFacts.en';
import { changeFacts as factsEs } from '#core/content/messages/booking/changeFacts.es';
import { extraNames as namesEn } from '#core/content/messages/booking/extraNames.en';
import { extraNames as namesEs } from '#core/content/messages/booking/extraNames.es';
import type { Brand } from '#core/content/brand';
import { common as commonEn } from '#core/content/messages/site/common.en';
import { common as commonEs } from '#core/content/messages/site/common.es';
import { mail as mailEn } from '#core/content/messages/mails/mail.en';
import type { MailWords } from '#core/content/messages/mails/mail.en';
import { mail as mailEs } from '#core/content/messages/mails/mail.es';
import { trip as tripEn } from '#core/content/messages/booking/trip.en';
import { trip as tripEs } from '#core/content/messages/booking/trip.es';
import type { TravelerName } from '#core/domain/booking/booking';
import { inPlaces } from '#core/domain/booking/changeFacts';
import { ticketsOf } from '#core/domain/booking/tickets';
import { dateParts, dayOfWeek, localParts } from '#core/domain/values/dates';
import type { IsoDate, LocalDateTime } from '#core/domain/values/dates';
import type { Slice } from '#core/domain/flights/flights';
import { lastOf } from '#core/domain/values/nonEmpty';
import type { PriceEntry } from '#core/domain/payment/priceLedger';
import { LANGUAGE_TAG } from '#core/domain/site/routes';
import type { TimeZoneOf } from '../../geography/timeZones';
import type { Booking } from '../saga/work';
import type { PaidExchange } from './methodText';
import type { Exchange } from '../afterSale/exchanging/exchangeWork';
import type { Cancellation } from '../afterSale/cancelling/cancellations.repository';
import type { Block } from '../../mail/sheet/sheet';
import { at, known } from '#core/domain/values/checkedReads';

/** What a letter is made of. */
export interface TripFacts {
  readonly booking: Booking;
  readonly ledger: readonly PriceEntry[];
  /** Changes of flights that were paid for, whichever letter it is. */
  readonly paidExchanges: readonly PaidExchange[];
  readonly cancellation: Cancellation | null;
  /** The change of flights that the letter is about. */
  readonly exchange: Exchange | null;
  readonly brand: Brand;
  /** `https://www.example.com`. */
  readonly origin: string;
  readonly isSandbox: boolean;
  readonly now: Date;
  readonly timeZoneOf: TimeZoneOf;
  /** Opens the booking without typing (manage/bookingLinks.ts); null in letters that do not lead there. */
  readonly openToken: string | null;
  /** Stands in the address of the calendar file; null in letters without one. */
  readonly calendarToken: string | null;
  /** Why the ticket mail is sent again: the numbers came later, or a name was corrected; null where it is the first. */
  readonly sentAgainFor: 'tickets' | 'names' | null;
}

/** What a file to keep is made of: whoever has it, has no key to the booking with it. */
export type FileFacts = Omit<TripFacts, 'exchange' | 'openToken' | 'calendarToken' | 'sentAgainFor'>;

export interface Words {
  readonly lang: string;
  readonly mail: MailWords;
  readonly common: typeof commonEn;
  readonly trip: typeof tripEn;
  readonly changeFacts: ChangeFactWords;
}

const ENGLISH: Words = { lang: LANGUAGE_TAG.en, mail: mailEn, common: commonEn, trip: tripEn, changeFacts: factsEn };
const SPANISH: Words = { lang: LANGUAGE_TAG.es, mail: mailEs, common: commonEs, trip: tripEs, changeFacts: factsEs };
export const wordsOf = ({ locale }: Pick<Booking, 'locale'>): Words => (locale === 'es' ? SPANISH : ENGLISH);

/** `Thu, Jan 14`, or with its year. */
export function dayText({ lang, common }: Pick<Words, 'lang' | 'common'>, date: IsoDate, hasYear = false): string {
  if (hasYear) return new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
  const { month, day } = dateParts(date);
  return common.dayAndDate(at(common.weekdaysShort, dayOfWeek(date)), at(common.monthsShort, month - 1), day);
}

/** `Thu, Jan 14, 9:30 PM`, at the airport's own clock. */
export function localText(words: Words, at: LocalDateTime): string {
  const { date, minutes } = localParts(at);
  return `${dayText(words, date)}, ${words.common.time(minutes)}`;
}

/** The city of an airport, in the language of the letter. */
export function cityOf({ common }: Words, { offer }: Booking, code: string): string {
  const airport = offer.airports[code];
  return airport ? common.city(airport) : code;
}

const placeOf = (words: Words, booking: Booking, code: string, terminal?: string): string => {
  const airport = booking.offer.airports[code];
  const place = airport ? `${cityOf(words, booking, code)}, ${words.common.airport(airport)} (${code})` : code;
  return withTerminal(words, place, terminal);
};

/** `London Heathrow, Terminal 3`; the place alone where the terminal is not known. */
export const withTerminal = ({ trip }: Pick<Words, 'trip'>, place: string, terminal: string | undefined): string =>
  terminal === undefined ? place : `${place}, ${trip.itinerary.terminal(terminal)}`;

/** Where the journey goes. */
export function goalOf(words: Words, booking: Booking): string {
  return cityOf(words, booking, lastOf(booking.offer.slices[0].legs).to);
}

/** Every flight with both of its clocks; `before` is what was booked, where it changed: times next to the new ones, other flights below. */
export function itineraryBlocks(words: Words, booking: Booking, before: readonly Slice[] | null = null): readonly Block[] {
  const { mail } = words;
  const { slices } = booking.offer;
  const areTheSame = before !== null && isSameRoute(before, slices);
  return [
    { kind: 'list', title: mail.itinerary, items: flightItems(words, booking, slices, before) },
    ...(before === null || areTheSame
      ? []
      : [{ kind: 'list', title: mail.changes.former, items: flightItems(words, booking, before, before) } as const]),
    { kind: 'note', text: mail.localTimes },
  ];
}

/** The flights of one direction, with both of their clocks. */
export function sliceBlocks(words: Words, booking: Booking, place: number): readonly Block[] {
  const { slices } = booking.offer;
  const before = slices.slice(0, place).reduce((sum, { legs }) => sum + legs.length, 0);
  const items = flightItems(words, booking, slices, null).slice(before, before + at(slices, place).legs.length);
  return [
    { kind: 'list', title: words.mail.itinerary, items },
    { kind: 'note', text: words.mail.localTimes },
  ];
}

/** Whether times can stand side by side. */
const isSameRoute = (a: readonly Slice[], b: readonly Slice[]): boolean => routeOf(a) === routeOf(b);
const routeOf = (slices: readonly Slice[]): string =>
  slices.map(({ legs }) => legs.map(({ carrier, flightNumber, from, to }) => [carrier, flightNumber, from, to].join('-')).join()).join(';');

function flightItems(
  words: Words,
  booking: Booking,
  slices: readonly Slice[],
  booked: readonly Slice[] | null,
): readonly (readonly string[])[] {
  const { mail, common, trip } = words;
  const { carriers, airports, query } = booking.offer;
  const before = booked !== null && isSameRoute(booked, slices) ? booked : null;
  // a direction keeps its name where the other one is cancelled
  const named = booked === null ? null : inPlaces(booked, slices, airports).places;
  const nameOfSlice = (slice: Slice, s: number): string => {
    const place = named?.indexOf(slice) ?? -1;
    return place < 0 || booked === null
      ? directionName(words, { slices, airports, query }, s)
      : directionName(words, { slices: booked, airports, query }, place);
  };
  const times = (now: LocalDateTime, was: LocalDateTime | undefined): string =>
    was === undefined || was === now ? localText(words, now) : `${localText(words, now)} (${mail.was(localText(words, was))})`;
  return slices.flatMap((slice, s) =>
    slice.legs.map((leg, l): readonly string[] => {
      const old = before?.[s]?.legs[l];
      const layover = slice.layovers[l];
      const night = l === 0 ? nightDeparture(trip.itinerary, slice) : null;
      return [
        `${nameOfSlice(slice, s)}: ${trip.itinerary.flightNumber(carriers[leg.carrier]?.name ?? leg.carrier, leg.flightNumber)}`,
        mail.departs(times(leg.departs, old?.departs), placeOf(words, booking, leg.from, leg.fromTerminal)),
        ...(night === null ? [] : [night]),
        mail.arrives(times(leg.arrives, old?.arrives), placeOf(words, booking, leg.to, leg.toTerminal)),
        [common.duration(leg.minutes), leg.aircraftName, ...(leg.operatedBy === null ? [] : [common.operatedBy(leg.operatedBy)])].join(
          ' · ',
        ),
        ...(leg.stopsAt ? [trip.itinerary.landsAt(leg.stopsAt.map((code) => placeOf(words, booking, code)).join(', '))] : []),
        ...(layover && layover.minutes > 0
          ? [mail.layover(common.duration(layover.minutes), placeOf(words, booking, layover.airport))]
          : []),
        ...(layover?.notes.includes('selfTransfer') ? [trip.itinerary.layoverNotes.selfTransfer] : []),
      ];
    }),
  );
}

export const nameOf = (t: TravelerName): string => [t.firstName, t.middleName, t.lastName].filter(Boolean).join(' ');

/** Names that the airline does not correct, as requested and as the tickets have them. */
export const namesRefused = ({ travelers }: Booking): readonly { readonly requested: string; readonly ticket: string }[] =>
  travelers.flatMap((one) =>
    one.nameCorrection?.state === 'refused' ? [{ requested: nameOf(one.nameCorrection.name), ticket: nameOf(one) }] : [],
  );

/** A traveler; of an infant, on whose lap. */
function travelerText({ mail }: Words, { travelers }: Booking, traveler: Booking['travelers'][number]): string {
  const holder = travelers[traveler.heldBy ?? -1];
  return holder ? `${nameOf(traveler)}, ${mail.onLapOf(nameOf(holder))}` : nameOf(traveler);
}

const namesRow = (words: Words, booking: Booking) =>
  [words.mail.travelers, booking.travelers.map((traveler) => travelerText(words, booking, traveler)).join('\n')] as const;

/** References and names; what a traveler shows at the counter. */
export function peopleBlock(words: Words, booking: Booking): Block {
  return { kind: 'facts', rows: [...referenceRows(words, booking), namesRow(words, booking)] };
}

/** Below a summary that has the references: who travels, and each with the numbers of the tickets that are issued. */
export function namesBlock(words: Words, booking: Booking): Block {
  const { travelers, tickets } = booking;
  if (tickets.length === 0) return { kind: 'facts', rows: [namesRow(words, booking)] };
  const { boarding } = words.mail;
  const items = travelers.map((traveler, i) => [travelerText(words, booking, traveler), ...ticketsOf(tickets, i).map(boarding.ticket)]);
  return { kind: 'list', title: words.mail.travelers, items };
}

/** Seats and bags by traveler; nothing where none were bought. */
export function extrasBlocks({ lang }: Words, { travelers, offer: { extras = [], slices } }: Booking): readonly Block[] {
  const names = lang === SPANISH.lang ? namesEs : namesEn;
  const rows = travelers.flatMap((traveler, i): readonly (readonly [string, string])[] => {
    const lines = extraLines(names, extras, slices, i);
    return lines.length === 0 ? [] : [[nameOf(traveler), lines.join('\n')]];
  });
  return rows.length === 0 ? [] : [{ kind: 'facts', title: names.title, rows }];
}

/** Assistance that the airline is to give, by traveler; nothing where nobody needs any. */
export function assistanceBlocks({ mail: { assistance: words } }: Words, { travelers }: Booking): readonly Block[] {
  const lines = travelers.flatMap((t) => (t.assistance ?? []).map((kind) => `${nameOf(t)}: ${words.kinds[kind]}`));
  if (lines.length === 0) return [];
  return [
    { kind: 'facts', rows: [[words.title, lines.join('\n')]] },
    { kind: 'note', text: words.note },
  ];
}

/** The site's reference, and the airline's once there is one. */
export const referenceRows = ({ mail }: Words, { reference, supplierReference }: Booking): readonly (readonly [string, string])[] => [
  [mail.reference, reference],
  ...(supplierReference === null ? [] : [[mail.airlineReference, supplierReference] as const]),
];

export function fareBlock({ mail, trip }: Words, { offer }: Pick<Booking, 'offer'>): Block {
  return {
    kind: 'facts',
    title: mail.fareRules(fareName(mail.fares, offer.conditions)),
    rows: [...ticketRows(mail.fares, offer.conditions), ...fareRuleRows(trip, mail.fares, offer.conditions)],
  };
}

/** `Nov 21, 2026, 12:00 PM UTC`. */
export const instantText = ({ lang }: Words, at: Date, zone = 'UTC'): string =>
  new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short', timeZone: zone }).format(at);

/** Until when our free cancellation lasts, at the first airport's clock and in UTC. */
export function freeCancelBlock(words: Words, { booking, now, timeZoneOf }: Pick<TripFacts, 'booking' | 'now' | 'timeZoneOf'>): Block {
  const until = booking.freeCancelUntil;
  if (until === null || until <= now) return { kind: 'note', text: words.mail.noFreeCancel };
  const zone = timeZoneOf(booking.offer.slices[0].legs[0].from) ?? 'UTC';
  const local = new Intl.DateTimeFormat(words.lang, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: zone,
  }).format(until);
  const name = new Intl.DateTimeFormat(words.lang, { timeZone: zone, timeZoneName: 'short' })
    .formatToParts(until)
    .find((part) => part.type === 'timeZoneName')?.value;
  return {
    kind: 'facts',
    rows: [[words.mail.freeCancel, words.mail.freeCancelAt(known([local, name]).join(' '), instantText(words, until))]],
  };
}
