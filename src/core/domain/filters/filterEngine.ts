/** Filter, order and count the flights of a list (decision 056): a flight that one filter alone takes away counts for that filter's options. */
import { leadOf } from '../flights/bestRanking';
import type { AirportSizes, LeadFacts } from '../flights/bestRanking';
import type { Flight } from '../flights/flights';
import { centsOf, isKnown } from '../fares/wholeCost';
import type { Extra } from '../fares/wholeCost';
import { at } from '../values/checkedReads';
import { lazily, once } from '../values/once';
import type { Sort } from './filterChoices';
import { rowsOf } from './filterFacts';
import type { Row } from './filterFacts';
import type { Bounds, FilterOption } from './filterKinds';
import type { Facet, Facets, FilterEngine, FilterOutcome, Relaxation } from './filterOutcome';
import { byName, FILTER_NAMES, FLIGHT_FILTERS, OPTION_FILTERS, SLIDERS, valueOf } from './filters';
import type { Criteria, FilterName, FlightFilter } from './filters';

/** The price range is cut into this many parts. */
const BINS = 16;

const KEYS: Readonly<Record<Sort, (row: Row) => number>> = {
  best: ({ score }) => score,
  cheapest: ({ cost }) => cost,
  fastest: ({ minutes }) => minutes,
  departure: ({ flight }) => flight.slices[0].departMinutes,
  arrival: ({ flight }) => flight.slices[0].dayShift * 1440 + flight.slices[0].arriveMinutes,
};

/** The least and the greatest of some figures, 0 where there are none. */
const endsOf = (figures: readonly number[]): Bounds =>
  figures.length === 0 ? { min: 0, max: 0 } : { min: Math.min(...figures), max: Math.max(...figures) };

/** What takes a row away: a filter, or several. */
type Blocker = FilterName | 'several' | null;

/** The engine of a list whose prices include `extras`. What only options need is built when they are first requested. */
export function buildFilterEngine(flights: readonly Flight[], airports: AirportSizes, extras: readonly Extra[] = []): FilterEngine {
  // a row is named by its rank
  const list = rowsOf(flights, airports, extras);
  const { rows } = list;
  const ranks = [...rows.keys()];
  const filters = byName(FLIGHT_FILTERS, (filter) => filter);
  /** The rows by what a filter reads of them, the cheapest first. */
  const groupsOf = once(({ fact }: FlightFilter): ReadonlyMap<unknown, readonly number[]> => {
    const groups = new Map<unknown, number[]>();
    rows.forEach((row, rank) => {
      const value = fact.of(row, list);
      const alike = groups.get(value);
      if (alike) alike.push(rank);
      else groups.set(value, [rank]);
    });
    return groups;
  });
  /** The options of a filter with the rows that count for them. */
  const optionsOf = once((filter: FlightFilter): ReadonlyMap<FilterOption, readonly number[]> => {
    const groups = groupsOf(filter);
    const options = new Map(filter.optionsIn(() => [...groups.keys()]).map((option): [FilterOption, number[]] => [option, []]));
    for (const [fact, alike] of groups) for (const option of filter.optionsOf(fact)) options.get(option)?.push(...alike);
    for (const some of options.values()) some.sort((a, b) => a - b);
    return options;
  });
  const bounds = lazily(() =>
    byName(SLIDERS, ({ name, isNone }) =>
      endsOf([...groupsOf(filters[name]).keys()].flatMap((fact) => (typeof fact === 'number' && isNone?.(fact) !== true ? [fact] : []))),
    ),
  );
  const inOrder = once((sort: Sort) => [...ranks].sort((a, b) => KEYS[sort](at(rows, a)) - KEYS[sort](at(rows, b))));
  const leadFacts: LeadFacts<number> = {
    plain: (rank) => at(rows, rank).plain,
    rank: (rank) => at(rows, rank).cost,
    cents: (rank) => centsOf(at(rows, rank).cost),
  };

  /** How many of some rows are left, or how many as cheap as the first of them, where one filter is let go; and the lowest price that is known. */
  function facetOf(some: readonly number[], blockers: readonly Blocker[], free: FilterName | null, isLowestOnly: boolean): Facet {
    let [first, count] = [-1, 0];
    for (const rank of some) {
      if (blockers[rank] !== null && blockers[rank] !== free) continue;
      if (first < 0) first = rank;
      if (isLowestOnly && at(rows, rank).cost !== at(rows, first).cost) break;
      count += 1;
    }
    return { count, lowest: first >= 0 && isKnown(at(rows, first).cost) ? centsOf(at(rows, first).cost) : null };
  }
  /** What every option would leave. */
  const facetsOf = (blockers: readonly Blocker[], isLowestOnly: boolean): Facets =>
    byName(OPTION_FILTERS, ({ name }): ReadonlyMap<FilterOption, Facet> => {
      if (name === 'cheapestOnly') return new Map([[true, facetOf(ranks, blockers, null, true)]]);
      return new Map([...optionsOf(filters[name])].map(([option, some]) => [option, facetOf(some, blockers, name, isLowestOnly)]));
    });
  /** How many of the flights that no other filter takes away cost how much: each part of the price range. */
  function priceBinsOf(blockers: readonly Blocker[]): readonly number[] {
    const { min, max } = bounds().price;
    const bins = Array.from({ length: BINS }, () => 0);
    rows.forEach(({ cost }, rank) => {
      const bin = Math.floor(((centsOf(cost) - min) * BINS) / (max - min + 1));
      if (blockers[rank] === null || blockers[rank] === 'price') bins[bin] = at(bins, bin) + 1;
    });
    return bins;
  }
  /** Each row with each filter that takes it away. */
  function eachFailure(c: Criteria, note: (rank: number, name: FilterName) => void): void {
    for (const filter of FLIGHT_FILTERS) {
      const wanted = valueOf(c, filter.name);
      if (wanted === undefined) continue;
      for (const [fact, alike] of groupsOf(filter)) if (!filter.passes(fact, wanted)) for (const rank of alike) note(rank, filter.name);
    }
  }
  /** The smallest sets of filters to let go where every row fails some; equal ones in the order of their cheapest rows. */
  function relaxationsOf(c: Criteria, isLowestOnly: boolean): readonly Relaxation[] {
    const failed = rows.map((): FilterName[] => []);
    eachFailure(c, (rank, name) => failed[rank]?.push(name));
    const fewest = Math.min(...failed.map(({ length }) => length));
    const smallest = new Set(failed.filter(({ length }) => length === fewest).map((names) => names.join()));
    return [...smallest]
      .map((all) => {
        const others = failed.map((names): Blocker => (names.join() === all ? null : 'several'));
        return { filters: FILTER_NAMES.filter((name) => all.split(',').includes(name)), ...facetOf(ranks, others, null, isLowestOnly) };
      })
      .sort((a, b) => b.count - a.count);
  }

  function run(c: Criteria): FilterOutcome {
    const isLowestOnly = c.filters.cheapestOnly === true;
    const blockers = rows.map((): Blocker => null);
    eachFailure(c, (rank, name) => (blockers[rank] = blockers[rank] === null ? name : 'several'));
    const first = blockers.indexOf(null);
    const isShown = (rank: number): boolean => blockers[rank] === null && (!isLowestOnly || rows[rank]?.cost === rows[first]?.cost);
    const ranked = inOrder('best').filter(isShown);
    // by the best score, but for the one that leads
    const lead = ranked[leadOf(ranked, leadFacts)];
    const shown = c.sort === 'best' ? ranked : inOrder(c.sort).filter(isShown);
    const visible = c.sort === 'best' && lead !== undefined ? [lead, ...shown.filter((rank) => rank !== lead)] : shown;
    const placeOf = (rank: number | undefined): number => at(rows, rank ?? first).place;
    const facets = lazily(() => facetsOf(blockers, isLowestOnly));
    const priceBins = lazily(() => priceBinsOf(blockers));
    const relaxations = lazily(() => (first < 0 ? relaxationsOf(c, isLowestOnly) : []));
    return {
      visible: visible.map(placeOf),
      leaders: first < 0 ? null : { best: placeOf(lead), cheapest: placeOf(first), fastest: placeOf(inOrder('fastest').find(isShown)) },
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
    codesOf: (name) => [...optionsOf(filters[name]).keys()].map(String),
    typicalEmissions: list.typicalEmissions,
    run,
  };
}
