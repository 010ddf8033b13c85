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
