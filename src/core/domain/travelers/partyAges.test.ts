import { searchFor } from '../search/trip';
import type { IsoDate } from '../values/dates';
import { searchForPeople } from './partyAges';
import { isValidParty, withChildAges } from './travelers';
import type { Ages, TravelerKind } from './travelers';

const QUERY = searchFor(
  { origin: 'JFK', destination: 'LAX', departs: '2027-05-11' as IsoDate, returns: '2027-05-18' as IsoDate },
  'Economy',
  { adults: 2, children: 1, infants: 1 },
);
const person = (kind: TravelerKind, dateOfBirth: string) => ({ kind, dateOfBirth: dateOfBirth as IsoDate });

it.each<[string, readonly (readonly [TravelerKind, string])[], Ages | undefined]>([
  ['nobody is under 18', [['adult', '1985-04-18'], ['adult', '2009-05-18']], undefined], // oxfmt-ignore
  ['the day before their birthday', [['adult', '2009-05-19'], ['adult', '1985-04-18']], [17, null]], // oxfmt-ignore
  ['a birthday between the flights', [['child', '2015-05-18'], ['infant', '2025-05-18']], [12, 2]], // oxfmt-ignore
  ['children are named first', [['child', '2020-01-01'], ['infant', '2026-09-01'], ['adult', '1985-04-18']], [null, 7, 0]], // oxfmt-ignore
])('ages are those of the day of the last slice: %s', (_name, people, ages) => {
  const { travelers } = searchForPeople(QUERY, people.map((one) => person(...one))); // oxfmt-ignore
  expect(travelers).toEqual({ adults: 2, children: 1, infants: 1, ...(ages && { ages }) });
});

it.each<[Ages, boolean]>([
  [[null, 15, 8, 0], true],
  [[null, 15, 12, 2], true],
  [[null, null, null, null], true],
  [[null, 11, 8, 0], false],
  [[18, null, 8, 0], false],
  [[null, null, 1, 0], false],
  [[null, null, 13, 0], false],
  [[null, null, 8, 3], false],
  [[null, null, 8], false],
  [[null, null, 8, 0, 0], false],
  [[null, null, 8.5, 0], false],
])('%j are ages of two adults, a child and an infant: %s', (ages, isParty) => {
  expect(isValidParty({ adults: 2, children: 1, infants: 1, ages })).toBe(isParty);
});

it('ages of children that are not there are left out', () => {
  const counts = { adults: 1, children: 2, infants: 0 };
  expect(withChildAges(counts, [])).toEqual(counts);
  expect(withChildAges(counts, [null, null, 5])).toEqual(counts);
  expect(withChildAges(counts, [null, 8, 5])).toEqual({ ...counts, ages: [null, null, 8] });
});
