/** What the sandbox knows of flights and prices, as plain functions of a question. Each answer keeps its thread busy for a while. */
import type { IsoDate } from '#core/domain/dates';
import { movedTo } from '#core/domain/dateStrip';
import type { FlightList } from '#core/domain/flights';
import type { Cents } from '#core/domain/money';
import type { SearchQuery } from '#core/domain/trip';
import type { AirportTable } from '../../../airports/airportTable';
import type { PricedOffer } from '../../supplier';
import { flightListOf, breakdownOf } from './flightList';
import { buildNetwork } from './network';
import { chooseItineraries } from './itineraries';
import { lowestFor, itineraryOfId, itinerariesFor } from './itinerarySearch';

/** Questions and answers are plain data: they pass between threads. */
export interface Timetable {
  /** Everything on offer, at most `limit` flights. Some 15 ms. */
  search(asked: { readonly query: SearchQuery; readonly now: Date; readonly limit: number }): FlightList;
  /** One flight at its present price; null when it is not sold any more. About a millisecond. */
  offer(asked: { readonly query: SearchQuery; readonly flightId: string; readonly now: Date }): PricedOffer | null;
  /** What the same trip costs one adult on another day; null where nothing flies. Some 15 ms. */
  lowestPrice(asked: { readonly query: SearchQuery; readonly date: IsoDate; readonly now: Date }): Cents | null;
}

/** Builds the whole timetable, in under a second. */
export function createTimetable(airports: AirportTable): Timetable {
  const net = buildNetwork(airports);
  return {
    search: ({ query, now, limit }) => flightListOf(net, query, chooseItineraries(itinerariesFor(net, query, now), limit, query.travelers)),

    offer: ({ query, flightId, now }) => {
      const itinerary = itineraryOfId(net, query, flightId, now);
      if (!itinerary) return null;
      const { flights, carriers, airports: places } = flightListOf(net, query, [itinerary]);
      const [flight] = flights;
      if (!flight) return null;
      const { carrier, slices, conditions } = flight;
      return {
        flightId,
        query,
        carrier,
        slices,
        conditions,
        price: breakdownOf(net, query, itinerary),
        carriers,
        airports: places,
      };
    },

    lowestPrice: ({ query, date, now }) => lowestFor(net, movedTo(query, date), now),
  };
}
