/** How long the sandbox holds to what it said: quotes of cancellations and offers of exchanges. */

const QUARTER_MS = 15 * 60_000;

/** What is requested within one quarter of an hour ends together: between 15 and 30 minutes later. */
export const endOfQuotes = (now: Date): Date => new Date((Math.floor(now.getTime() / QUARTER_MS) + 2) * QUARTER_MS);

/** The ends of quotes that still hold. */
export const standingEnds = (now: Date): readonly Date[] => [now, new Date(now.getTime() - QUARTER_MS)].map(endOfQuotes);
