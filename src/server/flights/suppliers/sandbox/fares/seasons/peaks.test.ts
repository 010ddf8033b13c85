/** How much dearer the peaks are than the quiet weeks, sector by sector (fare-model.20). */
import { addDays, parseIsoDate } from '#core/domain/values/dates';
import type { IsoDate } from '#core/domain/values/dates';
import { loadAirports } from '../../../../../airports/airportTable';
import { buildNetwork } from '../../timetable/network';
import { fareScene } from '../pricing';

const net = buildNetwork(loadAirports());
const at = (code: string) => {
  const a = net.airports.get(code);
  if (!a) throw new Error(code);
  return a;
};
const iso = (text: string): IsoDate => {
  const date = parseIsoDate(text);
  if (date === null) throw new Error(text);
  return date;
};

const DAYS_AHEAD = 45;
const WEEKS = Array.from({ length: 52 }, (_, week) => addDays(iso('2026-09-06'), week * 7));
/** A quarter of the year. */
const QUIET_WEEKS = 13;

type Way = 'out' | 'back';

/** Level of all fares of a trip's way on a day. */
function level(from: string, to: string, way: Way, date: IsoDate): number {
  const [a, b, place] = [at(from), at(to), at(to)];
  return fareScene(net, ...(way === 'out' ? ([a, b] as const) : ([b, a] as const)), date, DAYS_AHEAD, 'Economy', place).dollars;
}

/** What a week costs, the mean of the thirteen cheapest of a year. */
function quiet(from: string, to: string, way: Way): number {
  const weeks = WEEKS.map((first) => [0, 1, 2, 3, 4, 5, 6].reduce((sum, day) => sum + level(from, to, way, addDays(first, day)), 0) / 7);
  return (
    weeks
      .sort((x, y) => x - y)
      .slice(0, QUIET_WEEKS)
      .reduce((sum, week) => sum + week, 0) / QUIET_WEEKS
  );
}

/** Before Thanksgiving, its Sunday, before Christmas, before Presidents' Day, a Saturday of spring break, before July 4. */
const PEAKS = ['2026-11-25', '2026-11-29', '2026-12-23', '2027-02-12', '2027-03-20', '2027-07-02'].map(iso);

const TABLE: readonly { readonly sectors: string; readonly way: Way; readonly ratios: readonly number[] }[] = [
  { sectors: 'JFK-MIA ORD-MCO BOS-FLL LAX-HNL MSP-PHX DFW-CUN JFK-SJU', way: 'out', ratios: [2, 1, 2.7, 2.6, 2.4, 1.7] },
  { sectors: 'JFK-MIA ORD-MCO LAX-HNL DFW-CUN', way: 'back', ratios: [0.9, 2.6, 1.1, 1.5, 2.2, 1.7] },
  { sectors: 'DEN-ASE JFK-SLC', way: 'out', ratios: [1.5, 1, 2.6, 2.8, 2, 1.8] },
  { sectors: 'DEN-ASE JFK-SLC', way: 'back', ratios: [0.9, 2, 1.2, 1.7, 1.8, 1.8] },
  { sectors: 'JFK-LAX LGA-ORD ATL-DFW SEA-SFO DEN-ORD BOS-DCA', way: 'out', ratios: [1.8, 2.2, 2, 1.4, 1.1, 2.1] },
  { sectors: 'JFK-LAX', way: 'back', ratios: [1.8, 2.2, 2, 1.4, 1.1, 2.1] },
  { sectors: 'JFK-LHR ORD-FCO', way: 'out', ratios: [1.1, 1.1, 1.7, 1.2, 1.1, 2] },
  { sectors: 'JFK-LHR ORD-FCO', way: 'back', ratios: [0.9, 1.5, 1.2, 1.1, 1.1, 2] },
  { sectors: 'SFO-NRT', way: 'out', ratios: [1.1, 1.1, 1.6, 1.2, 1, 1.3] },
  { sectors: 'LAX-SYD', way: 'out', ratios: [1.3, 1.2, 1.9, 1.5, 1, 1.2] },
  { sectors: 'EWR-DEL', way: 'out', ratios: [1.2, 1.2, 1.8, 1.3, 1, 1.2] },
  { sectors: 'JFK-MEX', way: 'out', ratios: [1.2, 1.2, 1.6, 1.2, 1.1, 1.6] },
];
const ROWS = TABLE.flatMap(({ sectors, way, ratios }) =>
  sectors.split(' ').map((sector) => ({ sector, way, ratios, from: sector.slice(0, 3), to: sector.slice(4) })),
);

it('has thirty sectors', () => expect(ROWS).toHaveLength(30));

describe.each(ROWS)('$sector, $way', ({ from, to, way, ratios }) => {
  const usual = quiet(from, to, way);

  it('costs that much more than in the quiet weeks', () => {
    expect(PEAKS.map((date) => Math.round((level(from, to, way, date) / usual) * 10) / 10)).toEqual(ratios);
  });

  it('is at its dearest 1.8 to 4 times as dear, in this year and another', () => {
    for (const later of [0, 3 * 364]) {
      const days = WEEKS.flatMap((first) => [0, 1, 2, 3, 4, 5, 6].map((day) => level(from, to, way, addDays(first, later + day))));
      expect(Math.max(...days) / usual).toBeGreaterThanOrEqual(1.8);
      expect(Math.max(...days) / usual).toBeLessThanOrEqual(4);
    }
  });
});

it('a peak is dearer still for those who buy late, and on a Sunday than on a Tuesday', () => {
  const dollars = (date: string, daysAhead: number): number =>
    fareScene(net, at('JFK'), at('LAX'), iso(date), daysAhead, 'Economy', at('LAX')).dollars;
  expect(dollars('2026-12-23', 3) / dollars('2026-12-23', 45)).toBeCloseTo(dollars('2026-10-07', 3) / dollars('2026-10-07', 45), 10);
  expect(dollars('2026-12-23', 3)).toBeGreaterThan(1.5 * dollars('2026-12-23', 45));
  expect(dollars('2026-07-18', 45)).toBeLessThan(dollars('2026-07-19', 45));
});
