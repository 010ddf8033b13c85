/** Spelling of what is shown, by the dictionaries that Firefox and LibreOffice use. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import nspell from 'nspell';
import { once } from '#core/domain/values/once';
import type { Locale } from '#core/domain/site/routes';

const MODULES = path.resolve(__dirname, '../../../node_modules');
/** A word with its inner apostrophes and hyphens, or an address of web or mail, which is not one. */
const TOKEN = /\S*(?:@|:\/\/|www\.|\w\.\p{Ll}{2,}\/)\S*|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:[’'.-][\p{L}\p{N}\p{M}]+)*/gu;
/** Codes, numbers with their units, initials: `JFK`, `5.5`, `B6`, `A.M`. */
const NO_WORD = /\p{N}|^\p{Lu}+s?$|@|:\/\/|www\.|\.\p{Ll}{2,}\/|\.(?:gov|com|example)$/u;

/** What of a text may be misspelled. */
export function wordsOf(text: string): readonly string[] {
  return [...text.matchAll(TOKEN)].map(([word]) => word.replaceAll('’', "'").replace(/'s$/, '')).filter((word) => !NO_WORD.test(word));
}

/** Words of a text that begin as names do: `Montmartre`, `McDonald`. */
export const capitalizedIn = (text: string): readonly string[] => wordsOf(text).filter((word) => /^\p{Lu}/u.test(word));

/** Those of them that can only be names: within a sentence, or longer ones before another such word (`Freedom Trail`). */
export const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/(?<=[\p{L}\p{N},;’)–]\s)\p{Lu}\S*|\p{Lu}\p{Ll}{3,}(?=\s\p{Lu})/gu)].flatMap(([name]) => wordsOf(name));

export interface Speller {
  /** Words of a text that neither the dictionary nor the lists know, each once. */
  errorsIn(text: string): readonly string[];
}

export interface Dictionary {
  correct(word: string): boolean;
}

/** The dictionary of a language, with further words, in lower case. */
export function openDictionary(locale: Locale, known: readonly string[] = []): Dictionary {
  const read = (ending: string): Buffer => readFileSync(path.join(MODULES, `dictionary-${locale}`, `index.${ending}`));
  const dictionary = nspell({ aff: read('aff'), dic: read('dic') });
  for (const word of known) dictionary.add(word);
  return dictionary;
}

/** @param names words that stand for themselves, however they would be spelled: of cities, airports, airlines */
export function openSpeller(dictionary: Dictionary, names: ReadonlySet<string>): Speller {
  const isRight: (word: string) => boolean = once((word) => {
    if (names.has(word) || dictionary.correct(word)) return true;
    const parts = word.split(/[-.]/);
    // each by itself: `Dallas-Fort`
    return parts.length > 1 && parts.every((part) => part.length < 2 || isRight(part));
  });
  return { errorsIn: (text) => [...new Set(wordsOf(text).filter((word) => !isRight(word)))] };
}
