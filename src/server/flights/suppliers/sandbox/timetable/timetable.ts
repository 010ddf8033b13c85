/** What the sandbox knows of flights and prices, as plain functions of a question. Each answer keeps its thread busy for a while. */
import type { IsoDate } from '#core/domain/values/dates';
import type { FlightList } from '#core/domain/flights/flights';
import type { Cents } from '#core/domain/values/money';
import { movedTo } from '#core/domain/search/trip';
import { withSliceOn } from '#core/domain/search/otherTrips';
import type { SearchQuery } from '#core/domain/search/trip';
import type { AirportTable } from '../../../../airports/airportTable';
import type { ExploreRequest, ExploredTrip, PricedOffer } from '../../../supplier';
import { exchangeTrips } from '../exchanges/exchangeTrips';
import type { ExchangeRequest, ExchangeTrip } from '../exchanges/exchangeTrips';
import { splitFareId } from './flightId';
import { flightListOf } from '../itineraries/flightList';
import { pricedOfferOf } from '../itineraries/pricedOffer';
import { buildNetwork, servedAirports } from './network';
import { chooseItineraries } from '../itineraries/itineraries';
import { lowestTrips } from '../fares/lowestTrips';
import { lowestFor, itineraryOfId, itinerariesFor } from '../itineraries/itinerarySearch';

/** A trip; its first slices may be chosen by name. */
interface TripRequest {
  readonly query: SearchQuery;
  readonly now: Date;
  readonly chosen?: readonly string[] | undefined;
}

/** Questions and answers are plain data: they pass between threads. */
export interface Timetable {
  /** Everything on offer, at most `limit` flights; with chosen slices whole trips that begin with them. Some 15 ms. */
  search(request: TripRequest & { readonly limit: number }): FlightList;
  /** One flight at the present price of the fare that its id names; null when it is not sold any more. About a millisecond. */
  offer(request: { readonly query: SearchQuery; readonly flightId: string; readonly now: Date }): PricedOffer | null;
  /** What a booking can be exchanged for, the cheapest first; null where its flights are not exchanged any more. As long as a search. */
  exchange(request: ExchangeRequest): readonly ExchangeTrip[] | null;
  /** What the trip costs one adult where it, or its slice after the chosen ones, leaves on another day; null where nothing flies. Some 15 ms. */
  lowestPrice(request: TripRequest & { readonly date: IsoDate }): Cents | null;
  /** The lowest price to each of some places on any of the dates that fit. A millisecond or two for a place. */
  explore(input: { readonly request: ExploreRequest; readonly now: Date }): readonly ExploredTrip[];
  /** Codes of all airports that something flies from. */
  servedAirports(): ReadonlySet<string>;
}

/** Builds the whole timetable, in under a second. */
export function createTimetable(airports: AirportTable): Timetable {
  const net = buildNetwork(airports);
  return {
    search: ({ query, now, limit, chosen }) =>
      flightListOf(net, query, chooseItineraries(itinerariesFor(net, query, now, chosen), limit, query.travelers)),

    offer: ({ query, flightId, now }) => {
      const [itineraryId, key] = splitFareId(flightId);
      const itinerary = itineraryOfId(net, query, itineraryId, now);
      return itinerary && pricedOfferOf(net, query, itinerary, key);
    },

    exchange: (request) => exchangeTrips(net, request),

    lowestPrice: ({ query, date, now, chosen }) => {
      const moved = chosen === undefined ? movedTo(query, date) : withSliceOn(query, chosen.length, date);
      return moved && lowestFor(net, moved, now, chosen);
    },

    explore: ({ request, now }) => lowestTrips(net, request, now),

    servedAirports: () => servedAirports(net),
  };
}
