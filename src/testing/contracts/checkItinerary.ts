import type { Flight } from '#core/domain/flights/flights';
import type { SearchQuery } from '#core/domain/search/trip';
import { lastOf } from '#core/domain/values/nonEmpty';

/** Expects a flight to be consistent in itself, and to go where and when the search says. */
export function checkItinerary({ slices, ...flight }: Flight, query: SearchQuery): void {
  const searched = query.slices.map(({ origin, destination, date }) => [origin, destination, date]);
  expect(slices.map(({ legs }) => [legs[0].from, lastOf(legs).to, legs[0].departs.slice(0, 10)])).toEqual(searched);
  for (const { legs, layovers, stops, minutes } of slices) {
    const onTheWay = legs.reduce((sum, { stopsAt = [] }) => sum + stopsAt.length, 0);
    expect([stops, layovers.length]).toEqual([legs.length - 1 + onTheWay, legs.length - 1]);
    expect(layovers.map((l) => [l.airport, l.departsFrom])).toEqual(legs.slice(1).map((leg, i) => [legs[i]?.to, leg.from]));
    expect([...legs, ...layovers].reduce((sum, part) => sum + part.minutes, 0)).toBe(minutes);
  }
  expect(flight.perAdult).toBeGreaterThan(0);
  expect(flight.total).toBeGreaterThanOrEqual(flight.perAdult);
  expect(flight.publishedTotal).toBeGreaterThanOrEqual(flight.total);
  expect(flight.publishedPerAdult).toBeGreaterThanOrEqual(flight.perAdult);
}
