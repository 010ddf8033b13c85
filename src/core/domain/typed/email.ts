/** Email addresses as they are typed and pasted. */
import { plainText } from './plainText';
import { at } from '../values/checkedReads';

/** Without a slash, which RFC 5322 has and no mail provider: an address on the web is none of mail. */
const EMAIL = /^[\p{L}\p{M}\p{N}.!#$%&'*+=?^_`{|}~-]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u;
/** `mailto:`, `Email:`, `Correo electrónico:`, `my email is` */
const LABEL = /^(?:[\p{L} .-]{1,30}:|(?:m[yi] )?(?:e-?mail|correo)(?: electr[oó]nico)?(?: address)?(?: is| es)?(?= )) */iu;
/** `maria@example.com (work)`, `[maria@example.com](mailto:maria@example.com)` */
const WITH_NOTE = /^([^@\s]{1,64}@[^\s@()[\]]{1,255})\]?\s?[([](.*)$/u;
/** With the marks of emphasis in chats; a name may begin with a low line. */
const OPENING = /[\s"'([</*~|`\p{So}]/u;
const CLOSING = /[\s"')\]>.,;:!?/*~|`_\p{So}]/u;

/** An address a receipt can be sent to: one recipient, no line breaks or control characters (reliability.15). */
export function isEmail(text: string): boolean {
  return text.length <= 254 && EMAIL.test(text) && !text.includes('..') && !/^\.|\.@/.test(text);
}

/**
 * The address in what was typed: out of `Maria <maria@example.com>`, a `mailto:` link or a sentence; spaces around its signs, which
 * keyboards add, are no part of it. Whether it is an address, {@link isEmail} says; a line break stays, and is none (reliability.15).
 */
export function readEmail(typed: string): string {
  const text = plainText(typed).replaceAll('。', '.').replaceAll('%40', '@');
  if (/\p{Cc}/u.test(text)) return text;
  const from = text.indexOf('<');
  const to = text.indexOf('>', from);
  const inBrackets = from >= 0 && to > from ? text.slice(from + 1, to) : '';
  const address = (inBrackets.includes('@') ? inBrackets : text).replace(/ {0,3}([@.]) {0,3}/gu, '$1');
  return bare(withoutQuery(withoutNote(bare(bare(address).replace(LABEL, '')))));
}

/** The address that was probably meant by one that is none: `maria@gmail,com`; null where nothing is near. */
export function meantEmail(typed: string): string | null {
  const domain = typed.indexOf('@') + 1;
  const meant = typed.slice(0, domain) + typed.slice(domain).replace(/[.,;]+/gu, '.');
  return meant !== typed && isEmail(meant) ? meant : null;
}

/** Without what is said about it in brackets, unless that is another address. */
function withoutNote(text: string): string {
  const [, address = '', note = ''] = WITH_NOTE.exec(text) ?? [];
  return address !== '' && (!note.includes('@') || note.includes(address)) ? address : text;
}

/** A link may say more after a question mark: `?subject=Hi`. */
function withoutQuery(address: string): string {
  const query = address.indexOf('?', address.indexOf('@') + 1);
  return address.includes('@') && query >= 0 ? address.slice(0, query) : address;
}

/** Without the brackets, quotes and signs of a sentence around it. */
function bare(text: string): string {
  const signs = [...text];
  let [from, to] = [0, signs.length];
  while (from < to && OPENING.test(at(signs, from))) from += 1;
  while (to > from && CLOSING.test(at(signs, to - 1))) to -= 1;
  return signs.slice(from, to).join('');
}
