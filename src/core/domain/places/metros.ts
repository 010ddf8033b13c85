/** Cities of several airports: their codes, and the rows and places that stand for all of them (search.9). */
import { isFormer, withoutNear } from './airports';
import type { Place, Suggestion } from './airports';

/** The row that stands for all airports of a city; its label matches {@link AIRPORT_PATTERN} (search.9). */
export function metroPlace(code: string, { city, cityEs, country }: Place): Place {
  return { code, label: `${code} - ${city.replaceAll(',', '')} all airports`, city, cityEs, country, metro: code, isMetro: true };
}

/**
 * Suggestions with one row per city above its airports where several of them share the metropolitan code
 * (search.9). A code that is both city and airport means the airport: no row. An airport whose code was
 * typed exactly stays first: its city's row comes after it. Airports near something else stand for nothing but themselves.
 */
export function withMetroRows(airports: readonly Suggestion[], typed: string): Suggestion[] {
  const codes = new Set(airports.map((a) => a.code));
  const exact = typed.trim().toUpperCase();
  const seen = new Set<string>();
  return airports.flatMap((a) => {
    if (a.near) return [a];
    const isFirst = !seen.has(a.metro);
    seen.add(a.metro);
    const several = airports.filter((b) => !b.near && b.metro === a.metro).length > 1;
    if (!isFirst || !several || codes.has(a.metro)) return [a];
    const row = metroPlace(a.metro, a);
    return a.code === exact ? [a, row] : [row, a];
  });
}

/** The place that a code stands for among what a lookup of that code found: the airport first, else the city, else the airport of today. */
export function placeOfCode(code: string, found: readonly Suggestion[]): Place | null {
  const airport = found.find((a) => a.code === code);
  if (airport) return airport;
  const inCity = found.find((a) => a.metro === code && !a.near);
  if (inCity) return metroPlace(code, inCity);
  const today = found.find((a) => a.near?.code === code && isFormer(a.near.kind));
  return today ? withoutNear(today) : null;
}
