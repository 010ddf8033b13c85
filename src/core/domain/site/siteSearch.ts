/** Searching the site's own pages (content.54): what is a word, and in which order an answer is tried. Used by the build, which makes the index, and by the browser. */
import { foldText } from '../values/foldText';
import { splitLocale } from './routes';

/** What a found page is, shown next to its title. */
export type PageKind = 'city' | 'guide' | 'airline' | 'airlineCity' | 'article' | 'page';

/** What of a page is shown where it is found. */
export interface FoundPage {
  readonly path: string;
  readonly title: string;
  readonly about: string;
  readonly kind: PageKind;
}

/** Parts of a page that words are looked for in. `names`: of city, airport and airline, with their codes. */
export const SEARCH_FIELDS = ['names', 'title', 'address', 'headings', 'text'] as const;
export type SearchField = (typeof SEARCH_FIELDS)[number];

/** A page as the index takes it. */
export interface SearchPage extends FoundPage, Readonly<Record<SearchField, string>> {}

/** Its address is what the index knows it by. */
export const SHOWN_FIELDS = ['title', 'about', 'kind'] as const satisfies readonly (keyof FoundPage)[];

/** A word in a name says more of a page than one in its text. */
export const FIELD_WEIGHT: Readonly<Record<SearchField, number>> = { names: 6, title: 4, address: 2, headings: 2, text: 1 };

/** Among pages with the same words those come first that lead on to many others. */
export const KIND_WEIGHT: Readonly<Record<PageKind, number>> = {
  city: 1.6,
  airline: 1.4,
  guide: 1.2,
  page: 1.2,
  article: 1.1,
  airlineCity: 0.5,
};

/** Words that every page has, in both languages: a search for one along with others is for the others. */
const COMMON = new Set(
  (
    'a an and are as at be by can do for from how i in is it my of on or our that the this to us we what when where with you your ' +
    'al como con cual cuando de del desde donde el en es esta este la las lo los mi no nos o para por que se si su sus un una y'
  ).split(' '),
);

const SHORTEST = 2;

/** The words of a text without accents and capitals: `Nueva York, JFK` is `nueva`, `york`, `jfk`. */
export const searchWords = (text: string): string[] =>
  foldText(text)
    .split(' ')
    .filter((word) => word.length >= SHORTEST && !COMMON.has(word));

/** How an answer is looked for: with all words or with any of them, and with so many typing errors forgiven in a word. */
export interface SearchTry {
  readonly combineWith: 'AND' | 'OR';
  readonly errors: 0 | 1 | 2;
}

/** One after the other until something is found. */
export const SEARCH_TRIES: readonly SearchTry[] = [
  { combineWith: 'AND', errors: 0 },
  { combineWith: 'AND', errors: 1 },
  { combineWith: 'AND', errors: 2 },
  { combineWith: 'OR', errors: 0 },
  { combineWith: 'OR', errors: 1 },
  { combineWith: 'OR', errors: 2 },
];

/** Typing errors forgiven in a word, of those that a try forgives: none in a code, one in a short word. */
export const forgivenIn = (word: string, { errors }: SearchTry): number => Math.min(errors, word.length < 4 ? 0 : word.length < 5 ? 1 : 2);

/** What is in an address that says nothing of the page: endings of files, the names of folders that hold everything. */
const SAYS_NOTHING = /\b(?:html?|php|aspx?|jsp|index|www|amp)\b/g;

/** What a visitor looked for who requested an address that is not there: `/us-es/airlines/delta.html` is `airlines delta`. */
export function wordsOfAddress(pathname: string): string {
  const { path } = splitLocale(pathname);
  return searchWords(foldText(decoded(path)).replace(SAYS_NOTHING, ' ')).join(' ');
}

/** An address may hold a `%` that is no character's. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
