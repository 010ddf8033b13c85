/** Days and airports around a search that found nothing, each with a price: never an offer that does not fly (results.9). */
import type { AlternativesAnswerWire } from '#core/contract/flights/alternatives.schema';
import { addDays, daysBetween } from '#core/domain/values/dates';
import type { Result } from '#core/domain/values/result';
import { ok } from '#core/domain/values/result';
import { departureDate } from '#core/domain/search/trip';
import { withPlace } from '#core/domain/search/otherTrips';
import type { SearchQuery } from '#core/domain/search/trip';
import type { Airport, AirportTable } from '../airports/airportTable';
import { milesOf, nearby } from '../geography/nearby';
import type { Near } from '../geography/nearby';
import type { PricesRequest } from './flightsQuery';
import type { PricesCache } from './prices/pricesCache';
import type { SearchFault } from './supplier';

const REACH_DAYS = 7;
const REACH_KM = 250;
/** Airports tried at either end, the busiest first. */
const TRIED = 4;
const OFFERED = 3;

type End = 'origin' | 'destination';

export interface Alternatives {
  /** Everything that has to be known to offer something. */
  readonly questions: readonly PricesRequest[];
  /** The nearest days with flights, and the cheapest of the nearby airports; `waiter` fires when the asker leaves. */
  find(prices: PricesCache, now: Date, waiter: AbortSignal): Promise<Result<AlternativesAnswerWire, SearchFault>>;
}

/** What to offer instead of `query`. */
export function alternativesTo(query: SearchQuery, airports: AirportTable): Alternatives {
  const departs = departureDate(query);
  const dates = Array.from({ length: 2 * REACH_DAYS + 1 }, (_, i) => addDays(departs, i - REACH_DAYS));
  const around: PricesRequest = { query, dates };
  const places = (['origin', 'destination'] as const).flatMap((end) =>
    airportsAround(query, end, airports, REACH_KM).map(({ place: airport, km }) => {
      const request: PricesRequest = { query: withPlace(query, end, airport.code), dates: [departs] };
      return { end, airport, km, request };
    }),
  );
  return {
    questions: [around, ...places.map((p) => p.request)],
    async find(prices, now, waiter) {
      const [daysAround, ...atPlaces] = await Promise.all([
        prices.ask(around, now, waiter),
        ...places.map(async ({ request, ...place }) => ({ ...place, answer: await prices.ask(request, now, waiter) })),
      ]);
      if (!daysAround.ok) return daysAround;
      const days = [...daysAround.value]
        .flatMap(([date, price]) => (price === null || date === departs ? [] : [{ date, price }]))
        .sort((a, b) => Math.abs(daysBetween(departs, a.date)) - Math.abs(daysBetween(departs, b.date)) || a.price - b.price)
        .slice(0, OFFERED);
      const found = atPlaces.flatMap(({ end, airport, km, answer }) => {
        const price = answer.ok ? answer.value.get(departs) : null;
        if (typeof price !== 'number') return [];
        return [{ end, code: airport.code, city: airport.city, cityEs: airport.cityEs, miles: milesOf(km), price }];
      });
      return ok({ days, airports: found.sort((a, b) => a.price - b.price || a.miles - b.miles).slice(0, OFFERED) });
    },
  };
}

/** The busiest airports within reach of one end of the search that are neither end already. */
export function airportsAround(query: SearchQuery, end: End, airports: AirportTable, reachKm: number): readonly Near<Airport>[] {
  const [out] = query.slices;
  const taken = new Set([...airports.resolve(out.origin), ...airports.resolve(out.destination)]);
  return nearby(airports.airports, airports.resolve(out[end]), taken, reachKm).slice(0, TRIED);
}
