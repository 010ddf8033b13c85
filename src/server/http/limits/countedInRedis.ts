/** Rate limits shared by all processes of a site (reliability.24). A Redis that is away or slow never costs an answer. */
import { hash } from 'node:crypto';
import { Redis } from 'ioredis';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import { countersOf, countInMemory, takeFrom } from './countedInMemory';
import type { Limits } from './countedInMemory';
import type { Permit, RateLimiter } from './rateLimits';

export interface SharedLimits extends RateLimiter {
  close(): void;
}

/** What is told of the connection: `code` names what is wrong with it and quotes nothing. */
export type RedisReport = (isAway: boolean, code?: string) => void;

/** Everything of ours in a Redis that others may use too. */
const PREFIX = 'wingfare:limits';
/** Longest that a call waits for Redis. */
const ANSWER_MS = 200;
const CONNECT_MS = 2_000;
/** After a call in vain nobody asks for so long. */
const PAUSE_MS = 1_000;
const LONGEST_BETWEEN_CONNECTS_MS = 5_000;

/** Counts in the Redis at `url`; while that does not answer, in this process. */
export async function countInRedis(url: string, limits: Limits, report: RedisReport): Promise<SharedLimits> {
  const client = new Redis(url, {
    lazyConnect: true,
    connectTimeout: CONNECT_MS,
    commandTimeout: ANSWER_MS,
    // a connection that has died without a word is made anew
    socketTimeout: CONNECT_MS,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (times) => Math.min(times * ANSWER_MS, LONGEST_BETWEEN_CONNECTS_MS),
  });
  const counters = countersOf(
    limits,
    (name, { calls, seconds }) =>
      new RateLimiterRedis({ storeClient: client, keyPrefix: `${PREFIX}:${name}`, points: calls, duration: seconds }),
  );
  const own = countInMemory(limits);
  let isAway = false;
  let askedAgainAt = 0;
  const goAway = (error: unknown): void => {
    askedAgainAt = performance.now() + PAUSE_MS;
    if (!isAway) report(true, codeOf(error));
    isAway = true;
  };
  const comeBack = (): void => {
    if (isAway) report(false);
    isAway = false;
  };
  client.on('error', goAway);
  await client.connect().catch(goAway);

  return {
    async take(name, who, cost = 1): Promise<Permit> {
      if (isAway && performance.now() < askedAgainAt) return own.take(name, who, cost);
      try {
        // neither an address nor an email leaves the process in clear
        const permit = await takeFrom(counters[name], hash('sha256', who, 'base64url'), cost);
        comeBack();
        return permit;
      } catch (error) {
        goAway(error);
        return own.take(name, who, cost);
      }
    },
    close: () => client.disconnect(),
  };
}

/** ECONNREFUSED of a socket, or the first word of what Redis itself said, such as WRONGPASS. */
function codeOf(error: unknown): string {
  const { code, message }: { readonly code?: unknown; readonly message?: unknown } = Object(error);
  return typeof code === 'string' ? code : (/^[A-Z]+(?= )/.exec(String(message))?.[0] ?? 'no answer');
}
