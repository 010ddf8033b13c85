/**
 * Filter, order and count a list in plain passes over its columns (decision 056): a row has a bit for each filter that it fails. None: it is
 * shown. One: it counts for that filter's options. Nothing shown: the fewest filters that a row fails are the smallest set to let go.
 */
import { leadOf } from './bestRanking';
import type { LeadFacts } from './bestRanking';
import { orderRows } from './filterColumns';
import type { Columns } from './filterColumns';
import type { Facet, Facets, FilterEngine, FilterOutcome, Relaxation } from './filterOutcome';
import { bitOf, rulesOf } from './filterRules';
import type { Rule } from './filterRules';
import { byWindow, FILTERS, isFilterSet } from './filters';
import type { Criteria, Sort } from './filters';
import { lazily } from './once';
import { centsOf, isKnown } from './wholeCost';
import type { Extra, RankedCost } from './wholeCost';

/** What rows have in common: how many they are, or how many of the cheapest, and the first of them, which is the cheapest. */
interface Tally {
  readonly count: number;
  readonly first: number;
}

/** The price range is cut into this many parts. */
const BINS = 16;

const NONE: Facet = { count: 0, lowest: null };

/** The least and the greatest of some figures, 0 where there are none. */
const endsOf = (figures: readonly number[]): readonly [low: number, high: number] =>
  figures.length === 0 ? [0, 0] : [Math.min(...figures), Math.max(...figures)];
const bitCount = (mask: number): number => (mask === 0 ? 0 : 1 + bitCount(mask & (mask - 1)));

/** The engine of a list whose prices include `extras`. What only options need is built when they are first asked for. */
export function buildFilterEngine(columns: Columns, extras: readonly Extra[] = []): FilterEngine {
  const rows = orderRows(columns, extras);
  const { index, indexBy, costs } = rows;
  const costOf = (row: number): RankedCost => costs[index[row] ?? 0] ?? 0;
  const rules = rulesOf(columns, rows);
  const prices = lazily(() => endsOf(rows.cost().values.map(centsOf)));

  const leadFacts: LeadFacts<number> = { plain: columns.plain, rank: (i) => costs[i] ?? 0, cents: (i) => centsOf(costs[i] ?? 0) };
  const facet = ({ count, first }: Tally): Facet => ({
    count,
    lowest: count > 0 && isKnown(costOf(first)) ? centsOf(costOf(first)) : null,
  });
  /** The rows that fail `mask`; where only the lowest price is asked for, those that cost what the first of them costs. */
  function tallyOf(failed: Uint32Array, mask: number, isLowestOnly: boolean): Tally {
    const first = Math.max(0, failed.indexOf(mask));
    const alike = (bits: number, row: number): boolean => bits === mask && !(isLowestOnly && costOf(row) !== costOf(first));
    return { count: failed.reduce((count, bits, row) => (alike(bits, row) ? count + 1 : count), 0), first };
  }
  /** For each option of a filter the rows that fail no other one. */
  function tally<O>({ bit, of, size, options }: Rule<O>, failed: Uint32Array, isLowestOnly: boolean): Map<O, Tally> {
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
    return new Map([...options].map(([option, values]) => [option, sumOf(values)]));
  }

  /** The part of the price range that each row is in. */
  const bins = lazily(() => {
    const [low, high] = prices();
    return Uint8Array.from(index, (i) => Math.floor(((centsOf(costs[i] ?? 0) - low) * BINS) / (high - low + 1)));
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
  function facetsOf(failed: Uint32Array, { cheapestOnly }: Criteria): Facets {
    const facets = <O>(of: () => Rule<O>): Map<O, Facet> =>
      new Map([...tally(of(), failed, cheapestOnly)].map(([option, counted]) => [option, facet(counted)]));
    return {
      stops: facets(rules.stops),
      airlines: facets(rules.airlines),
      windows: byWindow((name) => facets(rules[name])),
      connections: facets(rules.connections),
      airports: { originAirports: facets(rules.originAirports), destinationAirports: facets(rules.destinationAirports) },
      nights: facets(rules.nights),
      emissions: facets(rules.emissions).get(true) ?? NONE,
      checkedBag: facets(rules.checkedBag).get(true) ?? NONE,
      cheapestOnly: facet(tallyOf(failed, 0, true)),
      priceBins: priceBinsOf(failed),
    };
  }
  /** The smallest sets of filters to let go where every row fails some. */
  function relaxationsOf(failed: Uint32Array, { cheapestOnly }: Criteria): readonly Relaxation[] {
    const fewest = failed.reduce((least, mask) => Math.min(least, bitCount(mask)), Infinity);
    return [...new Set(failed)]
      .filter((mask) => bitCount(mask) === fewest)
      .map((mask) => ({
        mask,
        ...tallyOf(failed, mask, cheapestOnly),
      }))
      .sort((a, b) => b.count - a.count || a.first - b.first)
      .map(({ mask, ...counted }) => ({ filters: FILTERS.filter((name) => mask & bitOf(name)), ...facet(counted) }));
  }

  function run(c: Criteria): FilterOutcome {
    const asked = FILTERS.flatMap((name) => (name === 'cheapestOnly' || !isFilterSet(c, name) ? [] : rules[name]()));
    const failed = new Uint32Array(index.length);
    for (const { of, failures } of asked) {
      const masks = failures(c);
      for (let row = 0; row < failed.length; row++) failed[row] = (failed[row] ?? 0) | (masks[of[row] ?? 0] ?? 0);
    }
    const isShown = new Uint8Array(index.length);
    const first = failed.indexOf(0);
    for (let row = first; row >= 0 && row < failed.length; row++)
      if (failed[row] === 0) isShown[index[row] ?? 0] = c.cheapestOnly && costOf(row) !== costOf(first) ? 0 : 1;
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
    const facets = lazily(() => facetsOf(failed, c));
    const relaxations = lazily(() => (visible.length > 0 ? [] : relaxationsOf(failed, c)));
    return {
      visible,
      leaders: visible.length === 0 ? null : { best: leader('best'), cheapest: leader('cheapest'), fastest: leader('fastest') },
      get facets() {
        return facets();
      },
      get relaxations() {
        return relaxations();
      },
    };
  }

  const bounds = lazily(() => {
    const [priceMin, priceMax] = prices();
    const [minutesMin, minutesMax] = endsOf(columns.minutes().values);
    const [layoverMin, layoverMax] = endsOf(columns.layover().values.filter((minutes) => minutes > 0));
    return { priceMin, priceMax, minutesMin, minutesMax, layoverMin, layoverMax };
  });
  /** The options of a filter. */
  const optionsOf = <O>(of: () => Rule<O>): readonly O[] => [...of().options.keys()];
  return {
    get bounds() {
      return bounds();
    },
    get airlines() {
      return optionsOf(rules.airlines);
    },
    get connections() {
      return optionsOf(rules.connections);
    },
    get airports() {
      return { originAirports: optionsOf(rules.originAirports), destinationAirports: optionsOf(rules.destinationAirports) };
    },
    typicalEmissions: columns.typicalEmissions,
    run,
  };
}
