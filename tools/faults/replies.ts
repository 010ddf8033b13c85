/** What an answer of the booking room tells a client, whichever way it came. */
import type { AttemptWire } from '#core/contract/bookings/payments.schema';
import type { ExchangeOfferWire, ExchangeOffersWire, ExchangeWire } from '#core/contract/bookings/exchange.schema';
import type { BookingWire } from '#core/contract/bookings/bookings.schema';
import type { DraftWire } from '#core/contract/bookings/drafts.schema';
import type { ExtrasOnSale } from '#core/domain/extras/extras';
import type { Slice } from '#core/domain/flights/flights';
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

/** What flies when: two trips with the same text are the same flights. */
export const flightsIn = (slices: readonly Pick<Slice, 'legs'>[]): string =>
  slices.map(({ legs }) => legs.map((leg) => `${leg.carrier}${leg.flightNumber} ${leg.departs}`).join(', ')).join('; ');

/** Slices of the wire are those of the domain. */
const flightsOfWire = ({ slices }: Pick<ExchangeOfferWire, 'slices'>): string => flightsIn(slices as readonly Slice[]);

export const exchangeReply = ({ exchangeId, state, failure, challengeUrl }: ExchangeWire): Reply => ({
  exchangeId,
  change: state,
  failure,
  challengeUrl,
});

/** The first offer, which is the cheapest; nothing where there is none. */
export function offersReply({ offers: [offer] }: ExchangeOffersWire): Reply {
  return offer ? { offerId: offer.id, due: offer.due, refund: offer.refund, flights: flightsOfWire(offer) } : {};
}

export const bookingReply = (booking: BookingWire): Reply => ({
  reference: booking.reference,
  flights: flightsOfWire(booking),
  ...(booking.cancellation ? { cancellation: booking.cancellation.state, refund: booking.cancellation.refund } : {}),
});

/** What is wanted, of what is on sale. */
export function choicesFor({ seatMaps, bags }: ExtrasOnSale, wanted: Wanted): { readonly id: string; readonly quantity: number }[] {
  const seats = seatMaps.flatMap((map) => seatsOf(map).flatMap(({ services }) => services.slice(0, 1))[wanted.seat] ?? []);
  const firstOfSlices = bags.filter(({ slices }, i) => bags.findIndex((bag) => String(bag.slices) === String(slices)) === i);
  return [
    ...seats.map(({ id }) => ({ id, quantity: 1 })),
    ...firstOfSlices.flatMap(({ id, mostBags }) => {
      const quantity = Math.min(wanted.bags, mostBags);
      return quantity > 0 ? [{ id, quantity }] : [];
    }),
  ];
}
