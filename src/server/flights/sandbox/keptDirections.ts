/** Directions of searches kept for the next question: strips and months ask for the same days again and again. */
import { LRUCache } from 'lru-cache';
import type { DirectionWish, PricedJourney } from './directions';
import { pricedDirection } from './directions';
import type { Network } from './network';

/** A direction is about a hundred journeys, some 60 KB. */
const MOST_KEPT = 256;
/** Nearer days depend on the minute of the question, in every time zone of either end. */
const FROM_DAYS_AHEAD = 3;

const keptOf = new WeakMap<Network, LRUCache<string, readonly PricedJourney[]>>();

/** {@link pricedDirection}, worked out once for a direction, a date and its distance from today. */
export function keptDirection(net: Network, wish: DirectionWish): readonly PricedJourney[] {
  if (wish.daysAhead < FROM_DAYS_AHEAD) return pricedDirection(net, wish);
  const codes = (list: DirectionWish['from']): string => list.map((airport) => airport.code).join();
  const key = [codes(wish.from), codes(wish.to), wish.date, wish.daysAhead, wish.cabin, wish.place].join('|');
  const kept = keptOf.get(net) ?? new LRUCache<string, readonly PricedJourney[]>({ max: MOST_KEPT });
  keptOf.set(net, kept);
  const known = kept.get(key);
  if (known) return known;
  const made = pricedDirection(net, wish);
  kept.set(key, made);
  return made;
}
