import fc from 'fast-check';
import type { IsoDate } from '../values/dates';
import { addDays, daysBetween } from '../values/dates';
import { isNonEmpty } from '../values/nonEmpty';
import { isOnSale, sellableDays, tripDateFaults } from './saleWindow';

const NOW = new Date('2026-11-20T12:00:00Z');
const day = (text: string): IsoDate => text as IsoDate;

it.each([
  ['2026-11-20T11:59:59Z', '2026-11-19', '2027-10-17'],
  ['2026-11-20T12:00:00Z', '2026-11-20', '2027-10-17'],
  ['2026-11-20T09:59:59Z', '2026-11-19', '2027-10-16'],
])('at %s departures from %s to %s are sold somewhere', (now, first, last) => {
  expect(sellableDays(new Date(now))).toEqual({ first, last });
});

/** The slices of a trip that goes somewhere else on each day. */
const onDays = (...dates: readonly IsoDate[]) => {
  const slices = dates.map((date, i) => ({ origin: `A0${i}`, destination: `A0${i + 1}`, date }));
  if (!isNonEmpty(slices)) throw new Error('a trip has a day');
  return { slices };
};

it.each([
  [['2026-11-20'], [null]],
  [['2026-11-19'], ['past']],
  [['2027-10-17'], [null]],
  [['2027-10-18'], ['beyondWindow']],
  [
    ['2031-01-01', '2031-01-08'],
    ['beyondWindow', 'beyondWindow'],
  ],
  [
    ['2027-10-16', '2027-10-17'],
    [null, null],
  ],
  [
    ['2027-10-16', '2027-10-18'],
    [null, 'beyondWindow'],
  ],
  [
    ['2027-01-05', '2027-01-05'],
    [null, null],
  ],
  [
    ['2027-01-05', '2027-01-04'],
    [null, 'notAfterDeparture'],
  ],
  [
    ['2027-01-05', '2027-01-09', '2027-01-08', '2027-10-18'],
    [null, null, 'notAfterDeparture', 'beyondWindow'],
  ],
])('a trip on %j: %j', (dates, faults) => {
  expect(tripDateFaults(onDays(...dates.map(day)), NOW)).toEqual(faults);
});

it('sells every day that a traveler anywhere may choose, and none a day farther', () => {
  const instants = fc.date({ min: new Date('2020-01-01'), max: new Date('2150-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(instants, fc.integer({ min: -12, max: 14 }), fc.integer({ min: 0, max: 330 }), (now, offset, ahead) => {
      const today = day(new Date(now.getTime() + offset * 3_600_000).toISOString().slice(0, 10));
      expect(tripDateFaults(onDays(addDays(today, ahead)), now)).toEqual([null]);
      const { first, last } = sellableDays(now);
      expect(daysBetween(first, last)).toBeLessThanOrEqual(332);
      expect(tripDateFaults(onDays(addDays(last, 1)), now)).toEqual(['beyondWindow']);
      expect(tripDateFaults(onDays(addDays(first, -1)), now)).toEqual(['past']);
    }),
  );
});

it.each([
  ['2026-11-20T13:00:00Z', true],
  ['2026-11-20T12:59:59Z', false],
  ['2026-11-20T11:00:00Z', false],
])('a flight at %s is on sale at noon: %s', (departure, expected) => {
  expect(isOnSale(new Date(departure), NOW)).toBe(expected);
});
