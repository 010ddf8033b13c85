/** The timetable in threads of its own, so that no search holds up the answers to others (reliability.6). */
import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { addDays, utcDateOf } from '#core/domain/values/dates';
import { err, ok } from '#core/domain/values/result';
import type { Result } from '#core/domain/values/result';
import { DEFAULT_TRAVELERS } from '#core/domain/travelers/travelers';
import { searchFor } from '#core/domain/search/trip';
import type { SearchQuery } from '#core/domain/search/trip';
import { STUCK_MS, within, WORK_THREAD } from '../../../../../platform/workThreads';
import type { ExploreRequest, ExploredTrip, SearchFault, SupplierFault } from '../../../../supplier';
import type { Timetable } from '../timetable';
import type { TimetableService } from './timetableService';
import { createWorkQueue } from './workQueue';
import type { Rank } from './workQueue';

export interface TimetablePool extends TimetableService {
  /** Resolves when every thread has built its timetable and made a first search: it takes ten times as long as the next ones. */
  ready(now: Date): Promise<void>;
  close(): Promise<void>;
}

/** One core stays free for everything else; each thread takes some 70 MB. */
const THREADS = Math.max(1, Math.min(4, availableParallelism() - 1));
/** Nobody waits longer for an answer that a thread has begun with (reliability.5). */
const ANSWER_MS = 8_000;
/** Longer than this nobody is made to wait: with the work itself it stays within the supplier's eight seconds. */
const LONGEST_WAIT_MS = 6_000;
/** Places that a thread explores at a time, some 25 ms: searches wait for no more. */
const EXPLORED_AT_ONCE = 32;

/** A large search of the kind that most visitors make. */
const firstSearch = (now: Date): SearchQuery => {
  const departs = addDays(utcDateOf(now), 30);
  return searchFor({ origin: 'NYC', destination: 'LAX', departs, returns: addDays(departs, 7) }, 'Economy', DEFAULT_TRAVELERS);
};

/** Starts the threads. `file` is the built `timetable.worker.js`; `onError` is called for queries that failed. */
export function openTimetablePool(file: string, onError: (error: unknown) => void): TimetablePool {
  const pool = new Piscina({ filename: file, minThreads: THREADS, maxThreads: THREADS, ...WORK_THREAD });
  pool.on('error', onError);
  const queue = createWorkQueue(THREADS, () => performance.now());

  async function inThread<K extends keyof Timetable>(name: K, input: Parameters<Timetable[K]>[0]): Promise<ReturnType<Timetable[K]>> {
    const stuck = new AbortController();
    const timer = setTimeout(() => stuck.abort(), STUCK_MS);
    try {
      return await pool.run(input, { name, signal: stuck.signal });
    } finally {
      clearTimeout(timer);
    }
  }

  /** An answer within its time. The thread finishes what takes longer, and has no time for anything else until then. */
  function ask<K extends keyof Timetable>(
    rank: Rank,
    name: K,
    input: Parameters<Timetable[K]>[0],
    signal?: AbortSignal,
  ): Promise<Result<ReturnType<Timetable[K]>, SupplierFault>> {
    return new Promise((resolve) => {
      const unavailable = (): void => resolve(err({ code: 'supplier_unavailable' }));
      const giveUp = (error: unknown): void => {
        onError(error);
        unavailable();
      };
      const begin = (): ReturnType<typeof inThread<K>> => {
        const work = inThread(name, input);
        within(ANSWER_MS, work).then((answer) => resolve(ok(answer)), giveUp);
        return work;
      };
      queue.run(rank, signal, begin).then(({ ok: isDone }) => (isDone ? undefined : unavailable()), unavailable);
    });
  }

  /** The refusal of work that could not be done in time. Idle threads refuse nothing: one slow moment would be believed for ever. */
  function refusal(rank: Rank, units: number): SearchFault | null {
    if (queue.isIdle()) return null;
    const waitMs = queue.expectedMs(rank, units);
    return waitMs <= LONGEST_WAIT_MS ? null : { code: 'overloaded', retryAfter: Math.ceil(waitMs / 1000) };
  }

  return {
    async search(query, { now, limit, chosen, signal }) {
      const refused = refusal('search', 1);
      return refused ? err(refused) : ask('search', 'search', { query, now, limit, chosen }, signal);
    },

    offer: (query, flightId, now) => ask('booking', 'offer', { query, flightId, now }),

    exchange: (request) => ask('booking', 'exchange', request),

    async lowestPrices(query, dates, { now, chosen, signal }) {
      const refused = refusal('prices', dates.length);
      if (refused) return err(refused);
      const days = await Promise.all(
        dates.map(async (date) => ({ date, price: await ask('prices', 'lowestPrice', { query, date, now, chosen }, signal) })),
      );
      const lowest = new Map<(typeof dates)[number], number | null>();
      for (const { date, price } of days) {
        if (!price.ok) return price;
        lowest.set(date, price.value);
      }
      return ok(lowest);
    },

    async explore(request, { now, signal }) {
      const parts: ExploreRequest[] = [];
      for (let i = 0; i < request.destinations.length; i += EXPLORED_AT_ONCE)
        parts.push({ ...request, destinations: request.destinations.slice(i, i + EXPLORED_AT_ONCE) });
      const refused = refusal('explore', parts.length);
      if (refused) return err(refused);
      const found: ExploredTrip[] = [];
      for (const part of await Promise.all(parts.map((one) => ask('explore', 'explore', { request: one, now }, signal)))) {
        if (!part.ok) return part;
        found.push(...part.value);
      }
      return ok(found);
    },

    servedAirports: () => ask('search', 'servedAirports', undefined),

    async ready(now) {
      const first: Parameters<Timetable['search']>[0] = { query: firstSearch(now), now, limit: 2000 };
      // in the queue, before all others: the time that a question has begins when its thread is ready
      await Promise.all(Array.from({ length: THREADS }, () => queue.run('booking', undefined, () => pool.run(first, { name: 'search' }))));
    },
    close: () => pool.destroy(),
  };
}
