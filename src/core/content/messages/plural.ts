import { LANGUAGE_TAG } from '../../domain/site/routes';
import type { Locale } from '../../domain/site/routes';

const rules: Record<Locale, Intl.PluralRules> = { en: new Intl.PluralRules(LANGUAGE_TAG.en), es: new Intl.PluralRules(LANGUAGE_TAG.es) };

/** Picks the word for a count: `plural('en', n, 'flight', 'flights')`. */
export function plural(locale: Locale, n: number, one: string, other: string): string {
  return rules[locale].select(n) === 'one' ? one : other;
}
