/** Which codes of deals, pages and filters mean the same place; each is looked up once. */
import { CITY_AIRPORTS } from '#core/content/destinations/cityAirports';
import { CITIES } from '#core/content/destinations/cities';
import type { CitySlug } from '#core/content/destinations/cities';
import type { AirportTable } from '../airports/airportTable';

export function createDealPlaces(airports: AirportTable) {
  const codesOf = new Map<string, ReadonlySet<string>>();
  const airportsOf = (code: string): ReadonlySet<string> => {
    const known = codesOf.get(code) ?? new Set(airports.resolve(code).map((a) => a.code));
    codesOf.set(code, known);
    return known;
  };
  /** They have an airport in common. */
  const isSamePlace = (a: string, b: string): boolean => {
    if (a === b) return true;
    const offered = airportsOf(b);
    return [...airportsOf(a)].some((code) => offered.has(code));
  };
  return {
    isSamePlace,
    isIn: (city: CitySlug, code: string): boolean =>
      isSamePlace(CITIES[city].code, code) || CITY_AIRPORTS[city].some((airport) => isSamePlace(airport, code)),
    /** What a code is called. */
    placeOf: (code: string) => {
      const place = airports.resolve(code)[0];
      return { city: place?.city ?? code, ...(place?.cityEs === undefined ? {} : { cityEs: place.cityEs }) };
    },
  };
}
