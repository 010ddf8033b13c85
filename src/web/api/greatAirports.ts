/** The great airports and the rule that suggests from them: a chunk of its own, brought when a place field is entered. */
import { labelOf, metroByAirport } from '#core/domain/airports';
import type { Place } from '#core/domain/airports';
import { createSuggest } from '#core/domain/suggest';
import columns from './greatAirports.generated.json';

/** Of the same bytes as the server's table (scripts/build-airports.mjs): what is here, the server knows by the same names. */
const airports = columns.code.map((code, i) => {
  const city = columns.city[i] ?? '';
  return {
    code,
    name: columns.name[i] ?? '',
    city,
    country: columns.country[i] ?? '',
    regionName: columns.regionName[i] ?? '',
    weight: columns.weight[i] ?? 0,
    municipality: columns.municipality[i] === '' ? city : (columns.municipality[i] ?? ''),
  };
});
const known = new Set(columns.code);
const metroOf = metroByAirport(columns.groups, (code) => known.has(code));
const suggest = createSuggest({
  airports,
  countries: Object.entries(columns.countries).map(([code, name]) => ({ code, name })),
  groups: columns.groups,
});

/** Great airports for a text of three letters or more, in the server's order; the first at most `limit`. */
export function suggestGreat(text: string, limit: number): Place[] {
  return suggest(text, limit).map((a) => ({
    code: a.code,
    label: labelOf(a),
    city: a.city,
    country: a.country,
    metro: metroOf.get(a.code) ?? a.code,
    isMetro: false,
  }));
}
