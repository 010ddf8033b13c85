/**
 * A booking for calendars: an iCalendar file (RFC 5545) of one event a flight, and links to Google Calendar of one a direction; in UTC,
 * with the local times in words of the booking's language.
 */
import { createHash } from 'node:crypto';
import ical, { ICalCalendarMethod } from 'ical-generator';
import type { ICalEventData } from 'ical-generator';
import { nightDeparture } from '#core/content/phrases/nightDeparture';
import { fareName, ticketRows } from '#core/content/phrases/fareRules';
import type { Leg } from '#core/domain/flights/flights';
import { lastOf } from '#core/domain/values/nonEmpty';
import type { Booking } from '../saga/work';
import { cityOf, localText, withTerminal, wordsOf } from '../letters/tripBlocks';
import type { TimeZoneOf } from '../../geography/timeZones';
import { instantOf } from '../../geography/timeZones';

/** Who may see a file: with the reference, or whoever has its address. */
type Audience = 'traveler' | 'anybody';

/** `now` stamps the file. A leg whose airport has no known zone is left out. */
export function calendarOf(booking: Booking, now: Date, timeZoneOf: TimeZoneOf, audience: Audience): string {
  return ical({
    prodId: { company: 'Wingfare', product: 'Bookings', language: booking.locale.toUpperCase() },
    scale: 'GREGORIAN',
    method: ICalCalendarMethod.PUBLISH,
    events: booking.offer.slices
      .flatMap((s) => s.legs)
      .flatMap((leg, i) => eventOf(booking, leg, timeZoneOf, audience).map((event) => ({ ...event, id: eventId(booking, i), stamp: now }))),
  }).toString();
}

/** The same in every file of a booking, so that a later one takes the place of an earlier one, and nothing that could be typed at a look-up. */
const eventId = ({ id }: Booking, index: number): string =>
  `${createHash('sha256').update(`calendar ${id}`).digest('hex').slice(0, 24)}-${String(index + 1)}@wingfare.example.com`;

function eventOf(booking: Booking, leg: Leg, timeZoneOf: TimeZoneOf, audience: Audience): readonly ICalEventData[] {
  const zone = timeZoneOf(leg.from);
  if (zone === null) return [];
  const { calendar } = wordsOf(booking).mail;
  const begins = instantOf(leg.departs, zone);
  return [
    {
      start: begins,
      end: new Date(begins.getTime() + leg.minutes * 60_000),
      summary: summaryOf(booking, [leg]),
      location: locationOf(booking, leg),
      description: [
        ...flightLines(booking, leg),
        ...nightLines(booking, leg),
        ...fareLines(booking),
        ...(audience === 'traveler' ? [calendar.reference(booking.reference)] : []),
      ].join('\n'),
    },
  ];
}

/** Of the flight that a slice begins with. */
function nightLines(booking: Booking, leg: Leg): readonly string[] {
  const slice = booking.offer.slices.find(({ legs }) => legs[0] === leg);
  const night = slice ? nightDeparture(wordsOf(booking).trip.itinerary, slice) : null;
  return night === null ? [] : [night];
}

const flightName = ({ carrier, flightNumber }: Leg): string => `${carrier} ${flightNumber}`;

/** `BA 178: New York (JFK) to London (LHR)`, or both flights of a connection. */
function summaryOf(booking: Booking, legs: readonly [Leg, ...Leg[]]): string {
  const words = wordsOf(booking);
  const place = (code: string): string => (booking.offer.airports[code] ? `${cityOf(words, booking, code)} (${code})` : code);
  return `${legs.map(flightName).join(', ')}: ${words.mail.calendar.to(place(legs[0].from), place(lastOf(legs).to))}`;
}

function locationOf(booking: Booking, { from, fromTerminal }: Leg): string {
  const [words, airport] = [wordsOf(booking), booking.offer.airports[from]];
  return withTerminal(words, airport ? words.common.airport(airport) : from, fromTerminal);
}

function flightLines(booking: Booking, leg: Leg): readonly string[] {
  const words = wordsOf(booking);
  const { calendar } = words.mail;
  const at = { from: cityOf(words, booking, leg.from), to: cityOf(words, booking, leg.to) };
  return [
    `${booking.offer.carriers[leg.carrier]?.name ?? leg.carrier} ${flightName(leg)}`,
    ...(leg.operatedBy === null ? [] : [calendar.operatedBy(leg.operatedBy)]),
    withTerminal(words, calendar.departs(localText(words, leg.departs), at.from), leg.fromTerminal),
    withTerminal(words, calendar.arrives(localText(words, leg.arrives), at.to), leg.toTerminal),
  ];
}

/** The fare, or that the slices are separate tickets and what that means: the same as mail says. */
function fareLines({ locale, offer: { conditions } }: Booking): readonly string[] {
  const { calendar, fares } = wordsOf({ locale }).mail;
  const tickets = ticketRows(fares, conditions);
  return tickets.length === 0 ? [calendar.fare(fareName(fares, conditions))] : tickets.map(([term, text]) => `${term}: ${text}`);
}

const stamp = (at: Date): string => at.toISOString().replace(/[-:]|\.\d+/g, '');

/** A link for each direction that fills in an event at Google Calendar: flights, times and airports, no reference and no names. */
export function googleCalendarLinks(
  booking: Booking,
  timeZoneOf: TimeZoneOf,
): readonly { readonly slice: number; readonly href: string }[] {
  return booking.offer.slices.flatMap(({ legs, minutes }, slice) => {
    const zone = timeZoneOf(legs[0].from);
    if (zone === null) return [];
    const begins = instantOf(legs[0].departs, zone);
    const ends = new Date(begins.getTime() + minutes * 60_000);
    const event = new URLSearchParams({
      action: 'TEMPLATE',
      text: summaryOf(booking, legs),
      dates: `${stamp(begins)}/${stamp(ends)}`,
      location: locationOf(booking, legs[0]),
      details: legs.map((leg) => flightLines(booking, leg).join('\n')).join('\n\n'),
    });
    return [{ slice, href: `https://calendar.google.com/calendar/render?${event.toString()}` }];
  });
}
