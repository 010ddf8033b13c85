/** An attempt with the booking that it carries: what the saga works on, and what a step may change of it. */
import type { Noticed } from '../../attention/attention.service';
import type { BookingLetterKind } from '../../mail/mailStates';
import type { attempts, bookings } from '../bookings.tables';

export type Attempt = typeof attempts.$inferSelect;
export type Booking = typeof bookings.$inferSelect;
export type NewAttempt = Pick<Attempt, 'id' | 'draftId' | 'idempotencyKey' | 'bodyHash' | 'amount'>;
export type NewBooking = Pick<Booking, 'offer' | 'travelers' | 'contact' | 'billing' | 'locale' | 'acceptedTotal'> &
  Partial<Pick<Booking, 'remembersTravelers'>>;

export interface Work {
  readonly attempt: Attempt;
  readonly booking: Booking;
}

export interface Changes {
  /** Letters that the move brings about. */
  readonly mails?: readonly {
    readonly kind: BookingLetterKind;
    readonly dueAt: Date;
    /** After the attempt in the letter's cause, where a kind has several. */
    readonly of?: string;
    readonly details?: unknown;
  }[];
  /** What the move leaves to a person. */
  readonly notices?: readonly Noticed[];
  readonly attempt?: Partial<
    Pick<Attempt, 'failure' | 'refusedFields' | 'paymentId' | 'challengeUrl' | 'supplierRequestedAt' | 'capturedAmount'>
  >;
  readonly booking?: Partial<
    Pick<
      Booking,
      | 'state'
      | 'offer'
      | 'travelers'
      | 'cardBrand'
      | 'cardLast4'
      | 'wallet'
      | 'supplierReference'
      | 'tickets'
      | 'bookedAt'
      | 'freeCancelUntil'
    >
  >;
}
