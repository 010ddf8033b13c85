/** What an answer of the booking room tells a client, whichever way it came. */
import type { AttemptWire } from '#core/contract/bookings/payments.schema';
import type { BookingWire } from '#core/contract/bookings/bookings.schema';
import type { DraftWire } from '#core/contract/bookings/drafts.schema';
import type { Reply } from './history';

export const draftReply = ({ draftId, quote }: DraftWire): Reply => ({ draftId, total: quote.price.total });

export const attemptReply = ({ attemptId, state, failure, reference, charged, challengeUrl }: AttemptWire): Reply => ({
  attemptId,
  state,
  failure,
  reference,
  charged,
  challengeUrl,
});

export const bookingReply = ({ reference, cancellation }: BookingWire): Reply => ({
  reference,
  ...(cancellation ? { cancellation: cancellation.state, refund: cancellation.refund } : {}),
});
