/**
 * What people meant by the signs that keyboards, phones, clipboards and password managers put in: the first step of every rule about typed
 * text, in the browser and on the server.
 */
import { required } from '../values/checkedReads';

/** Zero-width signs, marks of direction, soft hyphens, byte order marks, variation selectors. */
const HIDDEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** Signs as keyboards, phones and passports write them; for use within the brackets of an expression. */
export const APOSTROPHE_SIGNS = "'’‘‛ʻʼʽʾʿ`´′＇";
export const HYPHEN_SIGNS = '\\p{Pd}\\u2212\\u2043';
const APOSTROPHES = new RegExp(`[${APOSTROPHE_SIGNS}]`, 'gu');
const DASHES = new RegExp(`[${HYPHEN_SIGNS}]`, 'gu');
const QUOTES = /[“”„‟«»〝〞＂]/gu;
/** Line breaks stay: rules tell them from spaces. */
const SPACES = /[\p{Zs}\t]/gu;
/** `12½` is 12 1/2, where NFKC alone would make it 121/2. */
const FRACTION_AFTER_DIGIT = /(?<=\p{Nd})(?=[\u00bc-\u00be\u2150-\u215e\u2189])/gu;

/** The text in composed letters, digits 0 to 9, and one kind of space, hyphen, apostrophe and quote; nothing in it that cannot be seen. */
export function plainText(typed: string): string {
  if (/^[\n\r\x20-\x5f\x61-\x7e]*$/.test(typed)) return typed;
  return (
    typed
      .replace(HIDDEN, '')
      // before NFKC, which makes a space with a mark of some
      .replace(APOSTROPHES, "'")
      .replace(QUOTES, '"')
      .replace(FRACTION_AFTER_DIGIT, ' ')
      .normalize('NFKC')
      .replace(/⁄/gu, '/')
      .replace(/\p{Nd}/gu, digit)
      .replace(DASHES, '-')
      .replace(SPACES, ' ')
  );
}

/** Outer spaces off, inner runs and line breaks made one space. */
export const tidyText = (typed: string): string => plainText(typed).trim().replace(/\s+/gu, ' ');

/** The same for a name, whose apostrophes and hyphens stay those of its bearer: an ʻokina is a letter. */
export const tidyName = (typed: string): string =>
  typed
    .replace(HIDDEN, '')
    .replace(/[\p{L}\p{N}]+/gu, (letters) => letters.normalize('NFKC'))
    .normalize('NFC')
    .trim()
    .replace(/\s+/gu, ' ');

/** The digits of every script stand in rows of ten, from zero (Unicode 4.6). */
function digit(sign: string): string {
  const code = required(sign.codePointAt(0), sign);
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}
