/** How attempts begin and move on. Every change of state is a compare-and-set under a lease: two workers never both succeed. */
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Result } from '#core/domain/values/result';
import { err, ok } from '#core/domain/values/result';
import { settleOfAttempt, wantPerson } from '../../attention/attention.service';
import type { Noticed } from '../../attention/attention.service';
import { violatedIndex } from '../../platform/db/faults';
import { writeMail } from '../../mail/outbox.service';
import { attempts, bookingEvents, bookingReaders, bookings, drafts } from '../bookings.tables';
import { LEASE_MS, newLease, NO_LEASE, ORDER_LEASE_MS, renewedLease } from '../retrying/leases';
import type { LeaseDeps } from '../retrying/leases';
import { pricesOfMove, writePrices } from '../money/ledger';
import { holdBooking } from '../heldBooking';
import { makeReference } from '../reference';
import { NO_TRIES, oneMoreTry } from '../retrying/retries';
import type { AttemptState } from '../states';
import { isFinal } from '../states';
import { saveTravelers } from '../trips/savedTravelers.repository';
import type { Changes, NewAttempt, NewBooking, Work } from './work';

type Deps = LeaseDeps & { readonly db: NodePgDatabase };

/** What is paid for: a draft at the quote that was looked at. */
export type QuotedDraft = Pick<typeof drafts.$inferSelect, 'secretHash' | 'quoteId'>;

/** Says within the transaction of the insert why nothing may begin; null where it may. */
export type Refuses<Reason> = (tx: Pick<NodePgDatabase, 'select' | 'execute'>) => Promise<Reason | null>;
/** Null when key or draft are taken, or the draft has another quote by now. */
export type Begun<Reason> = Result<Work | null, Reason>;

/** Writes attempt and booking at once, leased to the caller. */
export async function insertAttempt<Reason>(
  deps: Deps,
  attempt: NewAttempt,
  booking: NewBooking,
  draft: QuotedDraft,
  refuses: Refuses<Reason>,
): Promise<Begun<Reason>> {
  for (;;) {
    try {
      return await insertUnder(makeReference(), deps, attempt, booking, draft, refuses);
    } catch (error) {
      const index = violatedIndex(error);
      if (index === null) throw error;
      // another reference is tried, by chance
      if (index !== 'bookings_reference') return ok(null);
    }
  }
}

function insertUnder<Reason>(
  reference: string,
  deps: Deps,
  attempt: NewAttempt,
  booking: NewBooking,
  { secretHash, quoteId }: QuotedDraft,
  refuses: Refuses<Reason>,
): Promise<Begun<Reason>> {
  const { draftId } = attempt;
  const [now, bookingId] = [deps.clock(), randomUUID()];
  return deps.db.transaction(async (tx) => {
    const reason = await refuses(tx);
    if (reason !== null) return err(reason);
    // seats chosen in another tab meanwhile are not in what is booked here; rows that refer to the draft are written meanwhile
    const [standing] = await tx.select({ quoteId: drafts.quoteId }).from(drafts).where(eq(drafts.id, draftId)).for('no key update');
    if (!standing) throw new Error('there is no such draft');
    if (standing.quoteId !== quoteId) return ok(null);
    const [a] = await tx
      .insert(attempts)
      .values({ ...attempt, currency: 'USD', state: 'started', ...newLease(deps), stateSince: now, createdAt: now })
      .returning();
    await tx
      .update(drafts)
      .set({ isTried: true })
      .where(and(eq(drafts.id, draftId), eq(drafts.isTried, false)));
    const [b] = await tx
      .insert(bookings)
      .values({ ...booking, id: bookingId, reference, draftId, attemptId: attempt.id, state: 'received', createdAt: now, updatedAt: now })
      .returning();
    if (!a || !b) throw new Error('an insert returns its row');
    await tx.insert(bookingReaders).values({ bookingId, secretHash, addedAt: now });
    await tx.insert(bookingEvents).values({ attemptId: attempt.id, toState: 'started', at: now });
    await writePrices(tx, { draftId, attemptId: attempt.id, at: now }, [
      { reason: 'agreed', source: 'traveler', amount: booking.acceptedTotal },
    ]);
    return ok({ attempt: a, booking: b });
  });
}

/** Moves on to the next state; null when the lease was lost and somebody else moved it. */
export async function moveAttempt({ db, clock }: Deps, work: Work, to: AttemptState, changes: Changes): Promise<Work | null> {
  const { attempt } = work;
  if (attempt.leaseOwner === null) return null;
  const owner = attempt.leaseOwner;
  const now = clock();
  const isResting = isFinal(to) || to === 'challenge';
  const leaseMs = to === 'booking' ? ORDER_LEASE_MS : LEASE_MS;
  return db.transaction(async (tx) => {
    await holdBooking(tx, eq(bookings.attemptId, attempt.id));
    const [a] = await tx
      .update(attempts)
      .set({ ...changes.attempt, ...NO_TRIES, state: to, stateSince: now, ...(isResting ? NO_LEASE : renewedLease(owner, now, leaseMs)) })
      .where(and(eq(attempts.id, attempt.id), eq(attempts.state, attempt.state), eq(attempts.leaseOwner, owner)))
      .returning();
    if (!a) return null;
    const [b] = await tx
      .update(bookings)
      .set({ ...changes.booking, updatedAt: now })
      .where(eq(bookings.attemptId, attempt.id))
      .returning();
    if (!b) throw new Error('an attempt has a booking');
    await tx.insert(bookingEvents).values({ attemptId: a.id, fromState: attempt.state, toState: to, failure: a.failure, at: now });
    await writePrices(tx, { draftId: a.draftId, attemptId: a.id, at: now }, pricesOfMove(work, to, changes));
    for (const noticed of changes.notices ?? []) await wantPerson(tx, now, noticed);
    // what a person was notified of while the attempt hung is over with it
    if (isFinal(to)) await settleOfAttempt(tx, now, ['payment_stuck', 'authorization_ends'], a.id);
    if (changes.booking?.state === 'ticketed' && b.remembersTravelers) await saveTravelers(tx, b, now);
    for (const { of = '', ...mail } of changes.mails ?? [])
      await writeMail(tx, { ...mail, bookingId: b.id, cause: `${mail.kind} ${a.id}${of}` }, now);
    return { attempt: a, booking: b };
  });
}

/** Why an attempt waits: after a failed try at the gateway it rests, for longer each time; a person is notified. */
export interface Waiting {
  readonly isFailedTry?: boolean;
  /** It rests no longer than until then. */
  readonly lastMoment?: Date | null;
  readonly notices?: readonly Noticed[];
}

/** Returns an attempt unfinished. */
export async function releaseAttempt({ db, clock }: Deps, { attempt }: Work, waiting: Waiting): Promise<void> {
  const { isFailedTry = false, lastMoment = null, notices = [] } = waiting;
  if (attempt.leaseOwner === null) return;
  const owner = attempt.leaseOwner;
  const now = clock();
  await db.transaction(async (tx) => {
    const [row] = await tx
      .update(attempts)
      .set({ ...NO_LEASE, ...(isFailedTry ? oneMoreTry(attempt, now, lastMoment) : {}) })
      .where(and(eq(attempts.id, attempt.id), eq(attempts.leaseOwner, owner)))
      .returning({ id: attempts.id });
    if (row) for (const noticed of notices) await wantPerson(tx, now, noticed);
  });
}
