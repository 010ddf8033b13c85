/** How many calls Duffel takes: counted here before it has to refuse one, and how long it asks to be left alone after too many. */

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

/** Calls a minute that Duffel takes of an account unless it says otherwise, by the header `ratelimit-limit`. */
const CALLS_A_MINUTE = 60;
export interface CallCount {
  /** Counts a call that is about to be made; false where it is one too many for now, or would leave fewer than `kept` to others. */
  mayCall(kept: number, now: Date): boolean;
  /** What Duffel says of its limit; null and nonsense change nothing. */
  hear(limit: string | null): void;
}

/** The calls of this process within the last minute. */
export function createCallCount(): CallCount {
  let most = CALLS_A_MINUTE;
  let made: readonly number[] = [];
  return {
    mayCall(kept, now) {
      const at = now.getTime();
      // a clock that was set back leaves nothing that counts for ever
      made = made.filter((before) => Math.abs(at - before) < WINDOW_MS);
      if (made.length >= most - kept) return false;
      made = [...made, at];
      return true;
    },
    hear(limit) {
      const stated = Number(limit);
      if (Number.isInteger(stated) && stated > 0) most = stated;
    },
  };
}
