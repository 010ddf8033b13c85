/**
 * The lowest price to a place on any of many dates (explore.4). What an airline asks moves with the day by the same factors for all
 * flights of a pair of places: they name the likeliest days, and those alone are searched. So a price is always the one that a search of its dates holds.
 */
import type { IsoDate } from '#core/domain/values/dates';
import { addDays, dateOfDayNumber, dayNumber } from '#core/domain/values/dates';
import type { FittingDeparture } from '#core/domain/places/explore';
import { DEFAULT_TRAVELERS } from '#core/domain/travelers/travelers';
import { searchFor } from '#core/domain/search/trip';
import type { Airport } from '../../../../airports/airportTable';
import { distanceKm } from '../../../../geography/distance';
import { dateIn } from '../../../../geography/timeZones';
import type { ExploreRequest, ExploredTrip } from '../../../supplier';
import { lowestTripFor } from '../itineraries/itinerarySearch';
import type { Network } from '../timetable/network';
import { carrierAt, routesBetween, weekdaysOf } from '../timetable/network';
import { weekdayOf } from '../timetable/legs';
import { dayFactorsKey, daysAheadFactor, seasonFactor } from './seasons/seasons';

/** Dates that are searched for a place near by, where one search is quick; far away and between cities of several airports it is one. */
const MOST_TRIES = 2;
const NEAR_KM = 4000;
const EVERY_DAY = 0b1111111;

interface Trip {
  readonly departs: IsoDate;
  readonly nights: number;
  /** What both ways cost on these days relative to others. */
  readonly level: number;
}

/** A place and the dates that are searched for it. */
interface Tried {
  readonly destination: string;
  readonly trip: Trip;
}

/** The lowest price to each destination among the trips that fit; those are left out to which nothing flies on the days that were tried. */
export function lowestTrips(net: Network, request: ExploreRequest, now: Date): ExploredTrip[] {
  const best = pricedTrips(net, request, likeliestTrips(net, request, now), now);
  const missed = request.destinations.filter((destination) => !best.has(destination));
  const lengths = [...new Set(request.trips.flatMap(({ nights }) => nights))];
  // stays of one length have been tried
  if (request.isNonstopOnly || missed.length === 0 || lengths.length < 2) return [...best.values()];
  // nobody is back from the other end of the Earth after two nights: there the longest stays are tried
  const longer = { ...request, destinations: missed, trips: staysOf(request.trips, Math.max(...lengths)) };
  return [...best.values(), ...pricedTrips(net, longer, likeliestTrips(net, longer, now), now).values()];
}

function likeliestTrips(net: Network, request: ExploreRequest, now: Date): Tried[] {
  const from = net.airports.resolve(request.origin);
  const home = from[0];
  if (!home) return [];
  const today = dayNumber(dateIn(home.tz, now));
  /** Many destinations have the same season, market and holidays, and so the same cheap days. */
  const known = new Map<string, readonly Trip[]>();
  return request.destinations.flatMap((destination) => {
    const to = net.airports.resolve(destination);
    const place = to[0];
    if (!place || from.some((airport) => to.includes(airport))) return [];
    const days = request.isNonstopOnly ? { out: nonstopDays(net, from, to), back: nonstopDays(net, to, from) } : ANY_DAYS;
    const km = distanceKm(home, place);
    const key = [dayFactorsKey(home, place, place, km), dayFactorsKey(place, home, place, km), days.out, days.back].join('|');
    const trips = known.get(key) ?? likeliest(request.trips, home, place, today, days);
    known.set(key, trips);
    const isQuick = km <= NEAR_KM && from.length * to.length === 1;
    return trips.slice(0, isQuick ? MOST_TRIES : 1).map((trip) => ({ destination, trip }));
  });
}

const staysOf = (trips: ExploreRequest['trips'], nights: number): FittingDeparture[] =>
  trips.filter((trip) => trip.nights.includes(nights)).map(({ departs }) => ({ departs, nights: [nights] }));

/** By destination. Queried day by day, because the network keeps the flights of two days. */
function pricedTrips(net: Network, request: ExploreRequest, tried: readonly Tried[], now: Date): Map<string, ExploredTrip> {
  const inTurn = [...tried].sort((a, b) =>
    a.trip.departs < b.trip.departs ? -1 : a.trip.departs > b.trip.departs ? 1 : a.trip.nights - b.trip.nights,
  );
  const best = new Map<string, ExploredTrip>();
  for (const { destination, trip } of inTurn) {
    const found = pricedTrip(net, request, destination, trip, now);
    if (found && found.perAdult < (best.get(destination)?.perAdult ?? Infinity)) best.set(destination, found);
  }
  return best;
}

function pricedTrip(
  net: Network,
  { origin, cabin, isNonstopOnly }: ExploreRequest,
  destination: string,
  { departs, nights }: Trip,
  now: Date,
): ExploredTrip | null {
  const returns = addDays(departs, nights);
  const query = searchFor({ origin, destination, departs, returns }, cabin, DEFAULT_TRAVELERS);
  const found = lowestTripFor(net, query, now, isNonstopOnly);
  const [out] = found?.slices ?? [];
  if (!found || !out) return null;
  return {
    destination,
    departs,
    returns,
    perAdult: found.cents,
    airline: carrierAt(net, out.carrier).name,
    stops: Math.max(...found.slices.map(({ legs }) => legs.length - 1)),
    minutes: out.minutes,
  };
}

interface NonstopDays {
  /** Bits of the weekdays, Sunday first. */
  readonly out: number;
  readonly back: number;
}

const ANY_DAYS: NonstopDays = { out: EVERY_DAY, back: EVERY_DAY };

/** Weekdays on which something flies nonstop between any of the airports. */
function nonstopDays(net: Network, from: readonly Airport[], to: readonly Airport[]): number {
  let days = 0;
  for (const start of from) {
    for (const stop of to) {
      const { first, end } = routesBetween(net, start, stop);
      for (let r = first; r < end && days !== EVERY_DAY; r++) days |= weekdaysOf(net, r);
    }
  }
  return days;
}

/** What flights of one direction cost on a day relative to other days. */
function levelsOf(from: Airport, to: Airport, place: Airport, today: number): (day: number) => number {
  const km = distanceKm(from, to);
  const known = new Map<number, number>();
  return (day) => {
    const before = known.get(day);
    if (before !== undefined) return before;
    const level = daysAheadFactor(day - today, from, to, km) * seasonFactor(dateOfDayNumber(day), from, to, place);
    known.set(day, level);
    return level;
  };
}

/** The cheapest trip of each departure, the cheapest departures first; of several months first the best of each, whose discounts differ. */
function likeliest(departures: readonly FittingDeparture[], home: Airport, place: Airport, today: number, days: NonstopDays): Trip[] {
  const flies = (mask: number, day: number): boolean => ((mask >> weekdayOf(day)) & 1) === 1;
  const out = levelsOf(home, place, place, today);
  const back = levelsOf(place, home, place, today);
  const trips = departures.flatMap(({ departs, nights }): Trip[] => {
    const day = dayNumber(departs);
    if (!flies(days.out, day)) return [];
    let best: Trip | null = null;
    for (const stay of nights) {
      const level = flies(days.back, day + stay) ? out(day) + back(day + stay) : Infinity;
      if (level < (best?.level ?? Infinity)) best = { departs, nights: stay, level };
    }
    return best ? [best] : [];
  });
  trips.sort((a, b) => a.level - b.level);
  const months = new Set<string>();
  const isFirstOfMonth = ({ departs }: Trip): boolean => months.size < months.add(departs.slice(0, 7)).size;
  const [first, others] = [trips.filter(isFirstOfMonth), trips];
  return [...new Set([...first, ...others])].slice(0, MOST_TRIES);
}
