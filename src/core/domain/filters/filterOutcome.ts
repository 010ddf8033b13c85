/** What filtering answers: the visible flights in order, what every option would leave, and what to let go when nothing is left. */
import type { Bounds, FilterOption } from './filterKinds';
import type { CodesName, Criteria, FilterName, OptionsName, SliderName } from './filters';
import type { Cents } from '../values/money';

/** What one option would leave: how many flights, and the lowest known whole cost per adult among them (null when none is known). */
export interface Facet {
  readonly count: number;
  readonly lowest: Cents | null;
}

/** By filter, by option: what it would leave, given all other filters. */
export type Facets = Readonly<Record<OptionsName, ReadonlyMap<FilterOption, Facet>>>;

/** A smallest set of filters whose removal brings flights back, with what exactly it unlocks. */
export interface Relaxation {
  readonly filters: readonly FilterName[];
  readonly count: number;
  /** Null when the fees of none of them are known. */
  readonly lowest: Cents | null;
}

export interface FilterOutcome {
  /** Indices into the list, in the order requested. */
  readonly visible: readonly number[];
  /** The first flight of three orders among the visible: an index into the list. */
  readonly leaders: Readonly<Record<'best' | 'cheapest' | 'fastest', number>> | null;
  readonly facets: Facets;
  /** Flights per sixteenth of the price range, given all other filters. */
  readonly priceBins: readonly number[];
  /** What to let go when nothing is left, the most flights first; empty when something is, or when the list itself is empty. */
  readonly relaxations: readonly Relaxation[];
}

/** The ends of the sliders; prices are what is known of the whole cost, layovers those of flights that connect. */
export type ListBounds = Readonly<Record<SliderName, Bounds>>;

export interface FilterEngine {
  readonly bounds: ListBounds;
  /** The codes that a list has for a filter, in order of their lowest price. */
  codesOf(name: CodesName): readonly string[];
  /** Kilograms of CO₂e for one traveler: the middle of the list. */
  readonly typicalEmissions: number;
  run(criteria: Criteria): FilterOutcome;
}
