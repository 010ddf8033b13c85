import type { IsoDate } from '#core/domain/values/dates';
import { AIRPORTS, buildSlice } from '#testing/flights/buildFlights';
import { common } from '../messages/site/common.en';
import { directionName } from './directionName';

const slice = (from: string, to: string) => buildSlice({ carrier: 'DL', from, to, via: [], departMinutes: 600, minutes: 420 });
const named = (code: string, metro: string) => ({ [code]: { code, name: code, city: code, country: 'US', metro } });
const airports = { ...AIRPORTS, ...named('JFK', 'NYC'), ...named('EWR', 'NYC'), ...named('LHR', 'LON'), ...named('LGW', 'LON') };

it.each([
  [[slice('JFK', 'LHR')], ['Outbound']],
  [
    [slice('JFK', 'LHR'), slice('LGW', 'EWR')],
    ['Outbound', 'Return'],
  ],
  [
    [slice('JFK', 'LHR'), slice('CDG', 'JFK')],
    ['Flight 1', 'Flight 2'],
  ],
  [
    [slice('JFK', 'LHR'), slice('LHR', 'BOS')],
    ['Flight 1', 'Flight 2'],
  ],
  [
    [slice('JFK', 'LHR'), slice('LHR', 'JFK'), slice('JFK', 'BOS')],
    ['Flight 1', 'Flight 2', 'Flight 3'],
  ],
])('slices have names', (slices, names) => {
  expect(slices.map((_, i) => directionName({ common }, { slices, airports }, i))).toEqual(names);
});

const searched = (...routes: readonly (readonly [string, string])[]) => {
  const [first = ['JFK', 'LHR'], ...more] = routes;
  const sliceOf = ([origin, destination]: readonly [string, string]) => ({ origin, destination, date: '2027-05-11' as IsoDate });
  return { slices: [sliceOf(first), ...more.map(sliceOf)] as const };
};
it.each([
  ['the way back alone', searched(['NYC', 'LON'], ['LON', 'NYC']), [slice('LGW', 'EWR')], ['Return']],
  ['the way out alone', searched(['NYC', 'LON'], ['LON', 'NYC']), [slice('JFK', 'LHR')], ['Outbound']],
  [
    'the first and last of three',
    searched(['JFK', 'LHR'], ['LHR', 'CDG'], ['CDG', 'JFK']),
    [slice('JFK', 'LHR'), slice('CDG', 'EWR')],
    ['Flight 1', 'Flight 3'],
  ],
  ['the second of three', searched(['JFK', 'LHR'], ['LHR', 'JFK'], ['JFK', 'BOS']), [slice('LHR', 'JFK')], ['Flight 2']],
  ['a flight that goes elsewhere', searched(['JFK', 'LHR'], ['LHR', 'JFK']), [slice('CDG', 'JFK')], ['Outbound']],
  ['all that was sold', searched(['JFK', 'LHR'], ['LHR', 'JFK']), [slice('JFK', 'LHR'), slice('LHR', 'JFK')], ['Outbound', 'Return']],
])('%s, left of a trip, keeps its name', (_what, query, slices, names) => {
  expect(slices.map((_, i) => directionName({ common }, { slices, airports, query }, i))).toEqual(names);
});
