/** All ways from one airport to another on a day: nonstop, one stop, two stops (fare-model.9). */
import type { Airport } from '../../../airports/airportTable';
import { changesFrom, isWorthConnecting, longestTrack } from './connections';
import { distanceKm } from '../../../geography/distance';
import type { SandboxSlice, Reach, Wait, SliceWish } from './slice';
import { airportAt, flightsOn, sliceOf, waits } from './slice';
import type { LegInstance } from './legs';
import { firstFlight, flightsAround, runsOn } from './legs';
import type { Network } from './network';
import { firstRoute } from './network';
import { isSameCountry } from './regions';

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
  const end = net.outOf[wish.from.index + 1] ?? 0;
  const out: SandboxSlice[] = [];
  for (let r = firstRoute(net, wish.from.index, wish.to.index); r < end && net.to[r] === wish.to.index; r++)
    for (const leg of flightsOn(net, r, wish)) out.push(sliceOf(net, [leg]));
  return out;
}

/** One-stop slices; with `enough` the search ends early. */
export function oneStops(net: Network, wish: SliceWish, reach: Reach, enough = Infinity): SandboxSlice[] {
  const d = wish.to.index;
  const most = reach === 'interline' ? Infinity : longestTrack(distanceKm(wish.from, wish.to), reach === 'patient');
  const out: SandboxSlice[] = [];
  let via = -1;
  let rest = 0;
  for (let r1 = net.outOf[wish.from.index] ?? 0; r1 < (net.outOf[wish.from.index + 1] ?? 0) && out.length < enough; r1++) {
    const h = net.to[r1] ?? 0;
    if (h === d) continue;
    if (h !== via) {
      via = h;
      rest = distanceKm(airportAt(net, h), wish.to);
    }
    if ((net.km[r1] ?? 0) + rest > most || isDetourAbroad(wish, airportAt(net, h), reach)) continue;
    const starts = [
      h,
      ...(reach === 'usual' ? changesFrom(airportAt(net, h).code).flatMap((c) => net.airports.get(c.code)?.index ?? []) : []),
    ];
    let flights: LegInstance[] | null = null;
    for (const next of starts) {
      if (next === wish.from.index || next === d) continue;
      const end = net.outOf[next + 1] ?? 0;
      for (let r2 = firstRoute(net, next, d); r2 < end && net.to[r2] === d; r2++) {
        const wait = waits(net, r1, r2, reach);
        if (!wait || (net.km[r1] ?? 0) + (net.km[r2] ?? 0) > most || !isAtHub(net, r1, r2, reach)) continue;
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
  let at = seconds.length;
  for (const leg of firsts) {
    const ready = leg.in + wait.least;
    // Rush-hour padding can bring an earlier flight in later: the walk goes both ways.
    while (at > 0 && (seconds[at - 1]?.out ?? 0) >= ready) at--;
    while (at < seconds.length && (seconds[at]?.out ?? 0) < ready) at++;
    const second = seconds[at];
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
  const firsts: { r: number; h: number }[] = [];
  for (let r = net.outOf[from.index] ?? 0; r < (net.outOf[from.index + 1] ?? 0); r++) {
    const h = airportAt(net, net.to[r] ?? 0);
    if (
      h !== to &&
      !isDetourAbroad(wish, h, 'usual') &&
      isHubOf(net, r, h) &&
      (net.km[r] ?? 0) + distanceKm(h, to) <= most &&
      runsOn(net, r, wish.day)
    )
      firsts.push({ r, h: h.index });
  }
  const lasts: { r: number; h: number }[] = [];
  for (let i = net.into[to.index] ?? 0; i < (net.into[to.index + 1] ?? 0); i++) {
    const r = net.inRoutes[i] ?? 0;
    const h = airportAt(net, net.from[r] ?? 0);
    if (h !== from && !isDetourAbroad(wish, h, 'usual') && isHubOf(net, r, h) && (net.km[r] ?? 0) + distanceKm(from, h) <= most)
      lasts.push({ r, h: h.index });
  }
  const chains: { r1: number; r2: number; r3: number; km: number }[] = [];
  for (const f of firsts) {
    for (const l of lasts) {
      if (f.h === l.h || !net.carriers.isPartner(net.carrier[f.r] ?? 0, net.carrier[l.r] ?? 0)) continue;
      const end = net.outOf[f.h + 1] ?? 0;
      for (let r2 = firstRoute(net, f.h, l.h); r2 < end && net.to[r2] === l.h; r2++) {
        const total = (net.km[f.r] ?? 0) + (net.km[r2] ?? 0) + (net.km[l.r] ?? 0);
        if (
          total <= most &&
          net.carriers.isPartner(net.carrier[f.r] ?? 0, net.carrier[r2] ?? 0) &&
          net.carriers.isPartner(net.carrier[r2] ?? 0, net.carrier[l.r] ?? 0)
        )
          chains.push({ r1: f.r, r2, r3: l.r, km: total });
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
  return reach === 'interline' || isHubOf(net, r1, airportAt(net, net.to[r1] ?? 0)) || isHubOf(net, r2, airportAt(net, net.from[r2] ?? 0));
}

function isHubOf(net: Network, r: number, airport: Airport): boolean {
  return net.carriers.list[net.carrier[r] ?? 0]?.hubs.has(airport.code) ?? false;
}
