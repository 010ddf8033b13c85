import { buildFlight } from '#testing/flights/buildFlights';
import { judgeSeenFare, parseSeenFare } from './seenFare';

const leg = { via: [], departMinutes: 600, minutes: 300 };
const flight = (id: string, carrier: string, perAdult: number) => buildFlight({ id, carrier, perAdult, out: leg, back: leg });
const FLIGHTS = [flight('dl1', 'DL', 20_000), flight('aa', 'AA', 18_000), flight('dl2', 'DL', 19_000)];

it.each([
  ['deal=18950', 18_950],
  ['deal=1', 1],
  ['', null],
  ['deal=', null],
  ['deal=0', null],
  ['deal=-5', null],
  ['deal=189.50', null],
  ['deal=100000000', 100_000_000],
  ['deal=100000001', null],
  ['deal=1000000000', null],
])('%s', (search, cents) => {
  expect(parseSeenFare(new URLSearchParams(search))).toBe(cents);
});

it.each([
  ['there', 19_000, ['DL'], { kind: 'same', flight: FLIGHTS[2] }],
  ['lower', 19_500, ['DL'], { kind: 'lower', flight: FLIGHTS[2] }],
  ['gone, another airline is the lowest', 18_500, ['DL'], { kind: 'gone', lowest: FLIGHTS[1] }],
  ['gone with its airline', 99_900, ['QF'], { kind: 'gone', lowest: FLIGHTS[1] }],
  ['of no airline in particular', 18_000, [], { kind: 'same', flight: FLIGHTS[1] }],
] as const)('%s', (_what, seen, airlines, outcome) => {
  expect(judgeSeenFare(FLIGHTS, seen, airlines)).toEqual(outcome);
});

it('of equally cheap flights the first one listed', () => {
  const twins = [flight('one', 'DL', 19_000), flight('two', 'DL', 19_000)];
  expect(judgeSeenFare(twins, 19_000, ['DL'])).toEqual({ kind: 'same', flight: twins[0] });
});

it('gone, and nothing else is sold', () => {
  expect(judgeSeenFare([], 19_000, ['DL'])).toEqual({ kind: 'gone', lowest: null });
});
