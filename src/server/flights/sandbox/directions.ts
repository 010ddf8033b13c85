/** One direction of a search: every journey with its price, and the choice of those worth showing (data/model.md §5). */
import type { IsoDate } from '#core/domain/dates';
import { dayNumber } from '#core/domain/dates';
import type { Cabin } from '#core/domain/trip';
import type { Airport } from '../../airports/airportTable';
import { cabinsOn } from './cabins';
import type { Journey } from './journey';
import { journeysBetween } from './journeys';
import { interlineJourneys } from './lastResort';
import type { Network } from './network';
import { paretoFirst } from './pareto';
import { fareScene, journeyDollars } from './pricing';

/** A journey at its published price for one adult, whole dollars, all in but our fee. */
export interface PricedJourney {
  readonly journey: Journey;
  readonly dollars: number;
}

export interface DirectionWish {
  readonly from: readonly Airport[];
  readonly to: readonly Airport[];
  readonly date: IsoDate;
  readonly daysAhead: number;
  readonly cabin: Cabin;
  /** Far end of the trip among `from` or `to`: its season prices both directions. */
  readonly place: 'from' | 'to';
  /** UTC minutes before which nothing is sold. */
  readonly notBefore: number;
}

const ONE_STOPS = 40;
const TWO_STOPS = 12;
/** A connection may take this much longer than the fastest journey: factor and minutes. */
const SLOWEST = { factor: 2.2, extra: 180 } as const;

/** Journeys worth showing for one direction: all nonstops, the best one-stops and two-stops; 24-hour interline only where nothing else flies. */
export function pricedDirection(net: Network, wish: DirectionWish): PricedJourney[] {
  const usual = everyPair(wish).flatMap(([from, to]) => priced(net, wish, from, to, false));
  if (usual.length > 0) return choose(usual);
  return everyPair(wish).flatMap(([from, to]) => priced(net, wish, from, to, true));
}

function everyPair(wish: DirectionWish): (readonly [Airport, Airport])[] {
  return wish.from.flatMap((from) => wish.to.filter((to) => to !== from).map((to) => [from, to] as const));
}

function priced(net: Network, wish: DirectionWish, from: Airport, to: Airport, isLastResort: boolean): PricedJourney[] {
  const asked = { from, to, day: dayNumber(wish.date), notBefore: wish.notBefore };
  const journeys = isLastResort ? interlineJourneys(net, asked) : journeysBetween(net, asked);
  if (journeys.length === 0) return [];
  const scene = fareScene(net, from, to, wish.date, wish.daysAhead, wish.cabin, wish.place === 'to' ? to : from);
  const isSold = (journey: Journey): boolean => wish.cabin === 'Economy' || cabinsOn(net, journey, wish.cabin) !== null;
  return journeys.filter(isSold).map((journey) => ({ journey, dollars: journeyDollars(net, scene, journey) }));
}

function choose(all: readonly PricedJourney[]): PricedJourney[] {
  const fastest = Math.min(...all.map((p) => p.journey.minutes));
  const isBearable = (p: PricedJourney): boolean => p.journey.minutes <= SLOWEST.factor * fastest + SLOWEST.extra;
  const withStops = (stops: number): PricedJourney[] =>
    all.filter((p) => p.journey.legs.length === stops + 1 && (stops === 0 || isBearable(p)));
  return [...withStops(0), ...spread(withStops(1), ONE_STOPS), ...spread(withStops(2), TWO_STOPS)];
}

/** The best by price and duration, with the cheapest and the fastest of every airline before second choices of any. */
function spread(list: readonly PricedJourney[], count: number): PricedJourney[] {
  if (list.length <= count) return [...list];
  const cost = (p: PricedJourney): number => p.dollars;
  const time = (p: PricedJourney): number => p.journey.minutes;
  const cheapest = new Map<number, PricedJourney>();
  const fastest = new Map<number, PricedJourney>();
  for (const p of list) {
    const { carrier } = p.journey;
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
