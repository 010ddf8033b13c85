/**
 * Addresses as they arrive once they were passed on: mail programs, chats, documents and advertisements break them in ways of their own.
 * The server leads to the address that was meant.
 */
import { ES_PREFIX, matchRoute, pathOf } from './routes';
import { before } from '../values/texts';

/** Most characters of a query (reliability.12). */
export const MAX_QUERY = 2048;

/** A percent sign that was encoded again with what it stands before; in a text that was typed it is a sign like others. */
const ENCODED_AGAIN = /%(?:25)+(?=[\da-f]{2})/gi;
/** Percent signs that were encoded again, by each program on the way. */
const MOST_ENCODINGS = 3;
/** Format characters (zero-width ones, byte order marks, directions) and controls: nobody sees them. */
const HIDDEN = /[\p{Cf}\p{Cc}]/gu;
/** What stands around a link in a text, in any script: blanks, brackets, quotes, the end of the sentence, marks of bold and code. */
const BEFORE = /^[\s\p{Po}\p{Ps}\p{Pe}\p{Pi}\p{Pf}<>|`~_]+/u;
const AFTER = /(?![#%&@/_])[\s\p{Po}\p{Ps}\p{Pe}\p{Pi}\p{Pf}<>|`~]/u;
/** The rest of markup, as it is or encoded: a Markdown link's second half, a tag's end, a line's. */
const MARKUP = /(?:\]|%5d)(?:\(|%28)|(?:<|%3c)(?:\/|%2f|w?br\b)/gi;
/** The same as a form encodes what was typed into it. */
const TYPED_MARKUP = /^(?:%5d%28|%3c(?:%2f|w?br))$/i;
const ENTITY = /&(?:quot|gt|lt|nbsp|apos|#\d{1,4});?$/;
const LONGEST_ENTITY = 7;
/** An entity where each `&` began a parameter. */
const CUT_ENTITY = /^(?:quot|gt|lt|nbsp|apos|#\d{1,4})$/;
const DASHES = /[\u2010-\u2015\u2212]/gu;
/** Between parts of a word; a line may have ended behind it. */
const JOINT = /\b(?:[\u2010-\u2015\u2212]\s*|-\s+)\b/gu;
/** Page names that other servers have and add. */
const INDEX = /(?:^|\/)index\.(?:html?|php|aspx?)$/i;
const ENCODED_HASH = /%(?:25){0,2}23/g;
/** What follows `#` in our mails and in what browsers link to; anything else in a query may be text that was typed, as in `q=C%23`. */
const KNOWN_FRAGMENT = /^(?::|%3a)~|^(?:open|trips|confirm|end)(?:=|%3d)/i;
/** A link of a mail has a token of this length (`web/platform/browser/mailLink.ts`); what follows was added. */
const MAIL_LINK = /^\w+=[\w-]{32}/;
/** A token that a mark of emphasis stands behind. */
const MARKED_TOKEN = /^([\w-]{32})_+$/;
/** What people look for (`/site-search`): signs are part of it. */
const TYPED = 'q';
const IN_TYPED = /[?&]q=[^&]*$/;
/** Query parameters that advertisements and newsletters append; no page reads them. */
const ADVERTISING =
  /^(?:utm_\w+|hsa_\w+|mtm_\w+|pk_\w+|gad_\w+|mc_[ce]id|_hs\w+|[a-z]{1,4}clid|gbraid|wbraid|igsh(?:id)?|srsltid|li_fat_id|s_kwcid|ef_id|_gl|_ga)$/i;

/** The path that was meant, in the spelling of the page at it; null where no page has such an address. */
export function meantPath(path: string): string | null {
  const plain = decodedLoosely(path).normalize('NFKC').replace(HIDDEN, '').replace(/\s/g, '').replace(DASHES, '-').replaceAll('\\', '/');
  const segments = plain
    .split('/')
    .map((part) => trimmedEnd(part.replace(BEFORE, ''), '_'))
    .filter((part) => part !== '');
  const match = matchRoute(`/${segments.join('/')}`.replace(INDEX, '') || '/');
  return match && match.route !== 'notFound' ? pathOf(match, match.locale) : null;
}

/**
 * The address that was meant, with its query and what follows `#`, where it differs from the one that was requested; null where that is right as
 * it is, or no page has such an address. It always begins with one slash: it leads to no other site.
 */
export function meantAddress(address: string): string | null {
  const [whole = ''] = address.split('#');
  const { address: link, fragment } = parted(whole);
  const { path, query } = pathAndQuery(link);
  const isPage = isSpelledPage(path);
  const meant = isPage ? path : meantPath(path);
  if (meant === null) return null;
  const asked = meantQuery(query);
  if (isPage && asked === query && whole === (query === '' ? path : `${path}?${query}`)) return null;
  return meant + (asked === '' ? '' : `?${asked}`) + (fragment === '' ? '' : `#${fragment}`);
}

/** The same for the address of a document outside the pages, such as a receipt: always an address, and without advertising, which such a call refuses. */
export function meantDocument(address: string): string {
  const { path, query } = pathAndQuery(parted(address).address);
  const segments = decodedLoosely(path)
    .replace(HIDDEN, '')
    .split('/')
    .map((part) => encodeURIComponent(trimmedEnd(part).replace(MARKED_TOKEN, '$1')))
    .filter((part) => part !== '');
  const asked = meantQuery(query)
    .split('&')
    .filter((part) => part !== '' && !isAdvertising(part));
  return `/${segments.join('/')}${asked.length === 0 ? '' : `?${asked.join('&')}`}`;
}

/** Pages answer to capitals, but for those of the language: it is told by its prefix. */
function isSpelledPage(path: string): boolean {
  const match = matchRoute(path);
  return match !== null && (match.locale === 'en' || path.startsWith(ES_PREFIX));
}

/** The address up to the rest of markup around it; markup that was typed as what to look for is part of it. */
function withoutMarkup(whole: string): string {
  for (const { 0: markup, index } of whole.matchAll(MARKUP)) {
    const ahead = whole.slice(0, index);
    if (!(TYPED_MARKUP.test(markup) && IN_TYPED.test(ahead))) return ahead;
  }
  return whole;
}

/** The address without the rest of markup, and what follows a `#` that was encoded; an entity (`&%23038;`) has one of its own. */
function parted(whole: string): { readonly address: string; readonly fragment: string } {
  const address = withoutMarkup(whole);
  for (const { 0: hash, index } of address.matchAll(ENCODED_HASH)) {
    const before = address.slice(0, index);
    const after = address.slice(index + hash.length);
    const isInPath = !before.includes('?') && !before.endsWith('&');
    if (isInPath || KNOWN_FRAGMENT.test(after)) return { address: before, fragment: meantFragment(after) };
  }
  return { address, fragment: '' };
}

function meantFragment(text: string): string {
  const plain = /^:|=/.test(text) ? text : decodedOnce(text);
  const meant = MAIL_LINK.exec(plain)?.[0] ?? trimmedEnd(plain);
  return meant.replace(/[\P{ASCII}\s\p{Cc}]/gu, encodeURIComponent);
}

/** Path and query, also where the sign between them was encoded, or left out before the first parameter. */
function pathAndQuery(address: string): { readonly path: string; readonly query: string } {
  const at = /\?|%3f|&(?:amp;)?(?=\w+=)/i.exec(address);
  return at === null ? { path: address, query: '' } : { path: address.slice(0, at.index), query: address.slice(at.index + at[0].length) };
}

/** Every parameter that was meant; as it stands where nothing is wrong with it, without advertising where it is too long. */
function meantQuery(query: string): string {
  const readable = query.includes('=') ? query : query.replace(ENCODED_AGAIN, '%');
  const parts = readable.split(/&(?:amp;|amp%3b|%23038;)*|\?|%26(?:amp;|amp%3b)?(?=\w+(?:=|%3d))/i).filter((part) => part !== '');
  const whole = parts.map((part, i) => meantPart(part, i === parts.length - 1)).filter((part) => part !== '');
  return fitting(whole).join('&');
}

function meantPart(encoded: string, isLast: boolean): string {
  const part = encoded.startsWith(`${TYPED}=`) || ADVERTISING.test(before(encoded, '=')) ? encoded : encoded.replace(ENCODED_AGAIN, '%');
  const plain = decodedOnce(part.replaceAll('+', '%20'));
  const [name = '', ...rest] = plain.replace(HIDDEN, '').split('=');
  // their signs are their own, and an address that only they are in is left as it is
  if (isDecodable(part) && ADVERTISING.test(name)) return part;
  const typed = rest.length > 0 ? [rest.join('=')] : [];
  // an encoded sign at the end was typed, as a browser encodes it
  const isEndTyped = name === TYPED && /%[\da-f]{2}$/i.test(part);
  const clean = [trimmedEnd(name), ...typed.map((value) => meantValue(name, value, isLast && !isEndTyped))];
  if (clean[0] === '' || (typed.length === 0 && CUT_ENTITY.test(clean.join()))) return '';
  const isRight = clean.join('=') === plain && isDecodable(part) && part.includes('=') === plain.includes('=');
  return isRight && part === encoded ? part : clean.map(encodeURIComponent).join('=');
}

function meantValue(name: string, value: string, isLast: boolean): string {
  if (name === TYPED) return isLast ? trimmedEnd(value) : value;
  return trimmedEnd(value.replace(BEFORE, '').replace(JOINT, '-'), isLast ? '#_' : '#');
}

const isAdvertising = (part: string): boolean => ADVERTISING.test(decodedOnce(before(part, '=')));

/** The parameters that there is room for: those of advertisements go first, then the longest. */
function fitting(parts: readonly string[]): readonly string[] {
  const lengthOf = (all: readonly string[]): number => all.join('&').length;
  if (lengthOf(parts) <= MAX_QUERY) return parts;
  let kept = parts.filter((part) => !isAdvertising(part));
  while (lengthOf(kept) > MAX_QUERY) {
    const longest = kept.reduce((longer, part) => (part.length > longer.length ? part : longer), '');
    kept = kept.filter((part) => part !== longest);
  }
  return kept;
}

/** Without what stands behind a link, and the further `signs`; sign by sign, since an address may be nothing else. */
function trimmedEnd(text: string, signs = ''): string {
  let end = text.length;
  for (let length = 1; end > 0 && length > 0; end -= length) {
    const last = text.charAt(end - 1);
    const entity = ENTITY.exec(text.slice(Math.max(0, end - LONGEST_ENTITY), end));
    length = entity?.[0].length ?? (AFTER.test(last) || signs.includes(last) ? 1 : 0);
  }
  return text.slice(0, end);
}

function decodedLoosely(text: string): string {
  let decoded = text;
  for (let i = 0; i < MOST_ENCODINGS && decoded.includes('%'); i += 1) decoded = decodedOnce(decoded);
  return decoded.replaceAll('%', '');
}

/** Without the sequences that are no UTF-8. */
const decodedOnce = (text: string): string =>
  text.replace(/(?:%[\da-f]{2})+|%[\da-f]?(?![\da-f])/gi, (bytes) => (isDecodable(bytes) ? decodeURIComponent(bytes) : ''));

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
