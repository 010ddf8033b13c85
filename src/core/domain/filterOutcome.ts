/** What filtering answers: the visible flights in order, what every option would leave, and what to let go when nothing is left. */
import type { Criteria, DayPart, FilterName, Night, StopChoice, TimeWindow, TripEnd } from './filters';
import type { Cents } from './money';

/** What one option would leave: how many flights, and the lowest known whole cost per adult among them (null when none is known). */
export interface Facet {
  readonly count: number;
  readonly lowest: Cents | null;
}

export interface Facets {
  readonly stops: ReadonlyMap<StopChoice, Facet>;
  readonly airlines: ReadonlyMap<string, Facet>;
  readonly windows: Readonly<Record<TimeWindow, ReadonlyMap<DayPart, Facet>>>;
  readonly connections: ReadonlyMap<string, Facet>;
  readonly airports: Readonly<Record<TripEnd, ReadonlyMap<string, Facet>>>;
  /** Flights without a night of the kind. */
  readonly nights: ReadonlyMap<Night, Facet>;
  readonly emissions: Facet;
  readonly checkedBag: Facet;
  readonly cheapestOnly: Facet;
  /** Flights per sixteenth of the price range. */
  readonly priceBins: readonly number[];
}

/** A smallest set of filters whose removal brings flights back, with what exactly it unlocks. */
export interface Relaxation {
  readonly filters: readonly FilterName[];
  readonly count: number;
  /** Null when the fees of none of them are known. */
  readonly lowest: Cents | null;
}

export interface FilterOutcome {
  /** Indices into the list, in the order asked for. */
  readonly visible: Uint32Array;
  /** The first flight of three orders among the visible: an index into the list. */
  readonly leaders: Readonly<Record<'best' | 'cheapest' | 'fastest', number>> | null;
  /** What every option would leave, given all other filters. */
  readonly facets: Facets;
  /** What to let go when nothing is left, the most flights first; empty when something is, or when the list itself is empty. */
  readonly relaxations: readonly Relaxation[];
}

/** The ends of the sliders; prices are what is known of the whole cost. */
export interface ListBounds {
  readonly priceMin: Cents;
  readonly priceMax: Cents;
  readonly minutesMin: number;
  readonly minutesMax: number;
  /** Minutes of the shortest and the longest of the flights' longest layovers; both 0 where nothing connects. */
  readonly layoverMin: number;
  readonly layoverMax: number;
}

export interface FilterEngine {
  readonly bounds: ListBounds;
  /** In order of their lowest price. */
  readonly airlines: readonly string[];
  readonly connections: readonly string[];
  /** Airports at either end of the trips, in order of their lowest price. */
  readonly airports: Readonly<Record<TripEnd, readonly string[]>>;
  /** Kilograms of CO₂e for one traveler: the middle of the list. */
  readonly typicalEmissions: number;
  run(criteria: Criteria): FilterOutcome;
}
