import fc from 'fast-check';
import { addDays, daysBetween } from './dates';
import type { IsoDate } from './dates';
import { gridDays, gridTrips } from './priceGrid';
import type { RoundTrip } from './priceGrid';
import { DEFAULT_TRAVELERS } from './travelers';

const trip = (nights: number, from = 0): RoundTrip => {
  const departDate = addDays('2027-01-14' as IsoDate, from);
  const returnDate = addDays(departDate, nights);
  return { origin: 'JFK', destination: 'LAX', departDate, returnDate, tripType: 'R', cabin: 'Economy', travelers: DEFAULT_TRAVELERS };
};

it('asks for each trip of the grid once, by its length, and for none that returns before it leaves (results.23)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 0, max: 400 }), (nights, from) => {
      const query = trip(nights, from);
      const { departs, returns } = gridDays(query);
      const wanted = departs.flatMap((out) => returns.filter((back) => back > out).map((back) => `${out} ${back}`));
      const asked = gridTrips(query).flatMap(({ query: first, dates }) =>
        dates.map((out) => `${out} ${addDays(out, daysBetween(first.departDate, first.returnDate))}`),
      );
      expect([...asked].sort()).toEqual(wanted.sort());
      for (const { dates } of gridTrips(query)) dates.forEach((date, i) => expect(date).toBe(addDays(dates[0] ?? date, i)));
    }),
  );
});

it('a week has 49 trips of 13 lengths', () => {
  expect(
    gridTrips(trip(7))
      .map(({ dates }) => dates.length)
      .sort((a, b) => a - b),
  ).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7]);
});
