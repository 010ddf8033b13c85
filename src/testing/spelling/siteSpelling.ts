/** The spelling of this site: its names come from its own data, a few words by hand. */
import path from 'node:path';
import { NETWORKS } from '#core/content/airlines/networks.generated';
import { once } from '#core/domain/values/once';
import { LANGUAGE_TAG, LOCALES } from '#core/domain/site/routes';
import type { Locale } from '#core/domain/site/routes';
import spanishNames from '../../server/airports/data/spanish-names.json';
import { KNOWN } from './knownWords';
import { sourcesIn, textsIn } from './sourceTexts';
import { capitalizedIn, namesIn, openDictionary, openSpeller, wordsOf } from './spelling';
import type { Speller } from './spelling';

const SRC = path.resolve(__dirname, '../..');
const SOURCES = ['core', 'server'].flatMap((folder) => sourcesIn(path.join(SRC, folder)));

const isOf = (file: string, locale: Locale): boolean => file.endsWith(`.${locale}.ts`);
const isData = (file: string): boolean => !LOCALES.some((locale) => isOf(file, locale));

/** What code calls things: `new-york`, `long`. Never shown. */
const ids = new Set(
  SOURCES.filter(isData)
    .flatMap(textsIn)
    .filter((text) => /^[a-z][\w-]*$/.test(text)),
);

/** Sources with the words of a language, and what of them a reader sees. */
export const wordSources = (locale: Locale): readonly { readonly file: string; readonly text: string }[] =>
  SOURCES.filter((file) => isOf(file, locale)).map((file) => ({
    file: path.relative(SRC, file),
    text: textsIn(file)
      .filter((text) => !ids.has(text))
      .join('\n'),
  }));

/**
 * Capitalized words of the data (airports, airlines, cities in both languages) and airlines' sites, and of the other language those within sentences or
 * in no dictionary: names are the same in both, and a word that is there untranslated is found.
 */
function namesFor(locale: Locale): ReadonlySet<string> {
  const data = [...SOURCES.filter(isData).flatMap(textsIn), ...Object.values(spanishNames.cities), ...Object.values(spanishNames.regions)];
  const others = LOCALES.filter((other) => other !== locale).flatMap((other) => {
    const dictionary = openDictionary(other);
    const texts = SOURCES.filter((file) => isOf(file, other)).flatMap(textsIn);
    return [...texts.flatMap(namesIn), ...texts.flatMap(capitalizedIn).filter((word) => !dictionary.correct(word.toLowerCase()))];
  });
  const hosts = data.filter((text) => /^[a-z\d-]+(?:\.[a-z]{2,})+$/.test(text));
  return new Set([...data.flatMap(capitalizedIn), ...hosts, ...countryWords(locale), ...others]);
}

/** As `Intl` names the countries that airlines fly to. */
function countryWords(locale: Locale): readonly string[] {
  const names = new Intl.DisplayNames(LANGUAGE_TAG[locale], { type: 'region' });
  const codes = new Set(Object.values(NETWORKS).flatMap(({ countries }) => countries.map(([code]) => code)));
  return [...codes].flatMap((code) => wordsOf(names.of(code) ?? ''));
}

/** The speller of a language; a dictionary takes seconds to open. */
export const siteSpeller = once((locale: Locale): Speller => openSpeller(openDictionary(locale, KNOWN[locale]), namesFor(locale)));
