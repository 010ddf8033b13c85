/**
 * The measure of the model: sectors as they are flown and sold, each with its source and year (fare-model.25). The figures are general
 * knowledge of the named publications, rounded; none was looked up for this file. `DOT 2024`: US DOT Consumer Airfare Report and T-100
 * of 2024; `schedule 2025`: airlines' published schedules and round-trip fares of 2025; `held out`: rows that were written after the
 * rules, to see whether these hold for sectors nobody tuned them by. Airlines that the sandbox does not have are left out.
 */
import type { IsoDate } from '#core/domain/values/dates';
import { dayNumber } from '#core/domain/values/dates';
import type { Cabin } from '#core/domain/search/trip';
import { loadAirports } from '../../../../airports/airportTable';
import { blockMinutes } from '../timetable/blockTimes';
import { cabinsOn } from './cabins';
import departures from '../data/airport-departures.json';
import sectors from '../data/real-sectors.json';
import { buildNetwork, carrierOf, dailyOf, routesBetween, weekdaysOf } from '../timetable/network';
import { fareScene, sliceDollars } from './pricing';
import { slicesBetween } from '../itineraries/slices';

const CLASSES = ['none', 'daily', 'several', 'many', 'shuttle'] as const;
type FrequencyClass = (typeof CLASSES)[number];

interface Sector {
  readonly from: string;
  readonly to: string;
  /** Airlines nonstop; none where the sector is not flown. */
  readonly carriers: readonly string[];
  /** Scheduled minutes there. */
  readonly block: number | null;
  readonly frequency: FrequencyClass | null;
  /** Round trip of one adult on a full-service airline, a month ahead in May, dollars. */
  readonly economy: number | null;
  readonly business: number | null;
  readonly source: string;
}

type Row = readonly [string, string, string, number | null, FrequencyClass | null, number | null, number | null, string];
const ALL = (sectors as unknown as readonly Row[]).map(([from, to, carriers, block, frequency, economy, business, source]): Sector => ({
  from,
  to,
  carriers: carriers.split(' ').filter(Boolean),
  block,
  frequency,
  economy,
  business,
  source,
}));
const HELD_OUT = ALL.filter((s) => s.source.includes('held out'));
const SECTORS = ALL.filter((s) => !HELD_OUT.includes(s));

const net = buildNetwork(loadAirports());
const at = (code: string) => {
  const a = net.airports.get(code);
  if (!a) throw new Error(code);
  return a;
};
const OUT = '2027-05-11' as IsoDate;
const BACK = '2027-05-18' as IsoDate;

/** Airlines on a sector and their departures a week. */
function flown(from: string, to: string): Map<string, number> {
  const { first, end } = routesBetween(net, at(from), at(to));
  const found = new Map<string, number>();
  for (let r = first; r < end; r++) {
    const days = [0, 1, 2, 3, 4, 5, 6].filter((day) => (weekdaysOf(net, r) >> day) & 1).length;
    found.set(carrierOf(net, r).code, dailyOf(net, r) * days);
  }
  return found;
}

interface Score {
  readonly nonstop: number;
  /** Of the airlines that fly, those the model has; and of the airlines in the model, those that fly. */
  readonly found: number;
  readonly right: number;
}

function score(list: readonly Sector[]): Score {
  let nonstop = 0;
  let both = 0;
  let real = 0;
  let ours = 0;
  for (const s of list) {
    const model = [...flown(s.from, s.to).keys()];
    if (model.length > 0 === s.carriers.length > 0) nonstop++;
    both += s.carriers.filter((c) => model.includes(c)).length;
    real += s.carriers.length;
    ours += model.length;
  }
  return { nonstop: nonstop / list.length, found: both / real, right: both / ours };
}

/** Mean published fare of one direction's nonstops, of full-service airlines where there are any. */
function meanFare(from: string, to: string, date: IsoDate, cabin: Cabin): number {
  const [a, b] = [at(from), at(to)];
  const scene = fareScene(net, a, b, date, 30, cabin, b);
  const sold = slicesBetween(net, { from: a, to: b, day: dayNumber(date), notBefore: 0 }).filter(
    (s) => s.legs.length === 1 && cabinsOn(net, s, cabin) !== null,
  );
  const full = sold.filter((s) => net.carriers.list[s.carrier]?.tier === 'full');
  const list = full.length > 0 ? full : sold;
  return list.reduce((sum, s) => sum + sliceDollars(net, scene, s), 0) / list.length;
}

const share = (list: readonly boolean[]): number => list.filter(Boolean).length / list.length;

it('has at least 150 sectors, each with its source and year, some of them not flown', () => {
  expect(SECTORS.length).toBeGreaterThanOrEqual(150);
  expect(SECTORS.filter((s) => s.carriers.length === 0).length).toBeGreaterThanOrEqual(40);
  expect(ALL.filter((s) => !/^(?:DOT|schedule) 20\d\d/.test(s.source))).toEqual([]);
  expect(new Set(ALL.map((s) => [s.from, s.to].sort().join())).size).toBe(ALL.length);
});

it('knows which sectors are flown nonstop, and by whom', () => {
  const { nonstop, found, right } = score(SECTORS);
  expect(nonstop).toBeGreaterThanOrEqual(0.95);
  expect(found).toBeGreaterThanOrEqual(0.9);
  expect(right).toBeGreaterThanOrEqual(0.9);
});

it('holds for sectors the rules were not made by', () => {
  const { nonstop, found, right } = score(HELD_OUT);
  expect(HELD_OUT.length).toBeGreaterThanOrEqual(70);
  expect(nonstop).toBeGreaterThanOrEqual(0.95);
  expect(found).toBeGreaterThanOrEqual(0.88);
  expect(right).toBeGreaterThanOrEqual(0.85);
});

it('flies as often as the size of the market says', () => {
  const classOf = (week: number): number => (week === 0 ? 0 : week < 21 ? 1 : week < 56 ? 2 : week < 112 ? 3 : 4);
  const near = SECTORS.filter((s) => s.frequency !== null).map((s) => {
    const week = [...flown(s.from, s.to).values()].reduce((sum, n) => sum + n, 0);
    return Math.abs(classOf(week) - CLASSES.indexOf(s.frequency ?? 'none')) <= 1;
  });
  expect(share(near)).toBeGreaterThanOrEqual(0.95);
});

it('leaves major airports as often as they say', () => {
  const wednesday = 3;
  const far = Object.entries(departures).flatMap(([code, published]) => {
    const { index } = at(code);
    let found = 0;
    for (let r = net.outOf[index] ?? 0; r < (net.outOf[index + 1] ?? 0); r++)
      if (((net.mask[r] ?? 0) >> wednesday) & 1) found += net.daily[r] ?? 0;
    return Math.abs(found - published) / published <= 0.08 ? [] : [`${code} ${found} of ${published}`];
  });
  expect(far).toEqual([]);
});

it('takes the scheduled time', () => {
  const near = SECTORS.flatMap((s) =>
    s.block === null || s.block === 0 ? [] : [Math.abs(blockMinutes(at(s.from), at(s.to), 5) - s.block) / s.block <= 0.12],
  );
  expect(share(near)).toBeGreaterThanOrEqual(0.9);
});

/** Whether the model's fare of each sector that is flown and has one is within 25 %. */
function faresNear(list: readonly Sector[], kind: 'economy' | 'business'): boolean[] {
  const cabin = kind === 'economy' ? 'Economy' : 'Business';
  return list.flatMap((s) => {
    const real = s[kind];
    const ours = meanFare(s.from, s.to, OUT, cabin) + meanFare(s.to, s.from, BACK, cabin);
    return real === null || Number.isNaN(ours) ? [] : [Math.abs(ours - real) / real <= 0.25];
  });
}

it.each(['economy', 'business'] as const)('costs what it costs: %s within 25 %% on at least 80 %% of the sectors', (kind) => {
  const near = faresNear(SECTORS, kind);
  expect(near.length).toBeGreaterThanOrEqual(180);
  expect(share(near)).toBeGreaterThanOrEqual(0.8);
});

it('costs what it costs on sectors the rules were not made by', () => {
  const near = faresNear(HELD_OUT, 'economy');
  expect(near.length).toBeGreaterThanOrEqual(40);
  expect(share(near)).toBeGreaterThanOrEqual(0.8);
});
