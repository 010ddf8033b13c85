/** What becomes of airports nearby (decision 178): an ordinary search for each pair of airports. */
import type { NonEmpty } from '../values/nonEmpty';
import type { NearPlaces } from './nearPlaces';
import type { PlaceEnd } from './searchDraft';
import { searchFor, simpleTrip } from './trip';
import type { SearchQuery } from './trip';

/** Airports of one end besides the one that was requested. */
export const MOST_NEAR = 3;
/** Searches in all, that of the places themselves among them: each may cost the supplier, and the visitor's share of searches. */
export const MOST_SEARCHES = 6;

/** The codes of one end. */
export const nearCodes = (list: string | undefined): readonly string[] => (list ? list.split(',') : []);

/** The list of one end with a code in, or out where it is in. */
export function toggledNear(list: string, code: string): string {
  const codes = nearCodes(list);
  return (codes.includes(code) ? codes.filter((known) => known !== code) : [...codes, code]).join();
}

const searchCount = ({ origin, destination }: NearPlaces): number => (1 + nearCodes(origin).length) * (1 + nearCodes(destination).length);

const isWithin = (near: NearPlaces): boolean =>
  searchCount(near) <= MOST_SEARCHES && [near.origin, near.destination].every((list) => nearCodes(list).length <= MOST_NEAR);

/** Whether one more airport may be taken in at an end. */
export const hasRoom = (near: NearPlaces, end: PlaceEnd): boolean => isWithin({ ...near, [end]: toggledNear(near[end], 'AAA') });

/** An airport nearby with the city that it belongs to. */
interface NearAirport {
  readonly code: string;
  readonly metro: string;
}

/** What lies around each end; null where nobody can say now: then what the address says counts. */
export type Around = Readonly<Record<PlaceEnd, readonly NearAirport[] | null>>;

/** Those around an end that one may choose: not where the trip goes anyway. */
export const choicesOf = <A extends NearAirport>(around: readonly A[], otherEnd: string | null): readonly A[] =>
  around.filter(({ code, metro }) => code !== otherEnd && metro !== otherEnd);

/** The searches of a list, its own first. */
export interface NearSearches {
  readonly searches: NonEmpty<SearchQuery>;
  /** Codes of the address that are not taken in: they are not nearby, or too many. */
  readonly leftOut: readonly string[];
}

/** The searches that a search with airports nearby stands for. */
export function nearSearches(query: SearchQuery, near: NearPlaces, around: Around): NearSearches {
  const trip = simpleTrip(query);
  if (!trip) return { searches: [query], leftOut: [] };
  const known = (end: PlaceEnd, otherEnd: string): string => {
    const offered = around[end] && choicesOf(around[end], otherEnd).map(({ code }) => code);
    return nearCodes(near[end])
      .filter((code) => (offered?.includes(code) ?? true) && code !== otherEnd)
      .join();
  };
  const taken = bounded({ origin: known('origin', trip.destination), destination: known('destination', trip.origin) });
  const [origins, destinations] = [nearCodes(taken.origin), nearCodes(taken.destination)];
  const others = [trip.origin, ...origins].flatMap((origin) =>
    [trip.destination, ...destinations]
      .filter((destination) => destination !== origin && (origin !== trip.origin || destination !== trip.destination))
      .map((destination) => searchFor({ ...trip, origin, destination }, query.cabin, query.travelers)),
  );
  const used = new Set([...origins, ...destinations]);
  return {
    searches: [query, ...others],
    leftOut: [...nearCodes(near.origin), ...nearCodes(near.destination)].filter((code) => !used.has(code)),
  };
}

/** The last ones of the longer list go first. */
function bounded(near: NearPlaces): NearPlaces {
  if (isWithin(near)) return near;
  const end: PlaceEnd = nearCodes(near.origin).length > nearCodes(near.destination).length ? 'origin' : 'destination';
  return bounded({ ...near, [end]: nearCodes(near[end]).slice(0, -1).join() });
}
