/** Paid-tracking codes (spec §4, §5; reliability F6): which are taken, which number they show, and where they may be written. */
import type { Locale, PhoneLine } from './routes';

/** Query parameter that carries the code. */
export const TRACKING_PARAM = 'fftfn';
/** A code is remembered this long after it was last seen (product §6). */
export const CODE_KEPT_MS = 30 * 86_400_000;

/** Tracking code → displayed number. */
export type NumberTable = Readonly<Record<string, string>>;

const CODE = /^[A-Za-z0-9]{1,16}$/;

/** The code when it is a key of the table, letter by letter; anything else is no code. */
export function acceptedCode(text: unknown, table: NumberTable): string | null {
  return typeof text === 'string' && CODE.test(text) && Object.hasOwn(table, text) ? text : null;
}

/** The code in a query, null when there is none or it is not accepted; a parameter given twice is no code. */
export function codeInQuery(search: string, table: NumberTable): string | null {
  const all = new URLSearchParams(search).getAll(TRACKING_PARAM);
  return all.length === 1 ? acceptedCode(all[0], table) : null;
}

/** A code and when it was last seen in an address, in ms since the epoch. */
export interface KeptCode {
  readonly code: string;
  readonly seenAt: number;
}

/** Reads back what a browser kept; a bad value, an unknown code, an old one and one from the future are no value. */
export function keptCode(stored: unknown, table: NumberTable, now: number): KeptCode | null {
  if (typeof stored !== 'object' || stored === null || !('code' in stored) || !('seenAt' in stored)) return null;
  const code = acceptedCode(stored.code, table);
  const { seenAt } = stored;
  if (code === null || typeof seenAt !== 'number' || !Number.isFinite(seenAt)) return null;
  return seenAt <= now && now - seenAt < CODE_KEPT_MS ? { code, seenAt } : null;
}

/** The lines of the agency, as the brand record names them. */
export interface PhoneLines {
  readonly mainPhone: string;
  readonly paymentPhone: string;
  readonly airlinesPhone: string;
  readonly blogPhone: string;
  readonly esPhone: string;
}

/** The page's own line; on /us-es pages without one of their own, the Spanish line (spec §1, product §6). */
export function shownLine(line: PhoneLine, locale: Locale): PhoneLine | 'es' {
  return line === 'main' && locale === 'es' ? 'es' : line;
}

/** The number a page shows: a valid code beats every line (product §6). */
export function shownNumber(line: PhoneLine | 'es', lines: PhoneLines, code: string | null, table: NumberTable): string {
  const tracked = acceptedCode(code, table);
  if (tracked !== null) return table[tracked] ?? lines.mainPhone;
  switch (line) {
    case 'main':
      return lines.mainPhone;
    case 'payment':
      return lines.paymentPhone;
    case 'airlines':
      return lines.airlinesPhone;
    case 'blog':
      return lines.blogPhone;
    case 'es':
      return lines.esPhone;
  }
}

/** Which code a dialled number belongs to, from any way of writing it; null for the agency's own lines. */
export function codeOfNumber(number: string, table: NumberTable): string | null {
  const digits = lastTen(number);
  return Object.keys(table).find((code) => lastTen(table[code] ?? '') === digits) ?? null;
}

const lastTen = (number: string): string => number.replace(/\D/g, '').slice(-10);

/** Calls, files of the build and pictures: nothing that a visitor comes to. */
const NOT_A_PAGE = /^\/(?:api|data|flight|img|assets)(?:\/|$)/i;
const DOWNLOAD = /\.[A-Za-z0-9]{1,12}$/;
/** Addresses that begin at our own root; `//host`, `/\host` and white space or control characters anywhere are somebody's trick. */
const OWN_PATH = /^\/(?![/\\])[^\s\\\p{Cc}]*$/u;

/**
 * An address of this site with the code in its query, path, other parameters and fragment left to the byte; a null code takes the
 * parameter out. Null when the address is not to be touched: another site, another scheme, a call, a download, nothing to change.
 * `origin` is the page's own (`https://www.example.com`); absolute addresses of it count as ours and come back without it.
 */
export function withTrackingCode(address: string, origin: string, code: string | null): string | null {
  const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
  if (!OWN_PATH.test(path) || (code !== null && !CODE.test(code))) return null;
  const [, pathname = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(path) ?? [];
  if (NOT_A_PAGE.test(pathname) || DOWNLOAD.test(pathname)) return null;
  const others = query.split('&').filter((part) => part !== '' && !isTrackingPart(part));
  const parts = code === null ? others : [...others, `${TRACKING_PARAM}=${code}`];
  const isUnchanged =
    code === null
      ? others.length === query.split('&').filter((p) => p !== '').length
      : query.split('&').filter(isTrackingPart).join() === `${TRACKING_PARAM}=${code}`;
  if (isUnchanged) return null;
  return `${pathname}${parts.length === 0 ? '' : `?${parts.join('&')}`}${hash}`;
}

/** True for `fftfn=…`, however its name is written. */
function isTrackingPart(part: string): boolean {
  return new URLSearchParams(part).has(TRACKING_PARAM);
}
