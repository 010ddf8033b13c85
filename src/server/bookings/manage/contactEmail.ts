/** The address of a booking whose mail does not arrive, and the one that takes its place (booking.71). */
import { eq } from 'drizzle-orm';
import { isEmail, readEmail } from '#core/domain/typed/email';
import { settleOfAttempt } from '../../attention/attention.service';
import { sendUndelivered } from '../../mail/undelivered.service';
import type { BookingDeps } from '../bookingDeps';
import { bookings } from '../bookings.tables';
import { holdBooking } from '../heldBooking';
import type { Refusal } from '../wire/answers';
import { refuse } from '../wire/answers';
import type { ReadBooking } from './bookings.repository';

/**
 * Makes what was typed the address of the booking and sends there what did not arrive; null where it was done. While mail arrives, and for a
 * visitor who came by the link of a mail alone, the address stays: it opens the booking.
 */
export async function sendToAnother(
  { db, clock }: Pick<BookingDeps, 'db' | 'clock'>,
  { id, attemptId, isByLink }: ReadBooking,
  typed: string,
): Promise<Refusal | null> {
  const email = readEmail(typed);
  if (!isEmail(email))
    return refuse('invalid_request', { errors: [{ name: '/email', detail: email === '' ? 'email_missing' : 'email_format' }] });
  const now = clock();
  const isDone = await db.transaction(async (tx) => {
    const row = await holdBooking(tx, eq(bookings.id, id));
    if (!row || isByLink || !(await sendUndelivered(tx, id, now))) return false;
    await tx
      .update(bookings)
      .set({ contact: { ...row.contact, email }, updatedAt: now })
      .where(eq(bookings.id, id));
    await settleOfAttempt(tx, now, ['mail_undelivered'], attemptId);
    return true;
  });
  return isDone ? null : refuse('email_closed');
}
