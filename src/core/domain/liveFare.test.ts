import type { IsoDate } from './dates';
import { liveFareDays, lowestFare } from './liveFare';

const TODAY = '2026-11-22' as IsoDate;
const { query, from, to } = liveFareDays(['NYC', 'PAR'], TODAY);

it('asks for a week of one adult, departing in two to eight weeks', () => {
  expect([from, to]).toEqual(['2026-12-06', '2027-01-16']);
  expect(query).toMatchObject({
    origin: 'NYC',
    destination: 'PAR',
    departDate: from,
    returnDate: '2026-12-13',
    tripType: 'R',
    cabin: 'Economy',
  });
  expect(query.travelers).toEqual({ adults: 1, children: 0, infants: 0 });
});

it.each([
  ['the cheapest', { '2026-12-06': 40_000, '2026-12-09': 31_050, '2026-12-10': 38_000 }, ['2026-12-09', '2026-12-16', 31_050]],
  ['the first of equal ones', { '2026-12-10': 31_050, '2026-12-09': 31_050 }, ['2026-12-09', '2026-12-16', 31_050]],
  ['a day that is sold', { '2026-12-06': null, '2026-12-31': 52_000 }, ['2026-12-31', '2027-01-07', 52_000]],
])('takes %s', (_, prices, [departDate, returnDate, cents]) => {
  expect(lowestFare(query, prices)).toEqual({ query: { ...query, departDate, returnDate }, cents });
});

it.each([
  ['nothing is sold', { '2026-12-06': null }],
  ['nothing is known', {}],
])('is null where %s', (_, prices) => {
  expect(lowestFare(query, prices)).toBeNull();
});
