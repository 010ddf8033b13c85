/** Search answers kept compressed, bounded in bytes; equal searches in flight ask the supplier once. */
import { LRUCache } from 'lru-cache';
import { firstFlightsOf } from '#core/contract/firstFlights';
import { flightsToWire } from '#core/contract/flights';
import { addDays } from '#core/domain/dates';
import type { IsoDate } from '#core/domain/dates';
import type { Result } from '#core/domain/result';
import { ok } from '#core/domain/result';
import { searchKey } from '#core/domain/trip';
import type { AirportTable } from '../airports/airportTable';
import { dateIn } from '../geography/timeZones';
import type { PreparedBody } from '../http/preparedBody';
import { prepareBody } from '../http/preparedBody';
import type { AskedFlights } from './flightsQuery';
import { createSharedWork } from './sharedWork';
import type { FlightSupplier, SearchFault } from './supplier';

export interface FlightsAnswer {
  readonly body: PreparedBody;
  /** What a page can show before it has the rest, `FirstFlights | null` as JSON: as objects it would take four times the memory. */
  readonly first: string;
}

export interface FlightsCache {
  /** The kept answer to a search; undefined when there is none. */
  kept(asked: AskedFlights, now: Date): FlightsAnswer | undefined;
  /** Whether the supplier was asked the same already and has not answered yet. */
  isUnderWay(asked: AskedFlights, now: Date): boolean;
  /** Asks the supplier, once for equal searches at the same time, and keeps the answer. Faults are not kept. `waiter` fires when the asker leaves. */
  ask(asked: AskedFlights, now: Date, waiter: AbortSignal): Promise<FoundFlights>;
}

type FoundFlights = Result<FlightsAnswer, SearchFault>;

interface Kept {
  readonly answer: FlightsAnswer;
  /** Epoch milliseconds. */
  readonly until: number;
}

const MOST_BYTES = 48 * 1024 * 1024;
/** Strings and objects around each entry. */
const ENTRY_BYTES = 600;
/** Brotli 5, measured: 192 KB become 20 KB in 4 ms; 4 takes 2 ms and is a fifth larger, 6 to 9 gain 3 % for 5 to 20 ms. */
const QUALITY = 5;
export const KEPT_MS = 30 * 60_000;
/** Flights of today and tomorrow drop out of sale by the minute. */
export const KEPT_CLOSE_MS = 60_000;

/** Keeps answers of `supplier`. Time comes in with each question. */
export function createFlightsCache(supplier: FlightSupplier, airports: AirportTable): FlightsCache {
  const kept = new LRUCache<string, Kept>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ answer }, key) => answer.body.br.length + answer.first.length + key.length * 2 + ENTRY_BYTES,
  });
  const underWay = createSharedWork<FlightsAnswer>();

  const originDate = ({ query }: AskedFlights, now: Date): IsoDate => dateAtOrigin(airports, query.origin, now);
  const keyOf = (asked: AskedFlights, now: Date): string => `${searchKey(asked.query)}|${asked.limit}|${originDate(asked, now)}`;

  async function fetch(asked: AskedFlights, key: string, now: Date, signal: AbortSignal): Promise<FoundFlights> {
    const found = await supplier.search(asked.query, { now, limit: asked.limit, signal });
    if (!found.ok) return found;
    const body = await prepareBody(JSON.stringify(flightsToWire(found.value, asked.query)), QUALITY);
    const isClose = asked.query.departDate <= addDays(originDate(asked, now), 1);
    const answer = { body, first: JSON.stringify(firstFlightsOf(found.value, asked.query)) };
    kept.set(key, { answer, until: now.getTime() + (isClose ? KEPT_CLOSE_MS : KEPT_MS) });
    return ok(answer);
  }

  return {
    kept(asked, now) {
      const known = kept.get(keyOf(asked, now));
      return known && known.until > now.getTime() ? known.answer : undefined;
    },
    isUnderWay: (asked, now) => underWay.isUnderWay(keyOf(asked, now)),
    ask(asked, now, waiter) {
      const key = keyOf(asked, now);
      return underWay.ask(key, waiter, (signal) => fetch(asked, key, now, signal));
    },
  };
}

/** The date at the origin of a search. Prices move with it, so it is part of what answers are kept under. */
export function dateAtOrigin(airports: AirportTable, origin: string, now: Date): IsoDate {
  return dateIn(airports.resolve(origin)[0]?.tz ?? 'UTC', now);
}
