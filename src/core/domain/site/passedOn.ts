/**
 * Addresses as they arrive once they were passed on: mail programs, chats, documents and advertisements break them in ways of their own.
 * The server leads to the address that was meant.
 */
import { matchRoute, pathOf } from './routes';

/** Most characters of a query (reliability.12). */
export const MAX_QUERY = 2048;

/** Percent signs that were encoded again, by each program on the way. */
const MOST_ENCODINGS = 3;
/** Format characters (zero-width ones, byte order marks, directions) and controls: nobody sees them. */
const HIDDEN = /[\p{Cf}\p{Cc}]/gu;
/** What stands around a link in a text: blanks, brackets, quotes, the end of the sentence. */
const BEFORE = /^[\s"'“”„‘’«»<>()[\]{}*]+/u;
const AFTER = /[\s"'“”„‘’«»<>()[\]{}*.,;:!?…|\\]/u;
const ENTITY = /&(?:quot|gt|lt|nbsp|apos|#\d{1,4});$/;
const LONGEST_ENTITY = 7;
const DASHES = /[\u2010-\u2015\u2212]/gu;
/** Page names that other servers have and add. */
const INDEX = /(?:^|\/)index\.(?:html?|php|aspx?)$/i;
/** Query parameters that advertisements and newsletters append; no page reads them. */
const ADVERTISING =
  /^(?:utm_\w+|hsa_\w+|mtm_\w+|pk_\w+|gad_\w+|mc_[ce]id|_hs\w+|[a-z]{1,4}clid|gbraid|wbraid|igsh(?:id)?|srsltid|li_fat_id|s_kwcid|ef_id|_gl|_ga)$/i;

/** The path that was meant, in the spelling of the page at it; null where no page has such an address. */
export function meantPath(path: string): string | null {
  const plain = decodedLoosely(path).normalize('NFKC').replace(HIDDEN, '').replace(DASHES, '-').replaceAll('\\', '/');
  const segments = plain
    .split('/')
    .map((part) => trimmedEnd(part.replace(BEFORE, '')))
    .filter((part) => part !== '');
  const match = matchRoute(`/${segments.join('/')}`.replace(INDEX, '') || '/');
  return match && match.route !== 'notFound' ? pathOf(match, match.locale) : null;
}

/**
 * The address that was meant, path and query, where it differs from the one that was requested; null where that is right as it is, or no page has
 * such an address. It always begins with one slash: it leads to no other site.
 */
export function meantAddress(address: string): string | null {
  const [whole = ''] = address.split('#');
  const { path, query } = parted(whole);
  const isPage = matchRoute(path) !== null;
  const meant = isPage ? path : meantPath(path);
  if (meant === null) return null;
  const asked = meantQuery(query);
  if (isPage && asked === query && whole === (query === '' ? path : `${path}?${query}`)) return null;
  return asked === '' ? meant : `${meant}?${asked}`;
}

/** Path and query, also where the sign between them was encoded, or left out before the first parameter. */
function parted(address: string): { readonly path: string; readonly query: string } {
  const at = /\?|%3f|&(?:amp;)?(?=\w+=)/i.exec(address);
  return at === null ? { path: address, query: '' } : { path: address.slice(0, at.index), query: address.slice(at.index + at[0].length) };
}

/** Every parameter that was meant; as it stands where nothing is wrong with it, without advertising where it is too long. */
function meantQuery(query: string): string {
  const parts = trimmedEnd(query)
    .split(/&(?:amp;|amp%3b|%23038;)*|\?/i)
    .filter((part) => part !== '');
  const whole = parts.map((part, i) => meantPart(part, i === parts.length - 1)).filter((part) => part !== '');
  return fitting(whole).join('&');
}

function meantPart(part: string, isLast: boolean): string {
  const plain = decodedOnce(part.replaceAll('+', '%20'));
  const clean = isLast ? trimmedEnd(plain.replace(HIDDEN, '')) : plain.replace(HIDDEN, '');
  if (clean === plain && isDecodable(part)) return part;
  const [name = '', ...value] = clean.split('=');
  return name === '' ? '' : [name, ...(value.length > 0 ? [value.join('=')] : [])].map(encodeURIComponent).join('=');
}

/** The parameters that there is room for: those of advertisements go first, then the longest. */
function fitting(parts: readonly string[]): readonly string[] {
  const lengthOf = (all: readonly string[]): number => all.join('&').length;
  if (lengthOf(parts) <= MAX_QUERY) return parts;
  let kept = parts.filter((part) => !ADVERTISING.test(decodedOnce(part.split('=')[0] ?? '')));
  while (lengthOf(kept) > MAX_QUERY) {
    const longest = kept.reduce((longer, part) => (part.length > longer.length ? part : longer), '');
    kept = kept.filter((part) => part !== longest);
  }
  return kept;
}

/** Without what stands behind a link; sign by sign, since an address may be nothing else. */
function trimmedEnd(text: string): string {
  let end = text.length;
  while (end > 0 && AFTER.test(text.charAt(end - 1)))
    end -= ENTITY.exec(text.slice(Math.max(0, end - LONGEST_ENTITY), end))?.[0].length ?? 1;
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
