/** What filtering answers: the visible flights in order, and, asked for by itself, what every option would leave. */
import type { Criteria, DayPart, FilterName, StopChoice, TimeWindow } from './filters';
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
  readonly checkedBag: Facet;
  readonly cheapestOnly: Facet;
  /** Flights per sixteenth of the price range. */
  readonly priceBins: readonly number[];
}

export interface FilterOutcome {
  /** Indices into the list, in the order asked for. */
  readonly visible: Uint32Array;
  /** The first flight of three orders among the visible: an index into the list. */
  readonly leaders: Readonly<Record<'best' | 'cheapest' | 'fastest', number>> | null;
}

/** A smallest set of filters whose removal brings flights back, with what exactly it unlocks. */
export interface Relaxation {
  readonly filters: readonly FilterName[];
  readonly count: number;
  /** Null when the fees of none of them are known. */
  readonly lowest: Cents | null;
}

/** The ends of the sliders; prices are what is known of the whole cost. */
export interface ListBounds {
  readonly priceMin: Cents;
  readonly priceMax: Cents;
  readonly minutesMin: number;
  readonly minutesMax: number;
}

export interface FilterEngine {
  readonly bounds: ListBounds;
  /** In order of their lowest price. */
  readonly airlines: readonly string[];
  readonly connections: readonly string[];
  /** The flights; the first that is needed of an answer, so it does no more. */
  run(criteria: Criteria): FilterOutcome;
  /** What every option would leave, given all other filters. */
  count(criteria: Criteria): Facets;
  /** What to let go when nothing is left; empty when something is, or when the list itself is empty. */
  relax(criteria: Criteria): Relaxation[];
}
