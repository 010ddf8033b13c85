/**
 * Suggestions for what a traveler typed: an index over every name an airport goes by, built once. One rule for both sides:
 * the browser asks it of the major airports at once, the server of all.
 */
import { MIN_SUGGEST_LETTERS, isLongEnough } from './airports';
import { foldName } from '../values/foldText';
import { createNearNames } from './nearNames';
import type { SuggestAirport, SuggestTable } from './suggestTable';
import { inOneGo } from '../values/steps';
import type { Steps } from '../values/steps';
import { addTo, countIn } from '../values/counts';
import { at, known, required } from '../values/checkedReads';

/** How a text matched, best first. */
const EXACT_CODE = 0;
const CITY = 1;
/** What a city is called besides: as good as its name when typed in full, so that `mil` is Milan and not the Mile High City. */
const OTHER_NAME = 1.5;
const NAME = 2;
/** A state that people search by: as good as an airport's name. */
const STATE = 2.5;
const INSIDE = 3;
/** A name that counts only along with other words. */
const BESIDE = 4;
/** A typing error; the errors are added. */
const GUESS = 5;

/** US travelers are the audience (search.11): `hon` means Honolulu before the greater Hong Kong. */
const HOME_COUNTRY = 'US';
const HOME_WEIGHT = 3;
/** `los` typed in small letters is Los Angeles, not Lagos (LOS): a city that much greater goes before a code. */
const OVERWHELMING = 10;
/** Countries whose states and provinces are names people search by; elsewhere such a name is a word inside (Chiba is not "Chi…cago"). */
export const REGION_COUNTRIES: ReadonlySet<string> = new Set(['US', 'CA', 'AU', 'MX']);

/** That an airport goes by a name, and the rank of a match with it. */
interface Posting {
  /** Position in the table. */
  readonly at: number;
  readonly rank: number;
}

const SAINT = /\b(?:st|saint|san)\b/;
/** Words next to a name that say nothing of the place. */
export const FILLERS: ReadonlySet<string> = new Set([
  'airport',
  'airports',
  'aeropuerto',
  'aeropuertos',
  'international',
  'all',
  'todos',
  'los',
  'near',
  'cerca',
  'the',
  'of',
  'de',
  'del',
  'city',
  'ciudad',
  'area',
  'any',
]);

const weightOf = (a: SuggestAirport): number => a.weight * (a.country === HOME_COUNTRY ? HOME_WEIGHT : 1);
const joined = (folded: string): string => folded.replaceAll(' ', '');

/** `st louis` is also written `saint louis` and, in Spanish, `san louis`; a `san` may be a saint, though people seldom mean it. */
function spellings(folded: string, rank: number): [string, number][] {
  const own = SAINT.exec(folded)?.[0];
  if (own === undefined) return [[folded, rank]];
  return ['st', 'saint', 'san'].map((form) => [
    folded.replace(SAINT, form),
    (form === 'san') === (own === 'san') ? rank : Math.max(rank, INSIDE),
  ]);
}

/** An airport for a text, and how well the text matches it: the lower the better, {@link BEGUN} and {@link FOUND} are its steps. */
export interface Match<A> {
  readonly airport: A;
  readonly rank: number;
  /** It is only in a state of that name: what else begins so may be a city that the browser does not know. */
  readonly isByState: boolean;
  /** One of its own names is the text. */
  readonly isWhole: boolean;
}

/** Whether something is in the state or country that was named. */
export type IsInside = (place: Pick<SuggestAirport, 'country' | 'regionName'>) => boolean;

/** Up to this rank a code or a name begins with the text. */
export const BEGUN = NAME;
/** Up to this rank the text is found in names as it was typed; beyond, it is taken for a misspelled one. */
export const FOUND = BESIDE;

/** The airports for a text, the best first, at most `limit`; all that are inside for none. */
export type Suggest<A> = (text: string, limit: number, isInside?: IsInside) => Match<A>[];

/** Airports that are read in a step: a few milliseconds of a slow phone. */
const AIRPORTS_A_STEP = 40;

/** {@link suggestSteps} at once, without ranks. */
export function createSuggest<A extends SuggestAirport>(table: SuggestTable<A>): (text: string, limit: number) => A[] {
  const suggest = inOneGo(suggestSteps(table));
  return (text, limit) => suggest(text, limit).map((match) => match.airport);
}

/**
 * Makes `suggest(text, limit)`: airports whose code, metropolitan code, city, name, state or country begins with the
 * text, then those with such a word inside, those that every word of the text names, and those meant but for a typing
 * error (search.7, search.34, search.35). Fewer than three letters find only a city that is called so. Made in steps, between which a
 * browser may answer its visitor.
 */
export function* suggestSteps<A extends SuggestAirport>(table: SuggestTable<A>): Steps<Suggest<A>> {
  const index = new Map<string, Posting[]>();
  const { cities, countries, regions } = table.otherNames;
  const { spanish } = table;
  const countryNames = new Map(table.countries.map((c) => [c.code, c.name]));
  const groupOf = new Map(table.groups.flatMap((g) => g.airports.map((code, order) => [code, { ...g, order }] as const)));
  const groupWeight = new Map<string, number>();
  const positions = new Map(table.airports.map((a, position) => [a.code, position]));
  const groupIdOf = (a: A): string => groupOf.get(a.code)?.code ?? a.code;
  const groupIds = table.airports.map(groupIdOf);
  const foldedNames = new Map<string, string>();
  const foldedOnce = (name: string): string => {
    const folded = foldedNames.get(name) ?? foldName(name);
    foldedNames.set(name, folded);
    return folded;
  };

  for (const [position, a] of table.airports.entries()) {
    if (position % AIRPORTS_A_STEP === 0) yield;
    addTo(groupWeight, groupIdOf(a), weightOf(a));
    const group = groupOf.get(a.code);
    const put = (text: string, rank: number): void => {
      if (text.length < 2) return;
      const own = index.get(text);
      if (own) own.push({ at: position, rank });
      else index.set(text, [{ at: position, rank }]);
    };
    const add = (names: readonly string[], whole: number, inside?: number): void => {
      for (const [folded, rank] of names.flatMap((name) => spellings(foldedOnce(name), whole))) {
        put(joined(folded), rank);
        if (inside === undefined) continue;
        const words = folded.split(' ');
        for (let i = 1; i < words.length; i++) put(words.slice(i).join(''), Math.max(inside, rank));
      }
    };
    add([a.code, ...(group ? [group.code, group.name] : [])], CITY);
    for (const code of new Set([a.code, group?.code ?? a.code]))
      add([...(spanish.cities[code] === undefined ? [] : [spanish.cities[code]]), ...(cities[code] ?? [])], OTHER_NAME);
    add([a.city], CITY, INSIDE);
    add([a.name], NAME, INSIDE);
    if (a.municipality !== a.city) add([a.municipality], NAME);
    add([a.regionName], REGION_COUNTRIES.has(a.country) ? STATE : INSIDE, BESIDE);
    add(known([countryNames.get(a.country)]), INSIDE, BESIDE);
    const region = spanish.regions[a.regionName];
    for (const name of [...(region === undefined ? [] : [region]), ...(regions[a.regionName] ?? []), ...(countries[a.country] ?? [])])
      add([name], name.length < MIN_SUGGEST_LETTERS ? BESIDE : INSIDE, BESIDE);
  }

  yield;
  const names = [...index.keys()].sort();
  const postings = names.map((name) => index.get(name) ?? []);
  yield;
  const nearNames = createNearNames(names);

  type Within = (at: number) => boolean;

  /** Airports with a name that begins with the text, each by its best rank no worse than `worst`. */
  const beginning = (text: string, worst: number, within: Within): Map<number, number> => {
    const found = new Map<number, number>();
    for (let i = firstAtLeast(names, text); names[i]?.startsWith(text); i++) {
      for (const posting of postings[i] ?? []) {
        const rank = posting.rank === OTHER_NAME && names[i] === text ? CITY : posting.rank;
        if (rank <= worst && rank < (found.get(posting.at) ?? Infinity) && within(posting.at)) found.set(posting.at, rank);
      }
    }
    return found;
  };

  /** Airports with a name that the text misspells, each with its errors: those of a beginning and of a word inside count for more. */
  const misspelled = (text: string, worst: number, isWholeOneError: boolean, within: Within): Map<number, number> => {
    const found = new Map<number, number>();
    nearNames(text, isWholeOneError, (from, to, errors, isWhole) => {
      for (let i = from; i < to; i++) {
        for (const { at, rank } of postings[i] ?? []) {
          const cost = errors + (isWhole ? 0 : 0.5) + (rank > STATE ? 0.25 : 0);
          if (rank <= worst && cost < (found.get(at) ?? Infinity) && within(at)) found.set(at, cost);
        }
      }
    });
    return found;
  };

  /** Airports that each of the words finds, with what it costs. */
  const ofEvery = (words: readonly string[], find: (word: string) => ReadonlyMap<number, number>): Map<number, number> =>
    words.map(find).reduce<Map<number, number>>((all, own, i) => {
      if (i === 0) return new Map(own);
      return new Map(
        [...all].flatMap(([at, cost]) => {
          const more = own.get(at);
          return more === undefined ? [] : [[at, cost + more]];
        }),
      );
    }, new Map());

  /** By how many errors less a text means this city for its travelers: a thousand times as many outweigh one. */
  const likelihood = (a: A | undefined): number => (a ? Math.log10(groupWeight.get(groupIdOf(a)) ?? 1) / 3 : 0);

  const orderOf = (a: A): number => groupOf.get(a.code)?.order ?? 0;
  const compare = (x: A, y: A): number => {
    const [gx, gy] = [groupIdOf(x), groupIdOf(y)];
    if (gx !== gy) return countIn(groupWeight, gy) - countIn(groupWeight, gx) || (gx < gy ? -1 : 1);
    return weightOf(y) - weightOf(x) || orderOf(x) - orderOf(y);
  };

  /** An airport is inside along with one of its city: Washington is in DC, though most of its airports are not. */
  const withinOf = (isInside?: IsInside): Within => {
    const inside = new Set(isInside && table.airports.filter(isInside).map(groupIdOf));
    return (at) => isInside === undefined || inside.has(required(groupIds[at], at));
  };

  return (text, limit, isInside) => {
    const typed = text.trim();
    const folded = foldName(typed);
    const wanted = joined(folded);
    const within = withinOf(isInside);
    const begun = (name: string, worst: number) => beginning(name, worst, within);
    const erring = (name: string, worst: number, isWholeOneError: boolean) => misspelled(name, worst, isWholeOneError, within);
    const byName = (name: string) => (isLongEnough(joined(name)) ? begun(joined(name), INSIDE) : shortName(name, within));
    const ranks = byName(folded);
    if (wanted === '' && isInside) for (const at of table.airports.keys()) if (within(at)) ranks.set(at, INSIDE);
    if (isLongEnough(wanted)) {
      const words = folded.split(' ').filter((word) => !FILLERS.has(word));
      const isBegun = [...ranks.values()].some((rank) => rank <= STATE);
      if (!isBegun) {
        // `Bob Hope Airport`, `DC area`: a name among words that say nothing
        const bareName = words.join('');
        const named = bareName === wanted ? new Map<number, number>() : byName(bareName);
        const found = named.size > 0 ? named : ofEvery(words, (word) => begun(word, BESIDE));
        found.forEach((sum, at) => {
          ranks.set(at, INSIDE + sum / words.length / 10); // the city that is named goes before others of a region named so
        });
      }
      const guess = (errors: number, at: number): void => {
        // a single error in a whole name goes before all else; of the others the greater city may have the more errors
        const rank = errors <= 1 ? GUESS : GUESS + 1 + errors - likelihood(table.airports[at]);
        if (rank < (ranks.get(at) ?? Infinity)) ranks.set(at, rank);
      };
      // a text that is found is right as it is; one letter from another city it may still mean that one, before cities of other words
      if (ranks.size > 0) {
        if (wanted.length > MIN_SUGGEST_LETTERS)
          erring(wanted, OTHER_NAME, true).forEach((errors, at) => {
            if (isBegun || wanted === folded) guess(errors, at);
            else ranks.set(at, NAME);
          });
      } else {
        erring(wanted, INSIDE, false).forEach(guess);
        if (ranks.size === 0 && words.length > 1) {
          const eitherWay = (word: string) =>
            new Map([...erring(word, BESIDE, false), ...[...begun(word, BESIDE).keys()].map((at) => [at, 0] as const)]);
          ofEvery(words, eitherWay).forEach(guess);
        }
      }
    }
    const at = positions.get(wanted.toUpperCase());
    const exact = at === undefined ? undefined : table.airports[at];
    if (at !== undefined && exact && within(at) && (typed === exact.code || !isOverwhelmed(exact, ranks))) ranks.set(at, EXACT_CODE);
    const whole = new Set((index.get(wanted) ?? []).flatMap((posting) => (posting.rank <= NAME ? [posting.at] : [])));
    return [...ranks]
      .flatMap(([i, rank]) => {
        const airport = table.airports[i];
        return airport ? [{ airport, rank: rank === STATE ? NAME : rank, isByState: rank === STATE, isWhole: whole.has(i) }] : [];
      })
      .sort((x, y) => x.rank - y.rank || compare(x.airport, y.airport))
      .slice(0, limit);
  };

  /** `DC`, `LA`: two letters that are a name of a city. */
  function shortName(name: string, within: Within): Map<number, number> {
    return new Map((index.get(name) ?? []).flatMap(({ at, rank }) => (rank === OTHER_NAME && within(at) ? [[at, rank] as const] : [])));
  }

  function isOverwhelmed(exact: A, ranks: ReadonlyMap<number, number>): boolean {
    const own = countIn(groupWeight, groupIdOf(exact));
    return [...ranks].some(([i, rank]) => {
      const other = table.airports[i];
      return rank === CITY && other !== undefined && countIn(groupWeight, groupIdOf(other)) > OVERWHELMING * own;
    });
  }
}

/** Where the first of the sorted names stands that is not before the text. */
function firstAtLeast(names: readonly string[], text: string): number {
  let [from, to] = [0, names.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (at(names, middle) < text) from = middle + 1;
    else to = middle;
  }
  return from;
}
