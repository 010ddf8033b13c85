/**
 * Asks for the fares of alerts again (booking.47): each at most once a day, one at a time over all processes, until the trip leaves. A mail is
 * requested in the transaction that notes the fare it reports, so that a fall is reported once whatever is killed.
 */
import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, gte, isNotNull, lt, lte, sql } from 'drizzle-orm';
import { utcDateOf } from '#core/domain/values/dates';
import { hasFallen } from '#core/domain/fares/fareAlerts';
import { writeMail } from '../../mail/outbox.service';
import { createRounds } from '../../platform/jobs/rounds';
import type { Rounds } from '../../platform/jobs/rounds';
import type { SubscriptionDeps } from './subscriptions.service';
import { lastChecked, fareAlerts, subscriptions } from './subscriptions.tables';
import type { FareFell } from './subscriptionLetters.service';

type Alert = typeof fareAlerts.$inferSelect;

/** Longer than a supplier's slowest answer. */
export const ALERT_LEASE_MS = 120_000;
const LOOK_EVERY_MS = 15_000;
/** After a supplier that did not answer. */
export const PAUSE_MS = 15 * 60_000;
/** Any constant of our own: processes that take alerts wait for each other. */
const TURN = 7_264_953;

export interface AlertWorkerDeps extends Pick<SubscriptionDeps, 'db' | 'clock' | 'lowestFare'> {
  readonly onMail: () => void;
  readonly log: {
    error(details: Readonly<Record<string, unknown>>, message: string): void;
  };
  readonly instanceId: string;
  /** Leases of others are left-overs of a killed run. */
  readonly isSoleInstance: boolean;
}

/** A round asks for what is due and answers how many fares had fallen. */
export type AlertWorker = Pick<Rounds<number>, 'runOnce' | 'start' | 'stop'>;

export function createAlertWorker(deps: AlertWorkerDeps): AlertWorker {
  const { db, clock, lowestFare, onMail, log, instanceId, isSoleInstance } = deps;
  let isStopped = false;
  /** Not before this, after a supplier that did not answer. */
  let pausedUntil = 0;

  /** The alert that waited longest, when nobody is asking for one; from here on it is requested today. */
  async function claim(): Promise<Alert | null> {
    const now = clock();
    const today = utcDateOf(now);
    return db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${TURN})`);
      const held = and(
        isNotNull(fareAlerts.leaseUntil),
        gt(fareAlerts.leaseUntil, now),
        lte(fareAlerts.leaseUntil, new Date(now.getTime() + 2 * ALERT_LEASE_MS)),
        isSoleInstance ? sql`${fareAlerts.leaseOwner} like ${`${instanceId}:%`}` : undefined,
      );
      if ((await tx.$count(fareAlerts, held)) > 0) return null;
      const [next] = await tx
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
      if (!next) return null;
      await tx
        .update(fareAlerts)
        .set({
          checkedOn: today,
          leaseOwner: `${instanceId}:${randomUUID()}`,
          leaseUntil: new Date(now.getTime() + ALERT_LEASE_MS),
        })
        .where(eq(fareAlerts.subscriptionId, next.alert.subscriptionId));
      return next.alert;
    });
  }

  /** True where the fare had fallen far enough. */
  async function ask(alert: Alert): Promise<boolean> {
    const free = { leaseOwner: null, leaseUntil: null };
    const its = eq(fareAlerts.subscriptionId, alert.subscriptionId);
    const fare = await lowestFare(alert.query, alert.flex);
    if (!fare.ok) {
      // no answer counts as no query: it is repeated today
      await db
        .update(fareAlerts)
        .set({ ...free, checkedOn: alert.checkedOn })
        .where(its);
      pausedUntil = clock().getTime() + PAUSE_MS;
      return false;
    }
    const now = clock();
    const lowest = fare.value;
    if (lowest === null || !hasFallen(alert.fare, lowest, alert.step)) {
      await db.update(fareAlerts).set(free).where(its);
      return false;
    }
    const details: FareFell = {
      was: alert.fare,
      now: lowest,
      seenAt: now.toISOString(),
    };
    return db.transaction(async (tx) => {
      const updated = await tx
        .update(fareAlerts)
        .set({ ...free, fare: lowest, fareAt: now })
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

  async function askAll(): Promise<number> {
    let fallen = 0;
    while (!isStopped && clock().getTime() >= pausedUntil) {
      const alert = await claim();
      if (alert === null) break;
      if (await ask(alert)) fallen += 1;
    }
    if (fallen > 0) onMail();
    return fallen;
  }

  const rounds = createRounds({
    everyMs: LOOK_EVERY_MS,
    round: askAll,
    onFault: (error) => log.error({ err: error }, 'fare alerts wait for now'),
  });
  return {
    runOnce: rounds.runOnce,
    start: rounds.start,
    stop() {
      isStopped = true;
      return rounds.stop();
    },
  };
}
