/** Airports around both ends of a search that it takes in too (search.47), as addresses and forms write them. This is part of every page: what is done with them is in `nearSearches.ts`. */

/** Codes by end, `OAK,SJC`; empty for none. */
export interface NearPlaces {
  readonly origin: string;
  readonly destination: string;
}

export const NEAR_PARAMS = { origin: 'fromnear', destination: 'tonear' } as const;

/** Three at most, none twice. */
const CODES = /^(?:([A-Z]{3})(?!.*\1)(?:,(?=.)|$)){1,3}$/;

/** The codes of one end as a text may say them; empty where it cannot be read. */
export const readNear = (text: string): string => (CODES.test(text) ? text : '');

/** Both ends, or null where neither has any. */
export const nearOf = (origin = '', destination = ''): NearPlaces | null => (origin || destination ? { origin, destination } : null);

/** What an address says; null where it says nothing that can be read. */
export const nearOfParams = (params: URLSearchParams): NearPlaces | null =>
  nearOf(readNear(params.getAll(NEAR_PARAMS.origin).join()), readNear(params.getAll(NEAR_PARAMS.destination).join()));

/** What is added to the query string of a search, at its end: nothing for none. */
export const nearParams = (near: NearPlaces | null | undefined): string =>
  near ? (near.origin && `&fromnear=${near.origin}`) + (near.destination && `&tonear=${near.destination}`) : '';
