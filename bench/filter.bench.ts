/** Filter, order and count after a change, five filters active: against the plain sum over the same columns, and against a chain of filters. */
import { performance } from 'node:perf_hooks';
import { tripMinutes } from '#core/domain/bestRanking';
import { buildFilterEngine } from '#core/domain/filterEngine';
import { connectionsOf, mostStops } from '#core/domain/tripFacts';
import { DAY_PARTS, dayPartOf, NO_CRITERIA, SORTS } from '#core/domain/filters';
import type { Criteria } from '#core/domain/filters';
import type { FilterEngine } from '#core/domain/filterOutcome';
import type { Extra } from '#core/domain/wholeCost';
import type { Flight } from '#core/domain/flights';
import { buildFlights, CARRIERS, randomFrom } from '#testing/buildFlights';
import { naiveFacets, naiveVisible } from '#testing/naiveFilter';
import type { BenchReport, BenchRow } from './report';

const QUERIES = 64;
const ROUNDS = 7;
/** The dearest question of whole cost: three extras, fees unknown and fares that cannot give them among the flights. */
const WITH: readonly Extra[] = ['checkedBag', 'seatChoice', 'changeable'];
const whole = (c: Criteria): Criteria => ({ ...c, extras: WITH });

/** Settings as a shopper would make them; many, so that no branch predictor can learn one answer. */
function queries(): Criteria[] {
  const random = randomFrom(9);
  const codes = Object.keys(CARRIERS);
  return Array.from({ length: QUERIES }, (_, i) => ({
    ...NO_CRITERIA,
    airlines: codes.filter(() => random() < 0.7).sort(),
    stops: [0, ...(random() < 0.8 ? [1 as const] : []), ...(random() < 0.3 ? [2 as const] : [])],
    priceMax: 40_000 + Math.floor(random() * 60_000),
    windows: { ...NO_CRITERIA.windows, outboundDeparture: DAY_PARTS.filter(() => random() < 0.7) },
    maxMinutes: 1000 + Math.floor(random() * 700),
    sort: SORTS[i % SORTS.length] ?? 'best',
  }));
}

/** The floor: every element of the columns that the engine reads, added up row by row. */
function plainSum(flights: readonly Flight[]): () => number {
  const price = Uint32Array.from(flights, (f) => f.perAdult);
  const tie = Uint32Array.from(flights, (_, i) => i);
  const order = Uint32Array.from(flights, (_, i) => i);
  const index = Uint32Array.from(flights, (_, i) => i);
  const minutes = Uint16Array.from(flights, tripMinutes);
  const airline = Uint16Array.from(flights, (f) => f.carrier.charCodeAt(0));
  const route = Uint16Array.from(flights, (f) => connectionsOf(f).length);
  const day = Uint8Array.from(flights, (f) => DAY_PARTS.indexOf(dayPartOf(f.slices[0]?.departMinutes ?? 0)));
  const stops = Uint8Array.from(flights, mostStops);
  const bin = Uint8Array.from(flights, (f) => f.perAdult % 16);
  return () => {
    let sum = 0;
    for (let i = 0; i < price.length; i++) {
      sum += (price[i] ?? 0) + (tie[i] ?? 0) + (order[i] ?? 0) + (index[i] ?? 0) + (minutes[i] ?? 0);
      sum += (airline[i] ?? 0) + (route[i] ?? 0) + (day[i] ?? 0) + (stops[i] ?? 0) + (bin[i] ?? 0);
    }
    return sum;
  };
}

/** Median over the rounds of the mean time of one call, microseconds. */
function microseconds(call: (i: number) => unknown, calls: number): number {
  for (let i = 0; i < calls; i++) call(i);
  const rounds = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    for (let i = 0; i < calls; i++) call(i);
    return ((performance.now() - start) * 1000) / calls;
  });
  return rounds.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
}

/** The flights in order, and what every option would leave. */
const recompute = (engine: FilterEngine, c: Criteria): unknown => [engine.run(c), engine.count(c)];

export async function run(): Promise<BenchReport> {
  const asked = queries();
  const at = (i: number): Criteria => asked[i % QUERIES] ?? NO_CRITERIA;
  const rows: BenchRow[] = [];
  for (const n of [2_000, 20_000]) {
    const flights = buildFlights(n);
    const started = performance.now();
    const engine = buildFilterEngine(flights);
    const build = performance.now() - started;
    const optionsStarted = performance.now();
    engine.count(NO_CRITERIA);
    const options = performance.now() - optionsStarted;
    const wholeEngine = buildFilterEngine(flights, WITH);
    const sum = plainSum(flights);
    const engineTime = microseconds((i) => recompute(engine, at(i)), 2_000_000 / n);
    const wholeTime = microseconds((i) => recompute(wholeEngine, at(i)), 2_000_000 / n);
    const sumTime = microseconds(sum, 4_000_000 / n);
    const chainTime = microseconds((i) => [naiveVisible(flights, at(i)), naiveFacets(flights, at(i))], 40_000 / n);
    const wholeChainTime = microseconds((i) => [naiveVisible(flights, whole(at(i))), naiveFacets(flights, whole(at(i)))], 40_000 / n);
    const of = `${n.toLocaleString('en-US')} flights`;
    const overSum = engineTime / sumTime;
    const overChain = chainTime / engineTime;
    const wholeOverSum = wholeTime / sumTime;
    const wholeOverChain = wholeChainTime / wholeTime;
    rows.push(
      { name: `${of}: filter, order, count`, value: round(engineTime), unit: 'µs' },
      { name: `${of}: plain sum over the same columns`, value: round(sumTime), unit: 'µs' },
      { name: `${of}: engine over plain sum`, value: round(overSum), unit: '×', goal: '≤ 8', met: overSum <= 8 },
      { name: `${of}: chain of filters`, value: round(chainTime), unit: 'µs' },
      { name: `${of}: chain over engine`, value: round(overChain), unit: '×', goal: '≥ 6', met: overChain >= 6 },
      { name: `${of}: with extras in every price`, value: round(wholeTime), unit: 'µs' },
      { name: `${of}: with extras, engine over plain sum`, value: round(wholeOverSum), unit: '×', goal: '≤ 8', met: wholeOverSum <= 8 },
      { name: `${of}: with extras, chain over engine`, value: round(wholeOverChain), unit: '×', goal: '≥ 6', met: wholeOverChain >= 6 },
      { name: `${of}: columns built, once a list and choice of extras`, value: round(build), unit: 'ms' },
      { name: `${of}: sets of the options built and counted for the first time`, value: round(options), unit: 'ms' },
    );
  }
  return {
    title: 'Filter, order and count',
    method: `Five filters active, ${String(QUERIES)} settings in turn over all five orders; medians of ${String(ROUNDS)} rounds.`,
    rows,
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;
