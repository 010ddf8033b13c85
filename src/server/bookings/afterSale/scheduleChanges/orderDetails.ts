/** What an order has later that is no change of its flights: ticket numbers and terminals. */
import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { hasTicketEach } from '#core/domain/booking/tickets';
import type { TravelerTicket } from '#core/domain/booking/tickets';
import type { Slice } from '#core/domain/flights/flights';
import type { NonEmpty } from '#core/domain/values/nonEmpty';
import { ERASED_DOMAIN } from '#core/domain/values/keptFor';
import { settleWithoutPerson } from '../../../attention/attention.service';
import type { SupplierOrder } from '../../../flights/supplier';
import { writeMail } from '../../../mail/outbox.service';
import { bookings } from '../../bookings.tables';
import type { Booking } from '../../saga/work';

type Db = Pick<NodePgDatabase, 'insert' | 'update'>;

/** How the cause of a ticket mail begins that is sent because the numbers came after the first one. */
export const TICKETS_CAME = 'tickets ';

/**
 * Keeps the ticket numbers of an order, unless its people were erased; an order without any takes none away. Once every traveler
 * has one no person looks for them any more, and who had none in the ticket mail gets it again: true where that letter was queued.
 */
export async function keepTickets(tx: Db, booking: Booking, { status, tickets }: SupplierOrder, now: Date): Promise<boolean> {
  const { id: bookingId, attemptId, travelers, contact } = booking;
  if (status !== 'ticketed' || tickets.length === 0) return false;
  const isComplete = hasTicketEach(tickets, travelers.length);
  if (isComplete) await settleWithoutPerson(tx, now, 'order_without_ticket', attemptId);
  if (contact.email.endsWith(`@${ERASED_DOMAIN}`) || listed(tickets) === listed(booking.tickets)) return false;
  await tx
    .update(bookings)
    .set({ tickets: [...tickets], updatedAt: now })
    .where(eq(bookings.id, bookingId));
  if (!isComplete || hasTicketEach(booking.tickets, travelers.length)) return false;
  await writeMail(tx, { kind: 'ticketed', bookingId, cause: `${TICKETS_CAME}${attemptId}`, dueAt: now }, now);
  return true;
}

const listed = (tickets: readonly TravelerTicket[]): string =>
  tickets.map(({ traveler, number }) => `${String(traveler)} ${number}`).join();

const terminalsOf = (slices: readonly Slice[]): string =>
  JSON.stringify(slices.map(({ legs }) => legs.map(({ fromTerminal, toTerminal }) => [fromTerminal, toTerminal])));

/** Terminals are announced late and change: `slices` are the flights of the booking as the airline has them now. */
export async function keepTerminals(tx: Db, { id, offer }: Booking, slices: NonEmpty<Slice>, now: Date): Promise<void> {
  if (terminalsOf(slices) === terminalsOf(offer.slices)) return;
  await tx
    .update(bookings)
    .set({ offer: { ...offer, slices }, updatedAt: now })
    .where(eq(bookings.id, id));
}
