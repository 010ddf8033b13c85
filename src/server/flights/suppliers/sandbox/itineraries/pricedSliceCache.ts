/** Priced slices of searches kept for the next question: strips and months ask for the same days again and again. */
import { LRUCache } from 'lru-cache';
import type { PricedSliceWish, PricedSlice } from './pricedSlices';
import { pricedSlices } from './pricedSlices';
import type { Network } from '../timetable/network';

/** One direction of a search is about a hundred slices, some 60 KB. */
const MOST_KEPT = 256;
/** Nearer days depend on the minute of the question, in every time zone of either end. */
const FROM_DAYS_AHEAD = 3;

const keptOf = new WeakMap<Network, LRUCache<string, readonly PricedSlice[]>>();

/** {@link pricedSlices}, worked out once for a pair of places, a date and its distance from today. */
export function keptPricedSlices(net: Network, wish: PricedSliceWish): readonly PricedSlice[] {
  if (wish.daysAhead < FROM_DAYS_AHEAD) return pricedSlices(net, wish);
  const codes = (list: PricedSliceWish['from']): string => list.map((airport) => airport.code).join();
  const key = [codes(wish.from), codes(wish.to), wish.date, wish.daysAhead, wish.cabin, wish.place].join('|');
  const kept = keptOf.get(net) ?? new LRUCache<string, readonly PricedSlice[]>({ max: MOST_KEPT });
  keptOf.set(net, kept);
  const known = kept.get(key);
  if (known) return known;
  const made = pricedSlices(net, wish);
  kept.set(key, made);
  return made;
}
