/**
 * Filter, order and count a list of flights. Every option has the set of rows that it lets through; a filter fails the
 * rows outside its options. Rows that fail nothing are shown; a row that fails one filter alone counts for that
 * filter's options, since an option's figures are what it would leave given all *other* filters (product §4).
 * Sets are bits (docs/decisions/056): 32 rows at a time, and nothing branches on whether a row passes.
 */
import { bitCount, buildBitmaps, countShared, dropRowsFrom, firstShared, isIn } from './filterBitmaps';
import type { Bitmaps } from './filterBitmaps';
import { buildColumns } from './filterColumns';
import { BINS, buildOptions, SET } from './filterOptions';
import type { FilterOptions } from './filterOptions';
import type { Facet, FilterEngine } from './filterOutcome';
import { DAY_PARTS, FILTERS, isFilterSet, STOP_CHOICES } from './filters';
import type { Criteria, DayPart, FilterName, Sort, TimeWindow } from './filters';
import type { Flight } from './flights';
import type { Extra } from './wholeCost';

/** Everything but cheapestOnly, which looks at what the others leave. */
type RowFilter = Exclude<FilterName, 'cheapestOnly'>;
const ROW_FILTERS = FILTERS.filter((name): name is RowFilter => name !== 'cheapestOnly');
/** Sets that a question fills: the rows each filter fails, and these. */
const ALL = ROW_FILTERS.length;
const ONCE = ALL + 1; // fail at least one filter
const TWICE = ALL + 2; // fail at least two
const PASSED = ALL + 3; // fail none
const OTHERS = ALL + 4; // pass all filters but the one looked at
const SHOWN = ALL + 5; // passed, and of the lowest price where that alone is asked for
const WORK_SETS = ALL + 6;
/** Above every price and duration, and differences of it still fit 32 bits. */
const FAR = 2 ** 31 - 1;
const NONE: Facet = { count: 0, lowest: null };

/** The engine of a list and of the extras that its prices include. */
export function buildFilterEngine(flights: readonly Flight[], extras: readonly Extra[] = []): FilterEngine {
  const n = flights.length;
  const columns = buildColumns(flights, extras);
  const { index, knownRows, price, tieStart, minutes, hasReturn, bounds, rowsBy, firstBy } = columns;
  let built: FilterOptions | null = null;
  const options = (): FilterOptions => (built ??= buildOptions(columns));
  const work = buildBitmaps(n, WORK_SETS);
  const { words, bits } = work;
  bits.fill(-1, ALL * words, (ALL + 1) * words);
  dropRowsFrom(work, ALL, n);
  /** One more than can be shown: an order writes a row before it knows whether that row counts. */
  const inOrder = new Uint32Array(n + 1);

  /** A filter fails the rows that none of its wanted options lets through. */
  function failOutside(fails: number, wanted: readonly (number | undefined)[]): void {
    const at = fails * words;
    const option = options().sets.bits;
    for (let w = 0; w < words; w++) bits[at + w] = bits[ALL * words + w] ?? 0;
    for (const set of wanted) {
      if (set === undefined) continue;
      for (let w = 0; w < words; w++) bits[at + w] = (bits[at + w] ?? 0) & ~(option[set * words + w] ?? 0);
    }
  }

  /** A filter fails the rows whose value is not from `low` to `high`; the sign of a difference is the answer. */
  function failBeyond(fails: number, values: Uint32Array, low: number, high: number): void {
    for (let w = 0; w < words; w++) {
      let word = 0;
      const end = Math.min(n, w * 32 + 32);
      for (let row = w * 32; row < end; row++) {
        const value = values[row] ?? 0;
        word |= (((value - low) | (high - value)) >>> 31) << (row & 31);
      }
      bits[fails * words + w] = word;
    }
  }

  function fail(name: RowFilter, fails: number, c: Criteria): void {
    switch (name) {
      case 'stops':
        failOutside(fails, c.stops.map(SET.stops));
        return;
      case 'airlines':
        failOutside(fails, c.airlines.map(options().airlineSet));
        return;
      case 'connections':
        failOutside(fails, c.connections.map(options().connectionSet));
        return;
      case 'checkedBag':
        failOutside(fails, [SET.checkedBag]);
        return;
      case 'price':
        failBeyond(fails, price, c.priceMin ?? 0, c.priceMax ?? FAR);
        return;
      case 'duration':
        failBeyond(fails, minutes, 0, c.maxMinutes ?? FAR);
        return;
      case 'outboundDeparture':
      case 'outboundArrival':
      case 'returnDeparture':
      case 'returnArrival':
        failOutside(
          fails,
          c.windows[name].map((part) => SET.window(name, part)),
        );
    }
  }

  /** A one-way list has no return that could fail. */
  const isAsked = (c: Criteria, name: RowFilter): boolean =>
    isFilterSet(c, name) && (hasReturn || (name !== 'returnDeparture' && name !== 'returnArrival'));

  let judged: { readonly of: Criteria; readonly asked: readonly RowFilter[] } | null = null;

  /** Fills the sets of failed rows and what follows from them, once for criteria; the filters that can fail a row. */
  function judge(c: Criteria): readonly RowFilter[] {
    if (judged?.of === c) return judged.asked;
    const asked = ROW_FILTERS.filter((name) => isAsked(c, name));
    bits.fill(0, ONCE * words, (TWICE + 1) * words);
    for (const name of asked) {
      const fails = ROW_FILTERS.indexOf(name);
      fail(name, fails, c);
      for (let w = 0; w < words; w++) {
        const failed = bits[fails * words + w] ?? 0;
        const before = bits[ONCE * words + w] ?? 0;
        bits[TWICE * words + w] = (bits[TWICE * words + w] ?? 0) | (before & failed);
        bits[ONCE * words + w] = before | failed;
      }
    }
    for (let w = 0; w < words; w++) bits[PASSED * words + w] = (bits[ALL * words + w] ?? 0) & ~(bits[ONCE * words + w] ?? 0);
    judged = { of: c, asked };
    return asked;
  }

  /** The rows that pass all filters but this one, as a set. */
  function others(name: RowFilter, asked: readonly RowFilter[]): number {
    if (!asked.includes(name)) return PASSED;
    const fails = ROW_FILTERS.indexOf(name) * words;
    for (let w = 0; w < words; w++) {
      const passes = ~(bits[ONCE * words + w] ?? 0) | (bits[fails + w] ?? 0);
      bits[OTHERS * words + w] = (bits[ALL * words + w] ?? 0) & ~(bits[TWICE * words + w] ?? 0) & passes;
    }
    return OTHERS;
  }

  /** The cheapest row of a set; -1 where it is empty. */
  const firstOf = (set: number): number => firstShared(work, set, work, set);
  const sizeOf = (set: number): number => countShared(work, set, work, set);

  /** The row behind those of the same cost. */
  function tieEnd(row: number): number {
    let end = row + 1;
    while (end < n && tieStart[end] === tieStart[row]) end++;
    return end;
  }

  /** What an option leaves of the rows among which it is chosen. The lowest price is one that is wholly known. */
  function facet(of: Bitmaps, set: number, among: number, cheapestOnly: boolean): Facet {
    const first = firstShared(of, set, work, among);
    if (first < 0) return NONE;
    let count = 0;
    if (!cheapestOnly) count = countShared(of, set, work, among);
    else for (let row = first, end = tieEnd(first); row < end; row++) count += isIn(of, set, row) & isIn(work, among, row);
    return { count, lowest: first < knownRows ? (price[first] ?? 0) : null };
  }

  /** The shown rows in the order asked for, as indices into the list. */
  function ordered(sort: Sort, shown: number): Uint32Array {
    const rows = rowsBy(sort);
    let j = 0;
    for (let i = 0; i < n && j < shown; i++) {
      const row = rows[i] ?? 0;
      inOrder[j] = index[row] ?? 0;
      j += isIn(work, SHOWN, row);
    }
    return inOrder.slice(0, shown);
  }

  /** The first shown flight of an order, as an index into the list. */
  const leader = (sort: Sort): number => index[firstBy(sort, (row) => isIn(work, SHOWN, row) === 1)] ?? 0;

  return {
    bounds,
    get airlines() {
      return options().airlines;
    },
    get connections() {
      return options().connections;
    },
    run: (c) => {
      judge(c);
      const cheapest = firstOf(PASSED);
      bits.copyWithin(SHOWN * words, PASSED * words, (PASSED + 1) * words);
      if (c.cheapestOnly && cheapest >= 0) dropRowsFrom(work, SHOWN, tieEnd(cheapest));
      return {
        visible: ordered(c.sort, sizeOf(SHOWN)),
        leaders: cheapest < 0 ? null : { best: leader('best'), cheapest: index[cheapest] ?? 0, fastest: leader('fastest') },
      };
    },
    count: (c) => {
      const { sets, airlines, connections, airlineSet, connectionSet } = options();
      const asked = judge(c);
      const facetsOf = <T>(name: RowFilter, choices: readonly T[], setOf: (choice: T) => number | undefined): Map<T, Facet> => {
        const among = others(name, asked);
        return new Map(
          choices.map((choice) => {
            const set = setOf(choice);
            return [choice, set === undefined ? NONE : facet(sets, set, among, c.cheapestOnly)];
          }),
        );
      };
      const window = (name: TimeWindow): Map<DayPart, Facet> => facetsOf(name, DAY_PARTS, (part) => SET.window(name, part));
      const bag = facet(sets, SET.checkedBag, others('checkedBag', asked), c.cheapestOnly);
      const ofPrice = others('price', asked);
      const priceBins = Array.from({ length: BINS }, (_, bin) => countShared(sets, SET.priceBin(bin), work, ofPrice));
      return {
        stops: facetsOf('stops', STOP_CHOICES, SET.stops),
        airlines: facetsOf('airlines', airlines, airlineSet),
        windows: {
          outboundDeparture: window('outboundDeparture'),
          outboundArrival: window('outboundArrival'),
          returnDeparture: window('returnDeparture'),
          returnArrival: window('returnArrival'),
        },
        connections: facetsOf('connections', connections, connectionSet),
        checkedBag: bag,
        cheapestOnly: facet(work, ALL, PASSED, true),
        priceBins,
      };
    },
    relax: (c) => {
      const asked = judge(c);
      if (firstOf(PASSED) >= 0) return [];
      const found = new Map<number, { count: number; ties: number; cheapest: number }>();
      for (let row = 0; row < n; row++) {
        const mask = asked.reduce((all, name, i) => all | (isIn(work, ROW_FILTERS.indexOf(name), row) << i), 0);
        const seen = found.get(mask);
        const at = tieStart[row] ?? 0;
        if (!seen) found.set(mask, { count: 1, ties: 1, cheapest: at });
        else {
          seen.count++;
          if (at === seen.cheapest) seen.ties++;
        }
      }
      // The fewest filters any one flight fails is the smallest set; sets of that size unlock exactly the flights of that mask.
      const fewest = Math.min(...[...found.keys()].map(bitCount));
      return [...found]
        .filter(([mask]) => bitCount(mask) === fewest)
        .map(([mask, f]) => ({ mask, count: c.cheapestOnly ? f.ties : f.count, cheapest: f.cheapest }))
        .sort((a, b) => b.count - a.count || a.cheapest - b.cheapest)
        .map(({ mask, count, cheapest }) => ({
          filters: asked.filter((_, i) => ((mask >>> i) & 1) === 1),
          count,
          lowest: cheapest < knownRows ? (price[cheapest] ?? 0) : null,
        }));
    },
  };
}
