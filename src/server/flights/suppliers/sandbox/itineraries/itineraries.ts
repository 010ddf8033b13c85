/** Itineraries out of slices: one-way as they are, trips of two slices by pairing (fare-model.26). */
import type { UnitFare } from '#core/domain/fares/fares';
import { partyPrice, serviceFeeOf } from '#core/domain/fares/fares';
import { lastOf, mapNonEmpty } from '#core/domain/values/nonEmpty';
import type { NonEmpty } from '#core/domain/values/nonEmpty';
import type { TravelerCounts } from '#core/domain/travelers/travelers';
import type { IsoDate } from '#core/domain/values/dates';
import type { PricedSlice } from './pricedSlices';
import type { SandboxSlice } from './slice';
import type { Network } from '../timetable/network';
import { airportAt, carrierAt, destinationOf, originOf } from '../timetable/network';
import { paretoFirst } from './pareto';
import { ONE_WAY_ALONE, discountOf } from '../fares/pricing';
import { isSameCountry } from '../fares/regions';

/** One thing to choose: an itinerary with its fare. */
export interface SandboxItinerary {
  readonly slices: NonEmpty<SandboxSlice>;
  readonly fare: UnitFare;
  /** Price that applies to one adult, cents, our fee included. */
  readonly cents: number;
  readonly minutes: number;
}

/** A slice at its price. */
export type SoldSlice = Pick<PricedSlice, 'slice' | 'dollars'>;

/** The cheapest pairs of airlines that do not work together. */
const MIXED_PAIRS = 200;
/** Time to turn round at the far end, minutes. */
export const LEAST_STAY = 120;

/** A slice with what its price needs, worked out once for all its trips. */
export interface Side extends SoldSlice {
  readonly isDomestic: boolean;
  /** Dollars when sold alone: a full-service airline's international one-way costs more. */
  readonly alone: number;
  readonly discount: number;
}

/** One side of an itinerary that starts on `date`. */
export function sideOf(net: Network, priced: SoldSlice, date: IsoDate): Side {
  const { slice, dollars } = priced;
  const isDomestic = isWithinOneCountry(net, slice);
  const isFull = carrierAt(net, slice.carrier).tier === 'full';
  const alone = isFull && !isDomestic ? Math.round(dollars * ONE_WAY_ALONE) : dollars;
  return { slice, dollars, isDomestic, alone, discount: discountFor(net, slice, date) };
}

/** An itinerary of slices in the order in which they are flown, the first on `date`. */
export function itineraryOfSlices(net: Network, slices: NonEmpty<SoldSlice>, date: IsoDate): SandboxItinerary {
  return itineraryOfSides(
    net,
    mapNonEmpty(slices, (slice) => sideOf(net, slice, date)),
  );
}

/** Whether one airline issues a ticket for all slices: the others work together with that of the first. */
export function isOneTicket(net: Network, slices: NonEmpty<SandboxSlice>): boolean {
  const [first] = slices;
  return slices.every(({ carrier }) => net.carriers.isPartner(first.carrier, carrier));
}

/** On one ticket half a round-trip fare for each slice, else one-ways, which no airline discounts (fare-model.26, decision 158). */
function fareOfSides(net: Network, sides: NonEmpty<Side>): UnitFare {
  const [first] = sides;
  let together = 0;
  let apart = 0;
  let isDomestic = true;
  let isTogether = true;
  for (const side of sides) {
    together += side.dollars;
    apart += side.alone;
    isDomestic &&= side.isDomestic;
    isTogether &&= net.carriers.isPartner(first.slice.carrier, side.slice.carrier);
  }
  if (sides.length === 1 || !isTogether) return { dollars: apart, isDomestic, discount: isTogether ? first.discount : 0 };
  return { dollars: together, isDomestic, discount: first.discount };
}

/** An itinerary out of its sides, in the order in which they are flown. */
export const itineraryOfSides = (net: Network, sides: NonEmpty<Side>): SandboxItinerary =>
  itineraryOf(
    mapNonEmpty(sides, ({ slice }) => slice),
    fareOfSides(net, sides),
  );

/** Whether a slice can be flown after the one before. */
export function canFollow(before: SandboxSlice, after: SandboxSlice): boolean {
  return after.legs[0].out >= lastOf(before.legs).in + LEAST_STAY;
}

/** Every trip of two slices on offer: partners among themselves and the cheapest mixed pairs; same airports there and back where that is possible. */
export function pairSlices(net: Network, outs: readonly PricedSlice[], backs: readonly PricedSlice[], date: IsoDate): SandboxItinerary[] {
  const there = outs.map((p) => sideOf(net, p, date));
  const home = backs.map((p) => sideOf(net, p, date));
  const mirrored = pairsOf(net, there, home, (o, b) => o.from === b.to && o.to === b.from);
  return mirrored.length > 0 ? mirrored : pairsOf(net, there, home, () => true);
}

function pairsOf(
  net: Network,
  outs: readonly Side[],
  backs: readonly Side[],
  fits: (out: SandboxSlice, back: SandboxSlice) => boolean,
): SandboxItinerary[] {
  const own: SandboxItinerary[] = [];
  const mixed: SandboxItinerary[] = [];
  for (const out of outs) {
    for (const back of backs) {
      if (!fits(out.slice, back.slice) || !canFollow(out.slice, back.slice)) continue;
      (net.carriers.isPartner(out.slice.carrier, back.slice.carrier) ? own : mixed).push(itineraryOfSides(net, [out, back]));
    }
  }
  return [...own, ...mixed.sort(byPrice).slice(0, MIXED_PAIRS)];
}

/**
 * The cheapest of {@link pairSlices}, the quickest of equally cheap ones, without making the pairs; null when there are none.
 * `isWanted` leaves slices out as a filter of the shown list does: what is shown at all does not depend on it.
 */
export function lowestPair(
  net: Network,
  outs: readonly PricedSlice[],
  backs: readonly PricedSlice[],
  date: IsoDate,
  isWanted: (slice: SandboxSlice) => boolean = () => true,
): SandboxItinerary | null {
  const there = outs.map((p) => sideOf(net, p, date));
  const home = backs.map((p) => sideOf(net, p, date));
  const wantedBacks = home.map(({ slice }) => isWanted(slice));
  const best = { mirrored: new Cheapest(), any: new Cheapest() };
  let hasMirrored = false;
  for (const out of there) {
    const isOutWanted = isWanted(out.slice);
    for (const [i, back] of home.entries()) {
      // the discount is of one ticket, which costs no more than two
      const isTooDear = (out.dollars + back.dollars) * 100 * (1 - out.discount) > best.mirrored.cents + 1;
      if (hasMirrored && (isTooDear || !isOutWanted || wantedBacks[i] !== true)) continue;
      if (!canFollow(out.slice, back.slice)) continue;
      const isMirrored = out.slice.from === back.slice.to && out.slice.to === back.slice.from;
      hasMirrored ||= isMirrored;
      if (!isOutWanted || wantedBacks[i] !== true) continue;
      const cents = adultCents(fareOfSides(net, [out, back]));
      (isMirrored ? best.mirrored : best.any).offer(cents, out, back);
    }
  }
  const { pair } = hasMirrored ? best.mirrored : best.any;
  return pair && itineraryOfSides(net, pair);
}

/** The cheapest pair offered so far, of equal ones the quickest. */
class Cheapest {
  pair: readonly [out: Side, back: Side] | null = null;
  cents = Infinity;
  private minutes = Infinity;

  offer(cents: number, out: Side, back: Side): void {
    if (cents > this.cents) return;
    const minutes = out.slice.minutes + back.slice.minutes;
    if (cents === this.cents && minutes >= this.minutes) return;
    this.cents = cents;
    this.minutes = minutes;
    this.pair = [out, back];
  }
}

/** At most `limit` itineraries: the cheapest of each outbound, then by the trade of price and duration; sorted by the party's total. */
export function chooseItineraries(all: readonly SandboxItinerary[], limit: number, party: TravelerCounts): SandboxItinerary[] {
  const chosen = all.length <= limit ? all : bestOf(all, limit);
  return chosen
    .map((itinerary) => ({ itinerary, total: partyPrice(itinerary.fare, party).totalNet }))
    .sort((a, b) => a.total - b.total || a.itinerary.minutes - b.itinerary.minutes)
    .map(({ itinerary }) => itinerary);
}

function bestOf(all: readonly SandboxItinerary[], limit: number): SandboxItinerary[] {
  const best = new Map<SandboxSlice, SandboxItinerary>();
  for (const itinerary of all) {
    const out = itinerary.slices[0];
    const other = best.get(out);
    if (!other || byPrice(itinerary, other) < 0) best.set(out, itinerary);
  }
  const first = [...best.values()].sort(byPrice).slice(0, limit);
  const taken = new Set(first);
  const rest = paretoFirst(
    all.filter((t) => !taken.has(t)),
    (t) => t.cents,
    (t) => t.minutes,
    limit - first.length,
  );
  return [...first, ...rest];
}

/** Cheaper first, then quicker. */
export function byPrice(a: SandboxItinerary, b: SandboxItinerary): number {
  return a.cents - b.cents || a.minutes - b.minutes;
}

function itineraryOf(slices: NonEmpty<SandboxSlice>, fare: UnitFare): SandboxItinerary {
  let minutes = 0;
  for (const j of slices) minutes += j.minutes;
  return { slices, fare, cents: adultCents(fare), minutes };
}

function adultCents({ dollars, isDomestic, discount }: UnitFare): number {
  return Math.round((dollars * 100 + serviceFeeOf('adult', isDomestic)) * (1 - discount));
}

/** Every airport on the way is in the country where it starts. */
function isWithinOneCountry(net: Network, slice: SandboxSlice): boolean {
  const start = airportAt(net, slice.from);
  return slice.legs.every(({ route }) => isSameCountry(start, originOf(net, route)) && isSameCountry(start, destinationOf(net, route)));
}

function discountFor(net: Network, slice: SandboxSlice, date: IsoDate): number {
  if (slice.isInterline) return 0;
  return discountOf(carrierAt(net, slice.carrier), airportAt(net, slice.from), airportAt(net, slice.to), date);
}
