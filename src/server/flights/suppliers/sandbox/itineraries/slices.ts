/** All ways from one airport to another on a day: nonstop, one stop, two stops (fare-model.9). */
import { at } from '#core/domain/values/checkedReads';
import type { Airport } from '../../../../airports/airportTable';
import { changesFrom, isWorthConnecting, longestTrack } from '../timetable/connections';
import { distanceKm } from '../../../../geography/distance';
import type { SandboxSlice, Reach, Wait, SliceWish } from './slice';
import { flightsOn, sliceOf, waits } from './slice';
import type { LegInstance } from '../timetable/legs';
import { firstFlight, flightsAround, runsOn } from '../timetable/legs';
import type { Network } from '../timetable/network';
import { arePartners, carrierOf, destinationOf, kmOf, originOf, routesBetween, routesFrom, routesInto } from '../timetable/network';
import { isSameCountry } from '../fares/regions';

const LONGEST_TWO_STOP_SEARCH = 1500;
const MANY_PAIRS = 80;
const DEPARTURES_TRIED = 4;

/** Everything that may be sold between two airports on a day, before choosing the best. */
export function slicesBetween(net: Network, wish: SliceWish): SandboxSlice[] {
  const found = usualSlices(net, wish);
  if (found.length > 0 || !isWorthConnecting(distanceKm(wish.from, wish.to), false)) return found;
  const longer = oneStops(net, wish, 'patient');
  return longer.length > 0 ? longer : twoStops(net, wish, longestTrack(distanceKm(wish.from, wish.to), true));
}

function usualSlices(net: Network, wish: SliceWish): SandboxSlice[] {
  const direct = nonstops(net, wish);
  const km = distanceKm(wish.from, wish.to);
  if (!isWorthConnecting(km, direct.length > 0)) return direct;
  const single = oneStops(net, wish, 'usual');
  const isWorthTwo = direct.length === 0 && (single.length < MANY_PAIRS || km > LONGEST_TWO_STOP_SEARCH * 4) && km > 300;
  return [...direct, ...single, ...(isWorthTwo ? twoStops(net, wish, longestTrack(km)) : [])];
}

/** Whether anything flies within the usual waits; stops at the first find. */
export function isServed(net: Network, wish: SliceWish): boolean {
  const km = distanceKm(wish.from, wish.to);
  return (
    nonstops(net, wish).length > 0 ||
    (isWorthConnecting(km, false) &&
      (oneStops(net, wish, 'usual', 1).length > 0 ||
        twoStops(net, wish, longestTrack(km), 1).length > 0 ||
        oneStops(net, wish, 'patient', 1).length > 0 ||
        twoStops(net, wish, longestTrack(km, true), 1).length > 0))
  );
}

function nonstops(net: Network, wish: SliceWish): SandboxSlice[] {
  const { first, end } = routesBetween(net, wish.from, wish.to);
  const out: SandboxSlice[] = [];
  for (let r = first; r < end; r++) for (const leg of flightsOn(net, r, wish)) out.push(sliceOf(net, [leg]));
  return out;
}

/** One-stop slices; with `enough` the search ends early. */
export function oneStops(net: Network, wish: SliceWish, reach: Reach, enough = Infinity): SandboxSlice[] {
  const { from, to } = wish;
  const most = reach === 'interline' ? Infinity : longestTrack(distanceKm(from, to), reach === 'patient');
  const out: SandboxSlice[] = [];
  let via: Airport | null = null;
  let rest = 0;
  const { first, end } = routesFrom(net, from);
  for (let r1 = first; r1 < end && out.length < enough; r1++) {
    const hub = destinationOf(net, r1);
    if (hub === to) continue;
    if (hub !== via) {
      via = hub;
      rest = distanceKm(hub, to);
    }
    const km = kmOf(net, r1);
    if (km + rest > most || isDetourAbroad(wish, hub, reach)) continue;
    const starts = [hub, ...(reach === 'usual' ? changesFrom(hub.code).flatMap((c) => net.airports.get(c.code) ?? []) : [])];
    let flights: LegInstance[] | null = null;
    for (const next of starts) {
      if (next === from || next === to) continue;
      const onward = routesBetween(net, next, to);
      for (let r2 = onward.first; r2 < onward.end; r2++) {
        const wait = waits(net, r1, r2, reach);
        if (!wait || km + kmOf(net, r2) > most || !isAtHub(net, r1, r2, reach)) continue;
        flights ??= flightsOn(net, r1, wish);
        joinFlights(net, flights, r2, wait, out);
      }
    }
  }
  return out;
}

/** Each first leg (latest first) with the next flight of the onward route, found by walking that route's flights once. */
function joinFlights(net: Network, firsts: readonly LegInstance[], onward: number, wait: Wait, out: SandboxSlice[]): void {
  let earliest = Infinity;
  let latest = -Infinity;
  for (const leg of firsts) {
    earliest = Math.min(earliest, leg.in);
    latest = Math.max(latest, leg.in);
  }
  if (firsts.length === 0) return;
  const seconds = flightsAround(net, onward, earliest + wait.least, latest + wait.most);
  let last: LegInstance | undefined;
  let place = seconds.length;
  for (const leg of firsts) {
    const ready = leg.in + wait.least;
    // Rush-hour padding can bring an earlier flight in later: the walk goes both ways.
    while (place > 0 && at(seconds, place - 1).out >= ready) place--;
    while (place < seconds.length && at(seconds, place).out < ready) place++;
    const second = seconds[place];
    // The same onward flight with an earlier first leg is only a longer wait.
    if (!second || second.out > leg.in + wait.most || second.out === last?.out) continue;
    last = second;
    out.push(sliceOf(net, [leg, second]));
  }
}

/** A domestic trip stays in the country, unless nothing else flies. */
function isDetourAbroad(wish: SliceWish, via: Airport, reach: Reach): boolean {
  return reach !== 'interline' && isSameCountry(wish.from, wish.to) && !isSameCountry(wish.from, via);
}

/** Two-stop slices of at most `most` kilometers. */
function twoStops(net: Network, wish: SliceWish, most: number, enough = MANY_PAIRS): SandboxSlice[] {
  const { from, to } = wish;
  const firsts: { r: number; hub: Airport }[] = [];
  const { first, end } = routesFrom(net, from);
  for (let r = first; r < end; r++) {
    const hub = destinationOf(net, r);
    if (
      hub !== to &&
      !isDetourAbroad(wish, hub, 'usual') &&
      isHubOf(net, r, hub) &&
      kmOf(net, r) + distanceKm(hub, to) <= most &&
      runsOn(net, r, wish.day)
    )
      firsts.push({ r, hub });
  }
  const lasts: { r: number; hub: Airport }[] = [];
  for (const r of routesInto(net, to)) {
    const hub = originOf(net, r);
    if (hub !== from && !isDetourAbroad(wish, hub, 'usual') && isHubOf(net, r, hub) && kmOf(net, r) + distanceKm(from, hub) <= most)
      lasts.push({ r, hub });
  }
  const chains: { r1: number; r2: number; r3: number; km: number }[] = [];
  for (const f of firsts) {
    for (const l of lasts) {
      if (f.hub === l.hub || !arePartners(net, f.r, l.r)) continue;
      const between = routesBetween(net, f.hub, l.hub);
      for (let r2 = between.first; r2 < between.end; r2++) {
        const total = kmOf(net, f.r) + kmOf(net, r2) + kmOf(net, l.r);
        if (total <= most && arePartners(net, f.r, r2) && arePartners(net, r2, l.r)) chains.push({ r1: f.r, r2, r3: l.r, km: total });
      }
    }
  }
  chains.sort((a, b) => a.km - b.km || a.r1 - b.r1 || a.r2 - b.r2 || a.r3 - b.r3);
  const out: SandboxSlice[] = [];
  for (const chain of chains) {
    if (out.length >= enough) break;
    const w1 = waits(net, chain.r1, chain.r2, 'usual');
    const w2 = waits(net, chain.r2, chain.r3, 'usual');
    if (!w1 || !w2) continue;
    let kept = 0;
    for (const leg of flightsOn(net, chain.r1, wish)) {
      const second = firstFlight(net, chain.r2, leg.in + w1.least, leg.in + w1.most);
      const third = second && firstFlight(net, chain.r3, second.in + w2.least, second.in + w2.most);
      if (!second || !third) continue;
      out.push(sliceOf(net, [leg, second, third]));
      if (++kept === DEPARTURES_TRIED || out.length >= enough) break;
    }
  }
  return out;
}

/** Airlines sell connections where one of the two has a hub; on two tickets one may change anywhere. */
function isAtHub(net: Network, r1: number, r2: number, reach: Reach): boolean {
  return reach === 'interline' || isHubOf(net, r1, destinationOf(net, r1)) || isHubOf(net, r2, originOf(net, r2));
}

function isHubOf(net: Network, r: number, airport: Airport): boolean {
  return carrierOf(net, r).hubs.has(airport.code);
}
