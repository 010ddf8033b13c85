/** Reads out of our database what a run has left behind. */
import { asc, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { attentionEntries } from '#server/attention/attention.tables';
import { exchanges } from '#server/bookings/afterSale/exchanging/exchanges.tables';
import { scheduleChanges } from '#server/bookings/afterSale/scheduleChanges/scheduleChanges.tables';
import { attempts, bookingEvents, bookings, drafts, priceEntries } from '#server/bookings/bookings.tables';
import { cancellations } from '#server/bookings/afterSale/cancelling/cancellations.tables';
import type { AttemptState } from '#server/bookings/states';
import { ATTEMPT_STATES, isFinal } from '#server/bookings/states';
import { sandboxOrders, sandboxSeats } from '#server/flights/suppliers/sandbox/orders/orders.tables';
import { outbox } from '#server/mail/outbox.tables';
import { sandboxLedger, sandboxPayments } from '#server/payments/sandbox/sandbox.tables';
import type { AttemptFacts, DraftFacts, EntryFacts, ExchangeFacts, OrderFacts, PaymentFacts } from './history';
import { flightsIn } from './replies';

type Db = Pick<NodePgDatabase, 'select'>;

interface OurFacts {
  readonly drafts: readonly DraftFacts[];
  readonly attempts: readonly AttemptFacts[];
  readonly entries: readonly EntryFacts[];
}

export async function readOurs(db: Db): Promise<OurFacts> {
  const [draftRows, rows, events, cancelled, mails, prices, entries, changed, byAirline] = await Promise.all([
    db.select({ id: drafts.id }).from(drafts),
    db.select({ attempt: attempts, booking: bookings }).from(attempts).innerJoin(bookings, eq(bookings.attemptId, attempts.id)),
    db.select().from(bookingEvents).orderBy(asc(bookingEvents.id)),
    db.select().from(cancellations),
    db.select({ bookingId: outbox.bookingId, cause: outbox.cause }).from(outbox),
    db.select().from(priceEntries).orderBy(asc(priceEntries.id)),
    db.select().from(attentionEntries),
    db.select().from(exchanges).orderBy(asc(exchanges.createdAt)),
    db.select({ bookingId: scheduleChanges.bookingId }).from(scheduleChanges),
  ]);
  const pricesOf = (fits: (row: (typeof prices)[number]) => boolean) =>
    prices.filter(fits).map(({ at, reason, source, amount }) => ({ at: at.toISOString(), reason, source, amount }));
  return {
    entries: entries.map(({ kind, subject, closedAt }) => ({ kind, subject, isOpen: closedAt === null })),
    drafts: draftRows.map(({ id }) => ({ id, prices: pricesOf((p) => p.draftId === id) })),
    attempts: rows.map(({ attempt, booking }) => {
      // moves of the attempt itself: changes of its flights have states of their own
      const own = events.filter((e) => e.attemptId === attempt.id && isAttemptState(e.toState));
      const visited = own.map((e) => e.toState as AttemptState);
      return {
        id: attempt.id,
        draftId: attempt.draftId,
        key: attempt.idempotencyKey,
        state: attempt.state,
        failure: attempt.failure,
        amount: attempt.amount,
        capturedAmount: attempt.capturedAmount,
        createdAt: attempt.createdAt.getTime(),
        endedAt: own.find((_, i) => isFinal(visited[i] ?? 'started'))?.at.getTime() ?? null,
        visited,
        searchedMs: searchedMs(own),
        booking: {
          reference: booking.reference,
          state: booking.state,
          acceptedTotal: booking.acceptedTotal,
          total: booking.offer.price.total,
          supplierReference: booking.supplierReference,
          extras: (booking.offer.extras ?? []).map(({ id }) => id),
          slices: booking.offer.slices.length,
          flights: flightsIn(booking.offer.slices),
        },
        exchanges: changed.filter((e) => e.bookingId === booking.id).map(factsOf),
        scheduleChanges: byAirline.filter((c) => c.bookingId === booking.id).length,
        cancellations: cancelled
          .filter((c) => c.bookingId === booking.id)
          .map(({ id, state, basis, refund, createdAt }) => ({ id, state, basis, refund, createdAt: createdAt.getTime() })),
        mails: mails.filter((m) => m.bookingId === booking.id).map((m) => m.cause),
        prices: pricesOf((p) => p.attemptId === attempt.id),
      };
    }),
  };
}

const isAttemptState = (state: string): boolean => (ATTEMPT_STATES as readonly string[]).includes(state);

function factsOf(exchange: typeof exchanges.$inferSelect): ExchangeFacts {
  const { id, idempotencyKey: key, state, failure, difference, due, refund, creditAmount, capturedAmount, createdAt, trip } = exchange;
  const flights = flightsIn(trip.slices);
  return {
    id,
    key,
    state,
    failure,
    difference,
    due,
    refund,
    flights,
    capturedAmount,
    credit: creditAmount ?? 0,
    createdAt: createdAt.getTime(),
  };
}

/** From the order that was requested to the way back, where nothing lay in between. */
function searchedMs(moves: readonly (typeof bookingEvents.$inferSelect)[]): number | null {
  const given = moves.find(({ fromState, toState }) => fromState === 'booking' && toState === 'undoing');
  const requested = moves.find(({ toState }) => toState === 'booking');
  return given && requested ? given.at.getTime() - requested.at.getTime() : null;
}

/** The books of the sandbox's bank. */
export async function readSandboxPayments(db: Db): Promise<readonly PaymentFacts[]> {
  const [payments, ledger] = await Promise.all([db.select().from(sandboxPayments), db.select().from(sandboxLedger)]);
  return payments.map(({ id, reference, state }) => {
    const lines = ledger.filter((line) => line.paymentId === id);
    const total = (movement: string): number => lines.filter((l) => l.movement === movement).reduce((sum, l) => sum + l.amount, 0);
    return {
      attemptId: reference,
      isHeld: state === 'authorised' || state === 'challenge',
      captures: lines.filter((l) => l.movement === 'captured').length,
      captured: total('captured'),
      refunded: total('refunded'),
    };
  });
}

/** The books of the sandbox's airline. */
export async function readSandboxOrders(db: Db): Promise<readonly OrderFacts[]> {
  const [orders, seats] = await Promise.all([db.select().from(sandboxOrders), db.select().from(sandboxSeats)]);
  return orders.map(({ ourReference, supplierReference, status, totalCents, flights, exchanges: made }) => ({
    attemptId: ourReference,
    supplierReference,
    isStanding: status !== 'cancelled',
    total: totalCents,
    flights: flights && flightsIn(flights.slices),
    exchanges: made.map(({ id }) => id),
    exchangesBrought: null,
    seats: seats.filter((seat) => seat.ourReference === ourReference).map(({ departure, designator }) => `${departure} ${designator}`),
    extras: null,
    isReported: true,
    document: 'there',
    ticketCameAt: null,
    // the sandbox gives back what its fares say: nothing is held against it
    moneyBack: totalCents,
    credit: null,
  }));
}
