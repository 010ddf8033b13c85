/** What trips cost on earlier days, requested from the supplier and kept for the day. */
import { LRUCache } from 'lru-cache';
import type { PriceRecord } from '#core/domain/fares/priceInsight';
import type { Result } from '#core/domain/values/result';
import { ok } from '#core/domain/values/result';
import { departureDate } from '#core/domain/search/trip';
import { routeKey } from '#core/domain/search/otherTrips';
import type { SearchQuery } from '#core/domain/search/trip';
import type { AirportTable } from '../../airports/airportTable';
import { dateAtOrigin } from '../flightsCache';
import { createSharedWork } from '../sharedWork';
import type { FlightSupplier, SearchFault } from '../supplier';

export interface PriceRecords {
  /** How many days' prices the supplier works out for the answer; 0 where it is kept, under way, or there is none. */
  cost(query: SearchQuery, now: Date): number;
  /** `waiter` fires when the asker leaves. */
  ask(query: SearchQuery, now: Date, waiter: AbortSignal): Promise<Result<PriceRecord, SearchFault>>;
}

const MOST_KEPT = 2_000;
/** A record weighs as much as the days it has. */
const RECORD_COST = 8;
/** A supplier that keeps no record. */
const NOTHING: PriceRecord = { points: [], isObserved: false };

export function createPriceRecords(supplier: FlightSupplier, airports: AirportTable): PriceRecords {
  const kept = new LRUCache<string, PriceRecord>({ max: MOST_KEPT });
  const underWay = createSharedWork<PriceRecord>();
  const askSupplier = supplier.priceRecord?.bind(supplier);
  const keyOf = (query: SearchQuery, now: Date): string =>
    [routeKey(query), departureDate(query), dateAtOrigin(airports, query, now)].join('|');
  return {
    cost(query, now) {
      const key = keyOf(query, now);
      return askSupplier === undefined || kept.has(key) || underWay.isUnderWay(key) ? 0 : RECORD_COST;
    },
    async ask(query, now, waiter) {
      const key = keyOf(query, now);
      const known = kept.get(key);
      if (known) return ok(known);
      if (askSupplier === undefined) return ok(NOTHING);
      return underWay.ask(key, waiter, async (signal) => {
        const found = await askSupplier(query, { now, signal });
        if (found.ok) kept.set(key, found.value);
        return found;
      });
    },
  };
}
