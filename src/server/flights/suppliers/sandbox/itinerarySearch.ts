/** A search from question to itineraries; also the price of one itinerary alone. */
import type { IsoDate } from '#core/domain/dates';
import { dayNumber, daysBetween } from '#core/domain/dates';
import { LAST_SALE_MINUTES } from '#core/domain/saleWindow';
import type { SearchQuery } from '#core/domain/trip';
import type { Airport } from '../../../airports/airportTable';
import { dateIn } from '../../../geography/timeZones';
import { cabinsOn } from './cabins';
import type { PricedSlice } from './pricedSlices';
import { slicesOfId } from './flightId';
import type { SandboxSlice } from './slice';
import { keptPricedSlices } from './pricedSliceCache';
import type { Network } from './network';
import type { SandboxItinerary, SoldSlice } from './itineraries';
import { byPrice, canFollow, lowestPair, oneWayItinerary, pairSlices, roundTrip } from './itineraries';
import { fareScene, sliceDollars } from './pricing';

const MINUTE_MS = 60_000;

interface PricedSlices {
  readonly outs: readonly PricedSlice[];
  /** Null for a one-way trip. */
  readonly backs: readonly PricedSlice[] | null;
}

function pricedSlicesFor(net: Network, query: SearchQuery, now: Date): PricedSlices {
  const from = net.airports.resolve(query.origin);
  const to = net.airports.resolve(query.destination);
  const home = from[0];
  if (!home || to.length === 0) return { outs: [], backs: [] };
  const today = dateIn(home.tz, now);
  const notBefore = Math.floor(now.getTime() / MINUTE_MS) + LAST_SALE_MINUTES;
  const ask = (date: IsoDate, isOutbound: boolean): readonly PricedSlice[] =>
    keptPricedSlices(net, {
      from: isOutbound ? from : to,
      to: isOutbound ? to : from,
      date,
      daysAhead: daysBetween(today, date),
      cabin: query.cabin,
      place: isOutbound ? 'to' : 'from',
      notBefore,
    });
  const outs = ask(query.departDate, true);
  if (query.returnDate === null) return { outs, backs: null };
  return { outs, backs: outs.length === 0 ? [] : ask(query.returnDate, false) };
}

/** Everything on offer for a search, unsorted. */
export function itinerariesFor(net: Network, query: SearchQuery, now: Date): SandboxItinerary[] {
  const { outs, backs } = pricedSlicesFor(net, query, now);
  return backs === null ? outs.map((out) => oneWayItinerary(net, out, query.departDate)) : pairSlices(net, outs, backs, query.departDate);
}

/** The cheapest of {@link itinerariesFor}, where it is filtered among those without a stop; null where nothing flies. */
export function lowestTripFor(net: Network, query: SearchQuery, now: Date, isNonstopOnly = false): SandboxItinerary | null {
  const isWanted = (slice: SandboxSlice): boolean => !isNonstopOnly || slice.legs.length === 1;
  const { outs, backs } = pricedSlicesFor(net, query, now);
  if (backs !== null) return lowestPair(net, outs, backs, query.departDate, isWanted);
  return outs
    .filter(({ slice }) => isWanted(slice))
    .map((out) => oneWayItinerary(net, out, query.departDate))
    .reduce<SandboxItinerary | null>((best, trip) => (best === null || byPrice(trip, best) < 0 ? trip : best), null);
}

/** What the cheapest of {@link itinerariesFor} costs one adult, cents; null where nothing flies. */
export const lowestFor = (net: Network, query: SearchQuery, now: Date): number | null => lowestTripFor(net, query, now)?.cents ?? null;

/** One itinerary at its present price; null when it is not (or no longer) sold for this search. */
export function itineraryOfId(net: Network, query: SearchQuery, id: string, now: Date): SandboxItinerary | null {
  const from = net.airports.resolve(query.origin);
  const to = net.airports.resolve(query.destination);
  const home = from[0];
  const dates = query.returnDate === null ? [query.departDate] : [query.departDate, query.returnDate];
  const slices = slicesOfId(net, id, dates.map(dayNumber));
  if (!home || !slices) return null;
  const today = dateIn(home.tz, now);
  const soonest = Math.floor(now.getTime() / MINUTE_MS) + LAST_SALE_MINUTES;
  const isWithin = (list: readonly Airport[], index: number): boolean => list.some((a) => a.index === index);
  const priced: SoldSlice[] = [];
  for (const [i, slice] of slices.entries()) {
    const date = dates[i] ?? query.departDate;
    const [starts, ends] = i === 0 ? [from, to] : [to, from];
    if (!isWithin(starts, slice.from) || !isWithin(ends, slice.to) || cabinsOn(net, slice, query.cabin) === null) return null;
    if ((slice.legs[0]?.out ?? 0) < soonest) return null;
    priced.push({ slice, dollars: dollarsOf(net, query, slice, date, daysBetween(today, date), i === 0) });
  }
  const [out, back] = priced;
  if (!out) return null;
  if (!back) return oneWayItinerary(net, out, query.departDate);
  return canFollow(out.slice, back.slice) ? roundTrip(net, out, back, query.departDate) : null;
}

function dollarsOf(net: Network, query: SearchQuery, slice: SandboxSlice, date: IsoDate, daysAhead: number, isOutbound: boolean): number {
  const from = net.airports.airports[slice.from];
  const to = net.airports.airports[slice.to];
  if (!from || !to) throw new Error('a slice has airports');
  return sliceDollars(net, fareScene(net, from, to, date, daysAhead, query.cabin, isOutbound ? to : from), slice);
}
