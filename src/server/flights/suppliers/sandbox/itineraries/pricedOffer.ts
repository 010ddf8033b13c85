/** One itinerary at one of its fares, as a booking keeps it. */
import { faresOf } from '#core/domain/fares/fareFamilies';
import { findFare } from '#core/domain/fares/findFare';
import type { SearchQuery } from '#core/domain/search/trip';
import type { PricedOffer } from '../../../supplier';
import { sellsExtras } from '../seats/extrasOnSale';
import type { Network } from '../timetable/network';
import { breakdownOf, flightListOf } from './flightList';
import type { SandboxItinerary } from './itineraries';

/** `key` names the fare, empty for the lowest; null where the itinerary is not sold at it. */
export function pricedOfferOf(net: Network, query: SearchQuery, itinerary: SandboxItinerary, key: string): PricedOffer | null {
  const price = breakdownOf(net, query, itinerary, key);
  if (!price) return null;
  const { flights, carriers, airports } = flightListOf(net, query, [itinerary]);
  const [flightOf] = flights;
  const found = flightOf && findFare(flights, flightOf.id + key);
  if (!found) return null;
  const { flight, fare } = found;
  const { carrier, slices } = flight;
  const { conditions, id: flightId } = fare;
  return {
    ...{ flightId, query, carrier, slices, conditions, fares: faresOf(flight), price, carriers, airports },
    ...(sellsExtras({ query, slices, conditions }) && { sellsExtras: true }),
  };
}
