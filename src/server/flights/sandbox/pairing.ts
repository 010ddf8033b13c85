/** Trips out of directions: one-way as they are, round trips by pairing (data/model.md §8). */
import type { UnitFare } from '#core/domain/fares';
import { partyPrice, serviceFeeOf } from '#core/domain/fares';
import type { TravelerCounts } from '#core/domain/travelers';
import type { IsoDate } from '#core/domain/dates';
import type { PricedJourney } from './directions';
import type { Journey } from './journey';
import type { Network } from './network';
import { paretoFirst } from './pareto';
import { ONE_WAY_ALONE, discountOf } from './pricing';
import { isSameCountry } from './regions';

/** One thing to choose: an itinerary with its fare. */
export interface Trip {
  readonly journeys: readonly Journey[];
  readonly fare: UnitFare;
  /** Price that applies to one adult, cents, our fee included. */
  readonly cents: number;
  readonly minutes: number;
}

const MIXED_PAIRS = 200;
/** Time to turn round at the far end, minutes. */
const LEAST_STAY = 120;

/** A direction with what its price needs, worked out once for all its pairs. */
interface Side extends PricedJourney {
  readonly isDomestic: boolean;
  /** Dollars when sold alone: a full-service airline's international one-way costs more. */
  readonly alone: number;
  readonly discount: number;
}

/** One side of a trip that starts on `date`. */
function sideOf(net: Network, priced: PricedJourney, date: IsoDate): Side {
  const { journey, dollars } = priced;
  const isDomestic = isWithinOneCountry(net, journey);
  const isFull = net.carriers.list[journey.carrier]?.tier === 'full';
  const alone = isFull && !isDomestic ? Math.round(dollars * ONE_WAY_ALONE) : dollars;
  return { journey, dollars, isDomestic, alone, discount: discountFor(net, journey, date) };
}

/** A one-way trip at its price. */
export function oneWayTrip(net: Network, out: PricedJourney, date: IsoDate): Trip {
  const side = sideOf(net, out, date);
  return tripOf([side.journey], { dollars: side.alone, isDomestic: side.isDomestic, discount: side.discount });
}

/** A round trip of two directions, the outbound on `date`. */
export function roundTrip(net: Network, out: PricedJourney, back: PricedJourney, date: IsoDate): Trip {
  return joined(net, sideOf(net, out, date), sideOf(net, back, date));
}

/** On one ticket where the airlines work together, else two one-ways, which no airline discounts. */
function joinedFare(net: Network, out: Side, back: Side): UnitFare {
  const isOneTicket = net.carriers.isPartner(out.journey.carrier, back.journey.carrier);
  const dollars = isOneTicket ? out.dollars + back.dollars : out.alone + back.alone;
  return { dollars, isDomestic: out.isDomestic && back.isDomestic, discount: isOneTicket ? out.discount : 0 };
}

const joined = (net: Network, out: Side, back: Side): Trip => tripOf([out.journey, back.journey], joinedFare(net, out, back));
const joinedCents = (net: Network, out: Side, back: Side): number => adultCents(joinedFare(net, out, back));

/** Whether a return can be flown after an outbound. */
export function canFollow(out: Journey, back: Journey): boolean {
  const landed = out.legs[out.legs.length - 1]?.in ?? Infinity;
  return (back.legs[0]?.out ?? 0) >= landed + LEAST_STAY;
}

/** Every round trip on offer: partners among themselves and the cheapest mixed pairs; same airports there and back where that is possible. */
export function pairUp(net: Network, outs: readonly PricedJourney[], backs: readonly PricedJourney[], date: IsoDate): Trip[] {
  const there = outs.map((p) => sideOf(net, p, date));
  const home = backs.map((p) => sideOf(net, p, date));
  const mirrored = pairsOf(net, there, home, (o, b) => o.from === b.to && o.to === b.from);
  return mirrored.length > 0 ? mirrored : pairsOf(net, there, home, () => true);
}

function pairsOf(net: Network, outs: readonly Side[], backs: readonly Side[], fits: (out: Journey, back: Journey) => boolean): Trip[] {
  const own: Trip[] = [];
  const mixed: Trip[] = [];
  for (const out of outs) {
    for (const back of backs) {
      if (!fits(out.journey, back.journey) || !canFollow(out.journey, back.journey)) continue;
      (net.carriers.isPartner(out.journey.carrier, back.journey.carrier) ? own : mixed).push(joined(net, out, back));
    }
  }
  return [...own, ...mixed.sort(byPrice).slice(0, MIXED_PAIRS)];
}

/** What the cheapest of {@link pairUp} costs one adult, cents, without making the pairs; Infinity when there are none. */
export function lowestPair(net: Network, outs: readonly PricedJourney[], backs: readonly PricedJourney[], date: IsoDate): number {
  const there = outs.map((p) => sideOf(net, p, date));
  const home = backs.map((p) => sideOf(net, p, date));
  let mirrored = Infinity;
  let any = Infinity;
  for (const out of there) {
    for (const back of home) {
      if (!canFollow(out.journey, back.journey)) continue;
      const cents = joinedCents(net, out, back);
      any = Math.min(any, cents);
      if (out.journey.from === back.journey.to && out.journey.to === back.journey.from) mirrored = Math.min(mirrored, cents);
    }
  }
  return mirrored < Infinity ? mirrored : any;
}

/** At most `limit` trips: the cheapest of each outbound, then by the trade of price and duration; sorted by the party's total. */
export function chooseTrips(all: readonly Trip[], limit: number, party: TravelerCounts): Trip[] {
  const totals = new Map<Trip, number>();
  const chosen = all.length <= limit ? all : bestOf(all, limit);
  for (const trip of chosen) totals.set(trip, partyPrice(trip.fare, party).totalNet);
  return [...chosen].sort((a, b) => (totals.get(a) ?? 0) - (totals.get(b) ?? 0) || a.minutes - b.minutes);
}

function bestOf(all: readonly Trip[], limit: number): Trip[] {
  const best = new Map<Journey, Trip>();
  for (const trip of all) {
    const out = trip.journeys[0];
    const other = out && best.get(out);
    if (out && (!other || byPrice(trip, other) < 0)) best.set(out, trip);
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

function byPrice(a: Trip, b: Trip): number {
  return a.cents - b.cents || a.minutes - b.minutes;
}

function tripOf(journeys: readonly Journey[], fare: UnitFare): Trip {
  let minutes = 0;
  for (const j of journeys) minutes += j.minutes;
  return { journeys, fare, cents: adultCents(fare), minutes };
}

function adultCents({ dollars, isDomestic, discount }: UnitFare): number {
  return Math.round((dollars * 100 + serviceFeeOf('adult', isDomestic)) * (1 - discount));
}

/** Every airport on the way is in the country where it starts. */
function isWithinOneCountry(net: Network, journey: Journey): boolean {
  const list = net.airports.airports;
  const start = list[journey.from];
  return journey.legs.every((leg) =>
    [net.from[leg.route], net.to[leg.route]].every((index) => {
      const airport = list[index ?? -1];
      return start !== undefined && airport !== undefined && isSameCountry(start, airport);
    }),
  );
}

function discountFor(net: Network, journey: Journey, date: IsoDate): number {
  const carrier = net.carriers.list[journey.carrier];
  const from = net.airports.airports[journey.from];
  const to = net.airports.airports[journey.to];
  return carrier && from && to && !journey.isInterline ? discountOf(carrier, from, to, date) : 0;
}
