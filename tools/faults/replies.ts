/** What an answer of the booking room tells a client, whichever way it came. */
import type { AttemptWire } from '#core/contract/bookings/payments.schema';
import type { BookingWire } from '#core/contract/bookings/bookings.schema';
import type { DraftWire } from '#core/contract/bookings/drafts.schema';
import type { ExtrasOnSale } from '#core/domain/extras/extras';
import { seatsOf } from '#core/domain/extras/extras';
import type { Wanted } from './clients';
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

/** What is wanted, of what is on sale. */
export function choicesFor({ seatMaps, bags }: ExtrasOnSale, wanted: Wanted): { readonly id: string; readonly quantity: number }[] {
  const free = seatMaps.flatMap((map) => seatsOf(map).flatMap(({ services }) => services.slice(0, 1)));
  const seat = free[wanted.seat];
  const [bag] = bags;
  const quantity = Math.min(wanted.bags, bag?.mostBags ?? 0);
  return [...(seat ? [{ id: seat.id, quantity: 1 }] : []), ...(bag && quantity > 0 ? [{ id: bag.id, quantity }] : [])];
}
