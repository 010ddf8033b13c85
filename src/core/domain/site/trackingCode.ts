/** Paid-tracking codes (tracking.2, tracking.5, tracking.6): which are taken, which number they show, and where they may be written. */
import { required } from '../values/checkedReads';
import { DAY_MS, KEPT_DAYS } from '../values/keptFor';
import type { Locale, PhoneLine } from './routes';

/** Query parameter that carries the code. */
export const TRACKING_PARAM = 'fftfn';
/** A code is remembered this long after it was last seen (tracking.6). */
export const CODE_KEPT_MS = KEPT_DAYS.trackingCode * DAY_MS;

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

/** Reads back what a browser kept; a bad value is no value. */
export function readKeptCode(stored: unknown): KeptCode | null {
  if (typeof stored !== 'object' || stored === null || !('code' in stored) || !('seenAt' in stored)) return null;
  const { code, seenAt } = stored;
  if (typeof code !== 'string' || !CODE.test(code) || typeof seenAt !== 'number' || !Number.isFinite(seenAt)) return null;
  return { code, seenAt };
}

/** The kept code where it still counts: an unknown one, an old one and one from the future do not. */
export function keptCode(stored: unknown, table: NumberTable, now: number): KeptCode | null {
  const kept = readKeptCode(stored);
  if (kept === null || acceptedCode(kept.code, table) === null) return null;
  return kept.seenAt <= now && now - kept.seenAt < CODE_KEPT_MS ? kept : null;
}

/** The lines of the agency, as the brand record names them. */
export interface PhoneLines {
  readonly mainPhone: string;
  readonly paymentPhone: string;
  readonly airlinesPhone: string;
  readonly blogPhone: string;
  readonly esPhone: string;
  readonly esPaymentPhone: string;
}

/** A line, and those that readers of Spanish have in place of two of them. */
export type ShownLine = PhoneLine | 'es' | 'esPayment';

const SPANISH: Readonly<Record<PhoneLine, ShownLine>> = { main: 'es', payment: 'esPayment', airlines: 'airlines', blog: 'blog' };

/** The page's own line; on /us-es pages the Spanish one of the site and of checkout (tracking.2). */
export const shownLine = (line: PhoneLine, locale: Locale): ShownLine => (locale === 'es' ? SPANISH[line] : line);

/** The number a page shows: a valid code beats every line (tracking.2). */
export function shownNumber(line: ShownLine, lines: PhoneLines, code: string | null, table: NumberTable): string {
  const tracked = acceptedCode(code, table);
  if (tracked !== null) return required(table[tracked], tracked);
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
    case 'esPayment':
      return lines.esPaymentPhone;
  }
}

/** The lines of a document whose address has the code: each is the code's number. No code, or one of no table: the lines as they are. */
export function linesOfCode<T extends PhoneLines>(lines: T, code: string | null, table: NumberTable): T {
  const tracked = acceptedCode(code, table);
  const number = tracked === null ? undefined : table[tracked];
  if (number === undefined) return lines;
  const ofCode: PhoneLines = {
    mainPhone: number,
    paymentPhone: number,
    airlinesPhone: number,
    blogPhone: number,
    esPhone: number,
    esPaymentPhone: number,
  };
  return { ...lines, ...ofCode };
}

/** Which code a dialled number belongs to, from any way of writing it; null for the agency's own lines. */
export function codeOfNumber(number: string, table: NumberTable): string | null {
  const digits = lastTen(number);
  const found = Object.entries(table).find(([, tracked]) => lastTen(tracked) === digits);
  return found ? found[0] : null;
}

/** Whether two texts are one number of the United States, however each is written. */
export const isSameNumber = (one: string, other: string): boolean => lastTen(one) === lastTen(other);

const lastTen = (number: string): string => number.replace(/\D/g, '').slice(-10);

/** Calls, files of the build, records of pages and pictures: nothing that a visitor comes to. */
const NOT_A_PAGE = /^\/(?:api|data|flight|img|assets|records)(?:\/|$)/i;
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
