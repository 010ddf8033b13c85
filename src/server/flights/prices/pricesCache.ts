/** Lowest prices by day, each kept as long as a search answer, so that strip, month and search agree. */
import { LRUCache } from 'lru-cache';
import { Type } from 'typebox';
import { addDays } from '#core/domain/values/dates';
import type { IsoDate } from '#core/domain/values/dates';
import type { Cents } from '#core/domain/values/money';
import type { Result } from '#core/domain/values/result';
import { ok } from '#core/domain/values/result';
import { sellableDays } from '#core/domain/booking/saleWindow';
import { writeChosen } from '#core/domain/search/tripStep';
import { departureDate } from '#core/domain/search/trip';
import { routeKey, stayNights } from '#core/domain/search/otherTrips';
import type { AirportTable } from '../../airports/airportTable';
import { dateAtOrigin, KEPT_CLOSE_MS, KEPT_MS } from '../flightsCache';
import type { PricesRequest } from '../flightsQuery';
import { findEntry, putEntry, shapeOf } from '../../platform/shared/packed';
import type { SharedStore } from '../../platform/shared/sharedStore';
import { answeredTogether } from '../answeredTogether';
import { createSharedWork } from '../sharedWork';
import type { FlightSupplier, SearchFault } from '../supplier';

/** Cents of one adult by departure; null where nothing is sold, missing where the supplier does not say. */
export type DayPrices = ReadonlyMap<IsoDate, Cents | null>;

export interface PricesCache {
  /** How many days the supplier would have to be queried for: those neither kept nor requested already. */
  cost(request: PricesRequest, now: Date): number;
  /**
   * Kept prices, and the supplier's for the days that are not kept, once for equal questions at the same time. Days outside
   * the window are never requested. `waiter` fires when the asker leaves.
   */
  ask(request: PricesRequest, now: Date, waiter: AbortSignal): Promise<Result<DayPrices, SearchFault>>;
}

interface Kept {
  readonly cents: Cents | null;
  /** Epoch milliseconds. */
  readonly until: number;
}

const MOST_DAYS_KEPT = 20_000;

/** Prices as other processes read them. */
const isPrices = shapeOf(
  Type.Object({
    days: Type.Array(
      Type.Tuple([
        Type.Unsafe<IsoDate>(Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$' })),
        Type.Object({ cents: Type.Unsafe<Cents | null>(Type.Union([Type.Integer({ minimum: 0 }), Type.Null()])), until: Type.Number() }),
      ]),
    ),
  }),
);

/** Equal for trips that differ in the day they, or the slice that is chosen next, leave on. */
const routeOf = ({ query, chosen }: PricesRequest): string =>
  chosen === undefined ? routeKey(query) : [routeKey(query), departureDate(query), writeChosen(chosen)].join('|');

/** Keeps lowest prices of `supplier`, also for other processes where there is a store. */
export function createPricesCache(supplier: FlightSupplier, airports: AirportTable, store: SharedStore | null = null): PricesCache {
  const kept = new LRUCache<string, Kept>({ max: MOST_DAYS_KEPT });
  const askSupplier = supplier.lowestPrices?.bind(supplier);
  const underWay = createSharedWork<DayPrices>();

  /** Prices of one adult: the party is no part of the route's key, the length of the stay is. */
  const keyOf = (route: string, date: IsoDate, today: IsoDate): string => `${route}|${date}|${today}`;

  /** What is known, and the days the supplier would have to be queried for. */
  function look(request: PricesRequest, now: Date): { prices: Map<IsoDate, Cents | null>; missing: IsoDate[]; today: IsoDate } {
    const { query, chosen } = request;
    const today = dateAtOrigin(airports, query, now);
    const route = routeOf(request);
    const { first, last } = sellableDays(now);
    const stay = chosen === undefined ? (stayNights(query) ?? 0) : 0;
    const prices = new Map<IsoDate, Cents | null>();
    const missing: IsoDate[] = [];
    for (const date of request.dates) {
      const entry = kept.get(keyOf(route, date, today));
      if (date < first || addDays(date, stay) > last) prices.set(date, null);
      else if (entry && entry.until > now.getTime()) prices.set(date, entry.cents);
      else missing.push(date);
    }
    return { prices, missing, today };
  }

  /** Equal for questions that ask the supplier the same. */
  const questionKey = (request: PricesRequest, missing: readonly IsoDate[], today: IsoDate): string =>
    `${routeOf(request)}|${today}|${missing.join()}`;

  /** The answer of another process to the same question; undefined where a day of it is over. */
  async function fromOthers(
    from: SharedStore,
    name: string,
    keep: (date: IsoDate, price: Kept) => void,
    now: Date,
  ): Promise<DayPrices | undefined> {
    const days = (await findEntry(from, name, isPrices))?.known.days;
    if (days?.every(([, { until }]) => until > now.getTime()) !== true) return undefined;
    for (const [date, { cents, until }] of days) keep(date, { cents, until: Math.min(until, now.getTime() + KEPT_MS) });
    return new Map(days.map(([date, { cents }]) => [date, cents]));
  }

  return {
    cost(request, now) {
      const { missing, today } = look(request, now);
      return askSupplier === undefined || underWay.isUnderWay(questionKey(request, missing, today)) ? 0 : missing.length;
    },
    async ask(request, now, waiter) {
      const { prices, missing, today } = look(request, now);
      if (missing.length === 0 || askSupplier === undefined) return ok(prices);
      const question = questionKey(request, missing, today);
      const name = `prices ${question}`;
      const route = routeOf(request);
      const keep = (date: IsoDate, price: Kept): void => void kept.set(keyOf(route, date, today), price);
      const found = await underWay.ask(question, waiter, (signal) =>
        answeredTogether<DayPrices>({
          store,
          name,
          signal,
          find: (others) => fromOthers(others, name, keep, now),
          async make() {
            const answer = await askSupplier(request.query, missing, {
              now,
              signal,
              ...(request.chosen ? { chosen: request.chosen } : {}),
            });
            if (!answer.ok) return answer;
            const days = Array.from(answer.value, ([date, cents]) => {
              const until = now.getTime() + (date <= addDays(today, 1) ? KEPT_CLOSE_MS : KEPT_MS);
              return [date, { cents, until }] as const;
            });
            for (const [date, price] of days) keep(date, price);
            if (store !== null) await putEntry(store, name, { days }, Buffer.alloc(0), KEPT_MS);
            return answer;
          },
        }),
      );
      if (!found.ok) return found;
      return ok(new Map([...prices, ...found.value].sort(([a], [b]) => (a < b ? -1 : 1))));
    },
  };
}
