import type { IsoDate } from '#core/domain/dates';
import { dateParts } from '#core/domain/dates';
import { LANGUAGE_TAG } from '#core/domain/routes';
import type { Locale } from '#core/domain/routes';

const FORMATS: Record<Locale, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat(LANGUAGE_TAG.en, { dateStyle: 'long', timeZone: 'UTC' }),
  es: new Intl.DateTimeFormat(LANGUAGE_TAG.es, { dateStyle: 'long', timeZone: 'UTC' }),
};

/** `November 21, 2026`. */
export function longDate(date: IsoDate, locale: Locale): string {
  const { year, month, day } = dateParts(date);
  return FORMATS[locale].format(Date.UTC(year, month - 1, day));
}
