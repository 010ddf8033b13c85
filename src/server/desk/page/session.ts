/**
 * Who may see the desk: the token opens it once, a cookie signed with the token keeps it open for a working day. Nothing is stored;
 * another token ends every session (tracking.16).
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

export const SESSION_MS = 12 * 3_600_000;

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();
/** In the same time whatever differs, length included. */
const areSame = (a: string, b: string): boolean => timingSafeEqual(hashOf(a), hashOf(b));
const signed = (until: number, token: string): string =>
  `${String(until)}.${createHmac('sha256', token)
    .update(`desk session until ${String(until)}`)
    .digest('base64url')}`;

export const isToken = (typed: string, token: string): boolean => areSame(typed, token);

/** What the cookie holds. */
export const sessionOf = (token: string, now: Date): string => signed(now.getTime() + SESSION_MS, token);

/** True for a session of this token that is not over. */
export function isSession(value: string | undefined, token: string, now: Date): boolean {
  const until = /^(\d{13})\.[A-Za-z0-9_-]{43}$/.exec(value ?? '')?.[1];
  if (value === undefined || until === undefined) return false;
  return areSame(value, signed(Number(until), token)) && Number(until) > now.getTime();
}
