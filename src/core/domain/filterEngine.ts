/**
 * Filter, order and count a list in one pass (decision 056): a row has a bit for each filter that it fails. None: it is shown.
 * One: it counts for that filter's options. Nothing shown: the fewest filters that a row fails are the smallest set to let go.
 */
import { leadOf, minorAirports } from './bestRanking';
import type { AirportSizes, LeadFacts } from './bestRanking';
import { buildColumns } from './filterColumns';
import type { Column } from './filterColumns';
import type { Facet, FilterEngine, FilterOutcome } from './filterOutcome';
import { byWindow, DAY_PARTS, FILTERS, isFilterSet, NIGHTS, STOP_CHOICES } from './filters';
import type { Criteria, FilterName, Sort, TripEnd } from './filters';
import type { Flight } from './flights';
import { centsOf, isKnown } from './wholeCost';
import type { Extra, RankedCost } from './wholeCost';

/** The price range is cut into this many parts. */
const BINS = 16;

/** Rows that an option leaves: how many, and the first of them, which is the cheapest. */
interface Tally {
  count: number;
  first: number;
}

/** A filter over its column: the tallies that each value counts for, and for criteria 0 where a value passes, else the bit. */
interface Rule<O> {
  readonly name: FilterName;
  readonly bit: number;
  readonly of: Uint32Array;
  readonly options: ReadonlyMap<O, Tally>;
  readonly tallies: readonly (readonly Tally[])[];
  failures(c: Criteria): readonly number[];
}

type Passes<T> = (c: Criteria, value: T) => boolean;
type Choices<T, O> = readonly [all: readonly O[], of: (value: T) => readonly O[]];

function rule<T, O>(name: FilterName, { of, values }: Column<T>, [all, optionsOf]: Choices<T, O>, passes: Passes<T>): Rule<O> {
  const bit = 1 << FILTERS.indexOf(name);
  const options = new Map(all.map((option): [O, Tally] => [option, { count: 0, first: 0 }]));
  const tallies = values.map((value) => optionsOf(value).flatMap((option) => options.get(option) ?? []));
  return { name, bit, of, options, tallies, failures: (c) => values.map((value) => (passes(c, value) ? 0 : bit)) };
}

const NONE: Facet = { count: 0, lowest: null };

const one = <T>(value: T | undefined): readonly T[] => (value === undefined ? [] : [value]);
/** What counts for one option alone. */
const alone = <T>(values: readonly T[]): readonly T[] => (values.length === 1 ? values : []);
const isWithin = (value: number, low: number | null, high: number | null): boolean => value >= (low ?? 0) && value <= (high ?? Infinity);
const endsOf = ([first = 0, ...more]: readonly number[]): readonly [low: number, high: number] =>
  more.reduce<readonly [number, number]>(([low, high], value) => [Math.min(low, value), Math.max(high, value)], [first, first]);
const bitCount = (mask: number): number => (mask === 0 ? 0 : 1 + bitCount(mask & (mask - 1)));

/** The engine of a list, of the extras that its prices include, and of what is known of its airports. */
export function buildFilterEngine(flights: readonly Flight[], extras: readonly Extra[] = [], airports: AirportSizes = {}): FilterEngine {
  const { index, rowsBy, cost, ...columns } = buildColumns(flights, extras, minorAirports(flights, airports));
  const connecting = [...new Set(columns.connections.values.flat())];
  const [priceMin, priceMax] = endsOf(cost.values.map(centsOf));
  const binsOf = (of: RankedCost): readonly number[] => [Math.floor(((centsOf(of) - priceMin) * BINS) / (priceMax - priceMin + 1))];

  const stops = rule('stops', columns.stops, [STOP_CHOICES, one], (c, of) => c.stops.includes(of));
  const airlines = rule('airlines', columns.airlines, [columns.airlines.values, one], (c, code) => c.airlines.includes(code));
  const price = rule('price', cost, [[...Array(BINS).keys()], binsOf], (c, of) => isWithin(centsOf(of), c.priceMin, c.priceMax));
  const windows = byWindow((name) =>
    rule(name, columns.windows[name], [DAY_PARTS, one], ({ windows: asked }, part) => !part || asked[name].includes(part)),
  );
  const duration = rule('duration', columns.minutes, [[], one], (c, minutes) => isWithin(minutes, null, c.maxMinutes));
  const connections = rule('connections', columns.connections, [connecting, (at) => at], (c, at) =>
    at.some((code) => c.connections.includes(code)),
  );
  const airportsAt = (end: TripEnd) => {
    const column = columns.airports[end];
    return rule(end, column, [[...new Set(column.values.flat())], alone], (c, at) => at.every((code) => c[end].includes(code)));
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
  const lowest: Tally = { count: 0, first: 0 };
  const rankedCost = (row: number): RankedCost => cost.values[cost.of[row] ?? 0] ?? 0;
  const leadFacts: LeadFacts<number> = {
    plain: (row) => columns.plain[row] ?? 0,
    rank: rankedCost,
    cents: (row) => centsOf(rankedCost(row)),
  };
  const tallies = [lowest, ...rules.flatMap(({ options }) => [...options.values()])];

  /** Counts a row; where only the lowest price is asked for, none dearer than the first. */
  function add(tally: Tally, row: number, isLowestOnly: boolean): void {
    if (tally.count === 0) tally.first = row;
    else if (isLowestOnly && cost.of[row] !== cost.of[tally.first]) return;
    tally.count++;
  }
  function facet({ count, first }: Tally): Facet {
    const of = cost.values[cost.of[first] ?? 0] ?? 0;
    return { count, lowest: count > 0 && isKnown(of) ? centsOf(of) : null };
  }
  const facets = <O>({ options }: Rule<O>): Map<O, Facet> => new Map([...options].map(([option, tally]) => [option, facet(tally)]));

  function run(c: Criteria): FilterOutcome {
    const asked = rules.flatMap(({ name, of, failures }) => (isFilterSet(c, name) ? [{ of, failures: failures(c) }] : []));
    const isShown = new Uint8Array(index.length);
    const missed = new Map<number, Tally>();
    let fewest = Infinity;
    for (const tally of tallies) tally.count = 0;
    for (let row = 0; row < index.length; row++) {
      let failed = 0;
      for (const { of, failures } of asked) failed |= failures[of[row] ?? 0] ?? 0;
      for (const filter of countedFor.get(failed) ?? [])
        for (const tally of filter.tallies[filter.of[row] ?? 0] ?? []) add(tally, row, c.cheapestOnly && filter !== price);
      if (failed === 0) {
        add(lowest, row, true);
        isShown[row] = c.cheapestOnly && cost.of[row] !== cost.of[lowest.first] ? 0 : 1;
      }
      if (lowest.count > 0 || bitCount(failed) > fewest) continue;
      fewest = bitCount(failed);
      const alike = missed.get(failed) ?? { count: 0, first: row };
      missed.set(failed, alike);
      add(alike, row, c.cheapestOnly);
    }
    const shownBy = (sort: Sort): Uint32Array => {
      const rows = rowsBy(sort).filter((row) => isShown[row] === 1);
      if (sort !== 'best') return rows;
      const lead = leadOf(rows, leadFacts);
      return lead <= 0 ? rows : Uint32Array.of(rows[lead] ?? 0, ...rows.subarray(0, lead), ...rows.subarray(lead + 1));
    };
    const shown = shownBy(c.sort);
    /** Only the order of Best is more than the first shown row. */
    const first = (sort: Sort): number | undefined =>
      sort === c.sort ? shown[0] : sort === 'best' ? shownBy(sort)[0] : rowsBy(sort).find((row) => isShown[row] === 1);
    const leader = (sort: Sort): number => index[first(sort) ?? 0] ?? 0;
    const smallest = lowest.count > 0 ? [] : [...missed].filter(([mask]) => bitCount(mask) === fewest);
    return {
      visible: shown.map((row) => index[row] ?? 0),
      leaders: lowest.count === 0 ? null : { best: leader('best'), cheapest: leader('cheapest'), fastest: leader('fastest') },
      facets: {
        stops: facets(stops),
        airlines: facets(airlines),
        windows: byWindow((name) => facets(windows[name])),
        connections: facets(connections),
        airports: { originAirports: facets(ends.originAirports), destinationAirports: facets(ends.destinationAirports) },
        nights: facets(nights),
        emissions: facets(emissions).get(true) ?? NONE,
        checkedBag: facets(checkedBag).get(true) ?? NONE,
        cheapestOnly: facet(lowest),
        priceBins: [...price.options.values()].map(({ count }) => count),
      },
      relaxations: smallest
        .sort(([, a], [, b]) => b.count - a.count || a.first - b.first)
        .map(([mask, tally]) => ({ filters: rules.filter(({ bit }) => mask & bit).map(({ name }) => name), ...facet(tally) })),
    };
  }

  const [minutesMin, minutesMax] = endsOf(columns.minutes.values);
  const [layoverMin, layoverMax] = endsOf(columns.layover.values.filter((minutes) => minutes > 0));
  return {
    bounds: { priceMin, priceMax, minutesMin, minutesMax, layoverMin, layoverMax },
    airlines: columns.airlines.values,
    connections: connecting,
    airports: {
      originAirports: [...ends.originAirports.options.keys()],
      destinationAirports: [...ends.destinationAirports.options.keys()],
    },
    typicalEmissions: columns.typicalEmissions,
    run,
  };
}
