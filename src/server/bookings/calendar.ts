/** A booking as an iCalendar file (RFC 5545): one event a flight, in UTC, with the local times in words. */
import ical, { ICalCalendarMethod } from 'ical-generator';
import type { ICalEventData } from 'ical-generator';
import { localParts } from '#core/domain/dates';
import type { AirportRef, Leg } from '#core/domain/flights';
import type { Booking } from './attempts.repository';
import type { TimeZoneOf } from '../geography/timeZones';
import { instantOf } from '../geography/timeZones';

/** `now` stamps the file. A leg whose airport has no known zone is left out. */
export function calendarOf(booking: Booking, now: Date, timeZoneOf: TimeZoneOf): string {
  return ical({
    prodId: { company: 'Wingfare', product: 'Bookings', language: 'EN' },
    scale: 'GREGORIAN',
    method: ICalCalendarMethod.PUBLISH,
    events: booking.offer.slices.flatMap((s) => s.legs).flatMap((leg, i) => eventOf(booking, leg, i, now, timeZoneOf)),
  }).toString();
}

function eventOf(booking: Booking, leg: Leg, index: number, now: Date, timeZoneOf: TimeZoneOf): readonly ICalEventData[] {
  const zone = timeZoneOf(leg.from);
  if (zone === null) return [];
  const { carriers, airports } = booking.offer;
  const begins = instantOf(leg.departs, zone);
  const ends = new Date(begins.getTime() + leg.minutes * 60_000);
  const place = (code: string): string => placeName(code, airports[code]);
  const flight = `${leg.carrier} ${leg.flightNumber}`;
  const operated = leg.operatedBy === null ? [] : [`Operated by ${leg.operatedBy}`];
  const description = [
    `${carriers[leg.carrier]?.name ?? leg.carrier} ${flight}`,
    ...operated,
    `Departs ${localText(leg.departs)} (local time in ${airports[leg.from]?.city ?? leg.from})`,
    `Arrives ${localText(leg.arrives)} (local time in ${airports[leg.to]?.city ?? leg.to})`,
    `Fare ${booking.offer.conditions.brand}`,
    `Booking reference ${booking.reference}`,
  ];
  return [
    {
      id: `${booking.reference}-${index + 1}@wingfare.example.com`,
      stamp: now,
      start: begins,
      end: ends,
      summary: `${flight}: ${place(leg.from)} to ${place(leg.to)}`,
      location: airports[leg.from]?.name ?? leg.from,
      description: description.join('\n'),
    },
  ];
}

function placeName(code: string, airport: AirportRef | undefined): string {
  return airport ? `${airport.city} (${code})` : code;
}

function localText(at: Leg['departs']): string {
  return `${localParts(at).date} ${at.slice(11)}`;
}
