/** How far back failed attempts are looked at for calls that come through late (reliability.35, decision 127). */

/** So long after an attempt failed a delayed call of it may come through. */
export const DELAYED_CALL_MS = 15 * 60_000;
/** A clock that is corrected by more has jumped. */
const JUMP_MS = 30_000;
/** As wrong as a clock may have been, and an hour. */
export const WRONG_BY_MS = 25 * 3_600_000;

interface Clocks {
  readonly clock: () => Date;
  /** Milliseconds of a clock that nobody sets. */
  readonly steady: () => number;
}

/**
 * Since when failed attempts are looked at, by each call. After a start, and after a clock that jumped, what failed a moment ago may be
 * dated a day back: until everything that can arrive late has arrived, a day more is looked through.
 */
export function createLookBack({ clock, steady }: Clocks): () => Date {
  let last: { readonly steady: number; readonly shown: number } | null = null;
  let unsureUntil = 0;
  return () => {
    const now = { steady: steady(), shown: clock().getTime() };
    const hasJumped = last === null || Math.abs(now.shown - last.shown - (now.steady - last.steady)) > JUMP_MS;
    if (hasJumped) unsureUntil = now.steady + DELAYED_CALL_MS;
    last = now;
    return new Date(now.shown - DELAYED_CALL_MS - (now.steady < unsureUntil ? WRONG_BY_MS : 0));
  };
}
