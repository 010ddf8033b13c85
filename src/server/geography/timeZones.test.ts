import type { IsoDate, LocalDateTime } from '#core/domain/values/dates';
import { dateOfDayNumber, dayNumber } from '#core/domain/values/dates';
import { cases } from '#testing/testSize';
import * as fc from 'fast-check';
import { dateIn, instantOf, timeZones as zones } from './timeZones';

const DAY = 1440;
const text = (local: number): string =>
  `${dateOfDayNumber(Math.floor(local / DAY))} ${String(Math.floor((local % DAY) / 60)).padStart(2, '0')}:${String(local % 60).padStart(2, '0')}`;
const localOf = (date: string, time: string): number =>
  dayNumber(date as IsoDate) * DAY + Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

function land(from: string, date: string, time: string, minutes: number, to: string): string {
  const landed = zones.toUtc(zones.idOf(from), localOf(date, time)) + minutes;
  return text(landed + zones.offsetAt(zones.idOf(to), landed));
}

describe('local time across zones', () => {
  test.each([
    ['America/New_York', '2027-03-13', '21:30', 405, 'Europe/London', '2027-03-14 09:15'],
    ['America/New_York', '2027-03-14', '21:30', 405, 'Europe/London', '2027-03-15 08:15'],
    ['America/Los_Angeles', '2027-05-11', '22:30', 895, 'Australia/Sydney', '2027-05-13 06:25'],
    ['Asia/Tokyo', '2027-05-11', '17:00', 605, 'America/Los_Angeles', '2027-05-11 11:05'],
    ['America/Los_Angeles', '2027-07-11', '12:00', 85, 'America/Phoenix', '2027-07-11 13:25'],
    ['America/Los_Angeles', '2027-01-11', '12:00', 85, 'America/Phoenix', '2027-01-11 14:25'],
    ['Pacific/Auckland', '2027-05-11', '09:00', 540, 'Pacific/Honolulu', '2027-05-10 20:00'],
    ['Asia/Kolkata', '2027-05-11', '10:00', 75, 'Asia/Kathmandu', '2027-05-11 11:30'],
  ])('from %s %s %s + %i min to %s: %s', (from, date, time, minutes, to, expected) => {
    expect(land(from, date, time, minutes, to)).toBe(expected);
  });

  it('moves a time that the clock change skips forward, and takes the first of two', () => {
    const ny = zones.idOf('America/New_York');
    const skipped = zones.toUtc(ny, localOf('2027-03-14', '02:30'));
    expect(text(skipped + zones.offsetAt(ny, skipped))).toBe('2027-03-14 03:30');
    expect(text(zones.toUtc(ny, localOf('2027-11-07', '01:30')))).toBe('2027-11-07 05:30');
  });

  it('agrees with Intl at any moment', () => {
    const names = [
      'America/New_York',
      'Europe/London',
      'Australia/Lord_Howe',
      'Africa/Casablanca',
      'America/Sao_Paulo',
      'Asia/Tokyo',
      'Pacific/Apia',
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.integer({ min: Date.UTC(2025, 0, 1) / 60_000, max: Date.UTC(2030, 11, 31) / 60_000 }),
        (name, utc) => {
          const shown = new Intl.DateTimeFormat('sv-SE', { timeZone: name, dateStyle: 'short', timeStyle: 'short' }).format(utc * 60_000);
          expect(text(utc + zones.offsetAt(zones.idOf(name), utc))).toBe(shown);
        },
      ),
      { numRuns: cases(100, 400) },
    );
  });

  it('goes there and back', () => {
    const name = fc.constantFrom('America/Los_Angeles', 'Europe/Paris', 'Pacific/Kiritimati', 'Pacific/Honolulu');
    fc.assert(
      fc.property(name, fc.integer({ min: 29_900_000, max: 31_500_000 }), (zone, utc) => {
        const id = zones.idOf(zone);
        const local = utc + zones.offsetAt(id, utc);
        const back = zones.toUtc(id, local);
        expect(back + zones.offsetAt(id, back)).toBe(local);
      }),
    );
  });

  test.each([
    ['2027-03-14T02:30', 'America/New_York', '2027-03-14T07:30:00.000Z'],
    ['2027-11-07T01:30', 'America/New_York', '2027-11-07T05:30:00.000Z'],
    ['2027-01-11T00:05', 'Asia/Kathmandu', '2027-01-10T18:20:00.000Z'],
  ])('%s in %s is the instant %s', (local, zone, instant) => {
    expect(instantOf(local as LocalDateTime, zone).toISOString()).toBe(instant);
  });

  test.each([
    ['Pacific/Kiritimati', '2027-05-12'],
    ['America/New_York', '2027-05-11'],
    ['Pacific/Pago_Pago', '2027-05-10'],
  ])('in %s it is %s when it is 10:30 on May 11 in UTC', (zone, date) => {
    expect(dateIn(zone, new Date('2027-05-11T10:30:00Z'))).toBe(date);
  });
});
