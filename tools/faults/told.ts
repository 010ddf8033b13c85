/** What an answer of the booking room tells a client, whichever way it came. */
import type { AttemptWire } from '#core/contract/bookings/payments.schema';
import type { BookingWire } from '#core/contract/bookings/bookings.schema';
import type { DraftWire } from '#core/contract/bookings/drafts.schema';
import type { Told } from './history';

export const toldByDraft = ({ draftId, quote }: DraftWire): Told => ({ draftId, total: quote.price.total });

export const toldByAttempt = ({ attemptId, state, failure, reference, charged, challengeUrl }: AttemptWire): Told => ({
  attemptId,
  state,
  failure,
  reference,
  charged,
  challengeUrl,
});

export const toldByBooking = ({ reference, cancellation }: BookingWire): Told => ({
  reference,
  ...(cancellation ? { cancellation: cancellation.state, refund: cancellation.refund } : {}),
});
