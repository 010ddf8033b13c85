/** What the digits of a card tell and what is wrong with one as typed: the same checks in the hosted fields and at the gateway's door. */

import { plainText, tidyText } from '../typed/plainText';

export const CARD_FIELDS = ['number', 'expiration', 'securityCode'] as const;
export type CardField = (typeof CARD_FIELDS)[number];
export const CARD_BRANDS = ['visa', 'mastercard', 'amex', 'discover', 'diners', 'jcb', 'unknown'] as const;
export type CardBrand = (typeof CARD_BRANDS)[number];

export interface TypedCard {
  readonly number: string;
  /** `MM / YY`, `MM/YYYY`. */
  readonly expiration: string;
  readonly securityCode: string;
}

export interface ReadCard {
  readonly digits: string;
  readonly brand: CardBrand;
  /** Null where it is missing or cannot be read. */
  readonly expiration: Expiration | null;
}

export interface Expiration {
  readonly month: number;
  readonly year: number;
}

export type CardFault =
  | 'number_missing'
  | 'number_incomplete'
  | 'number_wrong'
  | 'expiration_missing'
  | 'expiration_unreadable'
  | 'expiration_past'
  | 'security_code_missing'
  | 'security_code_length';

export type CardFaults = Readonly<Partial<Record<CardField, CardFault>>>;

/** Reads all three fields at `now` (the month a card expires in is still good, anywhere on earth). */
export function readCard(card: TypedCard, now: Date): { readonly card: ReadCard; readonly faults: CardFaults } {
  const digits = digitsOf(card.number);
  const brand = brandOf(digits);
  const expiration = readExpiration(card.expiration);
  const faults: { -readonly [F in CardField]?: CardFault } = {};
  const number = numberFault(digits, brand);
  if (number) faults.number = number;
  if (tidyText(card.expiration) === '') faults.expiration = 'expiration_missing';
  else if (expiration === null) faults.expiration = 'expiration_unreadable';
  else if (isPast(expiration.year, expiration.month, now)) faults.expiration = 'expiration_past';
  const code = digitsOf(card.securityCode);
  if (code === '') faults.securityCode = 'security_code_missing';
  else if (code.length !== securityCodeLength(brand)) faults.securityCode = 'security_code_length';
  return { card: { digits, brand, expiration }, faults };
}

/** Spaces and hyphens are how numbers are printed; anything else stays and fails. */
export function digitsOf(text: string): string {
  return plainText(text).replace(/[\s-]/g, '');
}

function numberFault(digits: string, brand: CardBrand): CardFault | null {
  if (digits === '') return 'number_missing';
  if (!/^\d+$/.test(digits)) return 'number_wrong';
  const lengths = lengthsOf(brand);
  if (digits.length < Math.min(...lengths)) return 'number_incomplete';
  if (!lengths.includes(digits.length) || !passesLuhn(digits)) return 'number_wrong';
  return null;
}

/** `12/29`, `12 / 2029`, `12.29`, `1229`, `122029`, and `2029-12` as browsers write a month. */
function readExpiration(text: string): Expiration | null {
  const typed = tidyText(text).replace(/^(\d{4}) ?[/.-] ?(\d{1,2})$/, '$2/$1');
  const parts = /^(\d{1,2}) ?[/. -] ?(\d{2}|\d{4})$/.exec(typed) ?? /^(\d{2})(\d{2}|\d{4})$/.exec(typed);
  if (!parts) return null;
  const month = Number(parts[1]);
  const year = Number(parts[2]);
  if (month < 1 || month > 12) return null;
  return { month, year: year < 100 ? 2000 + year : year };
}

/** The last place where a month ends is UTC−12. */
function isPast(year: number, month: number, now: Date): boolean {
  return Date.UTC(year, month, 1) + 12 * 3_600_000 <= now.getTime();
}

/** The payment scheme as far as the first digits tell. */
export function brandOf(digits: string): CardBrand {
  if (/^4/.test(digits)) return 'visa';
  if (/^(?:5[1-5]|2(?:22[1-9]|2[3-9]|[3-6]|7[01]|720))/.test(digits)) return 'mastercard';
  if (/^3[47]/.test(digits)) return 'amex';
  if (/^(?:6011|65|64[4-9])/.test(digits)) return 'discover';
  if (/^3(?:0[0-5]|[68])/.test(digits)) return 'diners';
  if (/^35(?:2[89]|[3-8])/.test(digits)) return 'jcb';
  return 'unknown';
}

/** The check digit rule that every card number satisfies (ISO/IEC 7812-1). */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let i = 0; i < digits.length; i += 1) {
    const digit = Number(digits[digits.length - 1 - i]);
    const weighed = i % 2 === 1 ? digit * 2 : digit;
    sum += weighed > 9 ? weighed - 9 : weighed;
  }
  return digits.length > 0 && sum % 10 === 0;
}

/** Digits a number of this scheme has at most. */
export function lengthsOf(brand: CardBrand): readonly number[] {
  switch (brand) {
    case 'amex':
      return [15];
    case 'diners':
      return [14, 16];
    case 'visa':
      return [13, 16, 19];
    case 'mastercard':
      return [16];
    case 'discover':
    case 'jcb':
      return [16, 19];
    case 'unknown':
      return [12, 13, 14, 15, 16, 17, 18, 19];
  }
}

/** Digits of the security code. */
export function securityCodeLength(brand: CardBrand): 3 | 4 {
  return brand === 'amex' ? 4 : 3;
}
