/** What a list that takes in airports nearby says of them. */
import type { NearAirportWire } from '#core/contract/flights/airports.schema';
import type { PlaceEnd } from '#core/domain/search/searchDraft';
import type { SearchQuery } from '#core/domain/search/trip';
import { nearbyWords } from '#core/content/phrases/nearbyText';
import { useNearbyAirportsQuery } from '#web/api/nearby.api';
import { useLocale, useMessages } from '#web/platform/sent/messages';

/** Names an airport around an end of a search with its distance: `Oakland (OAK)`, `11 mi`; null for any other. */
export function useNearNames(
  query: SearchQuery,
): (end: PlaceEnd, code: string) => { readonly name: string; readonly distance: string } | null {
  const t = nearbyWords(useLocale());
  const { common } = useMessages();
  const [out] = query.slices;
  const around: Record<PlaceEnd, readonly NearAirportWire[] | undefined> = {
    origin: useNearbyAirportsQuery(out.origin).data,
    destination: useNearbyAirportsQuery(out.destination).data,
  };
  return (end, code) => {
    const airport = around[end]?.find((one) => one.code === code);
    return airport ? { name: t.airport(common.city(airport), code), distance: t.distance(airport.miles) } : null;
  };
}
