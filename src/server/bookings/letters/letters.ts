/** The letters about a booking (booking.32): pure, out of what is true of it at the moment of sending. */
import { phoneLink } from '../../mail/phones';
import { nightDeparture } from '#core/content/phrases/nightDeparture';
import { formatCents } from '#core/domain/values/money';
import type { AirlineCredit } from '#core/domain/booking/cancelRules';
import { needsPassport } from '#core/domain/booking/booking';
import { isUnitedStates } from '#core/domain/places/unitedStates';
import { returnedElsewhere } from '#core/domain/payment/priceLedger';
import { hasTicketEach } from '#core/domain/booking/tickets';
import type { Slice } from '#core/domain/flights/flights';
import { lastOf } from '#core/domain/values/nonEmpty';
import { href } from '#core/domain/site/routes';
import type { BookingLetterKind } from '../../mail/mailStates';
import type { Letter } from '../../mail/transport';
import { DAY_MS } from '#core/domain/values/keptFor';
import { changeFacts, isFlyable } from '#core/domain/booking/changeFacts';
import { changeLines } from '#core/content/phrases/changeLines';
import { creditOf } from '../afterSale/cancelling/credit';
import { departureOf } from '../afterSale/cancelling/freeCancel';
import { REMINDER_DAYS } from './reminder';
import { calendarOf } from '../manage/calendar';
import type { Booking } from '../saga/work';
import type { ScheduleChange } from '../afterSale/scheduleChanges/scheduleChanges.repository';
import type { Block, Sheet } from '../../mail/sheet/sheet';
import { sheetHtml } from '../../mail/sheet/sheetHtml';
import { sheetText } from '../../mail/sheet/sheetText';
import { subjectOfChange } from './changeSubject';
import { afterBookingBlocks, checkInBlocks, manageBlocks } from './linkBlocks';
import { passBlock, priceBlock } from './summaryBlocks';
import {
  assistanceBlocks,
  cityOf,
  extrasBlocks,
  fareBlock,
  freeCancelBlock,
  goalOf,
  itineraryBlocks,
  localText,
  namesBlock,
  namesRefused,
  peopleBlock,
  sliceBlocks,
  wordsOf,
} from './tripBlocks';
import type { TripFacts, Words } from './tripBlocks';

/** What a schedule change adds to a booking: its flights as they were, and null where it is no longer flown. */
type Change = Pick<ScheduleChange, 'before' | 'after' | 'isSignificant'>;

/** Whether a letter still says what is true. */
export function isStillTrue(kind: BookingLetterKind, { booking, cancellation }: Pick<TripFacts, 'booking' | 'cancellation'>): boolean {
  switch (kind) {
    case 'received':
      return booking.state === 'received';
    case 'ticketed':
    case 'schedule_change':
    case 'exchanged':
    case 'reminder':
    case 'check_in':
      return booking.state === 'ticketed';
    case 'payment_failed':
      return booking.state === 'failed';
    case 'name_refused':
      return booking.state === 'ticketed' && namesRefused(booking).length > 0;
    case 'cancelled':
      return cancellation?.state === 'done';
  }
}

/** Whether a letter is about flights to come, and belongs into calendars. */
export const hasTrip = (kind: BookingLetterKind, change: Change | null): boolean =>
  kind === 'ticketed' ||
  kind === 'exchanged' ||
  kind === 'reminder' ||
  (kind === 'schedule_change' && change !== null && change.after !== null);

/** The letter of a kind. `change` belongs to a schedule change; the day before check-in opens, `letterBefore` writes of one slice. */
export function letterOf(kind: Exclude<BookingLetterKind, 'check_in'>, facts: TripFacts, change: Change | null = null): Letter {
  const words = wordsOf(facts.booking);
  const { booking } = facts;
  const city = goalOf(words, booking);
  const { mail } = words;
  const subject =
    kind === 'reminder'
      ? mail.subjects.reminder(city, daysAhead(facts))
      : kind === 'payment_failed'
        ? mail.subjects.payment_failed(city)
        : kind === 'ticketed'
          ? mail.subjects[facts.sentAgainFor ?? 'ticketed'](booking.reference, city)
          : kind === 'schedule_change'
            ? mail.subjects.schedule_change(booking.reference, subjectOfChange(words, booking.offer.airports, change))
            : mail.subjects[kind](booking.reference);
  // nobody has paid, or shown to own the address: the mail repeats nothing that was typed
  const greeting = kind === 'payment_failed' ? [] : [greetingOf(words, booking)];
  const calendar = calendarOf(booking, facts.now, facts.timeZoneOf, 'traveler');
  return {
    ...onSheet(words, facts, subject, [...greeting, ...bodyOf(kind, words, facts, change)]),
    attachments: hasTrip(kind, change)
      ? [{ filename: `wingfare-${booking.reference}.ics`, contentType: 'text/calendar; charset=utf-8; method=PUBLISH', content: calendar }]
      : [],
  };
}

/** Begun days before the trip: three, unless a change brought the departure nearer; at least one. */
function daysAhead({ booking, now, timeZoneOf }: TripFacts): number {
  const departure = departureOf(booking.offer.slices, timeZoneOf);
  return departure === null ? REMINDER_DAYS : Math.max(1, Math.ceil((departure.getTime() - now.getTime()) / DAY_MS));
}

/** The letter of the day before a slice leaves: when and where, check-in, what to have ready (booking.54). */
export function letterBefore(place: number, slice: Slice, facts: TripFacts): Letter {
  const words = wordsOf(facts.booking);
  const { booking } = facts;
  const { mail } = words;
  const [first, last] = [slice.legs[0], lastOf(slice.legs)];
  const when = localText(words, first.departs);
  const blocks: readonly Block[] = [
    greetingOf(words, booking),
    { kind: 'strong', text: mail.dayBefore.leaves(when, cityOf(words, booking, first.from)) },
    passBlock(words, booking, [place]),
    ...checkInBlocks(words, booking, slice),
    { kind: 'list', title: mail.dayBefore.ready, items: readyLines(words, booking, slice).map((line) => [line]) },
    namesBlock(words, booking),
    ...assistanceBlocks(words, booking),
    ...sliceBlocks(words, booking, place),
    ...manageBlocks(words, facts),
  ];
  return { ...onSheet(words, facts, mail.subjects.check_in(cityOf(words, booking, last.to), when), blocks), attachments: [] };
}

function readyLines({ mail: { dayBefore }, trip }: Words, { offer, supplierReference }: Booking, slice: Slice): readonly string[] {
  const isAbroad = needsPassport([slice], offer.airports) || !isUnitedStates(offer.airports[slice.legs[0].from]?.country ?? 'US');
  const night = nightDeparture(trip.itinerary, slice);
  return [
    isAbroad ? dayBefore.abroad : dayBefore.domestic,
    ...(supplierReference === null ? [] : [dayBefore.reference(supplierReference)]),
    dayBefore.early,
    ...(night === null ? [] : [night]),
  ];
}

const greetingOf = ({ mail }: Words, { travelers }: Booking): Block => ({
  kind: 'text',
  text: mail.greeting(travelers[0]?.firstName ?? ''),
});

/** What all letters have around their text, in both forms. */
function onSheet(
  { lang, mail }: Words,
  { booking, brand, isSandbox }: TripFacts,
  subject: string,
  blocks: readonly Block[],
): Omit<Letter, 'attachments'> {
  const sheet: Sheet = {
    lang,
    title: subject,
    brand: brand.brandName,
    blocks: [{ kind: 'title', text: subject }, ...blocks, { kind: 'facts', rows: [[mail.call, phoneLink(brand, booking.locale)]] }],
    foot: [mail.foot(brand.legalName), ...brand.addressLines, mail.why, ...(isSandbox ? [mail.testMode] : [])],
  };
  return { to: booking.contact.email, subject, html: sheetHtml(sheet), text: sheetText(sheet) };
}

function bodyOf(kind: Exclude<BookingLetterKind, 'check_in'>, words: Words, facts: TripFacts, change: Change | null): readonly Block[] {
  const { mail } = words;
  const { booking } = facts;
  const itinerary = itineraryBlocks(words, booking, change?.after ? change.before : null);
  const people = peopleBlock(words, booking);
  const assistance = assistanceBlocks(words, booking);
  const manage = manageBlocks(words, facts);
  switch (kind) {
    case 'received':
      return [{ kind: 'strong', text: mail.received }, { kind: 'note', text: mail.receivedNote }, people, ...assistance, ...itinerary];
    case 'ticketed':
      return [
        ...ticketedBlocks(words, facts),
        passBlock(words, booking),
        ...manage,
        namesBlock(words, booking),
        ...extrasBlocks(words, booking),
        ...assistance,
        ...afterBookingBlocks(words, facts),
        freeCancelBlock(words, facts),
        ...itinerary,
        fareBlock(words, booking),
        priceBlock(words, facts),
      ];
    case 'payment_failed':
      return [
        { kind: 'strong', text: mail.failed },
        { kind: 'text', text: mail.failedAgain },
        ...itinerary,
        { kind: 'link', label: mail.searchAgain, href: `${facts.origin}${href('home', booking.locale)}` },
      ];
    case 'cancelled':
      return [{ kind: 'strong', text: mail.cancelled }, people, ...refundBlocks(words, facts), ...itinerary, ...manage];
    case 'schedule_change':
      return [
        ...changeBlocks(words, booking, change),
        people,
        ...itinerary,
        ...(change?.after ? afterBookingBlocks(words, facts) : []),
        ...manage,
      ];
    case 'name_refused':
      return [
        { kind: 'strong', text: mail.nameRefused.said },
        {
          kind: 'facts',
          rows: namesRefused(booking).flatMap(({ requested, ticket }) => [
            [mail.nameRefused.asked, requested],
            [mail.nameRefused.ticket, ticket],
          ]),
        },
        { kind: 'text', text: mail.nameRefused.next },
        ...manage,
      ];
    case 'exchanged':
      return [
        { kind: 'strong', text: mail.exchanged.said },
        passBlock(words, booking),
        ...exchangeBlocks(words, facts),
        namesBlock(words, booking),
        ...extrasBlocks(words, booking),
        ...afterBookingBlocks(words, facts),
        ...itineraryBlocks(words, booking, facts.exchange?.before ?? null),
        fareBlock(words, booking),
        ...manage,
      ];
    case 'reminder':
      return [
        { kind: 'strong', text: mail.reminder(daysAhead(facts)) },
        { kind: 'text', text: mail.checkIn },
        { kind: 'text', text: mail.documents },
        passBlock(words, booking),
        namesBlock(words, booking),
        ...extrasBlocks(words, booking),
        ...assistance,
        ...afterBookingBlocks(words, facts),
        ...itinerary,
        fareBlock(words, booking),
        ...manage,
      ];
  }
}

/** That the trip is booked; a ticket is not claimed before its number is there. */
function ticketedBlocks({ mail }: Words, { booking, sentAgainFor }: TripFacts): readonly Block[] {
  const corrected = sentAgainFor === 'names' ? mail.nameCorrected : null;
  if (!hasTicketEach(booking.tickets, booking.travelers.length))
    return [
      { kind: 'strong', text: corrected ?? mail.ticketsFollow },
      { kind: 'note', text: mail.ticketsFollowNote },
    ];
  return [{ kind: 'strong', text: corrected ?? (sentAgainFor === 'tickets' ? mail.ticketsCame : mail.ticketed) }];
}

/** What the airline did, and what a traveler can do now (booking.41). */
function changeBlocks(words: Words, { offer: { airports } }: Booking, change: Change | null): readonly Block[] {
  if (change === null) return [];
  const { changes } = words.mail;
  const { before, after, isSignificant } = change;
  const facts = changeFacts(before, after, airports);
  const isWhole = isFlyable(facts);
  const choices = [
    ...(isWhole ? [changes.accept] : []),
    ...(isSignificant ? [isWhole ? changes.refund : changes.refundGone] : []),
    after === null || isWhole ? changes.call : changes.broken,
  ];
  return [
    { kind: 'strong', text: after === null ? changes.gone : changes.moved },
    ...(after === null
      ? []
      : [{ kind: 'list', title: changes.what, items: changeLines(words, { before, airports }, facts).map((line) => [line]) } as const]),
    { kind: 'list', title: changes.choices, items: choices.map((choice) => [choice]) },
  ];
}

function refundBlocks({ mail }: Words, { cancellation, ledger }: TripFacts): readonly Block[] {
  if (cancellation === null) return [];
  const { paid, airlineKeeps, feeKept, refund, createdAt } = cancellation;
  const returned = returnedElsewhere(ledger, createdAt);
  const nothing = returned > 0 ? mail.returnedAll : mail.noRefund;
  const credit = creditOf(cancellation);
  return [
    {
      kind: 'facts',
      rows: [
        [mail.wasPaid, formatCents(paid + returned)],
        ...(returned > 0 ? [[mail.returned, formatCents(returned)] as const] : []),
        ...(airlineKeeps > 0 ? [[mail.airlineKeeps, formatCents(airlineKeeps)] as const] : []),
        ...(feeKept > 0 ? [[mail.weKeep, formatCents(feeKept)] as const] : []),
        [mail.refund, formatCents(refund)],
        ...creditRows(mail, credit),
      ],
    },
    ...(credit ? [{ kind: 'note', text: mail.creditHow } as const] : []),
    ...(credit && refund === 0 ? [] : [{ kind: 'note', text: refund > 0 ? mail.refundWhen : nothing } as const]),
  ];
}

/** What a change of flights cost or brought (booking.65). */
function exchangeBlocks({ mail }: Words, { exchange }: TripFacts): readonly Block[] {
  if (!exchange) return [];
  const { difference, penalty, due, refund } = exchange;
  const credit = creditOf(exchange);
  const rows = [
    ...(difference === 0 ? [] : [[mail.exchanged.difference, formatCents(difference)] as const]),
    ...(penalty > 0 ? [[mail.exchanged.penalty, formatCents(penalty)] as const] : []),
    ...(due > 0 ? [[mail.exchanged.due, formatCents(due)] as const] : []),
    ...(refund > 0 ? [[mail.refund, formatCents(refund)] as const] : []),
    ...creditRows(mail, credit),
  ];
  return [
    ...(rows.length > 0 ? [{ kind: 'facts', rows } as const] : []),
    ...(due === 0 && refund === 0 && !credit ? [{ kind: 'note', text: mail.exchanged.nothing } as const] : []),
    ...(refund > 0 ? [{ kind: 'note', text: mail.refundWhen } as const] : []),
    ...(credit ? [{ kind: 'note', text: mail.creditHow } as const] : []),
  ];
}

const creditRows = (mail: Words['mail'], credit: AirlineCredit | null): readonly (readonly [string, string])[] =>
  credit ? [[mail.credit[credit.kind], credit.amount === null ? mail.creditUnknown : formatCents(credit.amount)]] : [];
