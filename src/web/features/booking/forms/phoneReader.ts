/** The phone library, in its own chunk: loaded when the contact step opens. The same tables as on the server, so that both agree. */
import type { PhoneReader } from '#core/domain/travelers/contactRules';

/** Numbers without a country code are read as US ones. The chunk is fetched once, a failure is tried again. */
export async function loadPhoneReader(): Promise<PhoneReader> {
  const { parsePhoneNumberFromString } = await import(/* webpackChunkName: "contact-checks" */ 'libphonenumber-js/max');
  return (text) => {
    const phone = parsePhoneNumberFromString(text, 'US');
    return phone?.isValid() === true ? phone.number : null;
  };
}
