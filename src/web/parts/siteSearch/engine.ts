/**
 * The search of the site's pages: its index is loaded when somebody searches, one language's at a time. Orama and FlexSearch have larger
 * indexes, Fuse.js is slow.
 */
import MiniSearch from 'minisearch';
import type { AsPlainObject, SearchResult } from 'minisearch';
import { SEARCH_META, searchFileAddress } from '#core/content/searchFile';
import type { SearchFile, SearchWords } from '#core/content/searchFile';
import type { Locale } from '#core/domain/site/routes';
import {
  FIELD_WEIGHT,
  forgivenIn,
  KIND_WEIGHT,
  SEARCH_FIELDS,
  SEARCH_TRIES,
  searchWords,
  SHOWN_FIELDS,
} from '#core/domain/site/siteSearch';
import type { FoundPage, PageKind, SearchTry } from '#core/domain/site/siteSearch';

export interface SiteSearch {
  readonly words: SearchWords;
  /** Pages for a text, best first; none for a text without a word. */
  find(text: string): readonly FoundPage[];
}

const opened = new Map<Locale, Promise<SiteSearch>>();

/** The same answer every time; a failure is tried again when it is requested next. */
export function openSearch(locale: Locale): Promise<SiteSearch> {
  const known = opened.get(locale) ?? load(locale);
  opened.set(locale, known);
  known.catch(() => opened.delete(locale));
  return known;
}

async function load(locale: Locale): Promise<SiteSearch> {
  const hash = document.querySelector(`meta[name="${SEARCH_META}"]`)?.getAttribute('content');
  if (!hash) throw new Error('this build has no search');
  const answer = await fetch(searchFileAddress(locale, hash));
  if (!answer.ok) throw new Error(`the search was answered with ${String(answer.status)}`);
  // our own build wrote it from the same type
  return searchOf((await answer.json()) as SearchFile<AsPlainObject>);
}

/** The search over a file of the build. */
export function searchOf({ words, index }: SearchFile<AsPlainObject>): SiteSearch {
  const pages = MiniSearch.loadJS<FoundPage>(index, {
    fields: [...SEARCH_FIELDS],
    storeFields: [...SHOWN_FIELDS],
    idField: 'path',
    tokenize: searchWords,
    processTerm: (word) => word,
  });
  const findBy = (text: string, how: SearchTry): readonly FoundPage[] =>
    pages
      .search(text, {
        combineWith: how.combineWith,
        prefix: true,
        fuzzy: (word) => forgivenIn(word, how),
        boost: FIELD_WEIGHT,
        boostDocument: (_id, _word, stored) => KIND_WEIGHT[kindIn(stored?.['kind'])],
      })
      .map(foundPage);
  return {
    words,
    find(text) {
      for (const how of SEARCH_TRIES) {
        const found = findBy(text, how);
        if (found.length > 0) return found;
      }
      return [];
    },
  };
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');
const isKind = (value: unknown): value is PageKind => typeof value === 'string' && Object.hasOwn(KIND_WEIGHT, value);
const kindIn = (value: unknown): PageKind => (isKind(value) ? value : 'page');

const foundPage = ({ id, ...stored }: SearchResult): FoundPage => ({
  path: textIn(id),
  title: textIn(stored['title']),
  about: textIn(stored['about']),
  kind: kindIn(stored['kind']),
});
