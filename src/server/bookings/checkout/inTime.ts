/** Work that may take longer than a request should: an airline confirms an order within seconds, or within minutes. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { BookingDeps } from '../bookingDeps';

/** So long a request waits for its attempt; then the page asks how far it is, and says that the airline is confirming. */
export const ANSWERED_WITHIN_MS = 15_000;

type Deps = Pick<BookingDeps, 'log' | 'pause'>;

/** What a saga works on as it leaves it; null where that takes too long: the saga goes on by itself. */
export async function inTime<Work>({ log, pause }: Deps, going: Promise<Work>): Promise<Work | null> {
  const stop = new AbortController();
  const tooLong = (pause ? pause(ANSWERED_WITHIN_MS) : sleep(ANSWERED_WITHIN_MS, null, { ref: false, signal: stop.signal })).then(
    () => null,
    () => null,
  );
  const work = await Promise.race([going, tooLong]).finally(() => stop.abort());
  if (work === null) going.catch((error: unknown) => log.error({ err: error }, 'an attempt failed after its request was answered'));
  return work;
}
