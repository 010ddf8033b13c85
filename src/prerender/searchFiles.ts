/** The index of a language as a file (content.54): made once a build, out of every page that may be found. */
import { createHash } from 'node:crypto';
import MiniSearch from 'minisearch';
import type { AsPlainObject } from 'minisearch';
import { siteSearch as english } from '#core/content/messages/site/siteSearch.en';
import { siteSearch as spanish } from '#core/content/messages/site/siteSearch.es';
import { SEARCH_META, searchFileAddress } from '#core/content/searchFile';
import type { SearchFile } from '#core/content/searchFile';
import { LOCALES, splitLocale } from '#core/domain/site/routes';
import type { Locale } from '#core/domain/site/routes';
import { SEARCH_FIELDS, searchWords, SHOWN_FIELDS } from '#core/domain/site/siteSearch';
import type { SearchPage } from '#core/domain/site/siteSearch';
import { addTo, countIn } from '#core/domain/values/counts';

const WORDS = { en: english, es: spanish } as const;

/** Longer than any word that somebody types; keeps what was written without spaces out. */
const LONGEST = 24;
/** A word of the text that more of the pages with a text have finds none of them. */
const MOST_PAGES = 0.15;

interface SearchFiles {
  /** Line of the head that tells the browser the files' name. */
  readonly meta: string;
  /** Text of each file by its address. */
  readonly files: Readonly<Record<string, string>>;
}

/** Of all pages that may be found. */
export function searchFilesOf(pages: readonly SearchPage[]): SearchFiles {
  const texts = LOCALES.map((locale) => [locale, searchFile(locale, pages)] as const);
  const hash = createHash('sha256')
    .update(texts.map(([, text]) => text).join('\0'))
    .digest('hex')
    .slice(0, 12);
  return {
    meta: `<meta name="${SEARCH_META}" content="${hash}">`,
    files: Object.fromEntries(texts.map(([locale, text]) => [searchFileAddress(locale, hash), text])),
  };
}

function searchFile(locale: Locale, pages: readonly SearchPage[]): string {
  const found = pages.filter(({ path }) => splitLocale(path).locale === locale);
  const file: SearchFile<AsPlainObject> = { words: WORDS[locale], index: indexOf(found).toJSON() };
  return JSON.stringify(file);
}

/** The index over pages. Of a text each word counts once, and only where it tells pages apart. */
export function indexOf(pages: readonly SearchPage[]): MiniSearch<SearchPage> {
  const texts = pages.map((page) => new Set(searchWords(page.text).filter((word) => word.length <= LONGEST)));
  const seen = new Map<string, number>();
  for (const words of texts) for (const word of words) addTo(seen, word);
  const most = Math.max(3, texts.filter(({ size }) => size > 0).length * MOST_PAGES);
  const index = new MiniSearch<SearchPage>({
    fields: [...SEARCH_FIELDS],
    storeFields: [...SHOWN_FIELDS],
    idField: 'path',
    tokenize: searchWords,
    processTerm: (word) => word,
  });
  index.addAll(pages.map((page, i) => ({ ...page, text: [...(texts[i] ?? [])].filter((word) => countIn(seen, word) <= most).join(' ') })));
  return index;
}
