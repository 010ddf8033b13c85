/** Trips of a period in place of dates (search.46), out of the same kept days as strip and month: each is a search that can be booked. */
import type { FlexibleTripsWire } from '#core/contract/flights/flexibleTrips.schema';
import { sellableDays } from '#core/domain/booking/saleWindow';
import type { FlexPeriod } from '#core/domain/search/flexible';
import { groupsOf, offerOf } from '#core/domain/search/flexibleTrips';
import type { TripDays, TripGroup } from '#core/domain/search/flexibleTrips';
import { isRoundTrip, searchFor } from '#core/domain/search/trip';
import type { SearchQuery } from '#core/domain/search/trip';
import { addDays, daysBetween } from '#core/domain/values/dates';
import type { IsoDate } from '#core/domain/values/dates';
import type { Result } from '#core/domain/values/result';
import { ok } from '#core/domain/values/result';
import type { PricesRequest } from '../flightsQuery';
import type { SearchFault } from '../supplier';
import type { DayPrices, PricesCache } from './pricesCache';

export interface FlexibleRequest {
  /** With the first days of the period in place of dates. */
  readonly query: SearchQuery;
  readonly groups: readonly TripGroup[];
}

export interface FlexibleTrips {
  /** What has to be known. */
  readonly questions: readonly PricesRequest[];
  /** `waiter` fires when the asker leaves. */
  find(prices: PricesCache, now: Date, waiter: AbortSignal): Promise<Result<FlexibleTripsWire, SearchFault>>;
}

/** What a period has to offer on a day; no groups where none of its days can be booked. */
export function flexibleRequest(query: SearchQuery, period: FlexPeriod, now: Date): FlexibleRequest {
  const { first, last } = sellableDays(now);
  return { query, groups: groupsOf(period, isRoundTrip(query), first, last) };
}

const ONE_WAY = 0;
const nightsOf = ({ departs, returns }: TripDays): number => (returns === null ? ONE_WAY : daysBetween(departs, returns));

/** Prices are requested by the length of the trip. */
export function flexibleTripsOf({ query, groups }: FlexibleRequest): FlexibleTrips {
  const byNights = new Map<number, IsoDate[]>();
  for (const trip of groups.flat()) byNights.set(nightsOf(trip), [...(byNights.get(nightsOf(trip)) ?? []), trip.departs]);
  const questions = [...byNights].map(([nights, dates]) => ({
    nights,
    request: { query: tripOf(query, nights), dates: [...dates].sort() },
  }));
  return {
    questions: questions.map(({ request }) => request),
    async find(prices, now, waiter) {
      const known = new Map<number, DayPrices>();
      const answers = await Promise.all(
        questions.map(async ({ nights, request }) => ({ nights, found: await prices.ask(request, now, waiter) })),
      );
      for (const { nights, found } of answers) {
        if (!found.ok) return found;
        known.set(nights, found.value);
      }
      const trips = groups.flatMap((group) => offerOf(group, (trip) => known.get(nightsOf(trip))?.get(trip.departs)) ?? []);
      return ok({ trips: trips.map(({ price, ...days }) => ({ ...days, ...(price === undefined ? {} : { price }) })) });
    },
  };
}

function tripOf({ slices: [{ origin, destination, date: departs }], cabin, travelers }: SearchQuery, nights: number): SearchQuery {
  return searchFor({ origin, destination, departs, returns: nights === ONE_WAY ? null : addDays(departs, nights) }, cabin, travelers);
}
