/** The slices of one direction of a search: each with its price, and the choice of those worth showing (fare-model.12). */
import type { IsoDate } from '#core/domain/values/dates';
import { dayNumber } from '#core/domain/values/dates';
import type { Cabin } from '#core/domain/search/trip';
import type { Airport } from '../../../../airports/airportTable';
import { cabinsOn } from '../fares/cabins';
import type { SandboxSlice } from './slice';
import { slicesBetween } from './slices';
import { interlineSlices } from './interlineSlices';
import type { Network } from '../timetable/network';
import { paretoFirst } from './pareto';
import { fareScene, sliceDollars, sliceFare } from '../fares/pricing';

/** A slice at its published price for one adult, whole dollars, all in but our fee. */
export interface PricedSlice {
  readonly slice: SandboxSlice;
  readonly dollars: number;
  /** The same before it is rounded. */
  readonly exact: number;
}

export interface PricedSliceWish {
  readonly from: readonly Airport[];
  readonly to: readonly Airport[];
  readonly date: IsoDate;
  readonly daysAhead: number;
  readonly cabin: Cabin;
  /** Far end of the trip among `from` or `to`: its season prices both directions. */
  readonly place: 'from' | 'to';
  /** UTC minutes before which nothing is sold. */
  readonly notBefore: number;
  /** Tickets of this airline alone; the choice is then made among them. */
  readonly carrier?: number;
}

const ONE_STOPS = 40;
const TWO_STOPS = 12;
/** A connection may take this much longer than the fastest slice: factor and minutes. */
const SLOWEST = { factor: 2.2, extra: 180 } as const;

/** Slices worth showing for one direction: all nonstops, the best one-stops and two-stops; 24-hour interline only where nothing else flies. */
export function pricedSlices(net: Network, wish: PricedSliceWish): PricedSlice[] {
  const usual = everyPair(wish).flatMap(([from, to]) => priced(net, wish, from, to, false));
  if (usual.length > 0) return choose(usual);
  return everyPair(wish).flatMap(([from, to]) => priced(net, wish, from, to, true));
}

function everyPair(wish: PricedSliceWish): (readonly [Airport, Airport])[] {
  return wish.from.flatMap((from) => wish.to.filter((to) => to !== from).map((to) => [from, to] as const));
}

function priced(net: Network, wish: PricedSliceWish, from: Airport, to: Airport, isLastResort: boolean): PricedSlice[] {
  const between = { from, to, day: dayNumber(wish.date), notBefore: wish.notBefore };
  const slices = isLastResort ? interlineSlices(net, between) : slicesBetween(net, between);
  if (slices.length === 0) return [];
  const scene = fareScene(net, from, to, wish.date, wish.daysAhead, wish.cabin, wish.place === 'to' ? to : from);
  const isWanted = ({ carrier }: SandboxSlice): boolean => wish.carrier === undefined || carrier === wish.carrier;
  const isSold = (slice: SandboxSlice): boolean =>
    isWanted(slice) && (wish.cabin === 'Economy' || cabinsOn(net, slice, wish.cabin) !== null);
  return slices.filter(isSold).map((slice) => ({ slice, dollars: sliceDollars(net, scene, slice), exact: sliceFare(net, scene, slice) }));
}

function choose(all: readonly PricedSlice[]): PricedSlice[] {
  const fastest = Math.min(...all.map((p) => p.slice.minutes));
  const isBearable = (p: PricedSlice): boolean => p.slice.minutes <= SLOWEST.factor * fastest + SLOWEST.extra;
  const withStops = (stops: number): PricedSlice[] =>
    all.filter((p) => p.slice.legs.length === stops + 1 && (stops === 0 || isBearable(p)));
  return [...withStops(0), ...spread(withStops(1), ONE_STOPS), ...spread(withStops(2), TWO_STOPS)];
}

/** The best by price and duration, with the cheapest and the fastest of every airline before second choices of any. */
function spread(list: readonly PricedSlice[], count: number): PricedSlice[] {
  if (list.length <= count) return [...list];
  const cost = (p: PricedSlice): number => p.exact;
  const time = (p: PricedSlice): number => p.slice.minutes;
  const cheapest = new Map<number, PricedSlice>();
  const fastest = new Map<number, PricedSlice>();
  for (const p of list) {
    const { carrier } = p.slice;
    const cheap = cheapest.get(carrier);
    if (!cheap || cost(p) < cost(cheap) || (cost(p) === cost(cheap) && time(p) < time(cheap))) cheapest.set(carrier, p);
    const fast = fastest.get(carrier);
    if (!fast || time(p) < time(fast) || (time(p) === time(fast) && cost(p) < cost(fast))) fastest.set(carrier, p);
  }
  const leaders = new Set([...cheapest.keys()].flatMap((carrier) => [cheapest.get(carrier) ?? [], fastest.get(carrier) ?? []].flat()));
  const first = paretoFirst([...leaders], cost, time, Math.floor(count / 2));
  const taken = new Set(first);
  return [
    ...first,
    ...paretoFirst(
      list.filter((p) => !taken.has(p)),
      cost,
      time,
      count - first.length,
    ),
  ];
}
