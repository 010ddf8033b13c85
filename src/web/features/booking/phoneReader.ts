/** The phone library, in its own chunk: loaded when the contact step opens. The same tables as on the server, so that both agree. */
import type { PhoneReader } from '#core/domain/contactRules';

let loading: Promise<PhoneReader> | null = null;

/** Numbers without a country code are read as US ones. A failed load is forgotten, so that the next try loads again. */
export function loadPhoneReader(): Promise<PhoneReader> {
  loading ??= import(/* webpackChunkName: "phone-numbers" */ 'libphonenumber-js/max').then(
    ({ parsePhoneNumberFromString }) =>
      (text) => {
        const phone = parsePhoneNumberFromString(text, 'US');
        return phone?.isValid() === true ? phone.number : null;
      },
    (failure: unknown) => {
      loading = null;
      throw failure;
    },
  );
  return loading;
}
