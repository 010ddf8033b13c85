/**
 * Refuses early what could not be answered in time (reliability.2), before anything is spent on it: 503 with Retry-After.
 * Under load a turn of the event loop lasts as long as the calls that wait in it. A heartbeat that is late tells how long
 * that is, to the call, where an average over a second tells it after the queue has grown (decision 068).
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { HeaderSet } from '../replies/headers';
import { problemOf } from '../replies/problems';
import type { RefusedPage } from '../replies/refusedPage';
import { isNavigation } from '../requests/navigation';

export interface LoadGate {
  /** A listener that refuses, or hands on to `handler`. */
  guard(handler: RequestListener): RequestListener;
  /** True while calls are refused or were a moment ago: cold work had better not be begun. */
  isStrained(): boolean;
  start(): void;
  stop(): void;
}

const BEAT_MS = 10;
/** A turn may once last so long: garbage is collected, a page is made for the first time. */
const LATE_MS = 200;
/** After such a turn the next ones may not, for a while. */
const LATE_WHEN_STRAINED_MS = 25;
const STRAINED_FOR_MS = 2_000;
/** Calls that keep coming can hold up the end of a turn for seconds: after refusing for so long, some are let in again. */
const REFUSING_MS = 75;
/** A late turn with fewer calls is no queue: something else has the processor, and refusing calls would not help. */
const FEWEST_CALLS = 100;
/** Call clicks and events in work: more would only wait for the database, and bookings behind them. */
const MOST_EVENTS = 40;
const RETRY_AFTER_S = 3;

/** Bookings under way are never refused. */
const PROTECTED = /^\/(?:api\/(?:booking|drafts|reprice|payment-|bot-challenge)|gateway\/|(?:us-es\/)?flights\/payment)/;
/** Nor is whoever looks after the process: a balancer that hears 503 sends nobody any more. What comes through one is a visitor's. */
const HEALTH = /^\/(?:healthz|readyz)$/;
const isCheck = ({ url = '', headers }: IncomingMessage): boolean => HEALTH.test(url) && headers['x-forwarded-for'] === undefined;
const EVENT = /^\/api\/(?:callclick|eventlog|bkstgupdt|csp-report)/;

/** What answers a call that there is no time for, and counts it. */
export interface Overload {
  /** Answers 503 with Retry-After, before the call reaches Fastify. */
  refuse(reply: ServerResponse): void;
  /** Calls refused since the last reading. */
  takeRefused(): number;
}

/** `headers` go with every refusal. */
export function createOverload(headers: HeaderSet, refusedPage: RefusedPage): Overload {
  const body = JSON.stringify(problemOf('overloaded', 'Too many visitors at once. Try again in a moment.'));
  const refusal = {
    ...headers,
    'cache-control': 'no-store',
    'retry-after': String(RETRY_AFTER_S),
  };
  let refused = 0;
  return {
    refuse(reply) {
      refused += 1;
      const page = isNavigation(reply.req) ? refusedPage(reply.req) : null;
      const type = page === null ? 'application/problem+json' : 'text/html';
      const text = page ?? body;
      reply.writeHead(503, { ...refusal, 'content-type': `${type}; charset=utf-8`, 'content-length': Buffer.byteLength(text) }).end(text);
    },
    takeRefused() {
      const count = refused;
      refused = 0;
      return count;
    },
  };
}

/**
 * `refuse` answers what is refused. `clock` gives milliseconds. `hasToWait` tells calls that are not begun now anyway: they are no queue of
 * everybody's (clientTurns.ts). Nothing is refused before `start`.
 */
export function createLoadGate(
  refuse: Overload['refuse'],
  clock: () => number,
  hasToWait: (request: IncomingMessage) => boolean = () => false,
): LoadGate {
  let timer: NodeJS.Timeout | undefined;
  let beatAt = 0;
  let callsInTurn = 0;
  let strainedUntil = -Infinity;
  /** When refusing began in this turn. */
  let refusingSince: number | null = null;
  let events = 0;

  function beat(): void {
    beatAt = clock();
    callsInTurn = 0;
    refusingSince = null;
  }

  function isTooLate(): boolean {
    callsInTurn += 1;
    if (timer === undefined || callsInTurn < FEWEST_CALLS) return false;
    const now = clock();
    if (now - beatAt - BEAT_MS <= (now < strainedUntil ? LATE_WHEN_STRAINED_MS : LATE_MS)) return false;
    strainedUntil = now + STRAINED_FOR_MS;
    refusingSince ??= now;
    if (now - refusingSince < REFUSING_MS) return true;
    beat();
    return false;
  }

  return {
    guard: (handler) => (request, reply) => {
      const url = request.url ?? '/';
      const isEvent = EVENT.test(url);
      if ((isEvent && events >= MOST_EVENTS) || (!hasToWait(request) && isTooLate() && !PROTECTED.test(url) && !isCheck(request))) {
        refuse(reply);
        return;
      }
      if (isEvent) {
        events += 1;
        reply.once('close', () => (events -= 1));
      }
      handler(request, reply);
    },
    isStrained: () => clock() < strainedUntil,
    start() {
      beat();
      timer = setInterval(beat, BEAT_MS);
    },
    stop() {
      clearInterval(timer);
      timer = undefined;
    },
  };
}
