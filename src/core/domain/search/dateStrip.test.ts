import * as fc from 'fast-check';
import { DEFAULT_TRAVELERS } from '../travelers/travelers';
import { daysOf, lowestOf, stripDates } from './dateStrip';
import { bookableDaysOf, graphDates } from './pricedDays';
import type { IsoDate } from '../values/dates';
import { addDays, daysBetween } from '../values/dates';
import { departureDate, searchFor, withFurther } from './trip';
import { stayNights } from './otherTrips';
import type { SearchQuery } from './trip';
import { stepOf } from './tripStep';

const TODAY = '2027-01-10' as IsoDate;
const query = (departs: IsoDate, stay: number | null): SearchQuery =>
  searchFor(
    { origin: 'JFK', destination: 'CDG', departs, returns: stay === null ? null : addDays(departs, stay) },
    'Economy',
    DEFAULT_TRAVELERS,
  );
const price = fc.option(fc.option(fc.integer({ min: 1, max: 500 })), { nil: undefined });

it('shows seven days in order, the chosen one in the middle, each trip as long as the one requested', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 330 }),
      fc.option(fc.integer({ min: 1, max: 300 })),
      fc.array(price, { minLength: 7, maxLength: 7 }),
      (ahead, stay, prices) => {
        const departs = addDays(TODAY, ahead);
        const search = query(departs, stay);
        const known = Object.fromEntries(prices.map((cents, i) => [addDays(departs, i - 3), cents]));
        const step = stepOf(search, new URLSearchParams());
        const days = daysOf(step, stripDates(step), known, TODAY);
        expect(days.map((d) => daysBetween(departs, d.date))).toEqual([-3, -2, -1, 0, 1, 2, 3]);
        expect(days.filter((d) => d.isChosen).map((d) => d.date)).toEqual([departs]);
        for (const day of days) {
          const end = addDays(day.date, stay ?? 0);
          expect(day.query === null).toBe(day.date < TODAY || daysBetween(TODAY, end) > 330);
          if (day.query) expect([departureDate(day.query), stayNights(day.query)]).toEqual([day.date, stay]);
          if (day.query === null) expect([day.lowest, day.isLowest]).toEqual([undefined, false]);
        }
        const sold = days.flatMap((d) => (typeof d.lowest === 'number' ? [d.lowest] : []));
        expect(days.some((d) => d.isLowest)).toBe(sold.length > 0);
        for (const d of days) if (d.isLowest) expect(sold.every((cents) => cents >= (d.lowest ?? Infinity))).toBe(true);
      },
    ),
  );
});

test.each([300_00, null])('filters that leave %s of the chosen day price that day alone, and no day is called the lowest', (filtered) => {
  const search = query('2027-03-10' as IsoDate, 7);
  const prices = { '2027-03-09': 200_00, '2027-03-10': 250_00, '2027-03-11': 280_00 };
  const step = stepOf(search, new URLSearchParams());
  const days = daysOf(step, stripDates(step), prices, TODAY, filtered);
  expect(days.slice(2, 5).map((d) => d.lowest)).toEqual([200_00, filtered, 280_00]);
  expect(days.some((d) => d.isLowest)).toBe(false);
});

it.each([
  ['2027-03-10', '2027-02-08', '2027-04-08'],
  ['2027-01-15', TODAY, '2027-03-10'],
])('the graph of a trip on %s has sixty days, from today on: %s to %s', (departs, first, last) => {
  const dates = graphDates(stepOf(query(departs as IsoDate, 7), new URLSearchParams()), TODAY);
  expect([dates.length, dates[0], dates.at(-1)]).toEqual([60, first, last]);
});

it.each([
  ['', '2027-02-03', '2027-03-12'],
  ['DL1_2027-03-05', '2027-03-05', '2027-03-20'],
  ['DL1_2027-03-05~AF2_2027-03-12', '2027-03-12', '2027-04-18'],
])('the graph of a multi-city trip after %j has the days that its slice can be flown on', (chosen, first, last) => {
  const further = [
    { origin: 'CDG', destination: 'FCO', date: '2027-03-12' as IsoDate },
    { origin: 'FCO', destination: 'JFK', date: '2027-03-20' as IsoDate },
  ];
  const trip = withFurther(query('2027-03-05' as IsoDate, null), further);
  const dates = graphDates(stepOf(trip, new URLSearchParams({ chosen })), TODAY);
  expect([dates[0], dates.at(-1)]).toEqual([first, last]);
});

it('knows no lowest price of nothing', () => {
  expect([lowestOf({}), lowestOf({ [TODAY]: null })]).toEqual([null, null]);
});

test.each([
  ['2027-02-01', 0, { from: '2027-02-01', to: '2027-02-28' }],
  ['2027-01-01', 0, { from: '2027-01-10', to: '2027-01-31' }],
  ['2027-12-01', 0, { from: '2027-12-01', to: '2027-12-06' }],
  ['2027-12-01', 6, null],
  ['2027-11-15', 7, { from: '2027-11-01', to: '2027-11-29' }],
  ['2026-12-01', 0, null],
])('of the month %s a trip of %d nights may leave %j', (month, stay, days) => {
  expect(bookableDaysOf(month as IsoDate, stay, TODAY)).toEqual(days);
});
