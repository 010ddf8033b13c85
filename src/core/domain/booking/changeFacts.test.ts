import { nonEmpty } from '../values/nonEmpty';
import type { LocalDateTime } from '../values/dates';
import type { Leg, Slice } from '../flights/flights';
import { changeFacts, isFlyable } from './changeFacts';

const at = (time: string): LocalDateTime => `2027-05-${time}` as LocalDateTime;
const leg = (from: string, to: string, departs: string, arrives: string, more: Partial<Leg> = {}): Leg => ({
  ...{ carrier: 'AA', flightNumber: 7, operatedBy: null, alsoSoldAs: [], from, to, departs: at(departs), arrives: at(arrives) },
  ...{ minutes: 120, aircraft: '', aircraftName: '', legroomInches: 0, wifi: false, power: false, entertainment: false, co2Kg: 0 },
  ...more,
});
const slice = (...legs: readonly Leg[]): Slice => ({
  ...{ legs: nonEmpty(legs), layovers: [], stops: legs.length - 1, minutes: 360, departMinutes: 0, arriveMinutes: 0, dayShift: 0 },
});
const country = (code: string) => ({ country: code, metro: '' });
const AIRPORTS = {
  ...{ DFW: { country: 'US', metro: 'DFW' }, LAX: { country: 'US', metro: 'LAX' }, CDG: { country: 'FR', metro: 'PAR' } },
  ...{ JFK: { country: 'US', metro: 'NYC' }, EWR: { country: 'US', metro: 'NYC' }, ORD: { country: 'US', metro: 'CHI' } },
  ...{ SJU: { ...country('PR'), metro: 'SJU' } },
};

const FIRST = leg('JFK', 'DFW', '11T08:00', '11T11:00', { flightNumber: 1 });
const SECOND = leg('DFW', 'LAX', '11T13:00', '11T15:00', { flightNumber: 2 });
const OUT = slice(FIRST, SECOND);
const BACK = slice(leg('LAX', 'JFK', '18T09:00', '18T17:00', { flightNumber: 3 }));
const TRIP = [OUT, BACK];
const out = (first: Partial<Leg>, second: Partial<Leg> = {}) => slice({ ...FIRST, ...first }, { ...SECOND, ...second });
const back = (more: Partial<Leg>) => slice({ ...BACK.legs[0], ...more });

it.each<[what: string, after: readonly Slice[] | null, expected: readonly object[], flyable: boolean]>([
  ['nothing', TRIP, [], true],
  ['the slices come in another order', [BACK, OUT], [], true],
  ['all is cancelled', null, [{ kind: 'allCancelled' }], false],
  ['no slice is left', [], [{ kind: 'allCancelled' }], false],
  ['the return is dropped', [OUT], [{ kind: 'cancelled', place: 1 }], false],
  ['the way out is dropped', [BACK], [{ kind: 'cancelled', place: 0 }], false],
  ['later by half an hour', [out({}, { departs: at('11T13:30'), arrives: at('11T15:30') }), BACK], [{ kind: 'times', place: 0 }], true],
  ['numbers alone', [OUT, back({ flightNumber: 33 })], [{ kind: 'numbers', place: 1 }], true],
  ['the airline alone', [OUT, back({ carrier: 'DL' })], [{ kind: 'numbers', place: 1 }], true],
  [
    'a connection of 25 minutes',
    [out({ arrives: at('11T12:35') }), BACK],
    [{ kind: 'connection', place: 0, airport: 'DFW', minutes: 25, least: 40 }, { kind: 'times' }],
    false,
  ],
  ['a connection of 40 minutes', [out({ arrives: at('11T12:20') }), BACK], [{ kind: 'times', place: 0 }], true],
  [
    'leg 1 lands after leg 2 left',
    [out({ departs: at('11T11:00'), arrives: at('11T14:00') }), BACK],
    [{ kind: 'connection', place: 0, airport: 'DFW', minutes: -60, least: 40 }, { kind: 'times' }],
    false,
  ],
  [
    'leg 1 is moved past all of leg 2',
    [out({ departs: at('12T08:00'), arrives: at('12T11:00') }), BACK],
    [{ kind: 'connection', place: 0, minutes: -22 * 60 }, { kind: 'day' }],
    false,
  ],
  [
    'a leg leaves from another airport of the city',
    [OUT, back({ to: 'EWR' })],
    [{ kind: 'airport', place: 1, was: 'JFK', now: 'EWR' }],
    true,
  ],
  ['a stop is dropped', [slice(leg('JFK', 'LAX', '11T08:00', '11T15:00')), BACK], [{ kind: 'stops', place: 0, was: 1, now: 0 }], true],
  [
    'a stop is added',
    [OUT, slice(leg('LAX', 'ORD', '18T09:00', '18T12:00'), leg('ORD', 'JFK', '18T13:00', '18T17:00'))],
    [{ kind: 'stops', place: 1, was: 0, now: 1 }],
    true,
  ],
  ['it stops elsewhere', [out({ to: 'ORD' }, { from: 'ORD' }), BACK], [{ kind: 'via', place: 0, airports: ['ORD'] }], true],
  ['the day of the return', [OUT, back({ departs: at('19T09:00'), arrives: at('19T17:00') })], [{ kind: 'day', place: 1 }], true],
  ['another cabin', [OUT, back({ cabin: 'Economy' })], [{ kind: 'cabin', place: 1, now: 'Economy' }], true],
  ['who flies it alone', [OUT, back({ operatedBy: 'SkyWest' })], [{ kind: 'operator', place: 1, airlines: ['SkyWest'] }], true],
  [
    'who flies it, later',
    [OUT, back({ operatedBy: 'SkyWest', arrives: at('18T17:30') })],
    [{ kind: 'times', place: 1 }, { kind: 'operator' }],
    true,
  ],
  [
    'the return is moved before the way out',
    [OUT, back({ departs: at('11T09:00'), arrives: at('11T17:00') })],
    [
      { kind: 'overlap', place: 1 },
      { kind: 'day', place: 1 },
    ],
    false,
  ],
  ['a direction is added', [...TRIP, slice(leg('CDG', 'SJU', '20T08:00', '20T11:00'))], [{ kind: 'added' }], true],
])('%s (booking.40)', (_what, after, expected, flyable) => {
  const facts = changeFacts(TRIP, after, AIRPORTS);
  expect(facts).toHaveLength(expected.length);
  expect(facts).toMatchObject(expected);
  expect(isFlyable(facts)).toBe(flyable);
});

it('a connection that was sold with less than usual can be made with as much', () => {
  const sold = slice(FIRST, { ...SECOND, departs: at('11T11:30') });
  expect(changeFacts([sold], [sold], AIRPORTS)).toEqual([]);
  const shorter = slice(FIRST, { ...SECOND, departs: at('11T11:29') });
  expect(changeFacts([sold], [shorter], AIRPORTS)).toMatchObject([{ kind: 'connection', minutes: 29, least: 30 }, { kind: 'times' }]);
});

it('needs longer across a border and between airports of a city; a territory is no other country', () => {
  const to = (end: string, from = 'JFK') => [slice(leg('LAX', 'JFK', '11T08:00', '11T16:00'), leg(from, end, '11T17:30', '11T20:00'))];
  const wait = (end: string, from?: string) =>
    changeFacts(
      to(end, from),
      [slice(leg('LAX', 'JFK', '11T08:00', '11T16:40'), leg(from ?? 'JFK', end, '11T17:30', '11T20:00'))],
      AIRPORTS,
    );
  expect(wait('CDG')).toMatchObject([{ kind: 'connection', minutes: 50, least: 60 }, { kind: 'times' }]);
  expect(wait('SJU')).toMatchObject([{ kind: 'times' }]);
  expect(wait('SJU', 'EWR')).toMatchObject([{ kind: 'connection', minutes: 50, least: 90 }, { kind: 'times' }]);
});
