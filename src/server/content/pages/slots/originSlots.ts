/**
 * Which names of the site get pages of their own. Without PUBLIC_ORIGIN a page names the host of its request, and the Host header is
 * the visitor's to choose: each name costs a compression of every page.
 */
import { LRUCache } from 'lru-cache';

/** Besides the first one. */
const OTHERS = 7;
export const MOST_ORIGINS = OTHERS + 1;
/** A name nobody asks for any more makes room. */
const IDLE_MS = 3_600_000;

/**
 * Gives an origin back while it has a slot, else an empty text. The first one keeps its slot for good, others while they are
 * requested: a name that is in use never loses its slot to a new one. `now` is milliseconds.
 */
export function createOriginSlots(now: () => number = () => performance.now()): (origin: string) => string {
  let first: string | null = null;
  const others = new LRUCache<string, true>({ max: OTHERS, ttl: IDLE_MS, ttlResolution: 0, updateAgeOnGet: true, perf: { now } });
  return (origin) => {
    if (origin === '') return '';
    first ??= origin;
    if (origin === first || others.get(origin)) return origin;
    others.purgeStale();
    if (others.size >= OTHERS) return '';
    others.set(origin, true);
    return origin;
  };
}
