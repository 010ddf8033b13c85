/** Lowest prices by day, each kept as long as a search answer, so that strip, month and search agree. */
import { LRUCache } from 'lru-cache';
import { addDays, daysBetween } from '#core/domain/dates';
import type { IsoDate } from '#core/domain/dates';
import type { Cents } from '#core/domain/money';
import type { Result } from '#core/domain/result';
import { ok } from '#core/domain/result';
import type { AirportTable } from '../airports/airportTable';
import { dateAtOrigin, KEPT_CLOSE_MS, KEPT_MS, withinBudget } from './flightsCache';
import type { AskedPrices } from './flightsQuery';
import { sellableDays } from './flightsQuery';
import { createZones } from './sandbox/zones';
import type { FlightSupplier, SupplierFault } from './supplier';

/** Cents of one adult by departure; null where nothing is sold, missing where the supplier does not say. */
export type DayPrices = ReadonlyMap<IsoDate, Cents | null>;

export interface PricesCache {
  /** Whether everything asked for is kept, so that the supplier is left alone. */
  knows(asked: AskedPrices, now: Date): boolean;
  /** Kept prices, and the supplier's for the days that are not kept. Days outside the window are never asked for. */
  ask(asked: AskedPrices, now: Date): Promise<Result<DayPrices, SupplierFault>>;
}

interface Kept {
  readonly cents: Cents | null;
  /** Epoch milliseconds. */
  readonly until: number;
}

const MOST_DAYS_KEPT = 20_000;

export function createPricesCache(supplier: FlightSupplier, airports: AirportTable): PricesCache {
  const zones = createZones();
  const kept = new LRUCache<string, Kept>({ max: MOST_DAYS_KEPT });

  /** Prices of one adult: the party is no part of the key, the length of the stay is. */
  function keyOf({ query: q }: AskedPrices, date: IsoDate, today: IsoDate): string {
    const stay = q.returnDate === null ? '-' : daysBetween(q.departDate, q.returnDate);
    return [q.origin, q.destination, q.cabin, stay, date, today].join('|');
  }

  /** What is known, and the days the supplier would have to be asked for. */
  function look(asked: AskedPrices, now: Date): { prices: Map<IsoDate, Cents | null>; missing: IsoDate[]; today: IsoDate } {
    const { query } = asked;
    const today = dateAtOrigin(airports, zones, query.origin, now);
    const { first, last } = sellableDays(now);
    const stay = query.returnDate === null ? 0 : daysBetween(query.departDate, query.returnDate);
    const prices = new Map<IsoDate, Cents | null>();
    const missing: IsoDate[] = [];
    for (const date of asked.dates) {
      const entry = kept.get(keyOf(asked, date, today));
      if (date < first || addDays(date, stay) > last) prices.set(date, null);
      else if (entry && entry.until > now.getTime()) prices.set(date, entry.cents);
      else missing.push(date);
    }
    return { prices, missing, today };
  }

  return {
    knows: (asked, now) => supplier.lowestPrices === undefined || look(asked, now).missing.length === 0,
    ask: async (asked, now) => {
      const { prices, missing, today } = look(asked, now);
      if (missing.length === 0 || supplier.lowestPrices === undefined) return ok(prices);
      const found = await withinBudget(supplier.lowestPrices(asked.query, missing, now));
      if (!found.ok) return found;
      for (const [date, cents] of found.value) {
        const until = now.getTime() + (date <= addDays(today, 1) ? KEPT_CLOSE_MS : KEPT_MS);
        kept.set(keyOf(asked, date, today), { cents, until });
        prices.set(date, cents);
      }
      return ok(new Map([...prices].sort(([a], [b]) => (a < b ? -1 : 1))));
    },
  };
}
