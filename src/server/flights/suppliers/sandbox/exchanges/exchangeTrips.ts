/** What a booking can be exchanged for, at the price of now (fare-model.36, fare-model.37). */
import { exchangedQuery } from '#core/domain/booking/exchange';
import type { ReplacedSlice } from '#core/domain/booking/exchange';
import { sellableDays } from '#core/domain/booking/saleWindow';
import type { FareBrand, Slice } from '#core/domain/flights/flights';
import { departureDate } from '#core/domain/search/trip';
import type { SearchQuery } from '#core/domain/search/trip';
import { at } from '#core/domain/values/checkedReads';
import { dayNumber } from '#core/domain/values/dates';
import type { LocalDateTime } from '#core/domain/values/dates';
import { isNonEmpty, lastOf } from '#core/domain/values/nonEmpty';
import { instantOf } from '../../../../geography/timeZones';
import type { PricedOffer } from '../../../supplier';
import { flightListOf, wordsOf } from '../itineraries/flightList';
import { itineraryOfSlices, LEAST_STAY } from '../itineraries/itineraries';
import type { SandboxItinerary, SoldSlice } from '../itineraries/itineraries';
import { saleClock, slicesByCarrier, soldSliceOf } from '../itineraries/itinerarySearch';
import type { SaleClock } from '../itineraries/itinerarySearch';
import { pricedOfferOf } from '../itineraries/pricedOffer';
import type { SandboxSlice } from '../itineraries/slice';
import { departureKey } from '../seats/seatMaps';
import { slicesOfId, splitFareId } from '../timetable/flightId';
import type { Network } from '../timetable/network';

/** A slice that is replaced; by these flights alone where they are named, as in the id of a flight. */
export interface ReplacedBy extends ReplacedSlice {
  readonly flights?: string;
}

export interface ExchangeRequest {
  /** The booking, with its flights as they are now. */
  readonly trip: Pick<PricedOffer, 'query' | 'flightId' | 'slices' | 'conditions' | 'price'>;
  readonly replaced: readonly ReplacedBy[];
  /** When each slice of it was bought. */
  readonly boughtAt: readonly Date[];
  readonly now: Date;
  readonly limit: number;
}

export interface ExchangeTrip {
  /** Without extras; flights of slices that stay are as the timetable has them. */
  readonly offer: PricedOffer;
  /** Departures that are no longer flown, by the names that their seats were sold under. */
  readonly givenUp: readonly string[];
}

/** However many slices are replaced, no more trips are priced. */
const MOST_TRIPS = 300;
const MINUTE_MS = 60_000;

/** When a slice leaves and arrives, UTC minutes. */
interface Moments {
  readonly out: number;
  readonly in: number;
}

/** A way to fly a slice. */
interface Option extends Moments {
  readonly sold: SoldSlice;
}

/** The cheapest first; null where the flights that were bought are not known, or those to be replaced leave too soon. */
export function exchangeTrips(net: Network, { trip, replaced, boughtAt, now, limit }: ExchangeRequest): readonly ExchangeTrip[] | null {
  const query = exchangedQuery(trip.query, replaced);
  const clock = query && saleClock(net, query, now);
  const days = trip.query.slices.map(({ date }) => dayNumber(date));
  const bought = slicesOfId(net, splitFareId(trip.flightId)[0], days);
  if (!query || !clock || !bought) return null;
  if (replaced.some(({ place }) => momentsOf(net, at(trip.slices, place)).out < clock.notBefore)) return null;

  const options = query.slices.map((slice, place): readonly Option[] => {
    const by = replaced.find((one) => one.place === place);
    if (by) {
      const most = Math.floor(MOST_TRIPS ** (1 / replaced.length));
      return by.date > sellableDays(now).last ? [] : newOptions(net, query, by, at(bought, place), clock).slice(0, most);
    }
    const paidOn = saleClock(net, query, at(boughtAt, place))?.today;
    const sold = paidOn === undefined ? null : soldSliceOf(net, query, slice, at(bought, place), paidOn);
    return sold ? [{ sold, ...momentsOf(net, at(trip.slices, place)) }] : [];
  });

  const givenUp = replaced.flatMap(({ place }) => wordsOf(net, at(bought, place), query.cabin).legs.map(departureKey));
  const ways = waysThrough(options).flatMap((sold) => (isNonEmpty(sold) ? [itineraryOfSlices(net, sold, departureDate(query))] : []));
  const found: ExchangeTrip[] = [];
  for (const { itinerary, key } of inFamily(net, query, ways, trip.conditions.brand)) {
    if (found.length === limit) break;
    const offer = pricedOfferOf(net, query, itinerary, key);
    // our fee stays as it was: no trip becomes an international one
    if (offer?.price.serviceFee === trip.price.serviceFee) found.push({ offer, givenUp });
  }
  return found;
}

/** Ways to fly a replaced slice with the airline that it was bought from, the cheapest first, the quicker of equal ones. */
function newOptions(net: Network, query: SearchQuery, by: ReplacedBy, bought: SandboxSlice, clock: SaleClock): readonly Option[] {
  const searched = at(query.slices, by.place);
  const { carrier } = bought;
  const found =
    by.flights === undefined ? slicesByCarrier(net, query, searched, { ...clock, carrier }) : namedSlice(net, query, by, by.flights, clock);
  return found
    .filter(({ slice }) => slice.carrier === carrier && !slice.isInterline && slice.legs[0].out >= clock.notBefore)
    .map(({ slice, dollars }) => ({ sold: { slice, dollars }, out: slice.legs[0].out, in: lastOf(slice.legs).in }))
    .sort((a, b) => a.sold.dollars - b.sold.dollars || a.sold.slice.minutes - b.sold.slice.minutes);
}

function namedSlice(net: Network, query: SearchQuery, by: ReplacedBy, flights: string, { today }: SaleClock): readonly SoldSlice[] {
  const slice = slicesOfId(net, flights, [dayNumber(by.date)])?.[0];
  const sold = slice && soldSliceOf(net, query, at(query.slices, by.place), slice, today);
  return sold ? [sold] : [];
}

/** Every choice of one option each in which each slice can be flown after the one before. */
function waysThrough(options: readonly (readonly Option[])[]): readonly (readonly SoldSlice[])[] {
  let ways: readonly (readonly Option[])[] = [[]];
  for (const next of options)
    ways = ways.flatMap((way) => {
      const before = way.at(-1);
      return next.filter((option) => !before || option.out >= before.in + LEAST_STAY).map((option) => [...way, option]);
    });
  return ways.map((way) => way.map(({ sold }) => sold));
}

interface SoldTrip {
  readonly itinerary: SandboxItinerary;
  /** Names its fare. */
  readonly key: string;
}

/** Those that are sold in a fare family, the cheapest in it first, the quicker of equal ones. */
function inFamily(net: Network, query: SearchQuery, itineraries: readonly SandboxItinerary[], brand: FareBrand): readonly SoldTrip[] {
  return flightListOf(net, query, itineraries)
    .flights.flatMap(({ fares, total }, i) => {
      const fare = fares.find(({ conditions }) => conditions.brand === brand);
      return fare ? [{ itinerary: at(itineraries, i), key: fare.key, total: total + fare.total }] : [];
    })
    .sort((a, b) => a.total - b.total || a.itinerary.minutes - b.itinerary.minutes);
}

/** When the flights of a booking leave and arrive, wherever its airline moved them. */
function momentsOf(net: Network, { legs }: Slice): Moments {
  const minuteAt = (airport: string, local: LocalDateTime): number => {
    const zone = net.airports.get(airport)?.tz;
    return zone === undefined ? NaN : instantOf(local, zone).getTime() / MINUTE_MS;
  };
  const last = lastOf(legs);
  return { out: minuteAt(legs[0].from, legs[0].departs), in: minuteAt(last.to, last.arrives) };
}
