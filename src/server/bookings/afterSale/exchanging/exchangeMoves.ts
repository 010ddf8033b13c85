/** How exchanges begin and move on. As with attempts, every change of state is a compare-and-set under a lease. */
import { and, eq, isNull } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { isSameSchedule } from '#core/domain/booking/scheduleChange';
import { settleOfAttempt, settleWithoutPerson, wantPerson } from '../../../attention/attention.service';
import { violatedIndex } from '../../../platform/db/faults';
import type { ExchangeOffer } from '../../../flights/supplierExchanges';
import type { TimeZoneOf } from '../../../geography/timeZones';
import { writeMail } from '../../../mail/outbox.service';
import { bookingEvents, bookings } from '../../bookings.tables';
import { creditColumns } from '../cancelling/credit';
import { isBeingCancelled } from '../cancelling/liveCancellations';
import { holdBooking } from '../../heldBooking';
import type { LeaseDeps } from '../../retrying/leases';
import { LEASE_MS, newLease, NO_LEASE, ORDER_LEASE_MS, renewedLease } from '../../retrying/leases';
import { writePrices } from '../../money/ledger';
import type { Priced } from '../../money/ledger';
import { renewReminders } from '../../letters/moveReminders';
import { NO_TRIES, STUCK_REFUNDS } from '../../retrying/retries';
import type { Booking } from '../../saga/work';
import { scheduleChanges } from '../scheduleChanges/scheduleChanges.tables';
import type { ExchangeState } from '../../states';
import { isDecline, isFinal } from '../../states';
import { exchanges } from './exchanges.tables';
import type { Exchange, ExchangeChanges, ExchangeWork } from './exchangeWork';
import { isBeingExchanged } from './liveExchanges';

export interface ExchangeRowDeps extends LeaseDeps {
  readonly db: NodePgDatabase;
  readonly timeZoneOf: TimeZoneOf;
}

export type NewExchange = Pick<Exchange, 'id' | 'idempotencyKey' | 'bodyHash'>;

/** What no person has to do any more once the order has other flights. */
const ENDED_BY_EXCHANGING = ['schedule_change_waits', 'order_unreadable', 'accepted_change_unsent', 'order_without_ticket'] as const;

type Tx = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

/** The columns of an offer. */
export function offerColumns({ id: offerId, trip, terms: { credit, ...amounts }, until: offerUntil }: ExchangeOffer) {
  return { offerId, trip, offerUntil, ...amounts, ...creditColumns(credit) };
}

/**
 * Writes what was agreed to, leased to the caller; null where the key is taken, the booking is being changed or cancelled, does not stand,
 * or has other flights than `seen`.
 */
export async function insertExchange(
  deps: ExchangeRowDeps,
  exchange: NewExchange,
  seen: Booking,
  offer: ExchangeOffer,
): Promise<ExchangeWork | null> {
  const now = deps.clock();
  try {
    return await deps.db.transaction(async (tx) => {
      const booking = await holdBooking(tx, eq(bookings.id, seen.id));
      if (booking?.state !== 'ticketed' || !isSameSchedule(booking.offer.slices, seen.offer.slices)) return null;
      if ((await isBeingCancelled(tx, booking.id)) || (await isBeingExchanged(tx, booking.id))) return null;
      const { id: bookingId, attemptId, draftId } = booking;
      const [row] = await tx
        .insert(exchanges)
        .values({
          ...exchange,
          ...{ bookingId, attemptId, before: booking.offer.slices, state: 'started' as const },
          ...offerColumns(offer),
          ...newLease(deps),
          ...{ stateSince: now, createdAt: now },
        })
        .returning();
      if (!row) throw new Error('an insert returns its row');
      await tx.insert(bookingEvents).values({ attemptId, toState: 'exchange_started', at: now });
      await writePrices(tx, { draftId, attemptId, at: now }, agreedPrices(row));
      return { exchange: row, booking };
    });
  } catch (error) {
    if (violatedIndex(error) === null) throw error;
    return null;
  }
}

const agreedPrices = ({ due, refund }: Exchange): readonly Priced[] =>
  refund > 0
    ? [{ reason: 'exchange_refund_agreed', source: 'traveler', amount: refund }]
    : [{ reason: 'exchange_agreed', source: 'traveler', amount: due }];

/** Moves on to the next state; null when the lease was lost and somebody else moved it. With `changed` the booking has its new flights. */
export function moveExchange(
  deps: ExchangeRowDeps,
  { exchange, booking }: ExchangeWork,
  to: ExchangeState,
  changes: ExchangeChanges,
): Promise<ExchangeWork | null> {
  const { id, leaseOwner, state } = exchange;
  if (leaseOwner === null) return Promise.resolve(null);
  const now = deps.clock();
  const lease = isFinal(to) || to === 'challenge' ? NO_LEASE : renewedLease(leaseOwner, now, to === 'changing' ? ORDER_LEASE_MS : LEASE_MS);
  return deps.db.transaction(async (tx) => {
    const held = await holdBooking(tx, eq(bookings.id, booking.id));
    if (!held) throw new Error('an exchange has a booking');
    const [row] = await tx
      .update(exchanges)
      .set({ ...changes.exchange, ...NO_TRIES, state: to, stateSince: now, ...lease })
      .where(and(eq(exchanges.id, id), eq(exchanges.state, state), eq(exchanges.leaseOwner, leaseOwner)))
      .returning();
    if (!row) return null;
    const { attemptId, draftId } = booking;
    const changed = to === 'changed' ? await changeBooking(tx, deps, held, row, changes.order) : booking;
    await tx
      .insert(bookingEvents)
      .values({ attemptId, fromState: `exchange_${state}`, toState: `exchange_${to}`, failure: row.failure, at: now });
    await writePrices(tx, { draftId, attemptId, at: now }, pricesOfMove(exchange, row));
    for (const noticed of changes.notices ?? []) await wantPerson(tx, now, noticed);
    if (state === 'changing') await settleWithoutPerson(tx, now, 'exchange_unanswered', id);
    if (isFinal(to)) {
      for (const kind of STUCK_REFUNDS) await settleWithoutPerson(tx, now, kind, id);
      await settleWithoutPerson(tx, now, 'authorization_ends', id);
    }
    if (to === 'done') await writeMail(tx, { kind: 'exchanged', bookingId: booking.id, cause: `exchanged ${id}`, dueAt: now }, now);
    return { exchange: row, booking: changed };
  });
}

/** The booking flies otherwise from now on; what the trip is not worth of what was paid for it is kept along with it. */
async function changeBooking(
  tx: Tx,
  { clock, timeZoneOf }: ExchangeRowDeps,
  known: Booking,
  exchange: Exchange,
  order: ExchangeChanges['order'],
): Promise<Booking> {
  const { id, bookingId, before, trip, attemptId, difference, due, refund, creditKind } = exchange;
  const now = clock();
  const lost = due - refund - difference;
  const isCredited = creditKind !== null;
  const [booking] = await tx
    .update(bookings)
    .set({
      offer: trip,
      changeFees: known.changeFees + (isCredited ? exchange.penalty : lost),
      changeCredits: known.changeCredits + (isCredited ? lost - exchange.penalty : 0),
      ...(order && { supplierReference: order.supplierReference, tickets: [...order.tickets] }),
      updatedAt: now,
    })
    .where(eq(bookings.id, bookingId))
    .returning();
  if (!booking) throw new Error('a row that is held is there');
  await tx
    .update(scheduleChanges)
    .set({ acceptedAt: now })
    .where(and(eq(scheduleChanges.bookingId, bookingId), isNull(scheduleChanges.acceptedAt)));
  await settleOfAttempt(tx, now, ENDED_BY_EXCHANGING, attemptId);
  await renewReminders(tx, { booking, before, slices: trip.slices, timeZoneOf, now, because: id });
  return booking;
}

/** What a move says about money. */
function pricesOfMove(before: Exchange, { state, due, refund, capturedAmount, failure, paymentId }: Exchange): readonly Priced[] {
  switch (state) {
    case 'authorised':
      return [{ reason: 'authorised', source: 'gateway', amount: due }];
    case 'done':
      if (refund > 0) return [{ reason: 'refunded', source: 'gateway', amount: refund }];
      return capturedAmount === null || capturedAmount === 0 ? [] : [{ reason: 'captured', source: 'gateway', amount: capturedAmount }];
    case 'failed':
      if (isDecline(failure)) return [{ reason: 'declined', source: 'gateway', amount: due }];
      return before.state === 'undoing' && paymentId !== null ? [{ reason: 'released', source: 'gateway', amount: due }] : [];
    default:
      return [];
  }
}
