/** Takes the people out of a booking and leaves what accounts and tax law ask for (reliability.14). */
import { randomUUID } from 'node:crypto';
import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { BillingAddress, Contact, TravelerDetails } from '#core/domain/booking/booking';
import type { IsoDate } from '#core/domain/values/dates';
import { ERASED_DOMAIN } from '#core/domain/values/keptFor';
import { bookingLinks, bookingReaders, bookings } from '../../bookings/bookings.tables';
import { savedTravelers } from '../../bookings/trips/savedTravelers.tables';
import { deskCalls } from '../../desk/desk.tables';
import { outbox } from '../../mail/outbox.tables';

export type Tx = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

/** How many traveled and as what, and the country and state of the bill (sales tax) stay. */
export async function forgetPeople(
  tx: Tx,
  { id, travelers, billing }: Pick<typeof bookings.$inferSelect, 'id' | 'travelers' | 'billing'>,
  now: Date,
): Promise<void> {
  const nobody = (t: TravelerDetails): TravelerDetails => ({
    kind: t.kind,
    firstName: 'Erased',
    middleName: '',
    lastName: 'Traveler',
    // A constant of the rows that were erased; the type has no empty date.
    dateOfBirth: '1900-01-01' as IsoDate,
    sex: 'U',
    knownTravelerNumber: '',
    passport: null,
  });
  // while the booking still has its number: of calls about it, and of calls from that number
  const its = tx.select({ reference: bookings.reference }).from(bookings).where(eq(bookings.id, id));
  const lastTen = (number: SQL) => sql`right(regexp_replace(${number}, '\\D', '', 'g'), 10)`;
  const phone = sql`(select ${lastTen(sql`${bookings.contact}->>'phone'`)} from ${bookings} where ${bookings.id} = ${id})`;
  await tx
    .update(deskCalls)
    .set({ callerNumber: '', note: '' })
    .where(
      or(
        inArray(deskCalls.reference, its),
        and(ne(deskCalls.callerNumber, ''), sql`${lastTen(sql`${deskCalls.callerNumber}`)} = ${phone}`),
      ),
    );
  // An address nobody has: an empty one could be typed at the look-up.
  const contact: Contact = { email: `${randomUUID()}@${ERASED_DOMAIN}`, phone: '' };
  const bill: BillingAddress = { nameOnCard: '', country: billing.country, state: billing.state, address: '', city: '', zip: '' };
  await tx
    .update(bookings)
    .set({ travelers: travelers.map(nobody), tickets: [], contact, billing: bill, updatedAt: now })
    .where(eq(bookings.id, id));
  await tx.delete(bookingReaders).where(eq(bookingReaders.bookingId, id));
  await tx.delete(savedTravelers).where(eq(savedTravelers.bookingId, id));
  await tx.delete(bookingLinks).where(eq(bookingLinks.bookingId, id));
  // letters that wait have nobody to go to; those that left need not be known of
  await tx.delete(outbox).where(eq(outbox.bookingId, id));
}
