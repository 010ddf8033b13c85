/** The tables of telephone numbers; the library stays behind this one function (booking.9). */
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { ParsePhone } from '#core/domain/typed/phone';

export const parsePhone: ParsePhone = (number, country) => {
  const phone = parsePhoneNumberFromString(number, isSupportedCountry(country) ? country : undefined);
  return phone ? { number: phone.number, isKnown: phone.isValid(), isPossible: phone.isPossible() } : null;
};
