/** Reading telephone numbers; the library stays behind this one function (booking.9). */
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** E.164 (`+12125550118`), or null when nobody could be called there. The wire carries numbers with their country code. */
export function readPhone(text: string): string | null {
  const phone = parsePhoneNumberFromString(text);
  return phone?.isValid() === true ? phone.number : null;
}
