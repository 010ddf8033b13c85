/**
 * Filter, order and count a list in plain passes over its columns (decision 056): a row has a bit for each filter that it fails. None: it is
 * shown. One: it counts for that filter's options. Nothing shown: the fewest filters that a row fails are the smallest set to let go.
 */
import { leadOf } from '../flights/bestRanking';
import type { LeadFacts } from '../flights/bestRanking';
import { required } from '../values/checkedReads';
import { orderRows } from './filterColumns';
import type { Column, Columns, ColumnSource } from './filterColumns';
import type { Sort } from './filterChoices';
import type { Bounds, FilterOption } from './filterKinds';
import type { Facet, Facets, FilterEngine, FilterOutcome, Relaxation } from './filterOutcome';
import { byName, FILTER_NAMES, FLIGHT_FILTERS, OPTION_FILTERS, SLIDERS, valueOf } from './filters';
import type { Criteria, FilterName, FlightFilter, FilterValue } from './filters';
import { lazily } from '../values/once';
import { centsOf, isKnown } from '../fares/wholeCost';
import type { Extra, RankedCost } from '../fares/wholeCost';

/** A filter over its column: the values that each option stands for, and whether a value of the filter lets them pass. */
interface Rule {
  readonly bit: number;
  /** The value of each row. */
  readonly of: Uint32Array;
  /** How many values there are. */
  readonly size: number;
  readonly options: ReadonlyMap<FilterOption, readonly number[]>;
  /** For each value 0 where it passes, else the bit. */
  failures(wanted: FilterValue): readonly number[];
}

/** What rows have in common: how many they are, or how many of the cheapest, and the first of them, which is the cheapest. */
interface Tally {
  readonly count: number;
  readonly first: number;
}

/** The price range is cut into this many parts. */
const BINS = 16;

const bitOf = (name: FilterName): number => 1 << FILTER_NAMES.indexOf(name);
const bitCount = (mask: number): number => (mask === 0 ? 0 : 1 + bitCount(mask & (mask - 1)));

/** The least and the greatest of some figures, 0 where there are none. */
const endsOf = (figures: readonly number[]): Bounds =>
  figures.length === 0 ? { min: 0, max: 0 } : { min: Math.min(...figures), max: Math.max(...figures) };

/** The engine of a list whose prices include `extras`. What only options need is built when they are first requested. */
export function buildFilterEngine(columns: Columns, extras: readonly Extra[] = []): FilterEngine {
  const rows = orderRows(columns, extras);
  const { index, indexBy, costs } = rows;
  const costAt = (i: number): RankedCost => required(costs[i], i);
  const costOf = (row: number): RankedCost => costAt(required(index[row], row));

  function columnOf<T>(source: ColumnSource<T>): Column<T> {
    return source.from === 'list' ? columns.columnOf(source) : source.build(rows);
  }
  function ruleOf({ name, column, optionsIn, optionsOf, passes }: FlightFilter): Rule {
    const bit = bitOf(name);
    const { of, values } = columnOf(column);
    const options = new Map(optionsIn(() => rows.cheapestFirst({ of, values })).map((option): [FilterOption, number[]] => [option, []]));
    values.forEach((value, place) => optionsOf(value).forEach((option) => options.get(option)?.push(place)));
    return {
      bit,
      of: index.map((i) => of[i] ?? 0),
      size: values.length,
      options,
      failures: (wanted) => values.map((value) => (passes(value, wanted) ? 0 : bit)),
    };
  }
  const rules = byName(FLIGHT_FILTERS, (filter) => lazily(() => ruleOf(filter)));
  const bounds = lazily(() =>
    byName(SLIDERS, ({ column, isNone }) =>
      endsOf(
        columnOf<number | undefined>(column).values.flatMap((figure) =>
          figure === undefined || isNone?.(figure) === true ? [] : [figure],
        ),
      ),
    ),
  );

  const leadFacts: LeadFacts<number> = { plain: columns.plain, rank: costAt, cents: (i) => centsOf(costAt(i)) };
  const facet = ({ count, first }: Tally): Facet => ({
    count,
    lowest: count > 0 && isKnown(costOf(first)) ? centsOf(costOf(first)) : null,
  });
  /** The rows that fail `mask`; where only the lowest price is requested, those that cost what the first of them costs. */
  function tallyOf(failed: Uint32Array, mask: number, isLowestOnly: boolean): Tally {
    const first = Math.max(0, failed.indexOf(mask));
    const alike = (bits: number, row: number): boolean => bits === mask && !(isLowestOnly && costOf(row) !== costOf(first));
    return { count: failed.reduce((count, bits, row) => (alike(bits, row) ? count + 1 : count), 0), first };
  }
  /** For each option of a filter the rows that fail no other one. */
  function tally(
    { bit, of, size, options }: Rule,
    failed: Uint32Array,
    isLowestOnly: boolean,
  ): readonly (readonly [FilterOption, Tally])[] {
    const [counts, firsts] = [new Uint32Array(size), new Uint32Array(size)];
    for (let row = 0; row < failed.length; row++) {
      if (failed[row] !== 0 && failed[row] !== bit) continue;
      const value = of[row] ?? 0;
      const count = counts[value] ?? 0;
      if (count === 0) firsts[value] = row;
      else if (isLowestOnly && costOf(row) !== costOf(firsts[value] ?? 0)) continue;
      counts[value] = count + 1;
    }
    const sumOf = (values: readonly number[]): Tally => {
      const met = values.filter((value) => counts[value] !== 0);
      const first = met.reduce((least, value) => Math.min(least, firsts[value] ?? 0), Infinity);
      const counted = isLowestOnly ? met.filter((value) => costOf(firsts[value] ?? 0) === costOf(first)) : met;
      return { count: counted.reduce((sum, value) => sum + (counts[value] ?? 0), 0), first };
    };
    return [...options].map(([option, values]) => [option, sumOf(values)]);
  }

  /** The part of the price range that each row is in. */
  const bins = lazily(() => {
    const { min, max } = bounds().price;
    return Uint8Array.from(index, (i) => Math.floor(((centsOf(costAt(i)) - min) * BINS) / (max - min + 1)));
  });
  /** How many of the flights that no other filter takes away cost how much: each part of the price range. */
  function priceBinsOf(failed: Uint32Array): readonly number[] {
    const counts = new Uint32Array(BINS);
    const { bit } = rules.price();
    bins().forEach((bin, row) => {
      if (failed[row] === 0 || failed[row] === bit) counts[bin] = (counts[bin] ?? 0) + 1;
    });
    return [...counts];
  }

  /** What every option would leave: `failed` has the filters that each row fails. */
  function facetsOf(failed: Uint32Array, isLowestOnly: boolean): Facets {
    return byName(OPTION_FILTERS, ({ name }) =>
      name === 'cheapestOnly'
        ? new Map([[true, facet(tallyOf(failed, 0, true))]])
        : new Map(tally(rules[name](), failed, isLowestOnly).map(([option, counted]) => [option, facet(counted)])),
    );
  }
  /** The smallest sets of filters to let go where every row fails some; equal ones in the order of their cheapest rows, as rows are. */
  function relaxationsOf(failed: Uint32Array, isLowestOnly: boolean): readonly Relaxation[] {
    const fewest = failed.reduce((least, mask) => Math.min(least, bitCount(mask)), Infinity);
    return [...new Set(failed)]
      .filter((mask) => bitCount(mask) === fewest)
      .map((mask) => ({
        mask,
        ...tallyOf(failed, mask, isLowestOnly),
      }))
      .sort((a, b) => b.count - a.count)
      .map(({ mask, ...counted }) => ({ filters: FILTER_NAMES.filter((name) => mask & bitOf(name)), ...facet(counted) }));
  }

  function run(c: Criteria): FilterOutcome {
    const isLowestOnly = c.filters.cheapestOnly === true;
    const failed = new Uint32Array(index.length);
    for (const { name } of FLIGHT_FILTERS) {
      const wanted = valueOf(c, name);
      if (wanted === undefined) continue;
      const { of, failures } = rules[name]();
      const masks = failures(wanted);
      for (let row = 0; row < failed.length; row++) failed[row] = (failed[row] ?? 0) | (masks[of[row] ?? 0] ?? 0);
    }
    const isShown = new Uint8Array(index.length);
    const first = failed.indexOf(0);
    for (let row = first; row >= 0 && row < failed.length; row++)
      if (failed[row] === 0) isShown[index[row] ?? 0] = isLowestOnly && costOf(row) !== costOf(first) ? 0 : 1;
    const shownBy = (sort: Sort): Uint32Array => {
      const shown = indexBy(sort).filter((i) => isShown[i] === 1);
      const lead = sort === 'best' ? leadOf(shown, leadFacts) : 0;
      if (lead <= 0) return shown;
      const leading = shown[lead] ?? 0;
      shown.copyWithin(1, 0, lead)[0] = leading;
      return shown;
    };
    const visible = shownBy(c.sort);
    /** Only the order of Best is more than the first that is shown. */
    const leader = (sort: Sort): number =>
      (sort === c.sort ? visible[0] : sort === 'best' ? shownBy(sort)[0] : indexBy(sort).find((i) => isShown[i] === 1)) ?? 0;
    const facets = lazily(() => facetsOf(failed, isLowestOnly));
    const priceBins = lazily(() => priceBinsOf(failed));
    const relaxations = lazily(() => (visible.length > 0 ? [] : relaxationsOf(failed, isLowestOnly)));
    return {
      visible,
      leaders: visible.length === 0 ? null : { best: leader('best'), cheapest: leader('cheapest'), fastest: leader('fastest') },
      get facets() {
        return facets();
      },
      get priceBins() {
        return priceBins();
      },
      get relaxations() {
        return relaxations();
      },
    };
  }

  return {
    get bounds() {
      return bounds();
    },
    codesOf: (name) => [...rules[name]().options.keys()].map(String),
    typicalEmissions: columns.typicalEmissions,
    run,
  };
}
