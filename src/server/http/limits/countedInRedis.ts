/** Rate limits shared by all processes of a site (reliability.24). While Redis is away, each counts for itself. */
import { hash } from 'node:crypto';
import type { Redis } from 'ioredis';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import type { RedisLink } from '../../platform/shared/redisLink';
import { countersOf, countInMemory, takeFrom } from './countedInMemory';
import type { Limits } from './countedInMemory';
import type { RateLimiter } from './rateLimits';

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
  return {
    async take(name, who, cost = 1) {
      const taken = await link.ask((client) => {
        counters ??= countersIn(client);
        // neither an address nor an email leaves the process in clear
        return takeFrom(counters[name], hash('sha256', who, 'base64url'), cost);
      });
      return taken.ok ? taken.value : own.take(name, who, cost);
    },
  };
}
