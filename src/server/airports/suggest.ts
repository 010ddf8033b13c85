/** Suggestions for what a traveler typed: an index over every name an airport goes by, built once. */
import { MIN_SUGGEST_LETTERS, foldText } from '#core/domain/airports';
import type { Airport, AirportTable } from './airportTable';
import { labelOf } from './airportTable';

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

const weightOf = (a: Airport): number => a.weight * (a.country === HOME_COUNTRY ? HOME_WEIGHT : 1);

/**
 * Makes `suggest(text, limit)`: airports whose code, metropolitan code, city, name, state or country begins with the
 * text, then those with such a word inside (spec §5). Fewer than three letters give nothing.
 */
export function createSuggest(table: AirportTable): (text: string, limit: number) => Airport[] {
  const index = new Map<string, Entry[]>();
  const words: string[][] = [];
  const countryNames = new Map(table.countries.map((c) => [c.code, c.name]));
  const groupOf = new Map(table.groups.flatMap((g) => g.airports.map((code) => [code, g] as const)));
  const groupWeight = new Map<string, number>();
  const groupIdOf = (a: Airport): string => groupOf.get(a.code)?.code ?? a.code;

  for (const a of table.airports) {
    groupWeight.set(groupIdOf(a), (groupWeight.get(groupIdOf(a)) ?? 0) + weightOf(a));
    const group = groupOf.get(a.code);
    const country = countryNames.get(a.country) ?? '';
    const regionRank = REGION_COUNTRIES.has(a.country) ? NAME : INSIDE;
    const add = (text: string, rank: number): void => {
      const key = text.slice(0, MIN_SUGGEST_LETTERS);
      if (key.length < MIN_SUGGEST_LETTERS) return;
      const entries = index.get(key);
      if (entries) entries.push({ text, airport: a.index, rank });
      else index.set(key, [{ text, airport: a.index, rank }]);
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
  }

  const compare = (x: Airport, y: Airport): number => {
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
      for (const a of table.airports) {
        const own = words[a.index] ?? [];
        if (tokens.every((t) => own.some((w) => w.startsWith(t)))) ranks.set(a.index, EVERY_WORD);
      }
    }
    const exact = table.get(wanted.toUpperCase());
    if (exact && (typed === exact.code || !isOverwhelmed(exact, ranks))) ranks.set(exact.index, EXACT_CODE);
    return [...ranks]
      .flatMap(([i, rank]) => {
        const airport = table.airports[i];
        return airport ? [{ airport, rank }] : [];
      })
      .sort((x, y) => x.rank - y.rank || compare(x.airport, y.airport))
      .slice(0, limit)
      .map((m) => m.airport);
  };

  function isOverwhelmed(exact: Airport, ranks: ReadonlyMap<number, number>): boolean {
    const own = groupWeight.get(groupIdOf(exact)) ?? 0;
    return [...ranks].some(([i, rank]) => {
      const other = table.airports[i];
      return rank === CITY && other !== undefined && (groupWeight.get(groupIdOf(other)) ?? 0) > OVERWHELMING * own;
    });
  }
}
