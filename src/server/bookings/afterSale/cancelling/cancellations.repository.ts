/** Cancellations as rows. As with attempts, every change of state is a compare-and-set under a lease. */
import { randomUUID } from 'node:crypto';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { CancelQuote } from '#core/domain/booking/cancelRules';
import { isSameSchedule } from '#core/domain/booking/scheduleChange';
import type { Noticed } from '../../../attention/attention.service';
import { settleOfAttempt, settleWithoutPerson, wantPerson } from '../../../attention/attention.service';
import type { SupplierCancelQuote } from '../../../flights/supplier';
import { writeMail } from '../../../mail/outbox.service';
import type { LeaseDeps } from '../../retrying/leases';
import { isUnleased, newLease, NO_LEASE, renewedLease } from '../../retrying/leases';
import { isWaitOver, NO_TRIES, noticeOfRefund, oneMoreTry, STUCK_REFUNDS } from '../../retrying/retries';
import { cancellationRefused } from '../../saga/notices';
import type { Booking } from '../../saga/work';
import { attempts, bookings } from '../../bookings.tables';
import { cancellations } from './cancellations.tables';
import { isBeingExchanged } from '../exchanging/liveExchanges';
import { isBeingCancelled } from './liveCancellations';
import { holdBooking } from '../../heldBooking';
import type { FailedRefund } from '../../money/giveBack';
import { writePrices } from '../../money/ledger';
import type { CancellationState } from '../../states';
import { creditColumns } from './credit';

export type Cancellation = typeof cancellations.$inferSelect;

/** A cancellation with its booking: what its saga works on. */
export interface CancelWork {
  readonly cancellation: Cancellation;
  readonly booking: Booking;
}

export type CancellationRepository = ReturnType<typeof createCancellationRepository>;

/** What no person has to do any more once the order is cancelled. */
const ENDED_BY_CANCELLING = [
  'schedule_change_waits',
  'order_unreadable',
  'accepted_change_unsent',
  'passport_unsent',
  'traveler_numbers_unsent',
  'name_correction_asked',
  'assistance_unsent',
  'order_without_ticket',
  'cancellation_refused',
] as const;

const isUnsettled = sql`${cancellations.state} not in ('done', 'failed')`;

export function createCancellationRepository(deps: LeaseDeps & { readonly db: NodePgDatabase }) {
  const { db, clock } = deps;

  return {
    /** The newest of a booking. */
    async ofBooking(bookingId: string): Promise<Cancellation | null> {
      const [row] = await db
        .select()
        .from(cancellations)
        .where(eq(cancellations.bookingId, bookingId))
        .orderBy(desc(cancellations.createdAt))
        .limit(1);
      return row ?? null;
    },

    /** Writes what was agreed to, leased to the caller; null when the booking is being cancelled or changed, does not stand, or has other flights by now. */
    async insert(
      booking: Booking,
      { credit, ...terms }: CancelQuote,
      supplierQuote: SupplierCancelQuote | null,
      by: Cancellation['by'],
    ): Promise<CancelWork | null> {
      const now = clock();
      return db.transaction(async (tx) => {
        const standing = await holdBooking(tx, eq(bookings.id, booking.id));
        // terms are those of the flights that were looked at: they may have been changed since
        if (standing?.state !== 'ticketed' || !isSameSchedule(standing.offer.slices, booking.offer.slices)) return null;
        if ((await isBeingCancelled(tx, booking.id)) || (await isBeingExchanged(tx, booking.id))) return null;
        const [cancellation] = await tx
          .insert(cancellations)
          .values({
            ...terms,
            ...creditColumns(credit),
            supplierQuoteId: supplierQuote?.id ?? null,
            supplierRefund: supplierQuote?.refund ?? null,
            id: randomUUID(),
            bookingId: booking.id,
            attemptId: booking.attemptId,
            by,
            state: 'asked',
            ...newLease(deps),
            stateSince: now,
            createdAt: now,
          })
          .returning();
        if (!cancellation) throw new Error('an insert returns its row');
        await writePrices(tx, { draftId: booking.draftId, attemptId: booking.attemptId, at: now }, [
          { reason: 'cancel_agreed', source: by, amount: terms.refund },
        ]);
        return { cancellation, booking: standing };
      });
    },

    /** The supplier refuses to cancel an order that its traveler may give back: a person does it. */
    refused: (booking: Booking): Promise<boolean> => wantPerson(db, clock(), cancellationRefused(booking)),

    /** Takes an unsettled cancellation nobody works on. */
    async claim(id: string): Promise<CancelWork | null> {
      const [cancellation] = await db
        .update(cancellations)
        .set(newLease(deps))
        .where(and(eq(cancellations.id, id), isUnsettled, isUnleased(cancellations, deps)))
        .returning();
      const [booking] = cancellation ? await db.select().from(bookings).where(eq(bookings.id, cancellation.bookingId)) : [];
      return cancellation && booking ? { cancellation, booking } : null;
    },

    /** Goes on at another quote of the supplier's; null when the lease was lost. */
    async renew({ cancellation, booking }: CancelWork, quote: SupplierCancelQuote): Promise<CancelWork | null> {
      if (cancellation.leaseOwner === null) return null;
      const [renewed] = await db
        .update(cancellations)
        .set({ supplierQuoteId: quote.id, supplierRefund: quote.refund })
        .where(
          and(
            eq(cancellations.id, cancellation.id),
            eq(cancellations.state, 'asked'),
            eq(cancellations.leaseOwner, cancellation.leaseOwner),
          ),
        )
        .returning();
      return renewed ? { cancellation: renewed, booking } : null;
    },

    /** Returns one unfinished; after a failed try at the gateway it rests, for longer each time, and a person is notified in the end. */
    async release({ cancellation }: CancelWork, failed: FailedRefund | null = null): Promise<void> {
      const { id, leaseOwner, attemptId, refund } = cancellation;
      if (leaseOwner === null) return;
      const now = clock();
      await db.transaction(async (tx) => {
        const [row] = await tx
          .update(cancellations)
          .set({ ...NO_LEASE, ...(failed ? oneMoreTry(cancellation, now) : {}) })
          .where(and(eq(cancellations.id, id), eq(cancellations.leaseOwner, leaseOwner)))
          .returning({ id: cancellations.id });
        if (!row || !failed) return;
        const stuck = { subject: id, attemptId, paymentId: await paymentIdOf(tx, attemptId), amount: refund };
        for (const noticed of noticeOfRefund(failed, cancellation, stuck)) await wantPerson(tx, now, noticed);
      });
    },

    /** Moves on; null when the lease was lost. The booking is cancelled once its seats are given back. */
    async move({ cancellation, booking }: CancelWork, to: CancellationState, notices: readonly Noticed[] = []): Promise<CancelWork | null> {
      const { id, leaseOwner, state, refund } = cancellation;
      if (leaseOwner === null) return null;
      const now = clock();
      const isResting = to === 'done' || to === 'failed';
      return db.transaction(async (tx) => {
        await holdBooking(tx, eq(bookings.id, booking.id));
        const [moved] = await tx
          .update(cancellations)
          .set({ ...NO_TRIES, state: to, stateSince: now, ...(isResting ? NO_LEASE : renewedLease(leaseOwner, now)) })
          .where(and(eq(cancellations.id, id), eq(cancellations.state, state), eq(cancellations.leaseOwner, leaseOwner)))
          .returning();
        if (!moved) return null;
        for (const noticed of notices) await wantPerson(tx, now, noticed);
        if (to === 'released') {
          await tx.update(bookings).set({ state: 'cancelled', updatedAt: now }).where(eq(bookings.id, booking.id));
          await settleOfAttempt(tx, now, ENDED_BY_CANCELLING, booking.attemptId);
        }
        if (to === 'done') {
          for (const kind of STUCK_REFUNDS) await settleWithoutPerson(tx, now, kind, id);
          if (refund > 0)
            await writePrices(tx, { draftId: booking.draftId, attemptId: booking.attemptId, at: now }, [
              { reason: 'refunded', source: 'gateway', amount: refund },
            ]);
          await writeMail(tx, { kind: 'cancelled', bookingId: booking.id, cause: `cancelled ${id}`, dueAt: now }, now);
        }
        return { cancellation: moved, booking: to === 'released' ? { ...booking, state: 'cancelled' as const } : booking };
      });
    },

    /** Unsettled ones that nobody works on and that do not rest after a failed try, the longest waiting first. */
    due: (limit: number): Promise<readonly Pick<Cancellation, 'id' | 'state'>[]> =>
      db
        .select({ id: cancellations.id, state: cancellations.state })
        .from(cancellations)
        .where(and(isUnsettled, isUnleased(cancellations, deps), isWaitOver(cancellations.tryAgainAt, clock())))
        .orderBy(cancellations.stateSince)
        .limit(limit),
  };
}

async function paymentIdOf(tx: Pick<NodePgDatabase, 'select'>, attemptId: string): Promise<string | null> {
  const [row] = await tx.select({ paymentId: attempts.paymentId }).from(attempts).where(eq(attempts.id, attemptId));
  return row?.paymentId ?? null;
}
