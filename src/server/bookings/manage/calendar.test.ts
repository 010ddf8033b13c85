import type { LocalDateTime } from '#core/domain/values/dates';
import type { Leg } from '#core/domain/flights/flights';
import type { Booking } from '../saga/work';
import { calendarOf, googleCalendarLinks } from './calendar';

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
    id: '01234567-89ab-4def-8123-456789abcdef',
    reference: 'K7MPX2',
    travelers: [{ firstName: 'Maria', lastName: 'Quiñones' }],
    locale: names['locale'] ?? 'en',
    offer: {
      slices: [{ legs, minutes: legs.reduce((sum, { minutes }) => sum + minutes, 0) }],
      conditions: { brand: 'Main' },
      carriers: { ZZ: { name: names['carrier'] ?? 'Zephyr' } },
      airports: {
        JFK: { city: names['city'] ?? 'New York', name: names['airport'] ?? 'Kennedy' },
        LHR: { city: 'London', name: 'Heathrow' },
      },
    },
  }) as unknown as Booking;

const linesOf = (of: Booking, audience: 'traveler' | 'anybody' = 'traveler'): readonly string[] =>
  calendarOf(of, NOW, (code) => ZONES[code] ?? null, audience)
    .replace(/\r\n /g, '')
    .replace(/[\u00a0\u202f]/g, ' ')
    .split('\r\n');

it('is a file that calendars know: one event a flight, stamped, under an id that stays', () => {
  const lines = linesOf(booking([leg({}), leg({ from: 'LHR', to: 'JFK' })]));
  expect(lines.slice(0, 5)).toEqual(
    expect.arrayContaining(['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Wingfare//Bookings//EN', 'CALSCALE:GREGORIAN', 'METHOD:PUBLISH']),
  );
  expect(lines.filter((l) => l === 'BEGIN:VEVENT')).toHaveLength(2);
  const ids = lines.filter((l) => l.startsWith('UID:'));
  expect(ids).toEqual([expect.stringMatching(/^UID:[0-9a-f]{24}-1@wingfare\.example\.com$/), ids[0]?.replace('-1@', '-2@')]);
  // whoever may see it: the same event
  expect(linesOf(booking([leg({})]), 'anybody').filter((l) => l.startsWith('UID:'))).toEqual(ids.slice(0, 1));
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
    expect.stringMatching(/^UID:[0-9a-f]{24}-2@/),
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
  const text = calendarOf(booking([leg({})], { city }), NOW, (code) => ZONES[code] ?? null, 'traveler');
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

it.each([
  ['en', 'Separate tickets: Your flights are separate tickets\\, of airlines that do not work together.'],
  ['es', 'Boletos separados: Sus vuelos son boletos separados\\, de aerolíneas que no trabajan juntas.'],
])('says in %s of separate tickets that they are separate, and names no family', (locale, note) => {
  const one = booking([leg({})], { locale });
  const conditions = { ...one.offer.conditions, brand: 'Basic', separateTickets: true } as const;
  const text = linesOf({ ...one, offer: { ...one.offer, conditions } }).join('\n');
  expect(text).toContain(note);
  expect(text).not.toMatch(/Basic|Básica/);
  expect(linesOf(one).join('\n')).not.toContain(note);
});

it('says terminals where they are known', () => {
  const lines = linesOf(booking([leg({ fromTerminal: '8', toTerminal: '5' })]));
  expect(lines).toContain('LOCATION:Kennedy\\, Terminal 8');
  expect(lines.join('\n')).toContain(
    '(local time in New York)\\, Terminal 8\\nArrives Sun\\, Mar 14\\, 9:15 AM (local time in London)\\, Terminal 5\\n',
  );
  expect(linesOf(booking([leg({})])).join('\n')).not.toContain('Terminal');
});

it('gives neither reference nor names to whoever has the address', () => {
  const trip = booking([leg({})]);
  const links = googleCalendarLinks(trip, (code) => ZONES[code] ?? null);
  expect([linesOf(trip, 'anybody').join('\n'), decodeURIComponent(links[0]?.href ?? '')].join('\n')).not.toMatch(/K7MPX2|Maria|Quiñones/);
  expect(linesOf(trip).join('\n')).toContain('K7MPX2');
});

describe('Google Calendar', () => {
  const linkOf = (trip: Booking): URL => new URL(googleCalendarLinks(trip, (code) => ZONES[code] ?? null)[0]?.href ?? 'about:blank');

  it('is given an event a direction, from take-off to the last landing', () => {
    const trip = booking([leg({ fromTerminal: '8' }), leg({ from: 'LHR', to: 'KTM', flightNumber: 13, minutes: 500 })]);
    const { origin, pathname, searchParams } = linkOf(trip);
    expect([origin, pathname]).toEqual(['https://calendar.google.com', '/calendar/render']);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      action: 'TEMPLATE',
      text: 'ZZ 12, ZZ 13: New York (JFK) to KTM',
      dates: '20270314T023000Z/20270314T173500Z',
      location: 'Kennedy, Terminal 8',
    });
  });

  it('is given nothing of a direction from where no time zone is known', () => {
    expect(googleCalendarLinks(booking([leg({ from: 'QQQ' })]), (code) => ZONES[code] ?? null)).toEqual([]);
  });

  it('gets what others wrote as text alone', () => {
    const { searchParams } = linkOf(booking([leg({})], { airport: 'A&add=x@example.com#', city: 'A&B' }));
    expect([...searchParams.keys()].sort()).toEqual(['action', 'dates', 'details', 'location', 'text']);
    expect(searchParams.get('location')).toBe('A&add=x@example.com#');
  });
});
