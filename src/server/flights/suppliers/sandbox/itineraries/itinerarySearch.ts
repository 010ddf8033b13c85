/** A search from question to itineraries; also the price of one itinerary alone. */
import { at } from '#core/domain/values/checkedReads';
import { dayNumber, daysBetween } from '#core/domain/values/dates';
import type { IsoDate } from '#core/domain/values/dates';
import { isNonEmpty } from '#core/domain/values/nonEmpty';
import { LAST_SALE_MINUTES } from '#core/domain/booking/saleWindow';
import { departureDate } from '#core/domain/search/trip';
import type { SearchQuery, SearchSlice } from '#core/domain/search/trip';
import { dateIn } from '../../../../geography/timeZones';
import { cabinsOn } from '../fares/cabins';
import { pricedSlices } from './pricedSlices';
import type { PricedSlice, PricedSliceWish } from './pricedSlices';
import { slicesOfId } from '../timetable/flightId';
import type { SandboxSlice } from './slice';
import { keptPricedSlices } from './pricedSliceCache';
import type { Network } from '../timetable/network';
import { airportAt } from '../timetable/network';
import type { SandboxItinerary, SoldSlice } from './itineraries';
import { byPrice, canFollow, itineraryOfSlices, lowestPair, pairSlices } from './itineraries';
import { nameOfSlice } from './flightList';
import { tripsByNextSlice } from './nextSlice';
import type { SliceOptions } from './nextSlice';
import { fareScene, sliceDollars } from '../fares/pricing';

const MINUTE_MS = 60_000;

/** The instants that a search depends on, at the clock of the airport where the trip begins; null where nobody knows it. */
export interface SaleClock {
  /** Days ahead are counted from it. */
  readonly today: IsoDate;
  /** UTC minutes before which nothing is sold. */
  readonly notBefore: number;
}

export function saleClock(net: Network, { slices }: SearchQuery, now: Date): SaleClock | null {
  const home = net.airports.resolve(slices[0].origin)[0];
  return home ? { today: dateIn(home.tz, now), notBefore: Math.floor(now.getTime() / MINUTE_MS) + LAST_SALE_MINUTES } : null;
}

/** What is looked for to fly one slice of a search; null where no airport has its name. */
function wishFor(net: Network, query: SearchQuery, slice: SearchSlice, { today, notBefore }: SaleClock): PricedSliceWish | null {
  const { date } = slice;
  const [from, to] = [net.airports.resolve(slice.origin), net.airports.resolve(slice.destination)];
  if (from.length === 0 || to.length === 0) return null;
  const place = isHomeward(query, slice) ? 'from' : 'to';
  return { from, to, date, daysAhead: daysBetween(today, date), cabin: query.cabin, place, notBefore };
}

/** What one airline flies for a slice of a search. */
export function slicesByCarrier(
  net: Network,
  query: SearchQuery,
  slice: SearchSlice,
  { carrier, ...clock }: SaleClock & { readonly carrier: number },
): readonly PricedSlice[] {
  const wish = wishFor(net, query, slice, clock);
  return wish ? pricedSlices(net, { ...wish, carrier }) : [];
}

/** What flies for each slice of a search; nothing for any of them where one cannot be flown. */
function pricedSlicesFor(net: Network, query: SearchQuery, now: Date): readonly (readonly PricedSlice[])[] {
  const clock = saleClock(net, query, now);
  if (!clock) return [];
  const all: (readonly PricedSlice[])[] = [];
  for (const slice of query.slices) {
    const wish = wishFor(net, query, slice, clock);
    const priced = wish ? keptPricedSlices(net, wish) : [];
    if (priced.length === 0) return [];
    all.push(priced);
  }
  return all;
}

/** The season of the far end of a trip counts on the way back as well. */
const isHomeward = ({ slices }: SearchQuery, { destination }: SearchSlice): boolean => destination === slices[0].origin;

/**
 * Everything on offer for a search, unsorted. Where slices are chosen by name, and of more than two in any case, there is one trip for each
 * way to fly the next slice, the cheapest (search.42).
 */
export const itinerariesFor = (net: Network, query: SearchQuery, now: Date, chosen?: readonly string[]): SandboxItinerary[] =>
  itinerariesOf(net, query, pricedSlicesFor(net, query, now), chosen);

function itinerariesOf(
  net: Network,
  query: SearchQuery,
  priced: readonly (readonly PricedSlice[])[],
  chosen?: readonly string[],
): SandboxItinerary[] {
  const [outs = [], backs, ...more] = priced;
  const date = departureDate(query);
  if (chosen !== undefined || more.length > 0) return tripsByNextSlice(net, keptChoices(net, query, priced, chosen ?? []), date);
  return backs ? pairSlices(net, outs, backs, date) : outs.map((out) => itineraryOfSlices(net, [out], date));
}

/** The slices of a search with the chosen ones alone in their places. */
function keptChoices(
  net: Network,
  { cabin }: SearchQuery,
  priced: readonly (readonly PricedSlice[])[],
  chosen: readonly string[],
): SliceOptions {
  const before = chosen.map((name, i) => priced[i]?.find(({ slice }) => nameOfSlice(net, slice, cabin) === name) ?? null);
  return {
    before: before.every((slice) => slice !== null) ? before : null,
    next: priced[chosen.length] ?? [],
    after: priced.slice(chosen.length + 1),
  };
}

/** The cheapest of {@link itinerariesFor}, where it is filtered among those without a stop; null where nothing flies. */
export function lowestTripFor(net: Network, query: SearchQuery, now: Date, isNonstopOnly = false): SandboxItinerary | null {
  const isWanted = (slice: SandboxSlice): boolean => !isNonstopOnly || slice.legs.length === 1;
  const priced = pricedSlicesFor(net, query, now);
  const [outs = [], backs, ...more] = priced;
  if (backs && more.length === 0) return lowestPair(net, outs, backs, departureDate(query), isWanted);
  return cheapestOf(itinerariesOf(net, query, priced).filter(({ slices }) => slices.every(isWanted)));
}

const cheapestOf = (trips: readonly SandboxItinerary[]): SandboxItinerary | null =>
  trips.reduce<SandboxItinerary | null>((best, trip) => (best === null || byPrice(trip, best) < 0 ? trip : best), null);

/** What the cheapest of {@link itinerariesFor} costs one adult, cents; null where nothing flies. */
export function lowestFor(net: Network, query: SearchQuery, now: Date, chosen?: readonly string[]): number | null {
  const trip = chosen === undefined ? lowestTripFor(net, query, now) : cheapestOf(itinerariesFor(net, query, now, chosen));
  return trip?.cents ?? null;
}

/** A slice that was found by its name, at its price on `today`; null where it is not the one that was requested. */
export function soldSliceOf(
  net: Network,
  query: SearchQuery,
  searched: SearchSlice,
  slice: SandboxSlice,
  today: IsoDate,
): SoldSlice | null {
  const isAt = (code: string, index: number): boolean => net.airports.resolve(code).some((a) => a.index === index);
  if (!isAt(searched.origin, slice.from) || !isAt(searched.destination, slice.to) || cabinsOn(net, slice, query.cabin) === null)
    return null;
  const [from, to] = [airportAt(net, slice.from), airportAt(net, slice.to)];
  const place = isHomeward(query, searched) ? from : to;
  const scene = fareScene(net, from, to, searched.date, daysBetween(today, searched.date), query.cabin, place);
  return { slice, dollars: sliceDollars(net, scene, slice) };
}

/** One itinerary at its present price; null when it is not (or no longer) sold for this search. */
export function itineraryOfId(net: Network, query: SearchQuery, id: string, now: Date): SandboxItinerary | null {
  const clock = saleClock(net, query, now);
  const slices = slicesOfId(
    net,
    id,
    query.slices.map(({ date }) => dayNumber(date)),
  );
  if (!clock || !slices) return null;
  const priced: SoldSlice[] = [];
  for (const [i, searched] of query.slices.entries()) {
    const slice = slices[i];
    const sold = slice && slice.legs[0].out >= clock.notBefore ? soldSliceOf(net, query, searched, slice, clock.today) : null;
    if (!sold) return null;
    priced.push(sold);
  }
  if (!isNonEmpty(priced) || priced.some(({ slice }, i) => i > 0 && !canFollow(at(priced, i - 1).slice, slice))) return null;
  return itineraryOfSlices(net, priced, departureDate(query));
}
