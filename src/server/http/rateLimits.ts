/** Token buckets per client address (reliability L4). In memory: one process, bounded in entries. */
import { isIPv6 } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { sendProblem } from './problems';

/** `calls` in `seconds`, refilled evenly. */
export interface RateLimit {
  readonly calls: number;
  readonly seconds: number;
}

export const RATE_LIMITS = {
  /** Searches the supplier is asked for; cached answers and the date strip are not counted. */
  coldSearch: { calls: 30, seconds: 60 },
  /** Strips and months for which the supplier is asked. */
  lowestPrices: { calls: 60, seconds: 60 },
  airports: { calls: 120, seconds: 60 },
  /** Pictures that have to be rendered; those on disk are not counted. */
  pictures: { calls: 120, seconds: 60 },
  /** Choosing a flight and asking for its price: each asks the supplier. */
  drafts: { calls: 30, seconds: 60 },
  /** Cards typed into the sandbox's hosted fields. */
  cards: { calls: 20, seconds: 60 },
  booking: { calls: 5, seconds: 60 },
  /** Wrong guesses at reference + e-mail. */
  lookup: { calls: 5, seconds: 60 },
  verify: { calls: 10, seconds: 60 },
  status: { calls: 60, seconds: 60 },
  forms: { calls: 5, seconds: 600 },
  events: { calls: 60, seconds: 60 },
} as const satisfies Record<string, RateLimit>;
export type LimitName = keyof typeof RATE_LIMITS;

export type Permit = { readonly allowed: true } | { readonly allowed: false; readonly retryAfter: number };

export interface RateLimiter {
  /** Takes one call from the bucket of `ip`; a refusal says after how many seconds the next will pass. */
  take(name: LimitName, ip: string): Permit;
}

const MAX_BUCKETS = 50_000;

export function createRateLimiter(
  enabled: boolean,
  clock: () => Date,
  limits: Readonly<Record<LimitName, RateLimit>> = RATE_LIMITS,
): RateLimiter {
  const buckets = new LRUCache<string, { tokens: number; at: number }>({ max: MAX_BUCKETS });
  return {
    take(name, ip) {
      if (!enabled) return { allowed: true };
      const { calls, seconds } = limits[name];
      const perMs = calls / (seconds * 1000);
      const key = `${name} ${clientKey(ip)}`;
      const now = clock().getTime();
      const bucket = buckets.get(key) ?? { tokens: calls, at: now };
      const tokens = Math.min(calls, bucket.tokens + Math.max(0, now - bucket.at) * perMs);
      const allowed = tokens >= 1;
      buckets.set(key, { tokens: allowed ? tokens - 1 : tokens, at: now });
      return allowed ? { allowed } : { allowed, retryAfter: Math.ceil((1 - tokens) / perMs / 1000) };
    },
  };
}

/** Who is counted: an IPv4 address, or the /64 a household or office gets of IPv6. */
export function clientKey(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped?.[1] !== undefined) return mapped[1];
  const address = ip.split('%')[0] ?? ip;
  if (!isIPv6(address)) return ip;
  const [head = '', tail] = address.toLowerCase().split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups = tail === undefined ? front : [...front, ...Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0'), ...back];
  return groups
    .slice(0, 4)
    .map((g) => g.padStart(4, '0'))
    .join(':');
}

interface HasLimits {
  readonly limits: RateLimiter;
}

/** Takes one call for this client; false after having answered 429 with Retry-After. */
export function takeOrRefuse(deps: HasLimits, name: LimitName, request: FastifyRequest, reply: FastifyReply): boolean {
  const permit = deps.limits.take(name, request.ip);
  if (permit.allowed) return true;
  sendProblem(reply, 'rate_limited', `Too many requests. Try again in ${permit.retryAfter} s.`, { retryAfter: permit.retryAfter });
  return false;
}

/** Route option: `{ onRequest: limitBy(deps, 'airports') }`. */
export function limitBy(deps: HasLimits, name: LimitName) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> =>
    takeOrRefuse(deps, name, request, reply) ? undefined : reply;
}
