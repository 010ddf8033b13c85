/**
 * Filter, order and count a list in one pass (decision 056): a row has a bit for each filter that it fails. None: it is shown.
 * One: it counts for that filter's options. Nothing shown: the fewest filters that a row fails are the smallest set to let go.
 */
import { leadOf } from './bestRanking';
import type { LeadFacts } from './bestRanking';
import { orderRows } from './filterColumns';
import type { Column, Columns } from './filterColumns';
import type { Facet, FilterEngine, FilterOutcome } from './filterOutcome';
import { byWindow, DAY_PARTS, FILTERS, isFilterSet, NIGHTS, STOP_CHOICES } from './filters';
import type { Criteria, FilterName, Sort, TripEnd } from './filters';
import { centsOf, isKnown } from './wholeCost';
import type { Extra, RankedCost } from './wholeCost';

/** The price range is cut into this many parts. */
const BINS = 16;

/** How many rows have each value of a column, or are among its cheapest, and the first of them, which is the cheapest. */
interface Counts {
  readonly counts: Uint32Array;
  readonly firsts: Uint32Array;
}

/** A filter over its column: what a run counts of each value, the values that each option stands for, and whether criteria let a value pass. */
interface Rule<O> extends Counts {
  readonly name: FilterName;
  readonly bit: number;
  readonly of: Uint32Array;
  readonly options: ReadonlyMap<O, readonly number[]>;
  /** For each value 0 where it passes, else the bit. */
  failures(c: Criteria): readonly number[];
}

type Passes<T> = (c: Criteria, value: T) => boolean;
type Choices<T, O> = readonly [all: readonly O[], of: (value: T) => readonly O[]];

const countsOf = (size: number): Counts => ({ counts: new Uint32Array(size), firsts: new Uint32Array(size) });

function rule<T, O>(name: FilterName, { of, values }: Column<T>, [all, optionsOf]: Choices<T, O>, passes: Passes<T>): Rule<O> {
  const bit = 1 << FILTERS.indexOf(name);
  const options = new Map(all.map((option): [O, number[]] => [option, []]));
  values.forEach((value, place) => optionsOf(value).forEach((option) => options.get(option)?.push(place)));
  return { name, bit, of, options, ...countsOf(values.length), failures: (c) => values.map((value) => (passes(c, value) ? 0 : bit)) };
}

/** What rows have in common: how many, or how many of the cheapest, and the first. */
interface Tally {
  readonly count: number;
  readonly first: number;
}

const NONE: Facet = { count: 0, lowest: null };

const one = <T>(value: T | undefined): readonly T[] => (value === undefined ? [] : [value]);
/** What counts for one option alone. */
const alone = <T>(values: readonly T[]): readonly T[] => (values.length === 1 ? values : []);
const isWithin = (value: number, low: number | null, high: number | null): boolean => value >= (low ?? 0) && value <= (high ?? Infinity);
const endsOf = ([first = 0, ...more]: readonly number[]): readonly [low: number, high: number] =>
  more.reduce<readonly [number, number]>(([low, high], value) => [Math.min(low, value), Math.max(high, value)], [first, first]);
const bitCount = (mask: number): number => (mask === 0 ? 0 : 1 + bitCount(mask & (mask - 1)));

/** The engine of a list whose prices include `extras`. */
export function buildFilterEngine(columns: Columns, extras: readonly Extra[] = []): FilterEngine {
  const { index, indexBy, costs, cost, cheapestFirst } = orderRows(columns, extras);
  const codesIn = (column: Column<readonly string[]>): readonly string[] => [...new Set(cheapestFirst(column).flat())];
  const [airlineCodes, connecting] = [cheapestFirst(columns.airlines), codesIn(columns.connections)];
  const [priceMin, priceMax] = endsOf(cost.values.map(centsOf));
  const binsOf = (of: RankedCost): readonly number[] => [Math.floor(((centsOf(of) - priceMin) * BINS) / (priceMax - priceMin + 1))];
  const price = rule('price', cost, [[...Array(BINS).keys()], binsOf], (c, of) => isWithin(centsOf(of), c.priceMin, c.priceMax));

  const stops = rule('stops', columns.stops, [STOP_CHOICES, one], (c, of) => c.stops.includes(of));
  const airlines = rule('airlines', columns.airlines, [airlineCodes, one], (c, code) => c.airlines.includes(code));
  const windows = byWindow((name) =>
    rule(name, columns.windows[name], [DAY_PARTS, one], ({ windows: asked }, part) => !part || asked[name].includes(part)),
  );
  const duration = rule('duration', columns.minutes, [[], one], (c, minutes) => isWithin(minutes, null, c.maxMinutes));
  const connections = rule('connections', columns.connections, [connecting, (at) => at], (c, at) =>
    at.some((code) => c.connections.includes(code)),
  );
  const airportsAt = (end: TripEnd) => {
    const column = columns.airports[end];
    return rule(end, column, [codesIn(column), alone], (c, at) => at.every((code) => c[end].includes(code)));
  };
  const ends = { originAirports: airportsAt('originAirports'), destinationAirports: airportsAt('destinationAirports') };
  const layover = rule('layover', columns.layover, [[], one], (c, minutes) => isWithin(minutes, null, c.maxLayover));
  const nights = rule('nights', columns.nights, [NIGHTS, (free) => NIGHTS.filter((night) => free.includes(night))], (c, free) =>
    c.nights.every((night) => free.includes(night)),
  );
  const emissions = rule('emissions', columns.isLowEmission, [[true], one], (_, isLow) => isLow);
  const checkedBag = rule('checkedBag', columns.checkedBag, [[true], one], (_, has) => has);
  const rules: readonly Rule<unknown>[] = [
    ...[stops, price, airlines, ...Object.values(windows), duration, ...Object.values(ends)],
    ...[layover, connections, nights, emissions, checkedBag],
  ];
  /** By the filters that a row fails, those for whose options it counts. */
  const countedFor = new Map([[0, rules], ...rules.map((filter) => [filter.bit, [filter]] as const)]);
  const leadFacts: LeadFacts<number> = {
    plain: (i) => columns.plain.values[columns.plain.of[i] ?? 0] ?? 0,
    rank: (i) => costs[i] ?? 0,
    cents: (i) => centsOf(costs[i] ?? 0),
  };
  const costOf = (row: number): RankedCost => costs[index[row] ?? 0] ?? 0;

  /** Counts a row for a value; where only the lowest price is asked for, none dearer than its first. */
  function add({ counts, firsts }: Counts, value: number, row: number, isLowestOnly: boolean): void {
    const count = counts[value] ?? 0;
    if (count === 0) firsts[value] = row;
    else if (isLowestOnly && costOf(row) !== costOf(firsts[value] ?? 0)) return;
    counts[value] = count + 1;
  }
  /** The sum of some values; where only the lowest price is asked for, of those whose first is as cheap as the first of all. */
  function sumOf({ counts, firsts }: Counts, values: readonly number[], isLowestOnly: boolean): Tally {
    const met = values.filter((value) => (counts[value] ?? 0) > 0);
    const first = met.reduce((least, value) => Math.min(least, firsts[value] ?? 0), Infinity);
    const counted = isLowestOnly ? met.filter((value) => costOf(firsts[value] ?? 0) === costOf(first)) : met;
    return { count: counted.reduce((sum, value) => sum + (counts[value] ?? 0), 0), first };
  }
  const facet = ({ count, first }: Tally): Facet => ({
    count,
    lowest: count > 0 && isKnown(costOf(first)) ? centsOf(costOf(first)) : null,
  });

  function run(c: Criteria): FilterOutcome {
    const asked = rules.flatMap(({ name, of, failures }) => (isFilterSet(c, name) ? [{ of, failures: failures(c) }] : []));
    const isShown = new Uint8Array(index.length);
    const lowest = countsOf(1);
    const missed = new Map<number, Counts>();
    let fewest = Infinity;
    for (const { counts } of rules) counts.fill(0);
    for (let row = 0; row < index.length; row++) {
      const i = index[row] ?? 0;
      let failed = 0;
      for (const { of, failures } of asked) failed |= failures[of[i] ?? 0] ?? 0;
      for (const filter of countedFor.get(failed) ?? []) add(filter, filter.of[i] ?? 0, row, c.cheapestOnly && filter !== price);
      if (failed === 0) {
        add(lowest, 0, row, true);
        isShown[i] = c.cheapestOnly && costOf(row) !== costOf(lowest.firsts[0] ?? 0) ? 0 : 1;
      }
      if (lowest.counts[0] !== 0 || bitCount(failed) > fewest) continue;
      fewest = bitCount(failed);
      const alike = missed.get(failed) ?? countsOf(1);
      missed.set(failed, alike);
      add(alike, 0, row, c.cheapestOnly);
    }
    const shownBy = (sort: Sort): Uint32Array => {
      const shown = indexBy(sort).filter((i) => isShown[i] === 1);
      if (sort !== 'best') return shown;
      const lead = leadOf(shown, leadFacts);
      return lead <= 0 ? shown : Uint32Array.of(shown[lead] ?? 0, ...shown.subarray(0, lead), ...shown.subarray(lead + 1));
    };
    const visible = shownBy(c.sort);
    /** Only the order of Best is more than the first that is shown. */
    const leader = (sort: Sort): number =>
      (sort === c.sort ? visible[0] : sort === 'best' ? shownBy(sort)[0] : indexBy(sort).find((i) => isShown[i] === 1)) ?? 0;
    const facets = <O>(of: Rule<O>): Map<O, Facet> =>
      new Map([...of.options].map(([option, values]) => [option, facet(sumOf(of, values, c.cheapestOnly))]));
    const only = (of: Counts): Tally => ({ count: of.counts[0] ?? 0, first: of.firsts[0] ?? 0 });
    const smallest = [...missed].flatMap(([mask, of]) =>
      visible.length === 0 && bitCount(mask) === fewest ? [{ mask, tally: only(of) }] : [],
    );
    return {
      visible,
      leaders: visible.length === 0 ? null : { best: leader('best'), cheapest: leader('cheapest'), fastest: leader('fastest') },
      facets: {
        stops: facets(stops),
        airlines: facets(airlines),
        windows: byWindow((name) => facets(windows[name])),
        connections: facets(connections),
        airports: { originAirports: facets(ends.originAirports), destinationAirports: facets(ends.destinationAirports) },
        nights: facets(nights),
        emissions: facets(emissions).get(true) ?? NONE,
        checkedBag: facets(checkedBag).get(true) ?? NONE,
        cheapestOnly: facet(only(lowest)),
        priceBins: [...price.options.values()].map((values) => sumOf(price, values, false).count),
      },
      relaxations: smallest
        .sort((a, b) => b.tally.count - a.tally.count || a.tally.first - b.tally.first)
        .map(({ mask, tally }) => ({ filters: rules.filter(({ bit }) => mask & bit).map(({ name }) => name), ...facet(tally) })),
    };
  }

  const [minutesMin, minutesMax] = endsOf(columns.minutes.values);
  const [layoverMin, layoverMax] = endsOf(columns.layover.values.filter((minutes) => minutes > 0));
  return {
    bounds: { priceMin, priceMax, minutesMin, minutesMax, layoverMin, layoverMax },
    airlines: airlineCodes,
    connections: connecting,
    airports: {
      originAirports: [...ends.originAirports.options.keys()],
      destinationAirports: [...ends.destinationAirports.options.keys()],
    },
    typicalEmissions: columns.typicalEmissions,
    run,
  };
}
