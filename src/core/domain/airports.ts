/** Airport names as the site shows, matches and checks them. */

/** One place a traveler can pick: an airport, or a metropolitan code that stands for several. */
export interface Place {
  /** IATA code of the airport, or of the city when `isMetro`. */
  readonly code: string;
  /** `JFK - John F Kennedy International Airport`: matches {@link AIRPORT_PATTERN}. */
  readonly label: string;
  readonly city: string;
  /** ISO 3166 country, `US`; empty where it is not known (a search saved by its label). */
  readonly country: string;
  /** Metropolitan (parent) code: `NYC` for JFK; the airport's own code where there is none. */
  readonly metro: string;
  readonly isMetro: boolean;
}

/** Three capital letters, ' - ', then a name with no comma (spec §5). */
export const AIRPORT_PATTERN = /^[A-Z]{3} - [^,]+$/;

/** The code at the head of a label, or null when the text is not an airport label. */
export function codeOfLabel(label: string): string | null {
  return AIRPORT_PATTERN.test(label) ? label.slice(0, 3) : null;
}

/** Folds accents, case and inner spaces away: `São  Paulo` and `sao paulo` are the same text. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/[øØ]/g, 'o')
    .replace(/[æÆ]/g, 'ae')
    .replace(/[łŁ]/g, 'l')
    .replace(/[đĐ]/g, 'd')
    .replace(/[ıİ]/g, 'i')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** Suggestions are asked for from this many letters on (spec §5: more than 2). */
export const MIN_SUGGEST_LETTERS = 3;

/** `JFK - John F Kennedy International Airport`: matches {@link AIRPORT_PATTERN} (spec §5). */
export function labelOf(a: { readonly code: string; readonly name: string }): string {
  return `${a.code} - ${a.name}`;
}

/** The metropolitan code of every airport that has one; a code that is itself an airport stands for that alone (product §1). */
export function metroByAirport(
  groups: readonly { readonly code: string; readonly airports: readonly string[] }[],
  isAirport: (code: string) => boolean,
): ReadonlyMap<string, string> {
  return new Map(groups.filter((g) => !isAirport(g.code)).flatMap((g) => g.airports.map((a) => [a, g.code] as const)));
}

/** The row that stands for all airports of a city; its label matches {@link AIRPORT_PATTERN} (product §1). */
export function metroPlace(code: string, city: string, country: string): Place {
  return { code, label: `${code} - ${city.replaceAll(',', '')} all airports`, city, country, metro: code, isMetro: true };
}

/**
 * Suggestions with one row per city above its airports where several of them share the metropolitan code
 * (product §1). A code that is both city and airport means the airport: no row. An airport whose code was
 * typed exactly stays first: its city's row comes after it.
 */
export function withMetroRows(airports: readonly Place[], typed: string): Place[] {
  const codes = new Set(airports.map((a) => a.code));
  const exact = typed.trim().toUpperCase();
  const seen = new Set<string>();
  return airports.flatMap((a) => {
    const isFirst = !seen.has(a.metro);
    seen.add(a.metro);
    const several = airports.filter((b) => b.metro === a.metro).length > 1;
    if (!isFirst || !several || codes.has(a.metro)) return [a];
    const row = metroPlace(a.metro, a.city, a.country);
    return a.code === exact ? [a, row] : [row, a];
  });
}

/** As many suggestions as are looked through at a glance. */
export const MAX_SUGGESTIONS = 8;

/** The rows a list shows for the airports that were found. */
export function suggestionRows(airports: readonly Place[], typed: string): Place[] {
  return withMetroRows(airports, typed).slice(0, MAX_SUGGESTIONS);
}

/**
 * Rows already on the screen, completed by a fuller answer. Nothing moves under a finger: the rows down to the highlighted
 * one stay where they are and the others follow in the answer's order. Only an airport whose very code was typed takes the
 * first place (product §1), and only while nobody has moved the highlight.
 */
export function completedRows(shown: readonly Place[], highlight: number, answer: readonly Place[], typed: string): readonly Place[] {
  const isCodeTyped = answer[0]?.code === typed.trim().toUpperCase();
  if (highlight === 0 && isCodeTyped) return answer;
  const kept = shown.slice(0, highlight + 1);
  const codes = new Set(kept.map((place) => place.code));
  return [...kept, ...answer.filter((place) => !codes.has(place.code))].slice(0, MAX_SUGGESTIONS);
}

/** The place that a code stands for among what a lookup of that code found: the airport first, else the city. */
export function placeOfCode(code: string, found: readonly Place[]): Place | null {
  const airport = found.find((a) => a.code === code);
  if (airport) return airport;
  const inCity = found.find((a) => a.metro === code);
  return inCity ? metroPlace(code, inCity.city, inCity.country) : null;
}

/** Whether a trip between them would go nowhere: the same airport, or a city and one of its own airports. */
export function isSamePlace(a: Pick<Place, 'code' | 'metro' | 'isMetro'>, b: Pick<Place, 'code' | 'metro' | 'isMetro'>): boolean {
  return a.code === b.code || (a.isMetro && b.metro === a.code) || (b.isMetro && a.metro === b.code);
}
