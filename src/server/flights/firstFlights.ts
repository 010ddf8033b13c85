/** The first flights of a search for the document of its results page (results.17). */
import { setTimeout as sleep } from 'node:timers/promises';
import type { FirstFlights } from '#core/contract/flights/firstFlights';
import { searchParamsOf } from '#core/domain/search/searchQuery';
import type { SearchQuery } from '#core/domain/search/trip';
import type { AirportTable } from '../airports/airportTable';
import { clientKey } from '../http/limits/rateLimits';
import type { RateLimiter } from '../http/limits/rateLimits';
import type { FlightsAnswer, FlightsCache } from './flightsCache';
import { readFlightsQuery } from './flightsQuery';

interface FirstFlightsDeps {
  readonly flights: FlightsCache;
  readonly airports: AirportTable;
  readonly limits: RateLimiter;
  /** True while the server has too much to do: nothing is requested then. */
  readonly isStrained: () => boolean;
}

export interface FirstFlightsSource {
  /** `ip` is whose limits a search is taken from. Null where the search cannot be requested, finds nothing, or takes too long. */
  find(query: SearchQuery, ip: string, now: Date): Promise<FirstFlights | null>;
  /** Brings here what another process may know of the search; no search is made for it. */
  look(query: SearchQuery, now: Date): Promise<void>;
}

/** A document does not wait longer for its flights. The usual search takes 25 ms; without them a phone shows flights three seconds later. */
const WAIT_MS = 500;
/** A search that took longer goes on until the browser requests it. */
const GOES_ON_MS = 5_000;

export function createFirstFlights({ flights, airports, limits, isStrained }: FirstFlightsDeps): FirstFlightsSource {
  const read = (query: SearchQuery, now: Date) => readFlightsQuery(`?${searchParamsOf(query)}`, airports, now);
  const find: FirstFlightsSource['find'] = async (query, ip, now) => {
    const parsed = read(query, now);
    if (!parsed.ok) return null;
    const kept = await flights.kept(parsed.value, now);
    if (kept) return firstOf(kept);
    if (isStrained()) return null;
    const limit = flights.isUnderWay(parsed.value, now) ? 'cachedAnswers' : 'coldSearch';
    if (!(await limits.take(limit, clientKey(ip))).allowed) return null;
    const found = await Promise.race([
      flights.ask(parsed.value, now, AbortSignal.timeout(GOES_ON_MS)),
      sleep(WAIT_MS, null, { ref: false }),
    ]);
    return found?.ok === true ? firstOf(found.value) : null;
  };
  return {
    find,
    async look(query, now) {
      const parsed = read(query, now);
      if (parsed.ok) await flights.kept(parsed.value, now);
    },
  };
}

// the cache wrote it from the same type
const firstOf = ({ first }: FlightsAnswer): FirstFlights | null => JSON.parse(first) as FirstFlights | null;
