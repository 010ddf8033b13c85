/** A search from question to trips; also the price of one itinerary alone. */
import type { IsoDate } from '#core/domain/dates';
import { dateOfDayNumber, dayNumber, daysBetween } from '#core/domain/dates';
import type { SearchQuery } from '#core/domain/trip';
import type { Airport } from '../../airports/airportTable';
import { cabinsOn } from './cabins';
import type { PricedJourney } from './directions';
import { journeysOfId } from './flightId';
import type { Journey } from './journey';
import { keptDirection } from './keptDirections';
import type { Network } from './network';
import type { Trip } from './pairing';
import { canFollow, lowestPair, oneWayTrip, pairUp, roundTrip } from './pairing';
import { fareScene, journeyDollars } from './pricing';

/** Nothing that leaves within this time is sold (product §1), minutes. */
const LAST_SALE = 60;
const MINUTE_MS = 60_000;
const DAY = 1440;

/** The date at an airport now. */
export function dateAt(net: Network, airport: Airport, now: Date): IsoDate {
  const utc = Math.floor(now.getTime() / MINUTE_MS);
  return dateOfDayNumber(Math.floor((utc + net.zones.offsetAt(net.zoneOf[airport.index] ?? 0, utc)) / DAY));
}

interface Directions {
  readonly outs: readonly PricedJourney[];
  /** Null for a one-way trip. */
  readonly backs: readonly PricedJourney[] | null;
}

function directionsFor(net: Network, query: SearchQuery, now: Date): Directions {
  const from = net.airports.resolve(query.origin);
  const to = net.airports.resolve(query.destination);
  const home = from[0];
  if (!home || to.length === 0) return { outs: [], backs: [] };
  const today = dateAt(net, home, now);
  const notBefore = Math.floor(now.getTime() / MINUTE_MS) + LAST_SALE;
  const ask = (date: IsoDate, isOutbound: boolean): readonly PricedJourney[] =>
    keptDirection(net, {
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
export function tripsFor(net: Network, query: SearchQuery, now: Date): Trip[] {
  const { outs, backs } = directionsFor(net, query, now);
  return backs === null ? outs.map((out) => oneWayTrip(net, out, query.departDate)) : pairUp(net, outs, backs, query.departDate);
}

/** What the cheapest of {@link tripsFor} costs one adult, cents; null where nothing flies. */
export function lowestFor(net: Network, query: SearchQuery, now: Date): number | null {
  const { outs, backs } = directionsFor(net, query, now);
  const least =
    backs === null
      ? Math.min(...outs.map((out) => oneWayTrip(net, out, query.departDate).cents))
      : lowestPair(net, outs, backs, query.departDate);
  return Number.isFinite(least) ? least : null;
}

/** One itinerary at its present price; null when it is not (or no longer) sold for this search. */
export function tripOfId(net: Network, query: SearchQuery, id: string, now: Date): Trip | null {
  const from = net.airports.resolve(query.origin);
  const to = net.airports.resolve(query.destination);
  const home = from[0];
  const dates = query.returnDate === null ? [query.departDate] : [query.departDate, query.returnDate];
  const journeys = journeysOfId(net, id, dates.map(dayNumber));
  if (!home || !journeys) return null;
  const today = dateAt(net, home, now);
  const soonest = Math.floor(now.getTime() / MINUTE_MS) + LAST_SALE;
  const isWithin = (list: readonly Airport[], index: number): boolean => list.some((a) => a.index === index);
  const priced: PricedJourney[] = [];
  for (const [i, journey] of journeys.entries()) {
    const date = dates[i] ?? query.departDate;
    const [starts, ends] = i === 0 ? [from, to] : [to, from];
    if (!isWithin(starts, journey.from) || !isWithin(ends, journey.to) || cabinsOn(net, journey, query.cabin) === null) return null;
    if ((journey.legs[0]?.out ?? 0) < soonest) return null;
    priced.push({ journey, dollars: dollarsOf(net, query, journey, date, daysBetween(today, date), i === 0) });
  }
  const [out, back] = priced;
  if (!out) return null;
  if (!back) return oneWayTrip(net, out, query.departDate);
  return canFollow(out.journey, back.journey) ? roundTrip(net, out, back, query.departDate) : null;
}

function dollarsOf(net: Network, query: SearchQuery, journey: Journey, date: IsoDate, daysAhead: number, isOutbound: boolean): number {
  const from = net.airports.airports[journey.from];
  const to = net.airports.airports[journey.to];
  if (!from || !to) throw new Error('a journey has airports');
  return journeyDollars(net, fareScene(net, from, to, date, daysAhead, query.cabin, isOutbound ? to : from), journey);
}
