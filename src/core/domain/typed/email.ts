/** Email addresses as they are typed and pasted. */
import { plainText } from './plainText';

const EMAIL = /^[^\s@"(),:;<>[\\\]\p{Cc}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u;
/** `mailto:`, `Email:`, `Correo electrónico:` */
const LABEL = /^[\p{L} .-]{1,30}: */u;
const OPENING = ' "\'([<';
const CLOSING = ' "\')]>.,;:';

/** An address a receipt can be sent to: one recipient, no line breaks or control characters (reliability.15). */
export function isEmail(text: string): boolean {
  return text.length <= 254 && EMAIL.test(text) && !text.includes('..') && !/^\.|\.@/.test(text);
}

/**
 * The address in what was typed: out of `Maria <maria@example.com>`, a `mailto:` link or a sentence; spaces around its signs, which
 * keyboards add, are no part of it. Whether it is an address, {@link isEmail} says; a line break stays, and is none (reliability.15).
 */
export function readEmail(typed: string): string {
  const text = plainText(typed).replaceAll('。', '.');
  if (/\p{Cc}/u.test(text)) return text;
  const from = text.indexOf('<');
  const to = text.indexOf('>', from);
  const inBrackets = from >= 0 && to > from ? text.slice(from + 1, to) : '';
  const address = (inBrackets.includes('@') ? inBrackets : text).replace(/ {0,3}([@.]) {0,3}/gu, '$1');
  return bare(withoutQuery(bare(address).replace(LABEL, '')));
}

/** A link may say more after a question mark: `?subject=Hi`. */
function withoutQuery(address: string): string {
  const query = address.indexOf('?', address.indexOf('@') + 1);
  return address.includes('@') && query >= 0 ? address.slice(0, query) : address;
}

/** Without the brackets, quotes and signs of a sentence around it. */
function bare(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && OPENING.includes(text.charAt(from))) from += 1;
  while (to > from && CLOSING.includes(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}
