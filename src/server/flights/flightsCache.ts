/** Search answers kept compressed, bounded in bytes; equal searches in flight ask the supplier once. */
import { LRUCache } from 'lru-cache';
import { addDays } from '#core/domain/dates';
import type { IsoDate } from '#core/domain/dates';
import type { Result } from '#core/domain/result';
import { err, ok } from '#core/domain/result';
import { searchKey } from '#core/domain/trip';
import type { AirportTable } from '../airports/airportTable';
import type { PreparedBody } from '../http/preparedBody';
import { prepareBody } from '../http/preparedBody';
import type { AskedFlights } from './flightsQuery';
import { createZones } from './sandbox/zones';
import type { Zones } from './sandbox/zones';
import type { FlightSupplier, SupplierFault } from './supplier';

export interface FlightsCache {
  /** The kept answer to a search, or one that is being made; undefined when the supplier would have to be asked. */
  peek(asked: AskedFlights, now: Date): Promise<FoundFlights> | undefined;
  /** Asks the supplier, once for equal searches at the same time, and keeps the answer. Faults are not kept. */
  ask(asked: AskedFlights, now: Date): Promise<FoundFlights>;
}

type FoundFlights = Result<PreparedBody, SupplierFault>;

interface Kept {
  readonly body: PreparedBody;
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
const SUPPLIER_BUDGET_MS = 8_000;

/** Keeps answers of `supplier`. Time comes in with each question. */
export function createFlightsCache(supplier: FlightSupplier, airports: AirportTable): FlightsCache {
  const zones = createZones();
  const kept = new LRUCache<string, Kept>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ body }, key) => body.br.length + key.length * 2 + ENTRY_BYTES,
  });
  const inFlight = new Map<string, Promise<FoundFlights>>();

  const originDate = ({ query }: AskedFlights, now: Date): IsoDate => dateAtOrigin(airports, zones, query.origin, now);
  const keyOf = (asked: AskedFlights, now: Date): string => `${searchKey(asked.query)}|${asked.limit}|${originDate(asked, now)}`;

  async function fetch(asked: AskedFlights, key: string, now: Date): Promise<FoundFlights> {
    const found = await withinBudget(supplier.search(asked.query, now, asked.limit));
    if (!found.ok) return found;
    const body = await prepareBody(JSON.stringify(found.value), QUALITY);
    const isClose = asked.query.departDate <= addDays(originDate(asked, now), 1);
    kept.set(key, { body, until: now.getTime() + (isClose ? KEPT_CLOSE_MS : KEPT_MS) });
    return ok(body);
  }

  return {
    peek(asked, now) {
      const key = keyOf(asked, now);
      const known = kept.get(key);
      if (known && known.until > now.getTime()) return Promise.resolve(ok(known.body));
      return inFlight.get(key);
    },
    ask(asked, now) {
      const key = keyOf(asked, now);
      const running = inFlight.get(key);
      if (running) return running;
      const started = fetch(asked, key, now).finally(() => inFlight.delete(key));
      inFlight.set(key, started);
      return started;
    },
  };
}

/** The date at the origin of a search. Prices move with it, so it is part of what answers are kept under. */
export function dateAtOrigin(airports: AirportTable, zones: Zones, origin: string, now: Date): IsoDate {
  const minutes = Math.floor(now.getTime() / 60_000);
  const tz = airports.resolve(origin)[0]?.tz ?? 'UTC';
  return new Date((minutes + zones.offsetAt(zones.idOf(tz), minutes)) * 60_000).toISOString().slice(0, 10) as IsoDate;
}

/** The supplier's answer, or "unavailable" after eight seconds or when it fails (reliability L6). */
export async function withinBudget<T>(call: Promise<Result<T, SupplierFault>>): Promise<Result<T, SupplierFault>> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Result<T, SupplierFault>>((resolve) => {
    timer = setTimeout(() => resolve(err({ code: 'supplier_unavailable' })), SUPPLIER_BUDGET_MS);
  });
  try {
    return await Promise.race([call, late]);
  } finally {
    clearTimeout(timer);
  }
}
