import type { Locale } from '../../domain/routes';

const rules: Record<Locale, Intl.PluralRules> = { en: new Intl.PluralRules('en-US'), es: new Intl.PluralRules('es-US') };

/** Picks the word for a count: `plural('en', n, 'flight', 'flights')`. */
export function plural(locale: Locale, n: number, one: string, other: string): string {
  return rules[locale].select(n) === 'one' ? one : other;
}
