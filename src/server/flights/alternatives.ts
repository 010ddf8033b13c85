/** Days and airports around a search that found nothing, each with a price: never an offer that does not fly (product §4). */
import type { AlternativesAnswerWire } from '#core/contract/alternatives.schema';
import { addDays, daysBetween } from '#core/domain/dates';
import type { Result } from '#core/domain/result';
import { ok } from '#core/domain/result';
import type { SearchQuery } from '#core/domain/trip';
import type { Airport, AirportTable } from '../airports/airportTable';
import type { PricesCache } from './pricesCache';
import { distanceKm } from './sandbox/geo';
import type { SupplierFault } from './supplier';

const REACH_DAYS = 7;
const REACH_KM = 250;
/** Airports tried at either end, the busiest first. */
const TRIED = 4;
const OFFERED = 3;
const KM_PER_MILE = 1.609344;

type End = 'origin' | 'destination';

/** What to offer instead of `query`: the nearest days with flights, and the cheapest of the nearby airports. */
export async function findAlternatives(
  query: SearchQuery,
  airports: AirportTable,
  prices: PricesCache,
  now: Date,
): Promise<Result<AlternativesAnswerWire, SupplierFault>> {
  const dates = Array.from({ length: 2 * REACH_DAYS + 1 }, (_, i) => addDays(query.departDate, i - REACH_DAYS));
  const around = await prices.ask({ query, dates }, now);
  if (!around.ok) return around;
  const days = [...around.value]
    .flatMap(([date, price]) => (price === null || date === query.departDate ? [] : [{ date, price }]))
    .sort((a, b) => Math.abs(daysBetween(query.departDate, a.date)) - Math.abs(daysBetween(query.departDate, b.date)) || a.price - b.price)
    .slice(0, OFFERED);
  const found: AlternativesAnswerWire['airports'] = [];
  for (const end of ['origin', 'destination'] as const) {
    for (const { airport, km } of nearby(query, end, airports)) {
      const answer = await prices.ask({ query: { ...query, [end]: airport.code }, dates: [query.departDate] }, now);
      const price = answer.ok ? answer.value.get(query.departDate) : null;
      if (typeof price === 'number')
        found.push({ end, code: airport.code, city: airport.city, miles: Math.max(1, Math.round(km / KM_PER_MILE)), price });
    }
  }
  return ok({ days, airports: found.sort((a, b) => a.price - b.price || a.miles - b.miles).slice(0, OFFERED) });
}

/** Airports within reach of one end of the search that are neither end already. */
function nearby(query: SearchQuery, end: End, airports: AirportTable): { airport: Airport; km: number }[] {
  const own = airports.resolve(query[end]);
  const taken = new Set([...airports.resolve(query.origin), ...airports.resolve(query.destination)]);
  return airports.airports
    .filter((airport) => !taken.has(airport))
    .map((airport) => ({ airport, km: Math.min(...own.map((a) => distanceKm(a, airport))) }))
    .filter(({ km }) => km <= REACH_KM)
    .sort((a, b) => b.airport.weight - a.airport.weight || a.km - b.km)
    .slice(0, TRIED);
}
