/** When a fare has fallen far enough to write about it (booking.49). Fares are cents of one adult, everything included. */
import type { Cents } from '../values/money';

/** What a traveler chooses: dollars, or percent of the fare that was reported last. */
export const ALERT_STEPS = ['usd20', 'usd50', 'usd100', 'pct5', 'pct10'] as const;
export type AlertStep = (typeof ALERT_STEPS)[number];

/** Confirmed alerts of one address at a time. */
export const MOST_ALERTS = 5;

const DOLLARS: Readonly<Record<AlertStep, number | null>> = { usd20: 20, usd50: 50, usd100: 100, pct5: null, pct10: null };
const PERCENT: Readonly<Record<AlertStep, number>> = { usd20: 0, usd50: 0, usd100: 0, pct5: 5, pct10: 10 };

/** The highest fare that is worth a mail after `lastReported`; a part of a cent is not enough. */
export function worthTelling(lastTold: Cents, step: AlertStep): Cents {
  const dollars = DOLLARS[step];
  return dollars === null ? Math.floor((lastTold * (100 - PERCENT[step])) / 100) : lastTold - dollars * 100;
}

/** Whether `now` is at least the step below `lastReported`. */
export const hasFallen = (lastTold: Cents, now: Cents, step: AlertStep): boolean => now > 0 && now <= worthTelling(lastTold, step);
