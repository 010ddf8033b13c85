/** Telephone numbers as people write them, and as a telephone dials them. */

/** `tel:+18005550142` of a displayed number: one of the US unless it begins with `+`; a leading 1 is its country code already. */
export const telHref = (number: string): string => `tel:+${wholeNumber(number)}`;

/** Addresses that begin a message to a number, by channel: `sms:+18005550142`, `https://wa.me/18005550142`. */
export const channelHref = {
  smsNumber: (number: string): string => `sms:+${wholeNumber(number)}`,
  whatsappNumber: (number: string): string => `https://wa.me/${wholeNumber(number)}`,
} as const;

/** A channel for messages, by the name that the brand record gives its number. */
export type Channel = keyof typeof channelHref;
export const CHANNELS = ['smsNumber', 'whatsappNumber'] as const satisfies readonly Channel[];

/** Country code and number, digits alone. */
function wholeNumber(number: string): string {
  const digits = number.replace(/\D/g, '');
  const isWhole = number.trim().startsWith('+') || (digits.length === 11 && digits.startsWith('1'));
  return `${isWhole ? '' : '1'}${digits}`;
}
