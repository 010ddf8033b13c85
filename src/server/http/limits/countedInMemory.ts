/** Rate limits counted in this process alone. Time is the counting library's own. */
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { LIMIT_NAMES, RATE_LIMITS } from './rateLimits';
import type { LimitName, Permit, RateLimit, RateLimiter } from './rateLimits';

export type Limits = Readonly<Record<LimitName, RateLimit>>;

const MOST_COUNTED = 50_000;

/** Bounded in entries: whoever was counted longest ago is forgotten first. */
export function countInMemory(limits: Limits = RATE_LIMITS, mostCounted = MOST_COUNTED): RateLimiter {
  const counters = countersOf(
    limits,
    (_, { calls, seconds }) => new RateLimiterMemory({ keyPrefix: '', points: calls, duration: seconds }),
  );
  const counted = new LRUCache<string, RateLimiterMemory>({
    max: mostCounted,
    noDisposeOnSet: true,
    dispose: (counter, key) => void counter.delete(key),
  });
  return {
    take(name, who, cost = 1) {
      const key = `${name} ${who}`;
      counted.set(key, counters[name]);
      return takeFrom(counters[name], key, cost);
    },
    async giveBack(name, who) {
      await counters[name].reward(`${name} ${who}`);
    },
  };
}

/** One counter a limit. */
export function countersOf<Counter>(limits: Limits, make: (name: LimitName, limit: RateLimit) => Counter): Record<LimitName, Counter> {
  // every name is there, once
  return Object.fromEntries(LIMIT_NAMES.map((name) => [name, make(name, limits[name])])) as Record<LimitName, Counter>;
}

/** Takes a cost, of all that there is at most. Throws when the counter's store does not answer. */
export async function takeFrom(counter: RateLimiterAbstract, key: string, wanted: number): Promise<Permit> {
  const cost = Math.min(wanted, counter.points);
  try {
    await counter.consume(key, cost);
    return { allowed: true };
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    // it was counted all the same
    await counter.reward(key, cost);
    return { allowed: false, retryAfter: Math.ceil(refused.msBeforeNext / 1000) };
  }
}
