/**
 * Asks for the fares of alerts again (booking.47): each at most once a day, one at a time over all processes, until the trip leaves. A mail is
 * requested in the transaction that notes the fare it reports, so that a fall is reported once whatever is killed.
 */
import { and, asc, eq, gte, isNotNull, lt, sql } from 'drizzle-orm';
import { utcDateOf } from '#core/domain/values/dates';
import { hasFallen } from '#core/domain/fares/fareAlerts';
import { writeMail } from '../../mail/outbox.service';
import { createJob } from '../../platform/jobs/job';
import type { JobDeps } from '../../platform/jobs/job';
import { createRounds } from '../../platform/jobs/rounds';
import type { Rounds } from '../../platform/jobs/rounds';
import type { SubscriptionDeps } from './subscriptions.service';
import { lastChecked, fareAlerts, subscriptions } from './subscriptions.tables';
import type { FareFell } from './subscriptionLetters.service';

type Alert = typeof fareAlerts.$inferSelect;

const LOOK_EVERY_MS = 15_000;
/** After a supplier that did not answer. */
export const PAUSE_MS = 15 * 60_000;

export interface AlertWorkerDeps extends Pick<SubscriptionDeps, 'db' | 'clock' | 'lowestFare'>, JobDeps {
  readonly onMail: () => void;
  readonly log: { error(details: Readonly<Record<string, unknown>>, message: string): void };
}

/** A round asks for what is due and answers how many fares had fallen. */
export type AlertWorker = Rounds<number>;

export function createAlertWorker(deps: AlertWorkerDeps): AlertWorker {
  const { db, clock, lowestFare, onMail, log } = deps;
  const job = createJob(deps, { name: 'fare_alerts', everyMs: null });
  /** Not before this, after a supplier that did not answer. */
  let pausedUntil = 0;

  /** The alert that waited longest. */
  async function next(): Promise<Alert | null> {
    const now = clock();
    if (now.getTime() < pausedUntil) return null;
    const today = utcDateOf(now);
    const [found] = await db
      .select({ alert: fareAlerts })
      .from(fareAlerts)
      .innerJoin(subscriptions, eq(subscriptions.id, fareAlerts.subscriptionId))
      .where(
        and(
          isNotNull(subscriptions.confirmedAt),
          gte(fareAlerts.departs, today),
          // the fare of the day on which the traveler asked is the one that they saw
          lt(sql`(${fareAlerts.fareAt} at time zone 'UTC')::date`, today),
          sql`${lastChecked(fareAlerts.checkedOn)} < ${today}`,
        ),
      )
      .orderBy(asc(lastChecked(fareAlerts.checkedOn)))
      .limit(1);
    return found?.alert ?? null;
  }

  /** True where the fare had fallen far enough. */
  async function ask(alert: Alert): Promise<boolean> {
    const its = eq(fareAlerts.subscriptionId, alert.subscriptionId);
    // from here on it is requested today, whatever ends this process
    await db
      .update(fareAlerts)
      .set({ checkedOn: utcDateOf(clock()) })
      .where(its);
    const fare = await lowestFare(alert.query, alert.flex);
    if (!fare.ok) {
      // no answer counts as no query: it is repeated today
      await db.update(fareAlerts).set({ checkedOn: alert.checkedOn }).where(its);
      pausedUntil = clock().getTime() + PAUSE_MS;
      return false;
    }
    const now = clock();
    const lowest = fare.value;
    if (lowest === null || !hasFallen(alert.fare, lowest, alert.step)) return false;
    const details: FareFell = {
      was: alert.fare,
      now: lowest,
      seenAt: now.toISOString(),
    };
    return db.transaction(async (tx) => {
      const updated = await tx
        .update(fareAlerts)
        .set({ fare: lowest, fareAt: now })
        .where(and(its, eq(fareAlerts.fare, alert.fare)))
        .returning({ id: fareAlerts.subscriptionId });
      // ended meanwhile
      if (updated.length === 0) return false;
      const cause = `alert_fell ${alert.subscriptionId} ${utcDateOf(now)}`;
      await writeMail(
        tx,
        {
          kind: 'alert_fell',
          aboutId: alert.subscriptionId,
          cause,
          dueAt: now,
          details,
        },
        now,
      );
      return true;
    });
  }

  async function askAll(signal: AbortSignal): Promise<number> {
    const fallen = await job.workOff({ next, work: ask, signal });
    if (fallen > 0) onMail();
    return fallen;
  }

  return createRounds({
    everyMs: LOOK_EVERY_MS,
    round: askAll,
    onFault: (error) => log.error({ err: error }, 'fare alerts wait for now'),
  });
}
