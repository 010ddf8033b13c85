/** The file that a browser searches the site with: `/assets/search-en.HASH.json`, written after every page is rendered (scripts/prerender.mjs). */
import type { PageKind } from '../domain/site/siteSearch';
import type { Locale } from '../domain/site/routes';

/** Plain strings, because they travel with the index: who searches in one language downloads one. */
export interface SearchWords {
  readonly kinds: Readonly<Record<PageKind, string>>;
  readonly suggestions: string;
  readonly onePage: string;
  /** After a number. */
  readonly pages: string;
  /** Before what was typed. */
  readonly nothing: string;
  readonly nothingMore: string;
  readonly showAll: string;
  readonly didYouMean: string;
}

/** `index`: as MiniSearch writes it. */
export interface SearchFile<Index> {
  readonly words: SearchWords;
  readonly index: Index;
}

/** `<meta name="search-index" content="HASH">`: the name of this build's files. */
export const SEARCH_META = 'search-index';

/** Where the file of a language is. Its name changes with what is in it. */
export const searchFileAddress = (locale: Locale, hash: string): string => `/assets/search-${locale}.${hash}.json`;
