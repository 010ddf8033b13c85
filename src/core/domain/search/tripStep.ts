/** How far the choice of a trip has come: a multi-city trip is chosen slice after slice, every other at once (search.42, decision 158). */
import { at } from '../values/checkedReads';
import type { IsoDate } from '../values/dates';
import { nearOfParams } from './nearPlaces';
import type { NearPlaces } from './nearPlaces';
import { departureDate, movedTo, tripTypeOf } from './trip';
import { withSliceOn } from './otherTrips';
import type { SearchQuery } from './trip';
import { paramIn } from '../values/texts';

/** Names the chosen slices in the address. */
export const CHOSEN_PARAM = 'chosen';

/** `DL123-DL45_2027-01-14`: flights and day (`sliceName`). */
const SLICE_NAME = /^[A-Z0-9]{2}\d{1,4}(?:-[A-Z0-9]{2}\d{1,4}){0,7}_\d{4}-\d{2}-\d{2}$/;
const SEPARATOR = '~';

/** The value of {@link CHOSEN_PARAM}: names of the first slices of a trip, in their order. */
export const writeChosen = (names: readonly string[]): string => names.join(SEPARATOR);

/** What is added to the query string of a search, at its end: nothing where nothing is chosen. */
export const chosenParam = (names: readonly string[] | null | undefined): string =>
  names && names.length > 0 ? `&${CHOSEN_PARAM}=${writeChosen(names)}` : '';

/** The names that such a value holds, none of an empty one; null when it cannot be read. */
export function readChosen(text: string | undefined): readonly string[] | null {
  const names = text ? text.split(SEPARATOR) : [];
  return names.every((name) => SLICE_NAME.test(name)) ? names : null;
}

export interface TripStep {
  readonly query: SearchQuery;
  /** Names of the slices that are chosen; null where a trip is chosen at once. */
  readonly chosen: readonly string[] | null;
  /** The slice that is chosen now. */
  readonly index: number;
  /** Nothing is left to choose afterwards. */
  readonly isLast: boolean;
  /** What the list of this step shows: the slice that is chosen now, or the whole trip. */
  readonly shown: SearchQuery;
  /** Airports nearby that are searched too. */
  readonly near: NearPlaces | null;
  /** The address asks for a multi-city trip, of which slices may have been left out. */
  readonly isMultiCity: boolean;
}

/** The step of an address. What cannot be read, or is more than there is to choose, begins with the first slice, or stops before the last. */
export function stepOf(query: SearchQuery, params: URLSearchParams): TripStep {
  const isMultiCity = /^m$/i.test(paramIn(params, 'triptype'));
  if (tripTypeOf(query) !== 'M')
    return { query, chosen: null, index: 0, isLast: true, shown: query, near: nearOfParams(params), isMultiCity };
  const chosen = (readChosen(paramIn(params, CHOSEN_PARAM)) ?? []).slice(0, query.slices.length - 1);
  const index = chosen.length;
  return {
    query,
    chosen,
    index,
    isLast: index === query.slices.length - 1,
    shown: { ...query, slices: [at(query.slices, index)] },
    near: null,
    isMultiCity,
  };
}

/** The day that what is chosen now begins on. */
export const dateOfStep = ({ shown }: TripStep): IsoDate => departureDate(shown);

/** The trip with what is chosen now on another day: its slice alone, or the whole trip. Null where the days of the slices would not follow each other. */
export const stepMovedTo = ({ query, chosen, index }: TripStep, date: IsoDate): SearchQuery | null =>
  chosen === null ? movedTo(query, date) : withSliceOn(query, index, date);
