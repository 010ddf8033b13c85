/**
 * Suggestions for what a traveler typed: an index over every name an airport goes by, built once. One rule for both sides:
 * the browser asks it of the great airports at once, the server of all.
 */
import { MIN_SUGGEST_LETTERS, foldText, labelOf } from './airports';

/** The names an airport goes by, and how much it matters. */
export interface SuggestAirport {
  readonly code: string;
  readonly name: string;
  readonly city: string;
  /** ISO 3166 country, `US`. */
  readonly country: string;
  /** Name of the state or province; empty where unknown. */
  readonly regionName: string;
  /** Million travelers a year. */
  readonly weight: number;
  /** The town it stands in, where travelers know it under another city. */
  readonly municipality: string;
}

/** A city of several airports. */
export interface SuggestGroup {
  readonly code: string;
  readonly name: string;
  readonly airports: readonly string[];
}

export interface SuggestTable<A extends SuggestAirport> {
  readonly airports: readonly A[];
  readonly countries: readonly { readonly code: string; readonly name: string }[];
  readonly groups: readonly SuggestGroup[];
}

/** How a text matched, best first. */
const EXACT_CODE = 0;
const CITY = 1;
const NAME = 2;
const INSIDE = 3;
const EVERY_WORD = 4;

/** US travelers are the audience (spec §1): `hon` means Honolulu before the greater Hong Kong. */
const HOME_COUNTRY = 'US';
const HOME_WEIGHT = 3;
/** States and provinces are names people search by; elsewhere a region name is a word inside (Chiba is not "Chi…cago"). */
const REGION_COUNTRIES = new Set(['US', 'CA', 'AU', 'MX']);
/** `los` typed in small letters is Los Angeles, not Lagos (LOS): a city that much greater goes before a code. */
const OVERWHELMING = 10;

interface Entry {
  readonly text: string;
  readonly airport: number;
  readonly rank: number;
}

/** Case, accents and inner spaces do not matter: `São Paulo`, `sao paulo`, `saopaulo` are one. */
const compact = (text: string): string => foldText(text).replaceAll(' ', '');

const weightOf = (a: SuggestAirport): number => a.weight * (a.country === HOME_COUNTRY ? HOME_WEIGHT : 1);

/**
 * Makes `suggest(text, limit)`: airports whose code, metropolitan code, city, name, state or country begins with the
 * text, then those with such a word inside (spec §5). Fewer than three letters give nothing.
 */
export function createSuggest<A extends SuggestAirport>(table: SuggestTable<A>): (text: string, limit: number) => A[] {
  const index = new Map<string, Entry[]>();
  const words: string[][] = [];
  const countryNames = new Map(table.countries.map((c) => [c.code, c.name]));
  const groupOf = new Map(table.groups.flatMap((g) => g.airports.map((code) => [code, g] as const)));
  const groupWeight = new Map<string, number>();
  const positions = new Map(table.airports.map((a, position) => [a.code, position]));
  const groupIdOf = (a: A): string => groupOf.get(a.code)?.code ?? a.code;

  table.airports.forEach((a, position) => {
    groupWeight.set(groupIdOf(a), (groupWeight.get(groupIdOf(a)) ?? 0) + weightOf(a));
    const group = groupOf.get(a.code);
    const country = countryNames.get(a.country) ?? '';
    const regionRank = REGION_COUNTRIES.has(a.country) ? NAME : INSIDE;
    const add = (text: string, rank: number): void => {
      const key = text.slice(0, MIN_SUGGEST_LETTERS);
      if (key.length < MIN_SUGGEST_LETTERS) return;
      const entries = index.get(key);
      if (entries) entries.push({ text, airport: position, rank });
      else index.set(key, [{ text, airport: position, rank }]);
    };
    for (const text of [a.code, a.city, ...(group ? [group.code, group.name] : [])]) add(compact(text), CITY);
    for (const text of [a.name, a.municipality, labelOf(a)]) add(compact(text), NAME);
    add(compact(a.regionName), regionRank);
    add(compact(country), INSIDE);
    for (const text of [a.city, a.name]) {
      const parts = foldText(text).split(' ');
      for (let i = 1; i < parts.length; i++) add(parts.slice(i).join(''), INSIDE);
    }
    words.push(foldText([a.code, a.city, group?.name ?? '', a.name, a.regionName, country].join(' ')).split(' '));
  });

  const compare = (x: A, y: A): number => {
    const gx = groupIdOf(x);
    const gy = groupIdOf(y);
    if (gx === gy) return weightOf(y) - weightOf(x) || (x.code < y.code ? -1 : 1);
    return (groupWeight.get(gy) ?? 0) - (groupWeight.get(gx) ?? 0) || (gx < gy ? -1 : 1);
  };

  return (text, limit) => {
    const typed = text.trim();
    const wanted = compact(typed);
    if (wanted.length < MIN_SUGGEST_LETTERS) return [];
    const ranks = new Map<number, number>();
    for (const e of index.get(wanted.slice(0, MIN_SUGGEST_LETTERS)) ?? []) {
      if (e.text.startsWith(wanted) && e.rank < (ranks.get(e.airport) ?? Infinity)) ranks.set(e.airport, e.rank);
    }
    const tokens = foldText(typed).split(' ');
    if (ranks.size === 0 && tokens.length > 1) {
      words.forEach((own, position) => {
        if (tokens.every((t) => own.some((w) => w.startsWith(t)))) ranks.set(position, EVERY_WORD);
      });
    }
    const at = positions.get(wanted.toUpperCase());
    const exact = at === undefined ? undefined : table.airports[at];
    if (at !== undefined && exact && (typed === exact.code || !isOverwhelmed(exact, ranks))) ranks.set(at, EXACT_CODE);
    return [...ranks]
      .flatMap(([i, rank]) => {
        const airport = table.airports[i];
        return airport ? [{ airport, rank }] : [];
      })
      .sort((x, y) => x.rank - y.rank || compare(x.airport, y.airport))
      .slice(0, limit)
      .map((m) => m.airport);
  };

  function isOverwhelmed(exact: A, ranks: ReadonlyMap<number, number>): boolean {
    const own = groupWeight.get(groupIdOf(exact)) ?? 0;
    return [...ranks].some(([i, rank]) => {
      const other = table.airports[i];
      return rank === CITY && other !== undefined && (groupWeight.get(groupIdOf(other)) ?? 0) > OVERWHELMING * own;
    });
  }
}
