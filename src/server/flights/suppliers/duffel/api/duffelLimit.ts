/** How long Duffel asks to be left alone after too many calls. */

/** Duffel counts by the minute. */
const WINDOW_MS = 60_000;

/**
 * Until when no call is made, by the header `ratelimit-reset`: a date of HTTP as Duffel documents it, or seconds. Never longer than its
 * window, whatever a clock or a proxy says; a whole window where it cannot be read.
 */
export function readLimit(header: string | null, now: Date): Date {
  const text = header?.trim() ?? '';
  const at = /^\d{1,4}$/.test(text) ? now.getTime() + Number(text) * 1000 : /^\d{9,}$/.test(text) ? Number(text) * 1000 : Date.parse(text);
  const wait = Number.isNaN(at) ? WINDOW_MS : Math.min(Math.max(at - now.getTime(), 0), WINDOW_MS);
  return new Date(now.getTime() + wait);
}
