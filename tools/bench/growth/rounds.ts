/** What the site asks by itself every few seconds or minutes, when nothing is due: by the workers that ask it. */
import { mailNewEntries } from '#server/attention/attentionMail.service';
import type { BookingDeps } from '#server/bookings/bookingDeps';
import { createMissingReminders } from '#server/bookings/letters/missingReminders';
import type { Repositories } from '#server/bookings/repositories';
import { createMailWorker, createOutboxService } from '#server/mail/outbox.service';
import { createAlertWorker } from '#server/visitors/subscriptions/fareAlerts.worker';
import { createSubscriptionService } from '#server/visitors/subscriptions/subscriptions.service';
import type { SubscriptionDeps } from '#server/visitors/subscriptions/subscriptions.service';

const HOUR_MS = 3_600_000;

export interface Round {
  readonly name: string;
  readonly ask: () => Promise<unknown>;
}

/** None of it reaches a traveler: what it would send is a fault of these rows. */
const never = (): never => {
  throw new Error('nothing is due');
};

export function roundsOf(deps: BookingDeps, { exchanges }: Repositories, now: Date): readonly Round[] {
  const { db, clock } = deps;
  const transport = { said: '', send: never, close: () => Promise.resolve() };
  const mails = createMailWorker({ ...deps, transport, letterOf: never, mayReach: never, onGivenUp: never });
  const lowestFare: SubscriptionDeps['lowestFare'] = never;
  const alerts = createAlertWorker({ ...deps, lowestFare, onMail: never });
  const entry = { enter: never } as unknown as SubscriptionDeps['entry']; // nobody asks for mail here
  const subscriptions = createSubscriptionService({ db, clock, entry, lowestFare });
  return [
    { name: 'exchanges that are due', ask: () => exchanges.due({ limit: 20, challengesBegunBefore: now, challengesAnsweredBefore: now }) },
    { name: 'exchanges that failed unanswered', ask: () => exchanges.failedUnanswered(new Date(now.getTime() - HOUR_MS)) },
    { name: 'the next mail', ask: () => mails.runOnce() },
    { name: 'entries to mail', ask: () => mailNewEntries(db, now) },
    { name: 'the next fare alert', ask: () => alerts.runOnce() },
    { name: 'forgetting mails', ask: () => createOutboxService({ db, clock }).forgetOld() },
    { name: 'forgetting subscriptions', ask: () => subscriptions.forgetOld() },
    // a process that starts after the job has been through once
    { name: 'missing reminders', ask: () => createMissingReminders({ ...deps, pause: () => Promise.resolve() }).runOnce() },
  ];
}
