/** What a trip is called in the page's language: never a code without its city (complaints.18). */
import type { TravelerForm } from '#core/domain/travelers/travelerRules';
import type { BookingView } from '#core/contract/bookings/bookings';
import type { KnownTrip } from '#core/contract/bookings/trips';
import type { Messages } from '#core/content/messages/messages.en';
import type { FlightConfirm } from '#core/domain/booking/booking';
import { dateParts, dayNumber, localParts } from '#core/domain/values/dates';
import type { IsoDate, LocalDateTime } from '#core/domain/values/dates';
import type { AirportRef, Leg, Slice } from '#core/domain/flights/flights';
import { routeText, tripTypeOf } from '#core/domain/search/trip';
import { lastOf } from '#core/domain/values/nonEmpty';
import { FREQUENT_FLYER_PROGRAMS } from '#core/content/airlines/frequentFlyerPrograms';
import { familyName } from '#core/content/phrases/familyName';
import { passportDue } from '#core/domain/travelers/passportDue';
import { LANGUAGE_TAG } from '#core/domain/site/routes';
import type { Locale } from '#core/domain/site/routes';
import type { TravelerCounts } from '#core/domain/travelers/travelers';
import type { BookingWords, TripWords } from '#web/platform/sent/messages';
import { cityOf } from '#web/parts/cityOf';
import { dayText } from '#web/parts/dateText';
import { at } from '#core/domain/values/checkedReads';

const DAY_MS = 86_400_000;

/** `Friday, April 18, 1952`: a typed date said back. */
export function fullDate(date: IsoDate, locale: Locale): string {
  const full = new Intl.DateTimeFormat(LANGUAGE_TAG[locale], { dateStyle: 'full', timeZone: 'UTC' });
  return full.format(dayNumber(date) * DAY_MS);
}

/** Tickets for flights that are not flown any more: nothing is confirmed by them. */
export const isOfGoneFlights = ({ state, change }: BookingView): boolean => state === 'ticketed' && change?.isCancelled === true;

/** `Ana Quiñones`; empty while nothing is typed. */
export const typedName = ({ firstName, lastName }: Pick<TravelerForm, 'firstName' | 'lastName'>): string =>
  [firstName, lastName]
    .map((name) => name.trim())
    .filter(Boolean)
    .join(' ');

/** What has become of a booking, as its heading and its tab say it. */
export function bookingHeading(words: BookingWords, booking: BookingView): string {
  if (isOfGoneFlights(booking)) return words.manage.change.goneTitle;
  return booking.state === 'ticketed' ? words.confirmationTitle : words.pendingTitles[booking.state];
}

type Airports = Readonly<Record<string, AirportRef>>;
type Trip = Pick<FlightConfirm, 'slices' | 'airports'>;

/** The cities between which the outbound journey goes. */
export function endsOf(words: Pick<Messages, 'common'>, { slices, airports }: Trip): { readonly from: string; readonly to: string } {
  const { legs } = slices[0];
  return { from: cityOf(words, airports, legs[0].from), to: cityOf(words, airports, lastOf(legs).to) };
}

/** `New York to Paris`; `JFK → LHR, CDG → JFK` of a multi-city trip. */
export function tripTitle(words: Pick<BookingWords, 'bill'>, messages: Pick<Messages, 'common'>, flight: FlightConfirm): string {
  if (tripTypeOf(flight.query) === 'M') return routeText(flight.query, ' → ');
  const { from, to } = endsOf(messages, flight);
  return words.bill.trip(from, to);
}

/** The same of a trip in a list: `New York to Paris`, of one way or there and back. */
export function knownTripTitle(
  words: Pick<BookingWords, 'bill'>,
  messages: Pick<Messages, 'common'>,
  { slices, airports }: KnownTrip,
): string {
  const [first, second, ...more] = slices;
  if (first === undefined) return '';
  const isThereAndBack = second === undefined || (more.length === 0 && second.from === first.to && second.to === first.from);
  if (!isThereAndBack) return slices.map(({ from, to }) => `${from} → ${to}`).join(', ');
  return words.bill.trip(cityOf(messages, airports, first.from), cityOf(messages, airports, first.to));
}

/** `2 adults, 1 child`. */
export function partyText({ common }: Pick<Messages, 'common'>, { adults, children, infants }: TravelerCounts): string {
  return [
    common.adults(adults),
    ...(children > 0 ? [common.children(children)] : []),
    ...(infants > 0 ? [common.infants(infants)] : []),
  ].join(', ');
}

/** `Jan 14 – Jan 21 · 2 adults · Economy · Main`: what the bill is for. */
export function tripLine(
  { bill, fares }: Pick<BookingWords, 'bill' | 'fares'>,
  messages: Pick<Messages, 'common'>,
  flight: FlightConfirm,
): string {
  const { query } = flight;
  const short = (date: IsoDate): string => {
    const { month, day } = dateParts(date);
    return bill.shortDate(at(messages.common.monthsShort, month - 1), day);
  };
  const dates = query.slices.map(({ date }) => short(date)).join(' – ');
  return [dates, partyText(messages, query.travelers), messages.common.cabins[query.cabin], familyName(fares, flight.conditions)].join(
    ' · ',
  );
}

/** `Thu, Jan 14, 6:45 PM, New York (JFK) – Paris (CDG)`: one direction for reading back. */
export function sliceLine(messages: Messages, slice: Slice, airports: Airports): string {
  const [first] = slice.legs;
  const last = lastOf(slice.legs);
  const place = (code: string): string => `${cityOf(messages, airports, code)} (${code})`;
  const { date, minutes } = localParts(first.departs);
  return `${dayText(messages, date)}, ${messages.common.time(minutes)}, ${place(first.from)} – ${place(last.to)}`;
}

/** `Thu, Jan 14, 9:30 PM – Fri, Jan 15, 9:15 AM, New York (JFK) – Paris (CDG), Air France 7`: one direction with both of its clocks. */
export function timesLine(
  words: Messages & TripWords,
  slice: Slice,
  { carriers, airports }: Pick<FlightConfirm, 'carriers' | 'airports'>,
): string {
  const [first, last] = [slice.legs[0], lastOf(slice.legs)];
  const { common, itinerary } = words;
  const at = (time: LocalDateTime): string => {
    const { date, minutes } = localParts(time);
    return `${dayText(words, date)}, ${common.time(minutes)}`;
  };
  const place = (code: string): string => itinerary.airportAndCity(cityOf(words, airports, code), code);
  const flights = slice.legs.map((leg) => itinerary.flightNumber(carriers[leg.carrier]?.name ?? leg.carrier, leg.flightNumber));
  return [`${at(first.departs)} – ${at(last.arrives)}`, `${place(first.from)} – ${place(last.to)}`, ...flights].join(' · ');
}

/** `April 18, 2030`. */
export function longDate(date: IsoDate, locale: Locale): string {
  return new Intl.DateTimeFormat(LANGUAGE_TAG[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(dayNumber(date) * DAY_MS);
}

/** `Mon, Jan 11, 6:45 PM, New York time`: a moment at the clock of the first airport. */
export function clockText(messages: Messages, { passports }: Pick<BookingWords, 'passports'>, trip: Trip, at: LocalDateTime): string {
  const { date, minutes } = localParts(at);
  return passports.dueAt(dayText(messages, date), messages.common.time(minutes), endsOf(messages, trip).from);
}

/** The same: until when passports can be added. */
export const dueText = (messages: Messages, words: Pick<BookingWords, 'passports'>, trip: Trip): string =>
  clockText(messages, words, trip, passportDue(trip.slices));

/** `AAdvantage (American Airlines)`; the airline alone where the name of its program is not known. */
export function programText({ bookedTravelers: words }: BookingWords, { carriers }: Pick<FlightConfirm, 'carriers'>, code: string): string {
  const program = FREQUENT_FLYER_PROGRAMS[code];
  const airline = carriers[code]?.name;
  if (program === undefined) return words.programOf(airline ?? code);
  return airline === undefined ? program : words.program(program, airline);
}

/** `Thu, Jan 14, 9:30 PM · Air France 7 · New York (JFK) – Paris (CDG), arrives Fri, Jan 15`: one flight with its days. */
export function legLine(
  messages: Messages & TripWords,
  { arrivesOn }: Pick<BookingWords, 'arrivesOn'>,
  leg: Leg,
  { carriers, airports }: Pick<FlightConfirm, 'carriers' | 'airports'>,
): string {
  const { common, itinerary } = messages;
  const [departs, arrives] = [localParts(leg.departs), localParts(leg.arrives)];
  const place = (code: string): string => itinerary.airportAndCity(cityOf(messages, airports, code), code);
  const way = `${place(leg.from)} – ${place(leg.to)}`;
  return [
    `${dayText(messages, departs.date)}, ${common.time(departs.minutes)}`,
    itinerary.flightNumber(carriers[leg.carrier]?.name ?? leg.carrier, leg.flightNumber),
    departs.date === arrives.date ? way : `${way}, ${arrivesOn(dayText(messages, arrives.date))}`,
  ].join(' · ');
}

/** `Adult 1`, `Adult 2`, `Child 1`: counted kind by kind. */
export function travelerTitles(
  travelers: readonly TravelerForm[],
  title: (kind: TravelerForm['kind'], n: number) => string,
): readonly string[] {
  return travelers.map(({ kind }, i) => title(kind, travelers.slice(0, i + 1).filter((t) => t.kind === kind).length));
}
