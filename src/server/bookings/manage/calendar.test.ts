import type { LocalDateTime } from '#core/domain/values/dates';
import type { Leg } from '#core/domain/flights/flights';
import type { Booking } from '../saga/work';
import { calendarOf } from './calendar';

const NOW = new Date('2027-03-01T08:09:10.999Z');
const ZONES: Readonly<Record<string, string>> = { JFK: 'America/New_York', LHR: 'Europe/London', KTM: 'Asia/Kathmandu' };
const at = (text: string): LocalDateTime => text as LocalDateTime;

const leg = (change: Partial<Leg>): Leg =>
  ({
    carrier: 'ZZ',
    flightNumber: '12',
    operatedBy: null,
    from: 'JFK',
    to: 'LHR',
    minutes: 405,
    departs: at('2027-03-13T21:30'),
    arrives: at('2027-03-14T09:15'),
    ...change,
  }) as Leg; // what a calendar reads of a leg

/** What a calendar reads of a booking, with names that somebody else wrote. */
const booking = (legs: readonly Leg[], names: Readonly<Record<string, string>> = {}): Booking =>
  ({
    reference: 'K7MPX2',
    locale: names['locale'] ?? 'en',
    offer: {
      slices: [{ legs }],
      conditions: { brand: 'Main' },
      carriers: { ZZ: { name: names['carrier'] ?? 'Zephyr' } },
      airports: {
        JFK: { city: names['city'] ?? 'New York', name: names['airport'] ?? 'Kennedy' },
        LHR: { city: 'London', name: 'Heathrow' },
      },
    },
  }) as unknown as Booking;

const linesOf = (of: Booking): readonly string[] =>
  calendarOf(of, NOW, (code) => ZONES[code] ?? null)
    .replace(/\r\n /g, '')
    .replace(/[\u00a0\u202f]/g, ' ')
    .split('\r\n');

it('is a file that calendars know: one event a flight, stamped, under an id that stays', () => {
  const lines = linesOf(booking([leg({}), leg({ from: 'LHR', to: 'JFK' })]));
  expect(lines.slice(0, 5)).toEqual(
    expect.arrayContaining(['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Wingfare//Bookings//EN', 'CALSCALE:GREGORIAN', 'METHOD:PUBLISH']),
  );
  expect(lines.filter((l) => l === 'BEGIN:VEVENT')).toHaveLength(2);
  expect(lines.filter((l) => l.startsWith('UID:'))).toEqual(['UID:K7MPX2-1@wingfare.example.com', 'UID:K7MPX2-2@wingfare.example.com']);
  expect(lines).toEqual(
    expect.arrayContaining(['DTSTAMP:20270301T080910Z', 'SUMMARY:ZZ 12: New York (JFK) to London (LHR)', 'LOCATION:Kennedy']),
  );
  expect(lines.join('\n')).toContain(
    'DESCRIPTION:Zephyr ZZ 12\\nDeparts Sat\\, Mar 13\\, 9:30 PM (local time in New York)\\nArrives Sun\\, Mar 14\\, 9:15 AM (local time in London)\\nFare Main\\nBooking reference K7MPX2',
  );
  expect(lines).not.toContain('BEGIN:VTIMEZONE');
});

it.each([
  // the last evening of winter time in New York, and the first of summer time
  ['JFK', '2027-03-13T21:30', '20270314T023000Z'],
  ['JFK', '2027-03-14T21:30', '20270315T013000Z'],
  ['LHR', '2027-03-28T12:00', '20270328T110000Z'],
  ['KTM', '2027-01-01T00:15', '20261231T183000Z'],
])('says when a flight from %s leaves at %s: %s', (from, departs, expected) => {
  expect(linesOf(booking([leg({ from, departs: at(departs) })]))).toContain(`DTSTART:${expected}`);
});

it('ends with the flight, whatever the clocks do meanwhile', () => {
  expect(linesOf(booking([leg({})]))).toContain('DTEND:20270314T091500Z');
});

it('leaves out a flight from where no time zone is known', () => {
  expect(linesOf(booking([leg({ from: 'QQQ' }), leg({})])).filter((l) => l.startsWith('UID:'))).toEqual([
    'UID:K7MPX2-2@wingfare.example.com',
  ]);
});

it.each([
  ['a, b; c\\d', 'a\\, b\\; c\\\\d'],
  ['Kennedy\r\nATTENDEE:mailto:x@example.com', 'Kennedy\\nATTENDEE:mailto:x@example.com'],
  ['Kennedy\nEND:VEVENT', 'Kennedy\\nEND:VEVENT'],
  ['Kennedy\rBEGIN:VALARM', 'Kennedy\\nBEGIN:VALARM'],
])('keeps the name %j on its own line', (airport, expected) => {
  const lines = linesOf(booking([leg({})], { airport, city: airport, carrier: airport }));
  expect(lines).toContain(`LOCATION:${expected}`);
  expect(lines.filter((l) => /^(?:ATTENDEE|BEGIN|END)/.test(l))).toEqual([
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
});

it('folds long lines at 75 octets, never inside a character', () => {
  const city = `${'São Tomé 東京 ✈️🛫 '.repeat(20)}end`;
  const text = calendarOf(booking([leg({})], { city }), NOW, (code) => ZONES[code] ?? null);
  const lines = text.split('\r\n');
  expect(lines.filter((l) => l.startsWith(' ')).length).toBeGreaterThan(5);
  for (const line of lines) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line.isWellFormed()).toBe(true);
  }
  expect(text.replace(/\r\n /g, '')).toContain(`SUMMARY:ZZ 12: ${city} (JFK) to London (LHR)`);
});

it('speaks the language of the booking (booking.36)', () => {
  const text = linesOf(booking([leg({})], { locale: 'es' })).join('\n');
  expect(text).toContain('PRODID:-//Wingfare//Bookings//ES');
  expect(text).toContain('SUMMARY:ZZ 12: New York (JFK) a London (LHR)');
  expect(text).toMatch(/Sale sáb.*hora local en New York.*Tarifa .*Código de reserva K7MPX2/);
});
