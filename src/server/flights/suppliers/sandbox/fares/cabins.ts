/** Which cabin a traveler sits in on each leg: airlines sell only cabins they have. */
import type { Cabin } from '#core/domain/search/trip';
import { sellsCabin } from './carriers';
import { equipmentFor, isWidebody } from '../timetable/equipment';
import type { SandboxSlice } from '../itineraries/slice';
import type { LegInstance } from '../timetable/legs';
import type { Network } from '../timetable/network';
import { carrierOf, destinationOf, kmOf, originOf } from '../timetable/network';
import { hasRegionalPartners, isRegional } from '../numbers';
import { fareRegionOf } from './regions';

/** The aircraft of a leg, IATA equipment code. */
export function aircraftOf(net: Network, leg: LegInstance): string {
  const { carrier, from, to, km } = partiesOf(net, leg);
  return equipmentFor({
    fleet: carrier.fleet,
    from: from.code,
    to: to.code,
    km,
    weight: Math.min(from.weight, to.weight),
    isRegional: isRegional({ carrier, from, to, km }),
    hasPartners: hasRegionalPartners(carrier),
    key: `${carrier.code}|${from.code}|${to.code}|${leg.order}`,
  });
}

/** Airline, airports and distance of a leg. */
export function partiesOf(net: Network, leg: LegInstance) {
  const { route } = leg;
  return { carrier: carrierOf(net, route), from: originOf(net, route), to: destinationOf(net, route), km: kmOf(net, route) };
}

/** Cabins one step down, for the short legs of a long slice. */
const BELOW: Readonly<Record<Cabin, readonly Cabin[]>> = {
  First: ['Business', 'Economy'],
  Business: ['Economy'],
  PremiumEconomy: ['Economy'],
  Economy: [],
};

/**
 * The cabin of each leg, or null when the slice is not sold in this cabin: its longest leg must have it; on the others a
 * full-service airline may seat the traveler in its best cabin below.
 */
export function cabinsOn(net: Network, slice: SandboxSlice, cabin: Cabin): readonly Cabin[] | null {
  if (cabin === 'Economy') return slice.legs.map(() => 'Economy');
  const longest = slice.legs.reduce((a, b) => (kmOf(net, b.route) > kmOf(net, a.route) ? b : a));
  const out: Cabin[] = [];
  for (const leg of slice.legs) {
    const { carrier, from, to } = partiesOf(net, leg);
    const kind = { isWide: isWidebody(aircraftOf(net, leg)), isHome: fareRegionOf(from, to) === 'DOM' };
    const isSold = (c: Cabin): boolean => sellsCabin(carrier, c, kind);
    const own = isSold(cabin) ? cabin : leg !== longest && carrier.tier === 'full' ? BELOW[cabin].find(isSold) : undefined;
    if (own === undefined) return null;
    out.push(own);
  }
  return out;
}
