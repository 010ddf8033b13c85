/** Rate limits shared by all processes of a site (reliability.24). While Redis is away, each counts for itself. */
import { hash } from 'node:crypto';
import type { Redis } from 'ioredis';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import type { RedisLink } from '../../platform/shared/redisLink';
import { countersOf, countInMemory, takeFrom } from './countedInMemory';
import type { Limits } from './countedInMemory';
import type { LimitName, RateLimiter } from './rateLimits';

/** The site's own keys in a Redis that others may use too. */
const PREFIX = 'wingfare:limits';

/** Counts in the Redis of `link`; while that does not answer, in this process. */
export function countInRedis(link: RedisLink, limits: Limits): RateLimiter {
  let counters: ReturnType<typeof countersIn> | undefined;
  const countersIn = (client: Redis) =>
    countersOf(
      limits,
      (name, { calls, seconds }) =>
        new RateLimiterRedis({ storeClient: client, keyPrefix: `${PREFIX}:${name}`, points: calls, duration: seconds }),
    );
  const own = countInMemory(limits);
  /** Neither an address nor an email leaves the process in clear. */
  const ask = <T>(name: LimitName, who: string, question: (counter: RateLimiterRedis, key: string) => Promise<T>) =>
    link.ask((client) => {
      counters ??= countersIn(client);
      return question(counters[name], hash('sha256', who, 'base64url'));
    });
  return {
    async take(name, who, cost = 1) {
      const taken = await ask(name, who, (counter, key) => takeFrom(counter, key, cost));
      return taken.ok ? taken.value : own.take(name, who, cost);
    },
    async giveBack(name, who) {
      const given = await ask(name, who, (counter, key) => counter.reward(key));
      if (!given.ok) await own.giveBack(name, who);
    },
  };
}
