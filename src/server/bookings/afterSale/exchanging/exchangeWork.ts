/** An exchange with the booking that it is of: what its saga works on, and what a step may change. */
import { isSameSchedule } from '#core/domain/booking/scheduleChange';
import type { ReplacedSlice } from '#core/domain/booking/exchange';
import type { Noticed } from '../../../attention/attention.service';
import type { SupplierOrder } from '../../../flights/supplier';
import type { BookedTrip, ExchangeOffer } from '../../../flights/supplierExchanges';
import { creditOf } from '../cancelling/credit';
import type { Booking } from '../../saga/work';
import type { exchanges } from './exchanges.tables';

export type Exchange = typeof exchanges.$inferSelect;

export interface ExchangeWork {
  readonly exchange: Exchange;
  readonly booking: Booking;
}

export interface ExchangeChanges {
  readonly exchange?: Partial<
    Pick<
      Exchange,
      'failure' | 'paymentId' | 'challengeUrl' | 'supplierRequestedAt' | 'capturedAmount' | 'cardBrand' | 'cardLast4' | 'wallet'
    >
  >;
  /** The order as the supplier exchanged it: with the move to `changed`. */
  readonly order?: SupplierOrder;
  /** What the move leaves to a person. */
  readonly notices?: readonly Noticed[];
}

/** The booking as the supplier knows it. */
export const bookedTripOf = ({ attemptId, offer, bookedAt, createdAt }: Booking): BookedTrip => ({
  ourReference: attemptId,
  trip: offer,
  bookedAt: bookedAt ?? createdAt,
});

/** The supplier's offer that was agreed to. */
export function offerOf(exchange: Exchange): ExchangeOffer {
  const { offerId: id, trip, offerUntil: until, difference, penalty, due, refund } = exchange;
  const credit = creditOf(exchange);
  return { id, trip, terms: { difference, penalty, due, refund, ...(credit && { credit }) }, until };
}

/** The slices that an offer flies otherwise than the booking, and on which day. */
export const replacedOf = ({ before, trip }: Pick<Exchange, 'before' | 'trip'>): readonly ReplacedSlice[] =>
  trip.query.slices.flatMap(({ date }, place) => {
    const [was, is] = [before[place], trip.slices[place]];
    return was && is && isSameSchedule([was], [is]) ? [] : [{ place, date }];
  });
