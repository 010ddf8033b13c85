import fc from 'fast-check';
import { addDays } from '../values/dates';
import type { IsoDate } from '../values/dates';
import { gridDays, gridTrips } from './priceGrid';
import { DEFAULT_TRAVELERS } from '../travelers/travelers';
import { isRoundTrip, searchFor } from '../search/trip';
import { stayNights } from '../search/otherTrips';
import type { RoundTrip } from '../search/trip';

const trip = (nights: number, from = 0): RoundTrip => {
  const departs = addDays('2027-01-14' as IsoDate, from);
  const query = searchFor({ origin: 'JFK', destination: 'LAX', departs, returns: addDays(departs, nights) }, 'Economy', DEFAULT_TRAVELERS);
  if (!isRoundTrip(query)) throw new Error('it has a return');
  return query;
};

it('asks for each trip of the grid once, by its length, and for none that returns before it leaves (results.23)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 0, max: 400 }), (nights, from) => {
      const query = trip(nights, from);
      const { departs, returns } = gridDays(query);
      const wanted = departs.flatMap((out) => returns.filter((back) => back > out).map((back) => `${out} ${back}`));
      const priced = gridTrips(query).flatMap(({ query: first, dates }) =>
        dates.map((out) => `${out} ${addDays(out, stayNights(first) ?? NaN)}`),
      );
      expect([...priced].sort()).toEqual(wanted.sort());
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

it('reaches three days to either side of both dates', () => {
  const { departs, returns } = gridDays(trip(7));
  expect(departs).toEqual(['2027-01-11', '2027-01-12', '2027-01-13', '2027-01-14', '2027-01-15', '2027-01-16', '2027-01-17']);
  expect([returns[0], returns.at(-1), returns.length]).toEqual(['2027-01-18', '2027-01-24', 7]);
});
