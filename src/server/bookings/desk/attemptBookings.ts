/** What attempts lead to: for lists of other rooms that know no more than an attempt's id. */
import { eq, inArray } from 'drizzle-orm';
import type { AttentionBooking } from '../../attention/attentionDesk.service';
import type { BookingDeps } from '../bookingDeps';
import { attempts, bookings } from '../bookings.tables';

type Deps = Pick<BookingDeps, 'db' | 'supplier'>;

/** By the attempt's id; one without a booking is left out, and a supplier that does not answer leaves its ids out. */
export async function bookingsOfAttempts(
  { db, supplier }: Deps,
  attemptIds: readonly string[],
): Promise<ReadonlyMap<string, AttentionBooking>> {
  if (attemptIds.length === 0) return new Map();
  const rows = await db
    .select({ attemptId: attempts.id, reference: bookings.reference, paymentId: attempts.paymentId })
    .from(attempts)
    .innerJoin(bookings, eq(bookings.attemptId, attempts.id))
    .where(inArray(attempts.id, [...attemptIds]));
  const orders = await supplier.books.orderIds(rows.map(({ attemptId }) => attemptId));
  const orderIdOf = (attemptId: string): string | null => (orders.ok ? (orders.value.get(attemptId) ?? null) : null);
  return new Map(
    rows.map(({ attemptId, reference, paymentId }) => [attemptId, { reference, paymentId, orderId: orderIdOf(attemptId) }] as const),
  );
}

/** References of bookings by what is in one of their columns; what nothing is found for is left out. */
const referencesBy =
  (column: typeof bookings.id | typeof bookings.attemptId) =>
  async ({ db }: Pick<Deps, 'db'>, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    if (ids.length === 0) return new Map();
    const rows = await db
      .select({ id: column, reference: bookings.reference })
      .from(bookings)
      .where(inArray(column, [...ids]));
    return new Map(rows.map(({ id, reference }) => [id, reference]));
  };
export const referencesOfBookings = referencesBy(bookings.id);
export const referencesOfAttempts = referencesBy(bookings.attemptId);
