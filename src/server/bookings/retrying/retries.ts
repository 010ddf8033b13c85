/** When a gateway that failed is called again, and from which try on a person is notified (decision 133). */
import type { Column, SQL } from 'drizzle-orm';
import type { Cents } from '#core/domain/values/money';
import { DAY_MS } from '#core/domain/values/keptFor';
import type { Noticed } from '../../attention/attention.service';
import type { FailedRefund } from '../money/giveBack';
import { isLeaseOver } from '../../platform/db/lease';

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
/** After the first failed try, the second and so on; the last one stays. */
const WAITS_MS = [5 * SECOND_MS, 30 * SECOND_MS, 2 * MINUTE_MS, 5 * MINUTE_MS] as const;
const LONGEST_WAIT_MS = 15 * MINUTE_MS;
/** Failed tries after which a person is notified. */
const TRIES_BEFORE_PERSON = 4;
/** So long before a hold ends a person is notified that it has not been taken. */
const WARN_BEFORE_MS = DAY_MS;

/** Held money is taken so long before its hold ends, or not at all: time enough for a round of the reconciler to give it back. */
const DECIDED_BEFORE_MS = 5 * MINUTE_MS;

/** What a row remembers of its failed tries. */
interface Tried {
  readonly failedTries: number;
}

export const NO_TRIES = { failedTries: 0, tryAgainAt: null };

/** The row after one more failed try; where there is a last moment that is still to come, it does not rest beyond that. */
export function oneMoreTry({ failedTries }: Tried, now: Date, lastMoment: Date | null = null) {
  const after = now.getTime() + (WAITS_MS[failedTries] ?? LONGEST_WAIT_MS);
  const last = lastMoment !== null && lastMoment > now ? lastMoment.getTime() : Infinity;
  return { failedTries: failedTries + 1, tryAgainAt: new Date(Math.min(after, last)) };
}

/** True of rows whose wait is over; of one beyond all waits too, which a clock that was ahead has written. */
export const isWaitOver = (tryAgainAt: Column, now: Date): SQL | undefined => isLeaseOver(tryAgainAt, now, LONGEST_WAIT_MS);

/** What is stuck: an attempt, a cancellation or a change of flights, at the payment of one. */
export interface StuckAt {
  readonly subject: string;
  readonly attemptId: string;
  readonly paymentId: string | null;
  readonly amount: Cents;
  readonly step: 'capture' | 'release' | 'refund';
}

/** What a person is notified of after this failed try: nothing at first. */
export function noticeOfTry({ failedTries }: Tried, { subject, attemptId, paymentId, amount, step }: StuckAt): readonly Noticed[] {
  if (failedTries + 1 < TRIES_BEFORE_PERSON) return [];
  return [{ kind: 'payment_stuck', subject, attemptId, providerId: paymentId, amount, reason: step }];
}

/** Of a refund: where a dispute is in the way a person is notified at once, since only the bank's decision ends it. */
export function noticeOfRefund(failed: FailedRefund, tried: Tried, stuck: Omit<StuckAt, 'step'>): readonly Noticed[] {
  if (failed === 'failed') return noticeOfTry(tried, { ...stuck, step: 'refund' });
  const { subject, attemptId, paymentId: providerId, amount } = stuck;
  return [{ kind: 'refund_disputed', subject, attemptId, providerId, amount }];
}

/** What is over once a refund is made. */
export const STUCK_REFUNDS = ['payment_stuck', 'refund_disputed'] as const;

/** The last moment to take what is held until then. */
export const lastCaptureAt = (holdEndsAt: Date): Date => new Date(holdEndsAt.getTime() - DECIDED_BEFORE_MS);

/** The warning that a hold ends within a day, while it is not taken. */
export function noticeOfHoldEnd(
  { subject, attemptId, paymentId, amount }: Omit<StuckAt, 'step'>,
  holdEndsAt: Date,
  now: Date,
): readonly Noticed[] {
  if (holdEndsAt.getTime() - now.getTime() > WARN_BEFORE_MS) return [];
  return [{ kind: 'authorization_ends', subject, attemptId, providerId: paymentId, amount, dueAt: holdEndsAt }];
}
