/**
 * Limits of calls that prove something: a reference with its address, the link of a mail, the cookie of a trip, a card. A hotel or an office
 * is behind one address, so that only what proves wrong counts against that. Each call takes its share before it is looked at, since guesses
 * made at once would all pass otherwise, and a right one gives it back before it is answered (reliability.3).
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requireTrip, tripSecretHash } from '../requests/tripCookie';
import { allowedOrRefused, clientAbout, clientKey } from './rateLimits';
import type { HasLimits, LimitName, RateLimiter } from './rateLimits';

/** Answers that say that a proof was wrong: a declined card, a wrong token, something that is not there or another's. */
const WRONG: ReadonlySet<number> = new Set([402, 403, 404]);
/** So long a call waits for those of its client that may yet prove right; with a database that is away it is still answered within five seconds. */
const PATIENCE_MS = 1_000;

interface Try {
  readonly giveBack: () => Promise<void>;
  readonly end: () => void;
}

const triesOf = new WeakMap<FastifyRequest, readonly Try[]>();
const wrong = new WeakSet<FastifyRequest>();
/** Tries of this process that are being looked at, by limit and client: each resolves when it is over. */
const underWay = new WeakMap<RateLimiter, Map<string, readonly Promise<void>[]>>();

type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;

/** Options of a route: this client's wrong proofs are counted. */
export function limitWrong(deps: HasLimits, name: LimitName): { readonly onRequest: Hook; readonly onSend: typeof settle } {
  return {
    onRequest: async (request, reply) => ((await tryOrRefuse(deps, name, clientKey(request.ip), request, reply)) ? undefined : reply),
    onSend: settle,
  };
}

/**
 * The same for a call about a browser's own trip, where each browser has the limit for itself. One that shows no trip proves nothing, and is
 * answered with `code`.
 */
export function limitOwn(deps: HasLimits, name: LimitName, code: Parameters<typeof requireTrip>[0]) {
  const { onRequest, onSend } = limitWrong(deps, name);
  const byNetwork: Hook = async (request, reply) => (tripSecretHash(request) === null ? undefined : onRequest(request, reply));
  const byBrowser: Hook = async (request, reply) =>
    allowedOrRefused(await deps.limits.take(name, `trip ${request.trip}`), reply) ? undefined : reply;
  return { onRequest: byNetwork, preHandler: [requireTrip(code), byBrowser], onSend };
}

/** A try about one thing, such as an email address, in a route with `limitWrong`; false after having answered 429. */
export function tryAboutOrRefuse(
  deps: HasLimits,
  name: LimitName,
  about: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  return tryOrRefuse(deps, name, clientAbout(request, about), request, reply);
}

/** Counts a call as wrong whose answer does not say so. */
export const countAsWrong = (request: FastifyRequest): void => void wrong.add(request);

async function tryOrRefuse(
  { limits }: HasLimits,
  name: LimitName,
  who: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const lines = linesOf(limits);
  const key = `${name} ${who}`;
  const until = performance.now() + PATIENCE_MS;
  let permit = await limits.take(name, who);
  for (let others = lines.get(key); !permit.allowed && others && performance.now() < until; others = lines.get(key)) {
    await Promise.race([...others, sleep(PATIENCE_MS, undefined, { ref: false })]);
    permit = await limits.take(name, who);
  }
  if (!permit.allowed) return allowedOrRefused(permit, reply);
  const over = new Promise<void>((end) => {
    triesOf.set(request, [...(triesOf.get(request) ?? []), { giveBack: () => limits.giveBack(name, who), end }]);
  });
  lines.set(key, [...(lines.get(key) ?? []), over]);
  void over.then(() => {
    const others = (lines.get(key) ?? []).filter((other) => other !== over);
    if (others.length > 0) lines.set(key, others);
    else lines.delete(key);
  });
  return true;
}

function linesOf(limits: RateLimiter): Map<string, readonly Promise<void>[]> {
  const lines = underWay.get(limits) ?? new Map<string, readonly Promise<void>[]>();
  underWay.set(limits, lines);
  return lines;
}

/** A hook before the answer leaves, so that the client's next call finds what this one gave back. */
async function settle(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const isRight = !WRONG.has(reply.statusCode) && !wrong.has(request);
  const tries = triesOf.get(request) ?? [];
  triesOf.delete(request);
  for (const { giveBack, end } of tries) {
    try {
      if (isRight) await giveBack();
    } finally {
      end();
    }
  }
}
