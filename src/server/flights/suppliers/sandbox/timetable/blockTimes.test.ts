import { loadAirports } from '../../../../airports/airportTable';
import { blockMinutes } from './blockTimes';

const table = loadAirports();
const at = (code: string) => {
  const a = table.get(code);
  if (!a) throw new Error(code);
  return a;
};

/** Scheduled gate-to-gate minutes as airlines publish them in spring, typical departures outside the rush. */
const SCHEDULED: readonly (readonly [string, string, number])[] = [
  ['JFK', 'LAX', 375],
  ['LAX', 'JFK', 325],
  ['JFK', 'SFO', 395],
  ['SFO', 'JFK', 335],
  ['ORD', 'LAX', 270],
  ['LAX', 'ORD', 245],
  ['LGA', 'ORD', 155],
  ['BOS', 'DCA', 100],
  ['ATL', 'MCO', 90],
  ['DFW', 'LAX', 195],
  ['LAX', 'SFO', 85],
  ['SEA', 'LAX', 165],
  ['DEN', 'ORD', 150],
  ['JFK', 'MIA', 195],
  ['MIA', 'JFK', 180],
  ['ATL', 'LAX', 285],
  ['SEA', 'HNL', 365],
  ['LAX', 'HNL', 350],
  ['HNL', 'LAX', 325],
  ['LAX', 'PHX', 85],
  ['DFW', 'ORD', 150],
  ['DFW', 'MEX', 170],
  ['JFK', 'LHR', 415],
  ['LHR', 'JFK', 485],
  ['BOS', 'LHR', 395],
  ['JFK', 'CDG', 440],
  ['CDG', 'JFK', 505],
  ['ORD', 'LHR', 470],
  ['LHR', 'ORD', 535],
  ['LAX', 'LHR', 625],
  ['LHR', 'LAX', 675],
  ['LAX', 'NRT', 705],
  ['NRT', 'LAX', 605],
  ['LAX', 'SYD', 895],
  ['SYD', 'LAX', 820],
  ['LHR', 'CDG', 75],
  ['FRA', 'LHR', 100],
  ['LHR', 'DXB', 415],
  ['DXB', 'LHR', 460],
  ['LHR', 'SIN', 800],
  ['JFK', 'GRU', 585],
  ['MIA', 'GRU', 505],
];

describe('block times', () => {
  it(`are within 6 % of ${SCHEDULED.length} published schedules on average, and none is far off`, () => {
    const errors = SCHEDULED.map(([from, to, minutes]) => Math.abs(blockMinutes(at(from), at(to), 4) - minutes) / minutes);
    expect(errors.length).toBeGreaterThanOrEqual(30);
    expect(errors.reduce((a, b) => a + b, 0) / errors.length).toBeLessThanOrEqual(0.06);
    expect(Math.max(...errors)).toBeLessThan(0.15);
  });

  it('are longer against the winter jet stream', () => {
    expect(blockMinutes(at('LHR'), at('JFK'), 1)).toBeGreaterThan(blockMinutes(at('LHR'), at('JFK'), 7));
    expect(blockMinutes(at('JFK'), at('LHR'), 1)).toBeLessThan(blockMinutes(at('JFK'), at('LHR'), 7));
  });
});
