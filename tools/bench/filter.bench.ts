/** Filter, order and count after a change, five filters active, compared with the plainest chain of filters. */
import { performance } from 'node:perf_hooks';
import type { FilterEngine } from '#core/domain/filters/filterOutcome';
import { DAY_PARTS, SORTS } from '#core/domain/filters/filterChoices';
import { NO_CRITERIA } from '#core/domain/filters/filters';
import type { Criteria } from '#core/domain/filters/filters';
import type { Extra } from '#core/domain/fares/wholeCost';
import { buildFlights, CARRIERS, randomFrom, engineOver } from '#testing/flights/buildFlights';
import { naiveFacets, naiveVisible } from '#testing/flights/naiveFilter';
import { median } from './quantiles';
import type { BenchReport, BenchRow } from './report';

const QUERIES = 64;
const ROUNDS = 7;
const ENGINE_US = 250;
/** The dearest question of whole cost: three extras, fees unknown and fares that cannot give them among the flights. */
const WITH: readonly Extra[] = ['checkedBag', 'seatChoice', 'changeable'];

/** Settings as a shopper would make them; many, so that no branch predictor can learn one answer. */
function queries(): Criteria[] {
  const random = randomFrom(9);
  const codes = Object.keys(CARRIERS);
  return Array.from({ length: QUERIES }, (_, i) => ({
    ...NO_CRITERIA,
    filters: {
      airlines: codes.filter(() => random() < 0.7).sort(),
      stops: [0, ...(random() < 0.8 ? [1 as const] : []), ...(random() < 0.3 ? [2 as const] : [])],
      price: { max: 40_000 + Math.floor(random() * 60_000) },
      outboundDeparture: DAY_PARTS.filter(() => random() < 0.7),
      duration: { max: 1000 + Math.floor(random() * 700) },
    },
    sort: SORTS[i % SORTS.length] ?? 'best',
  }));
}

/** Median over the rounds of the mean time of one call, microseconds. */
function microseconds(call: (i: number) => unknown, calls: number): number {
  for (let i = 0; i < calls; i++) call(i);
  const rounds = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    for (let i = 0; i < calls; i++) call(i);
    return ((performance.now() - start) * 1000) / calls;
  });
  return median(rounds);
}

export async function run(): Promise<BenchReport> {
  const criteria = queries();
  const at = (i: number): Criteria => criteria[i % QUERIES] ?? NO_CRITERIA;
  const rows: BenchRow[] = [];
  for (const n of [2_000, 20_000]) {
    const flights = buildFlights(n);
    const started = performance.now();
    const engine = engineOver(flights);
    void engine.run(NO_CRITERIA).facets;
    const first = performance.now() - started;
    const wholeEngine = engineOver(flights, WITH);
    /** The flights and the figures of every option: each is made when it is read. */
    const answer = (of: FilterEngine, c: Criteria): unknown => {
      const outcome = of.run(c);
      return [outcome.visible, outcome.facets, outcome.priceBins, outcome.relaxations];
    };
    const engineTime = microseconds((i) => answer(engine, at(i)), 2_000_000 / n);
    const wholeTime = microseconds((i) => answer(wholeEngine, at(i)), 2_000_000 / n);
    const noneTime = microseconds((i) => answer(engine, { ...NO_CRITERIA, sort: at(i).sort }), 2_000_000 / n);
    const chainTime = microseconds((i) => [naiveVisible(flights, at(i)), naiveFacets(flights, at(i))], 40_000 / n);
    const of = `${n.toLocaleString('en-US')} flights`;
    const overChain = chainTime / engineTime;
    const goal = (value: number) => (n === 2_000 ? { goal: `≤ ${String(ENGINE_US)} µs`, met: value <= ENGINE_US } : {});
    rows.push(
      { name: `${of}: filter, order, count`, value: round(engineTime), unit: 'µs', ...goal(engineTime) },
      { name: `${of}: with extras in every price`, value: round(wholeTime), unit: 'µs', ...goal(wholeTime) },
      { name: `${of}: no filter, every flight counted`, value: round(noneTime), unit: 'µs', ...goal(noneTime) },
      { name: `${of}: chain of filters`, value: round(chainTime), unit: 'µs' },
      { name: `${of}: chain over engine`, value: round(overChain), unit: '×', goal: '≥ 6', met: overChain >= 6 },
      { name: `${of}: rows built and first filtered`, value: round(first), unit: 'ms' },
    );
  }
  return {
    title: 'Filter, order and count',
    method: `Five filters, ${String(QUERIES)} settings over all five orders; medians of ${String(ROUNDS)} rounds.`,
    rows,
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;
