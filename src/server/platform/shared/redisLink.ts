/** The way to the one Redis of a site (reliability.24). A Redis that is away or slow never costs an answer, nor more than some milliseconds. */
import { setImmediate as turn } from 'node:timers/promises';
import { Redis } from 'ioredis';
import type { Result } from '#core/domain/values/result';
import { err, ok } from '#core/domain/values/result';

export interface RedisLink {
  /** What Redis answers, or `away`; a failure of the question counts as one of Redis. */
  ask<T>(question: (client: Redis) => Promise<T>): Promise<Result<T, 'away'>>;
  close(): void;
}

/** What is reported of the connection: `code` names what is wrong with it and quotes nothing. */
type RedisReport = (isAway: boolean, code?: string) => void;

/** Longest that a call waits for Redis, not counting turns of the process's own event loop. */
const ANSWER_MS = 10;
/** So many late answers in a row are one too many; a closed connection is at once. */
const LATE_IN_A_ROW = 3;
/** For so long nobody asks afterwards; then one call tries. */
const PAUSE_MS = 1_000;
const CONNECT_MS = 2_000;
const BETWEEN_CONNECTS_MS = 200;
const LONGEST_BETWEEN_CONNECTS_MS = 5_000;

const LATE = Symbol('late');

/** Connects to the Redis at `url`; resolves without it where it is not there. A call waits for an answer at most `answerMs`. */
export async function openRedis(url: string, report: RedisReport, answerMs = ANSWER_MS): Promise<RedisLink> {
  const client = new Redis(url, {
    lazyConnect: true,
    connectTimeout: CONNECT_MS,
    commandTimeout: CONNECT_MS,
    // a connection that has died silently is reopened
    socketTimeout: CONNECT_MS,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (times) => Math.min(times * BETWEEN_CONNECTS_MS, LONGEST_BETWEEN_CONNECTS_MS),
  });
  let isAway = false;
  let retryAt = 0;
  let lateInARow = 0;
  const goAway = (error: unknown): void => {
    retryAt = performance.now() + PAUSE_MS;
    if (!isAway) report(true, codeOf(error));
    isAway = true;
  };
  const answered = (): void => {
    lateInARow = 0;
    if (isAway) report(false);
    isAway = false;
  };
  client.on('error', goAway);
  await client.connect().catch(goAway);

  return {
    async ask(question) {
      if (isAway) {
        if (performance.now() < retryAt) return err('away');
        retryAt = performance.now() + PAUSE_MS; // others go on without it while this one tries
      }
      try {
        const answer = await soon(question(client), answerMs);
        if (answer !== LATE) {
          answered();
          return ok(answer);
        }
        lateInARow += 1;
        if (isAway || lateInARow >= LATE_IN_A_ROW) goAway(answer);
      } catch (error) {
        if (!isOfItsKey(error)) goAway(error);
      }
      return err('away');
    },
    close: () => client.disconnect(),
  };
}

async function soon<T>(answer: Promise<T>, answerMs: number): Promise<T | typeof LATE> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<typeof LATE>((resolve) => {
    // what came in during a long turn of this process is read before it counts as late
    timer = setTimeout(() => void turn(LATE).then(resolve), answerMs);
  });
  try {
    return await Promise.race([answer, timeout]);
  } finally {
    clearTimeout(timer);
    answer.catch(() => undefined); // nobody waits for it any more
  }
}

/** Something else is kept under the key than the site keeps there: Redis itself is well. */
const isOfItsKey = (error: unknown): boolean => error instanceof Error && /WRONGTYPE|not an integer/.test(error.message);

/** ECONNREFUSED of a socket, or the first word of what Redis itself said, such as WRONGPASS. */
function codeOf(error: unknown): string {
  const { code, message }: { readonly code?: unknown; readonly message?: unknown } = Object(error);
  return typeof code === 'string' ? code : (/^[A-Z]+(?= )/.exec(String(message))?.[0] ?? 'no answer');
}
