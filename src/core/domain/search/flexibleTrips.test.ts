import type { IsoDate } from '../values/dates';
import type { Flexibility } from './flexible';
import { hasTrips } from './flexibleTrips';

const FIRST = '2026-11-20' as IsoDate;
const LAST = '2027-10-16' as IsoDate;

/** Whether a round trip, and one way, can be booked from 20 November 2026 to 16 October 2027. */
it.each<[Flexibility, boolean, boolean]>([
  ['', true, true],
  ['3', true, true],
  ['2026-10:week', false, false],
  ['2026-06..08:weekend', false, false],
  ['2026-09..11:weekend', true, true],
  ['2026-11:month', true, true],
  ['1999-12:month', false, false],
  ['2027-10:week', true, true],
  ['2027-10:weekend', true, true],
  ['2027-11:weekend', false, false],
  ['2027-12..02:week', false, false],
])('of %s: %s, %s', (flex, there, oneWay) => {
  expect([hasTrips(flex, true, FIRST, LAST), hasTrips(flex, false, FIRST, LAST)]).toEqual([there, oneWay]);
});

it('a way back beyond the last day is none', () => {
  expect([
    hasTrips('2027-10:week', true, FIRST, '2027-10-07' as IsoDate),
    hasTrips('2027-10:week', false, FIRST, '2027-10-07' as IsoDate),
  ]).toEqual([false, true]);
});
