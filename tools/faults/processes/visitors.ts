/** People who look at pages and flights meanwhile: how long they wait, and how they are refused. */
import { setTimeout as sleep } from 'node:timers/promises';
import { searchParamsOf } from '#core/domain/search/searchQuery';
import { searchFor } from '#core/domain/search/trip';
import { DEFAULT_TRAVELERS } from '#core/domain/travelers/travelers';
import { nearestRank } from '../../bench/quantiles';
import { daysAhead } from '../../../e2e/fixtures/traveler';

const VISITORS = 4;
const THINK_MS = 50;
/** Longer than a proxy waits for a silent process. */
const PATIENCE_MS = 40_000;

export interface VisitorWatch {
  /** Answers since the last reading: how many, how many of them refused, how many sent twice by themselves, p50 and p99 in milliseconds. */
  soFar(): string;
  /** What no visitor should have met: anything but an answer or a 503 that says when to come back. */
  stop(): Promise<readonly string[]>;
}

export function watchVisitors(origin: string): VisitorWatch {
  let waits: number[] = [];
  let refused = 0;
  let again = 0;
  let isOver = false;
  const wrong: string[] = [];
  const paths = [
    '/',
    '/us-es',
    `/flight/getflights?${searchParamsOf(searchFor({ origin: 'JFK', destination: 'MIA', departs: daysAhead(30), returns: null }, 'Economy', DEFAULT_TRAVELERS))}`,
  ];

  const visit = async (path: string, isAgain = false): Promise<void> => {
    const began = performance.now();
    try {
      const answer = await fetch(origin + path, { signal: AbortSignal.timeout(PATIENCE_MS) });
      await answer.arrayBuffer();
      waits.push(performance.now() - began);
      if (answer.status === 503 && answer.headers.has('retry-after')) refused += 1;
      else if (!answer.ok) wrong.push(`a visitor of ${path} got ${answer.status}`);
    } catch (error) {
      // whose connection is closed asks once more by itself, as browsers do (RFC 9110, 9.2.2)
      if (!isAgain) {
        again += 1;
        return visit(path, true);
      }
      wrong.push(`a visitor of ${path} got no answer: ${String(error)} (${error instanceof Error ? String(error.cause) : ''})`);
    }
  };
  const visitor = async (first: number): Promise<void> => {
    for (let i = first; !isOver; i += 1) {
      await visit(paths[i % paths.length] ?? '/');
      await sleep(THINK_MS);
    }
  };
  const all = Array.from({ length: VISITORS }, (_, i) => visitor(i));

  return {
    soFar() {
      const reply = `${waits.length} answers, ${refused} refused, ${again} asked again, p50 ${Math.round(nearestRank(waits, 0.5))} ms, p99 ${Math.round(nearestRank(waits, 0.99))} ms`;
      [waits, refused, again] = [[], 0, 0];
      return reply;
    },
    async stop() {
      isOver = true;
      await Promise.all(all);
      return wrong;
    },
  };
}
