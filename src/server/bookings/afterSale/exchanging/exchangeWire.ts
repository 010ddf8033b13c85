/** Exchanges as the wire shows them. */
import type { ExchangeOfferWire, ExchangeWire } from '#core/contract/bookings/exchange.schema';
import type { BookingWire } from '#core/contract/bookings/bookings.schema';
import type { ExchangeOffer } from '../../../flights/supplierExchanges';
import type { Booking } from '../../saga/work';
import type { ExchangeState } from '../../states';
import { priceWire } from '../../wire/priceWire';
import { offerOf } from './exchangeWork';
import type { Exchange } from './exchangeWork';

/** Flights that are changed are done for the traveler: the money follows by itself. */
const WIRE_STATE: Readonly<Record<ExchangeState, ExchangeWire['state']>> = {
  started: 'processing',
  challenge: 'challenge',
  authorised: 'processing',
  changing: 'processing',
  changed: 'processing',
  done: 'done',
  undoing: 'failed',
  failed: 'failed',
};

export const exchangeWire = ({ id, state, challengeUrl, failure }: Exchange): ExchangeWire => ({
  exchangeId: id,
  state: WIRE_STATE[state],
  challengeUrl: state === 'challenge' ? challengeUrl : null,
  failure,
});

/** An offer, with what of the booking's seats and bags does not stay with it. */
export function exchangeOfferWire({ offer }: Pick<Booking, 'offer'>, { id, trip, terms, until }: ExchangeOffer): ExchangeOfferWire {
  const { slices, conditions, carriers, airports, price, extras: kept = [] } = trip;
  const keptIds = new Set(kept.map((extra) => extra.id));
  return {
    ...{ id, slices: [...slices], conditions, carriers, airports, price: priceWire(price) },
    ...terms,
    givenUp: (offer.extras ?? []).filter((extra) => !keptIds.has(extra.id)),
    until: until?.toISOString() ?? null,
  };
}

/** The newest exchange of a booking, sent along with it. */
export function bookedExchangeWire(exchange: Exchange): BookingWire['exchange'] {
  const { terms } = offerOf(exchange);
  return { ...exchangeWire(exchange), at: exchange.createdAt.toISOString(), before: [...exchange.before], ...terms };
}
