/** What the same trip costs from or to airports around its ends (results.26): each is an ordinary search, out of the same kept days as the strip. */
import type { NearbyFaresWire } from '#core/contract/flights/alternatives.schema';
import type { Result } from '#core/domain/values/result';
import { ok } from '#core/domain/values/result';
import { departureDate } from '#core/domain/search/trip';
import { withPlace } from '#core/domain/search/otherTrips';
import type { SearchQuery } from '#core/domain/search/trip';
import type { AirportTable } from '../airports/airportTable';
import { milesOf } from '../geography/nearby';
import { airportsAround } from './alternatives';
import type { PricesRequest } from './flightsQuery';
import type { PricesCache } from './prices/pricesCache';
import type { SearchFault } from './supplier';

/** As far as people drive to fly. */
const REACH_KM = 160;

export interface NearbyFares {
  /** Everything that is requested. */
  readonly questions: readonly PricesRequest[];
  /** The busiest airports first; `waiter` fires when the asker leaves. */
  find(prices: PricesCache, now: Date, waiter: AbortSignal): Promise<Result<NearbyFaresWire, SearchFault>>;
}

/** The trip on its days, and the same one at each airport nearby. */
export function nearbyFaresOf(query: SearchQuery, airports: AirportTable): NearbyFares {
  const departs = departureDate(query);
  const own: PricesRequest = { query, dates: [departs] };
  const places = (['origin', 'destination'] as const).flatMap((end) =>
    airportsAround(query, end, airports, REACH_KM).map(({ place: { code, city, cityEs }, km }) => ({
      wire: { end, code, city, cityEs, miles: milesOf(km) },
      request: { query: withPlace(query, end, code), dates: [departs] } satisfies PricesRequest,
    })),
  );
  return {
    questions: [own, ...places.map(({ request }) => request)],
    async find(prices, now, waiter) {
      const priceOf = async (request: PricesRequest) => {
        const found = await prices.ask(request, now, waiter);
        if (!found.ok) return found;
        const price = found.value.get(departs);
        return ok(price === undefined ? {} : { price });
      };
      const [mine, ...others] = await Promise.all([priceOf(own), ...places.map(({ request }) => priceOf(request))]);
      if (!mine.ok) return mine;
      // one that cannot be requested now is one whose price is not known
      return ok({
        ...mine.value,
        airports: places.map(({ wire }, i) => ({ ...wire, ...(others[i]?.ok === true ? others[i].value : {}) })),
      });
    },
  };
}
