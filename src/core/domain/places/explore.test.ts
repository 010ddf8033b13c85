import * as fc from 'fast-check';
import { addDays, dateOfDayNumber, dayOfWeek } from '../values/dates';
import type { IsoDate } from '../values/dates';
import {
  EXPLORE_SORTS,
  exploreMonths,
  exploreParams,
  fittingTrips,
  NO_CHOICE,
  parseMonth,
  readExploreChoice,
  readExploreQuestion,
} from './explore';
import { sortedPlaces, STAYS, withinPrice } from './explore';
import type { ExploreChoice, When } from './explore';
import { AREA_IDS } from './explorePins';
import { CABINS } from '../search/trip';

const day = (text: string): IsoDate => text as IsoDate;
const march = parseMonth('2027-03');
if (!march) throw new Error('a month');
const MARCH: When = { kind: 'month', month: march };
const [FIRST, LAST] = [day('2026-11-23'), day('2027-10-19')];

it('a weekend in March leaves on Thursdays, Fridays and Saturdays of March', () => {
  const trips = fittingTrips({ when: MARCH, stay: 'weekend' }, FIRST, LAST);
  expect(trips[0]).toEqual({ departs: '2027-03-04', nights: [3] });
  expect(trips[1]).toEqual({ departs: '2027-03-05', nights: [2, 3] });
  expect(trips[2]).toEqual({ departs: '2027-03-06', nights: [2] });
  expect(trips).toHaveLength(12);
  const returns = trips.flatMap(({ departs, nights }) => nights.map((n) => dayOfWeek(addDays(departs, n))));
  expect(new Set(returns)).toEqual(new Set([0, 1]));
});

it.each([
  ['short', [3, 4, 5]],
  ['week', [6, 7, 8]],
  ['fortnight', [13, 14, 15]],
] as const)('%s is so many nights', (stay, nights) => {
  const trips = fittingTrips({ when: MARCH, stay }, FIRST, LAST);
  expect(trips).toHaveLength(31);
  expect(trips[30]).toEqual({ departs: '2027-03-31', nights });
});

it('nothing begins before or ends after the days that are sold', () => {
  const [first, last] = [day('2027-03-20'), day('2027-03-29')];
  const trips = fittingTrips({ when: MARCH, stay: 'week' }, first, last);
  expect(trips.map(({ departs, nights }) => [departs, nights])).toEqual([
    ['2027-03-20', [6, 7, 8]],
    ['2027-03-21', [6, 7, 8]],
    ['2027-03-22', [6, 7]],
    ['2027-03-23', [6]],
  ]);
  expect(fittingTrips({ when: { kind: 'dates', departs: day('2027-03-19'), returns: last }, stay: 'any' }, first, last)).toEqual([]);
  expect(fittingTrips({ when: { kind: 'dates', departs: first, returns: last }, stay: 'any' }, first, last)).toEqual([
    { departs: first, nights: [9] },
  ]);
});

it('months begin with the present one and end with the last that is sold', () => {
  const months = exploreMonths(FIRST, LAST);
  expect([months[0], months[1], months[2], months.at(-1), months.length]).toEqual(['2026-11', '2026-12', '2027-01', '2027-10', 12]);
});

const anyDate = fc.integer({ min: 20_000, max: 22_000 }).map(dateOfDayNumber);
const anyWhen: fc.Arbitrary<When> = fc.oneof(
  fc.constant<When>({ kind: 'any' }),
  anyDate.map((date): When => ({ kind: 'month', month: parseMonth(date.slice(0, 7)) ?? march })),
  fc
    .tuple(anyDate, fc.integer({ min: 1, max: 30 }))
    .map(([departs, n]): When => ({ kind: 'dates', departs, returns: addDays(departs, n) })),
);
const anyChoice: fc.Arbitrary<ExploreChoice> = fc.record({
  origin: fc.stringMatching(/^[A-Z]{3}$/),
  when: anyWhen,
  stay: fc.constantFrom(...STAYS),
  isNonstopOnly: fc.boolean(),
  cabin: fc.constantFrom(...CABINS),
  maxPrice: fc.option(fc.integer({ min: 1, max: 99_999 }).map((dollars) => dollars * 100)),
  sort: fc.constantFrom(...EXPLORE_SORTS),
  view: fc.constantFrom('wall' as const, 'map' as const),
  area: fc.option(fc.constantFrom(...AREA_IDS)),
});

it('an address says all that was chosen (explore.2)', () => {
  fc.assert(
    fc.property(anyChoice, (choice) => {
      // given dates say how long one stays
      const expected = choice.when.kind === 'dates' ? { ...choice, stay: NO_CHOICE.stay } : choice;
      expect(readExploreChoice(new URLSearchParams(exploreParams(choice)), 'XXX')).toEqual(expected);
    }),
  );
});

it('what cannot be read is reported, and counts as left out', () => {
  const bad = new URLSearchParams('ori=J1K&when=2027-13&stay=long&stops=1&cabin=Deck&max=-5&sort=luck&view=list&area=moon');
  expect(readExploreQuestion(bad)).toEqual({ origin: null, when: null, stay: null, isNonstopOnly: null, cabin: null });
  expect(readExploreChoice(bad, 'NYC')).toEqual({ ...NO_CHOICE, origin: 'NYC' });
  const backwards = new URLSearchParams('departdate=10-Mar-2027&returndate=09-Mar-2027');
  expect(readExploreQuestion(backwards).when).toBeNull();
});

const place = (code: string, price: number, miles: number, minutes: number | null) => ({ code, price, miles, minutes });
const PLACES = [place('AAA', 300, 500, 200), place('BBB', 200, 900, null), place('CCC', 200, 100, 300)];

it.each([
  ['price', 'BBB CCC AAA'],
  ['distance', 'CCC AAA BBB'],
  ['duration', 'AAA CCC BBB'],
] as const)('sorts by %s', (sort, codes) => {
  expect(
    sortedPlaces(PLACES, sort)
      .map(({ code }) => code)
      .join(' '),
  ).toBe(codes);
});

it('a budget splits places at its price', () => {
  expect(withinPrice(PLACES, null)).toEqual({ within: PLACES, above: [] });
  const { within, above } = withinPrice(PLACES, 200);
  expect([within.length, above.map(({ code }) => code)]).toEqual([2, ['AAA']]);
});
