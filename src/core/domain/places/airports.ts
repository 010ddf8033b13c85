/** Airport names as the site shows, matches and checks them. */

/** One place a traveler can pick: an airport, or a metropolitan code that stands for several. */
export interface Place {
  /** IATA code of the airport, or of the city when `isMetro`. */
  readonly code: string;
  /** `JFK - John F Kennedy International Airport`: matches {@link AIRPORT_PATTERN}. */
  readonly label: string;
  readonly city: string;
  /** Its Spanish name, where it has one of its own: `Nueva York`. */
  readonly cityEs?: string | undefined;
  /** ISO 3166 country, `US`; empty where it is not known (a search saved by its label). */
  readonly country: string;
  /** Name of the state or province, where people tell places apart by it: `Maine`. */
  readonly region?: string | undefined;
  readonly regionEs?: string | undefined;
  /** Metropolitan (parent) code: `NYC` for JFK; the airport's own code where there is none. */
  readonly metro: string;
  readonly isMetro: boolean;
}

/** Three capital letters, ' - ', then a name with no comma (search.6). */
export const AIRPORT_PATTERN = /^[A-Z]{3} - [^,]+$/;

/** The code at the head of a label, or null when the text is not an airport label. */
export function codeOfLabel(label: string): string | null {
  return AIRPORT_PATTERN.test(label) ? label.slice(0, 3) : null;
}

/** Suggestions are requested from this many letters on (search.7: more than 2). */
export const MIN_SUGGEST_LETTERS = 3;
const OTHER_ALPHABET = /(?!\p{Script=Latin})\p{L}/u;

/** Whether a text may be asked for: `東京` is whole in two signs, as many a name is outside the Latin alphabet. */
export const isLongEnough = (text: string): boolean => text.trim().length >= MIN_SUGGEST_LETTERS - Number(OTHER_ALPHABET.test(text));

/**
 * What travelers name though it has no airport of its own name: a `town`, or an airport, without flights on sale; a `sight`, which nobody
 * expects to have an airport or which has one besides the nearer and the busier ones; an `area` of several airports; an airport that is
 * `closed`, or `renamed` as its code changed.
 */
export const NEAR_KINDS = ['town', 'sight', 'area', 'closed', 'renamed'] as const;

/** Whether an airport is one of former days. */
export const isFormer = (kind: NearPlace['kind']): boolean => kind === 'closed' || kind === 'renamed';

/** The place that was typed, where an airport near it is suggested instead (search.40). */
export interface NearPlace {
  readonly name: string;
  /** Its Spanish name, where it has one of its own. */
  readonly nameEs?: string | undefined;
  /** ISO 3166 country. */
  readonly country: string;
  readonly region?: string | undefined;
  readonly regionEs?: string | undefined;
  readonly kind: (typeof NEAR_KINDS)[number];
  /** The code that was typed, where it is one: of an airport without flights, or of former days. */
  readonly code?: string | undefined;
  /** From there to the airport as the crow flies; an integer, at least 1. Not of an airport of former days. */
  readonly miles?: number | undefined;
}

/** A row of suggestions: a place, or a whole route that was typed in one field and leads there (search.37). */
export interface Suggestion extends Place {
  readonly ends?: { readonly origin: Place; readonly destination: Place };
  /** What it is suggested for, when it is not what was typed. */
  readonly near?: NearPlace | undefined;
  /** An airport that no flights are sold from. */
  readonly isUnserved?: true | undefined;
}

/** A row as the place it stands for: what it was suggested for, and that it has no flights, is not part of a search. */
export function withoutNear(row: Suggestion): Place {
  if (!row.near && !row.isUnserved) return row;
  const { near: _near, isUnserved: _isUnserved, ...place } = row;
  return place;
}

/** As many suggestions as are looked through at a glance. */
export const MAX_SUGGESTIONS = 8;

/**
 * Rows already on the screen, completed by a fuller answer. Nothing moves under a finger: the rows down to the highlighted
 * one stay where they are and the others follow in the answer's order. Only while nobody has moved the highlight, an airport
 * whose very code was typed takes the first place (search.7), as do the airports near a place that was typed (search.40), and a
 * first row that the answer does not have was a guess and goes, as do routes, whose origin may have been one.
 */
export function completedRows(
  shown: readonly Suggestion[],
  highlight: number,
  answer: readonly Suggestion[],
  typed: string,
): readonly Suggestion[] {
  const isCodeTyped = answer[0]?.code === typed.trim().toUpperCase();
  const isGuess = answer[0]?.ends !== undefined || !answer.some((place) => place.code === shown[0]?.code);
  const isNear = answer[0]?.near !== undefined;
  if (highlight === 0 && (isCodeTyped || isGuess || isNear)) return answer;
  const kept = shown.slice(0, highlight + 1);
  const codes = new Set(kept.map((place) => place.code));
  return [...kept, ...answer.filter((place) => !codes.has(place.code))].slice(0, MAX_SUGGESTIONS);
}

/** Whether a trip between them would go nowhere: the same airport, or a city and one of its own airports. */
export function isSamePlace(a: Pick<Place, 'code' | 'metro' | 'isMetro'>, b: Pick<Place, 'code' | 'metro' | 'isMetro'>): boolean {
  return a.code === b.code || (a.isMetro && b.metro === a.code) || (b.isMetro && a.metro === b.code);
}
