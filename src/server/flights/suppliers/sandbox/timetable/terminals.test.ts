import { loadAirports } from '../../../../airports/airportTable';
import { itInCi } from '#testing/jest/smallerRuns';
import terminals from '../data/terminals.json';
import { buildNetwork } from './network';
import { terminalOf } from './terminals';

it.each([
  ['DL', 'JFK', '4'],
  ['AA', 'JFK', '8'],
  ['B6', 'JFK', '5'],
  ['VS', 'LHR', '3'],
  ['QR', 'LHR', '4'],
  ['EK', 'DXB', '3'],
  ['KE', 'ICN', '2'],
  // flights of one airline from several terminals
  ['BA', 'LHR', null],
  ['AF', 'CDG', null],
  ['DL', 'ATL', null],
  // one terminal alone
  ['UA', 'DEN', null],
  ['ZZ', 'JFK', null],
])('%s at %s: %s', (airline, airport, terminal) => {
  expect(terminalOf(airline, airport)).toBe(terminal);
});

itInCi('names airlines and airports that there are, each airline in one terminal of an airport', () => {
  const { airports, carriers } = buildNetwork(loadAirports());
  for (const [airport, airlines] of Object.entries(terminals)) {
    expect(airports.get(airport)?.code).toBe(airport);
    for (const terminal of Object.keys(airlines)) expect(terminal).toMatch(/^[0-9A-Z]{1,2}$/);
    const codes = Object.values(airlines).flatMap((list) => list.split(' '));
    expect(codes.filter((code) => !carriers.byCode.has(code))).toEqual([]);
    expect(new Set(codes).size).toBe(codes.length);
  }
});
