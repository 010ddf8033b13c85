/** Duffel's offers to change an order, in the words of the domain (decision 176). */
import { exchangedPrice, exchangedQuery, exchangeTerms, isOnKeptSlice } from '#core/domain/booking/exchange';
import type { RefundTo, ReplacedSlice } from '#core/domain/booking/exchange';
import { isOnSale } from '#core/domain/booking/saleWindow';
import type { Slice } from '#core/domain/flights/flights';
import { at } from '#core/domain/values/checkedReads';
import { localParts } from '#core/domain/values/dates';
import type { Cents } from '#core/domain/values/money';
import { lastOf, mapNonEmpty } from '#core/domain/values/nonEmpty';
import { unreachable } from '#core/domain/values/result';
import type { PricedOffer } from '../../../supplier';
import type { ExchangeOffer } from '../../../supplierExchanges';
import type { DuffelChangeOffer, Order, Segment } from '../api/duffelTypes';
import { dollars } from '../search/fares';
import { arrivesAt, asFlown, leavesAt, readFlown } from '../search/itineraries';
import { flightIdOf, readFlightId, renamed } from '../search/offers';

export type OrderSlice = Order['slices'][number];
type AddedSlice = DuffelChangeOffer['slices']['add'][number];

/** The slices of an order by their places in the trip, both in the order in which they are flown; null where they are not those of the trip. */
export function slicesByPlace({ slices }: Order, trip: Pick<PricedOffer, 'slices' | 'airports'>): readonly OrderSlice[] | null {
  if (!slices.every(hasFlights)) return null;
  const flown = asFlown(slices);
  const isTrip = flown.length === trip.slices.length && trip.slices.every((slice, place) => hasSameEnds(at(flown, place), slice, trip));
  return isTrip ? flown : null;
}

interface Ends {
  readonly segments: readonly Pick<Segment, 'origin' | 'destination'>[];
}

const hasFlights = ({ segments }: Ends): boolean => segments.length > 0;

/** Leaves from and ends in the same cities: an airline may have moved it to another airport. */
function hasSameEnds({ segments }: Ends, { legs }: Slice, { airports }: Pick<PricedOffer, 'airports'>): boolean {
  const [from, to] = [at(segments, 0).origin, at(segments, segments.length - 1).destination];
  const isIn = ({ iata_code, iata_city_code }: Segment['origin'], code: string): boolean =>
    iata_code === code || (iata_city_code !== null && iata_city_code === airports[code]?.metro);
  return isIn(from, legs[0].from) && isIn(to, lastOf(legs).to);
}

/** Whether the airline lets these slices be changed by way of Duffel, as far as their order says; what it does not say is left to Duffel. */
export function mayBeChanged(order: Pick<Order, 'conditions'> & SaysActions, removed: readonly OrderSlice[], now: Date): boolean {
  const isForbidden = (slice: OrderSlice & { readonly changeable?: boolean | null }): boolean => {
    const rule = slice.conditions.change_before_departure ?? order.conditions.change_before_departure;
    // the guide names `changeable`, which the SDK's types do not have
    return slice.changeable === false || rule?.allowed === false || !isOnSale(leavesAt(slice), now);
  };
  return order.available_actions?.includes('change') === true && !removed.some(isForbidden);
}

/** Orders of before actions were named have none. */
type SaysActions = Partial<Pick<Order, 'available_actions'>>;

/** Where Duffel sends what a change gives back; null where it does not say. */
function refundTo(to: DuffelChangeOffer['refund_to']): RefundTo | null {
  switch (to) {
    case 'voucher':
      return 'voucher';
    // to the agency, which gives it back to the card of its traveler
    case 'arc_bsp_cash':
    case 'balance':
    case 'card':
    case 'awaiting_payment':
    case 'original_form_of_payment':
      return 'card';
    case null:
      return null;
    default:
      return unreachable(to);
  }
}

/** What Duffel is paid for a change, the penalty included, and the penalty; null where it is not in dollars. */
function amountsOf(offer: DuffelChangeOffer): { readonly total: Cents; readonly penalty: Cents } | null {
  const total = dollars(offer.change_total_amount, offer.change_total_currency);
  const amount = offer.penalty_total_amount ?? offer.penalty_amount ?? null;
  const penalty = amount === null ? 0 : dollars(amount, offer.penalty_total_currency ?? offer.penalty_currency ?? null);
  return total === null || penalty === null ? null : { total, penalty };
}

/** Null for an offer that is not of this order, or cannot be sold as an exchange of this trip. */
export function readExchange(order: Order, trip: PricedOffer, offer: DuffelChangeOffer, now: Date): ExchangeOffer | null {
  const before = slicesByPlace(order, trip);
  const amounts = amountsOf(offer);
  const { add, remove } = offer.slices;
  if (!before || !amounts || !add.every(hasFlights)) return null;
  const places = remove.map(({ id }) => before.findIndex((slice) => slice.id === id)).sort((a, b) => a - b);
  const added = asFlown(add);
  if (places.includes(-1) || added.length !== places.length) return null;
  const isLike = places.every(
    (place, i) => isSameFare(at(before, place), at(added, i)) && hasSameEnds(at(added, i), at(trip.slices, place), trip),
  );
  const after = before.map((slice, place): OrderSlice | AddedSlice => added[places.indexOf(place)] ?? slice);
  const canFollow = after.every((slice, i) => i === 0 || leavesAt(slice) >= arrivesAt(at(after, i - 1)));
  const flights = added.map(withCabins);
  const flown = readFlown({ owner: order.owner, passengers: order.passengers, slices: flights }, trip.query.cabin);
  if (!isLike || !canFollow || !added.every((slice) => isOnSale(leavesAt(slice), now)) || !flown) return null;

  const replaced = places.map((place, i): ReplacedSlice => ({ place, date: localParts(at(flown.slices, i).legs[0].departs).date }));
  const query = exchangedQuery(trip.query, replaced);
  const difference = amounts.total - amounts.penalty;
  const extras = (trip.extras ?? []).filter((extra) => isOnKeptSlice(extra, replaced));
  const price = exchangedPrice(trip.price, extras, difference);
  const to = amounts.total < 0 ? refundTo(offer.refund_to) : 'card';
  if (!query || !price || to === null) return null;
  const { carrier, conditions, demands } = trip;
  return {
    id: offer.id,
    trip: {
      flightId: exchangedId(trip.flightId, new Map(places.map((place, i) => [place, at(flights, i)]))),
      ...{ query, carrier, conditions, price },
      slices: mapNonEmpty(trip.slices, (slice, place) => flown.slices[places.indexOf(place)] ?? slice),
      ...(extras.length > 0 && { extras }),
      ...(demands && { demands }),
      carriers: { ...trip.carriers, ...flown.carriers },
      airports: { ...trip.airports, ...flown.airports },
    },
    terms: exchangeTerms(difference, amounts.penalty, to),
    until: new Date(offer.expires_at),
  };
}

/** The fare of the slice that is given up, by the airline's name of it, and one of the airlines that it was sold by. */
function isSameFare(before: OrderSlice, { fare_brand_name: fare, segments }: AddedSlice): boolean {
  const airlines = before.segments.map(({ marketing_carrier }) => marketing_carrier.iata_code);
  const isNamedSo = fare === null || before.fare_brand_name === null || fare === before.fare_brand_name;
  return isNamedSo && airlines.includes(at(segments, 0).marketing_carrier.iata_code);
}

const withCabins = ({ segments }: AddedSlice): { readonly segments: readonly Segment[] } => ({
  segments: segments.map((segment) => ({
    ...segment,
    passengers: segment.passengers.flatMap(({ cabin_class }) => (cabin_class === null ? [] : [{ cabin_class }])),
  })),
});

/** The id that names the new flights at the fare that was booked. */
function exchangedId(flightId: string, by: Parameters<typeof renamed>[1]): string {
  const named = readFlightId(flightId);
  return named === null ? flightId : flightIdOf(renamed(named.itinerary, by), named.fare);
}
