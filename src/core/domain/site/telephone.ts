/** Telephone numbers as people write them, and as a telephone dials them. */

/** `tel:+18005550142` of a displayed number: one of the US unless it begins with `+`; a leading 1 is its country code already. */
export function telHref(number: string): string {
  const digits = number.replace(/\D/g, '');
  const isWhole = number.trim().startsWith('+') || (digits.length === 11 && digits.startsWith('1'));
  return `tel:+${isWhole ? '' : '1'}${digits}`;
}
