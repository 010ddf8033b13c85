/** A booking as an iCalendar file (RFC 5545): one event a flight, in UTC, with the local times in words of the booking's language. */
import ical, { ICalCalendarMethod } from 'ical-generator';
import type { ICalEventData } from 'ical-generator';
import type { Leg } from '#core/domain/flights/flights';
import type { Booking } from '../saga/work';
import { cityOf, localText, wordsOf } from '../letters/tripBlocks';
import type { TimeZoneOf } from '../../geography/timeZones';
import { instantOf } from '../../geography/timeZones';

/** `now` stamps the file. A leg whose airport has no known zone is left out. */
export function calendarOf(booking: Booking, now: Date, timeZoneOf: TimeZoneOf): string {
  return ical({
    prodId: { company: 'Wingfare', product: 'Bookings', language: booking.locale.toUpperCase() },
    scale: 'GREGORIAN',
    method: ICalCalendarMethod.PUBLISH,
    events: booking.offer.slices.flatMap((s) => s.legs).flatMap((leg, i) => eventOf(booking, leg, i, now, timeZoneOf)),
  }).toString();
}

function eventOf(booking: Booking, leg: Leg, index: number, now: Date, timeZoneOf: TimeZoneOf): readonly ICalEventData[] {
  const zone = timeZoneOf(leg.from);
  if (zone === null) return [];
  const words = wordsOf(booking);
  const { calendar } = words.mail;
  const { carriers, airports } = booking.offer;
  const begins = instantOf(leg.departs, zone);
  const ends = new Date(begins.getTime() + leg.minutes * 60_000);
  const city = (code: string): string => cityOf(words, booking, code);
  const place = (code: string): string => (airports[code] ? `${city(code)} (${code})` : code);
  const flight = `${leg.carrier} ${leg.flightNumber}`;
  const description = [
    `${carriers[leg.carrier]?.name ?? leg.carrier} ${flight}`,
    ...(leg.operatedBy === null ? [] : [calendar.operatedBy(leg.operatedBy)]),
    calendar.departs(localText(words, leg.departs), city(leg.from)),
    calendar.arrives(localText(words, leg.arrives), city(leg.to)),
    calendar.fare(booking.offer.conditions.brand),
    calendar.reference(booking.reference),
  ];
  return [
    {
      id: `${booking.reference}-${index + 1}@wingfare.example.com`,
      stamp: now,
      start: begins,
      end: ends,
      summary: `${flight}: ${calendar.to(place(leg.from), place(leg.to))}`,
      location: airports[leg.from]?.name ?? leg.from,
      description: description.join('\n'),
    },
  ];
}
