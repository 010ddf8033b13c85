import type { IsoDate } from '#core/domain/values/dates';
import { dateParts } from '#core/domain/values/dates';
import { LANGUAGE_TAG } from '#core/domain/site/routes';
import type { Locale } from '#core/domain/site/routes';

const FORMATS: Record<Locale, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat(LANGUAGE_TAG.en, { dateStyle: 'long', timeZone: 'UTC' }),
  es: new Intl.DateTimeFormat(LANGUAGE_TAG.es, { dateStyle: 'long', timeZone: 'UTC' }),
};

/** `November 21, 2026`. */
export function longDate(date: IsoDate, locale: Locale): string {
  const { year, month, day } = dateParts(date);
  return FORMATS[locale].format(Date.UTC(year, month - 1, day));
}
