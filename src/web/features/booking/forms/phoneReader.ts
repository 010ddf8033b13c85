/** The phone library, in its own chunk: loaded when the contact step opens. The same tables as on the server, so that both agree. */
import type { Locale } from '#core/domain/site/routes';
import { readPhone } from '#core/domain/typed/phone';
import type { PhoneReading } from '#core/domain/typed/phone';

/** Reads numbers as they are typed on pages in a language. The chunk is fetched once, a failure is tried again. */
export async function loadPhoneReader(): Promise<(text: string, locale: Locale) => PhoneReading> {
  const { isSupportedCountry, parsePhoneNumberFromString } = await import(/* webpackChunkName: "contact-checks" */ 'libphonenumber-js/max');
  return (text, locale) =>
    readPhone(text, locale, (number, country) => {
      const phone = parsePhoneNumberFromString(number, isSupportedCountry(country) ? country : undefined);
      return phone ? { number: phone.number, isKnown: phone.isValid(), isPossible: phone.isPossible() } : null;
    });
}
