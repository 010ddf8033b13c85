import fc from 'fast-check';
import type { IsoDate } from './dates';
import { addDays, daysBetween } from './dates';
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

it.each([
  ['2026-11-20', null, {}],
  ['2026-11-19', null, { departDate: 'past' }],
  ['2027-10-17', null, {}],
  ['2027-10-18', null, { departDate: 'beyondWindow' }],
  ['2031-01-01', '2031-01-08', { departDate: 'beyondWindow', returnDate: 'beyondWindow' }],
  ['2027-10-16', '2027-10-17', {}],
  ['2027-10-16', '2027-10-18', { returnDate: 'beyondWindow' }],
  ['2027-01-05', '2027-01-05', { returnDate: 'notAfterDeparture' }],
])('a trip from %s to %s: %j', (departDate, returnDate, faults) => {
  expect(tripDateFaults({ departDate: day(departDate), returnDate: returnDate === null ? null : day(returnDate) }, NOW)).toEqual(faults);
});

it('sells every day that a traveler anywhere may choose, and none a day farther', () => {
  const instants = fc.date({ min: new Date('2020-01-01'), max: new Date('2150-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(instants, fc.integer({ min: -12, max: 14 }), fc.integer({ min: 0, max: 330 }), (now, offset, ahead) => {
      const today = day(new Date(now.getTime() + offset * 3_600_000).toISOString().slice(0, 10));
      expect(tripDateFaults({ departDate: addDays(today, ahead), returnDate: null }, now)).toEqual({});
      const { first, last } = sellableDays(now);
      expect(daysBetween(first, last)).toBeLessThanOrEqual(332);
      expect(tripDateFaults({ departDate: addDays(last, 1), returnDate: null }, now)).toEqual({ departDate: 'beyondWindow' });
      expect(tripDateFaults({ departDate: addDays(first, -1), returnDate: null }, now)).toEqual({ departDate: 'past' });
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
