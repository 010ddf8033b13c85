/** A booking as an iCalendar file (RFC 5545): one event a flight, in UTC, with the local times in words. */
import { localParts } from '#core/domain/dates';
import type { AirportRef, Leg } from '#core/domain/flights';
import type { Booking } from './attempts.repository';
import type { TimeZoneOf } from './instants';
import { instantOf } from './instants';

/** `now` stamps the file. A leg whose airport has no known zone is left out. */
export function calendarOf(booking: Booking, now: Date, timeZoneOf: TimeZoneOf): string {
  const legs = booking.offer.slices.flatMap((s) => s.legs);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Wingfare//Bookings//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...legs.flatMap((leg, i) => eventOf(booking, leg, i, now, timeZoneOf)),
    'END:VCALENDAR',
  ];
  return lines.flatMap(folded).join('\r\n') + '\r\n';
}

function eventOf(booking: Booking, leg: Leg, index: number, now: Date, timeZoneOf: TimeZoneOf): readonly string[] {
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
    `Booking reference ${booking.reference}`,
  ];
  return [
    'BEGIN:VEVENT',
    `UID:${booking.reference}-${index + 1}@wingfare.example.com`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(begins)}`,
    `DTEND:${stamp(ends)}`,
    `SUMMARY:${escaped(`${flight}: ${place(leg.from)} to ${place(leg.to)}`)}`,
    `LOCATION:${escaped(`${airports[leg.from]?.name ?? leg.from}`)}`,
    `DESCRIPTION:${description.map(escaped).join('\\n')}`,
    'END:VEVENT',
  ];
}

function placeName(code: string, airport: AirportRef | undefined): string {
  return airport ? `${airport.city} (${code})` : code;
}

function localText(at: Leg['departs']): string {
  return `${localParts(at).date} ${at.slice(11)}`;
}

function stamp(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d{3}/g, '');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (c) => `\\${c}`).replace(/\r?\n/g, '\\n');
}

/** Lines are folded at 75 octets, never inside a character. */
function folded(line: string): readonly string[] {
  const lines: string[] = [];
  let current = '';
  for (const sign of line) {
    if (Buffer.byteLength(current + sign) > 74) {
      lines.push(current);
      current = ' ';
    }
    current += sign;
  }
  return [...lines, current];
}
