/** The major airports and the rule that suggests from them: a chunk of its own, read when a place field is entered. */
import { labelOf } from '#core/domain/places/airportLabel';
import type { Place, Suggestion } from '#core/domain/places/airports';
import { at } from '#core/domain/values/checkedReads';
import { foldText } from '#core/domain/values/foldText';
import { placeOfCode } from '#core/domain/places/metros';
import { metroByAirport } from '#core/domain/places/metroByAirport';
import { spanishOf } from '#core/domain/places/spanishNames';
import type { SpanishNames } from '#core/domain/places/spanishNames';
import { lazily } from '#core/domain/values/once';
import { unhurried } from '#core/domain/values/steps';
import { BEGUN, suggestSteps } from '#core/domain/places/suggest';
import { suggestionRows } from '#core/domain/places/suggestionRows';
import { nextTask } from '#web/platform/browser/idle';
import columns from './majorAirports.generated.json';

const spanish: SpanishNames = columns.spanish;
const groupOf = lazily(() => new Map(columns.groups.flatMap((g) => g.airports.map((code) => [code, g] as const))));

/** What stands for the city in the name of its airport, and for words most names have; as in scripts/build-airports.mjs. */
const CITY_MARK = '~';
const WORD_MARKS: Readonly<Record<string, string>> = { '^': 'International Airport', _: 'Airport' };

/** Of the same bytes as the server's table (scripts/build-airports.mjs): what is here, the server knows by the same names. */
const airports = lazily(() =>
  (columns.codes.match(/.{3}/g) ?? []).map((code, i) => {
    const city = at(columns.city, i);
    const regionName = at(columns.regionName, i);
    return {
      code,
      name: at(columns.name, i)
        .replace(/[\^_]/g, (mark) => WORD_MARKS[mark] ?? mark)
        .replace(CITY_MARK, city),
      city,
      country: at(columns.country, i),
      regionName,
      weight: at(columns.weight, i),
      municipality: at(columns.municipality, i) || city,
      ...spanishOf(spanish, { code, city, regionName }, groupOf().get(code)),
    };
  }),
);
const metroOf = lazily(() => {
  const known = new Set(airports().map(({ code }) => code));
  return metroByAirport(columns.groups, (code) => known.has(code));
});
const suggest = lazily(() =>
  unhurried(
    suggestSteps({
      airports: airports(),
      countries: Object.entries(columns.countries).map(([code, name]) => ({ code, name })),
      groups: columns.groups,
      otherNames: columns.otherNames,
      spanish,
    }),
  ),
);

/** Makes ready what suggests, while a place is entered: in one piece it would keep a phone from answering for a tenth of a second. */
export const prepareSuggestions = (): Promise<void> => suggest().prepare(nextTask);

/** As many as the server gives for a key, so that both make the same rows of them. */
const MAX_AIRPORTS = 10;

const placeOf = (a: ReturnType<typeof airports>[number]): Place => ({
  code: a.code,
  label: labelOf(a),
  city: a.city,
  cityEs: a.cityEs,
  country: a.country,
  region: a.regionName || undefined,
  regionEs: a.regionEs,
  metro: metroOf().get(a.code) ?? a.code,
  isMetro: false,
});

/** Major airports for a text, in the server's order; the first at most `limit`. */
export const suggestGreat = (text: string, limit: number): Place[] =>
  suggest()
    .now()(text, limit)
    .map(({ airport }) => placeOf(airport));

/** What a code stands for; null for one that belongs to no major airport and no such city (search.10). Does not need what suggests. */
export function greatPlaceOf(code: string): Place | null {
  const name = foldText(columns.groups.find((group) => group.code === code)?.name ?? '');
  const isOfCity = (a: ReturnType<typeof airports>[number]): number => Number(foldText(a.city) === name);
  const meant = airports().filter((a) => a.code === code || metroOf().get(a.code) === code);
  // Baltimore's airport may be the greatest of Washington, and is not what the city is called after
  return placeOfCode(code, meant.sort((a, b) => isOfCity(b) - isOfCity(a) || b.weight - a.weight).map(placeOf));
}

/** `Boston, MA`, `boston ma`: a name and what may be its state or country; `rio de` goes on. */
const WITH_AREA = /^([^,]+?)(?:,.*| (?!de)[a-z]{2})$/i;

/** Whether the text names a city and where it is: which of that name is there, the server alone knows. */
function isPlaced(text: string): boolean {
  const [city] = suggest().now()(WITH_AREA.exec(text.trim())?.[1] ?? '', 1);
  return city?.isWhole === true && city.rank > 0; // `san fr` is no San Diego (SAN) in France
}

/** Those whose code, city or name begins with the text: what it means otherwise, the server knows better (search.40). */
const suggestBegun = (text: string): Place[] =>
  (isPlaced(text) ? [] : suggest().now()(text, MAX_AIRPORTS)).flatMap(({ airport, rank, isByState }) =>
    rank <= BEGUN && !isByState ? [placeOf(airport)] : [],
  );

/** The rows of suggestions that the major airports make for a text. */
export function recallSuggestions(text: string): Promise<readonly Suggestion[]> {
  return suggestionRows(text, (part) => Promise.resolve(suggestBegun(part)));
}
