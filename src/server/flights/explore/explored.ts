/** The places of the explore page with their prices, for its document. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { ExploreAnswerWire } from '#core/contract/flights/explore.schema';
import { exploreQuestionParams } from '#core/domain/places/explore';
import type { ExploreQuestion } from '#core/domain/places/explore';
import type { AirportTable } from '../../airports/airportTable';
import { textOf } from '../../http/replies/preparedBody';
import { clientKey } from '../../http/limits/rateLimits';
import type { RateLimiter } from '../../http/limits/rateLimits';
import { readExploreQuery } from './explore.routes';
import type { ExploreService } from './explore.service';

interface ExploredDeps {
  readonly explore: ExploreService;
  readonly airports: AirportTable;
  readonly limits: RateLimiter;
  /** True while the server has too much to do: nothing is requested then. */
  readonly isStrained: () => boolean;
}

/** `ip` is whose limits a query is counted against. Null where it cannot be made, or takes too long. */
export type ExploredOf = (question: ExploreQuestion, ip: string, now: Date) => Promise<ExploreAnswerWire | null>;

/** A document does not wait longer for its prices; later ones find them kept. */
const WAIT_MS = 2_500;
/** An answer that took longer goes on until the browser requests it. */
const GOES_ON_MS = 10_000;

export function createExplored({ explore, airports, limits, isStrained }: ExploredDeps): ExploredOf {
  return async (question, ip, now) => {
    const parsed = readExploreQuery(`?${exploreQuestionParams(question)}`, airports, now);
    if (!parsed.ok) return null;
    const kept = explore.kept(parsed.value, now);
    if (kept) return read(await textOf(kept));
    if (isStrained()) return null;
    const limit = explore.isUnderWay(parsed.value, now) ? 'cachedAnswers' : 'explore';
    if (!(await limits.take(limit, clientKey(ip))).allowed) return null;
    const found = await Promise.race([
      explore.ask(parsed.value, now, AbortSignal.timeout(GOES_ON_MS)),
      sleep(WAIT_MS, null, { ref: false }),
    ]);
    return found?.ok === true ? read(await textOf(found.value)) : null;
  };
}

// the service wrote it from the same type
const read = (text: string): ExploreAnswerWire => JSON.parse(text) as ExploreAnswerWire;
