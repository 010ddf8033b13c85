/** What a rule of entry says about a passport, in words: which country, until when it would have to be valid. */
import type { IsoDate } from '#core/domain/values/dates';
import type { PassportShortfall } from '#core/domain/travelers/passportValidity';
import { countryName } from '#web/parts/places/placeWords';
import { useBookingWords, useLocale } from '#web/platform/sent/messages';
import { longDate } from '../tripText';

export function useShortfallText(): (who: string, expires: IsoDate, shortfall: PassportShortfall) => string {
  const { passports } = useBookingWords();
  const locale = useLocale();
  return (who, expires, { rule, country, needed }) =>
    passports.short[rule](who, countryName(country, locale), longDate(needed, locale), longDate(expires, locale));
}
