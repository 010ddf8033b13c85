/** What a rule of entry says about a passport, in words: which country, until when it would have to be valid. */
import type { IsoDate } from '#core/domain/values/dates';
import type { PassportShortfall } from '#core/domain/travelers/passportValidity';
import { LANGUAGE_TAG } from '#core/domain/site/routes';
import { useBookingWords, useLocale } from '#web/platform/sent/messages';
import { longDate } from '../tripText';

export function useShortfallText(): (who: string, expires: IsoDate, shortfall: PassportShortfall) => string {
  const { passports } = useBookingWords();
  const locale = useLocale();
  const countries = new Intl.DisplayNames(LANGUAGE_TAG[locale], { type: 'region' });
  return (who, expires, { rule, country, needed }) =>
    passports.short[rule](who, countries.of(country) ?? country, longDate(needed, locale), longDate(expires, locale));
}
