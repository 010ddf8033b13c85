/**
 * Searches whose airlines answer one by one, as Duffel's batches: whoever asks gets what has come so far, and asks again for the rest.
 * Duffel is searched once for equal searches, and for its next batch as soon as one has come.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Duffel } from '@duffel/api';
import { LRUCache } from 'lru-cache';
import type { Result } from '#core/domain/values/result';
import { err, ok } from '#core/domain/values/result';
import type { DuffelCalls, DuffelFault } from '../api/duffelApi';
import type { DuffelOffer } from '../api/duffelTypes';

type BatchSearch = Parameters<Duffel['batchOfferRequests']['create']>[0];

export interface FoundSoFar {
  readonly offers: readonly DuffelOffer[];
  /** More airlines are still answering. */
  readonly isPartial: boolean;
}

interface Running {
  readonly offers: Map<string, DuffelOffer>;
  fault: DuffelFault | null;
  isDone: boolean;
}

/** Longest wait for more while some flights are known. */
const MORE_MS = 2_000;
/** Longest wait for the first. */
const FIRST_MS = 7_000;
/** Duffel ends a batch search after a minute. */
const ENDS_MS = 60_000;
/** Between two looks at what has come. */
const LOOK_MS = 50;
/** A batch without offers is requested again after this. */
const PAUSE_MS = 300;
const SEARCHES = 200;

const pause = (ms: number): Promise<unknown> => sleep(ms, null, { ref: false });

export function createBatches({ duffel, calls }: { readonly duffel: Duffel; readonly calls: DuffelCalls }) {
  /** Under way, or done and not yet read. */
  const running = new LRUCache<string, Running>({ max: SEARCHES, ttl: ENDS_MS });

  async function follow(run: Running, search: BatchSearch): Promise<void> {
    const begun = await calls.ask('search', () => duffel.batchOfferRequests.create(search));
    if (!begun.ok) {
      run.fault = begun.error;
      return;
    }
    const since = performance.now();
    let remaining = begun.value.remaining_batches;
    while (remaining > 0 && performance.now() - since < ENDS_MS) {
      const batch = await calls.ask('batch', () => duffel.batchOfferRequests.get(begun.value.id));
      // what came before is good, whatever becomes of the rest
      if (!batch.ok) {
        if (run.offers.size === 0) run.fault = batch.error;
        return;
      }
      for (const offer of batch.value.offers) run.offers.set(offer.id, offer);
      remaining = batch.value.remaining_batches;
      if (remaining > 0 && batch.value.offers.length === 0) await pause(PAUSE_MS);
    }
  }

  function begin(key: string, search: BatchSearch): Running {
    const run: Running = { offers: new Map(), fault: null, isDone: false };
    running.set(key, run);
    follow(run, search)
      .catch(() => {
        run.fault = { kind: 'unavailable' };
      })
      .finally(() => {
        run.isDone = true;
      });
    return run;
  }

  /** What is known of a search, after a moment; all of it once every airline has answered. */
  return async (key: string, search: BatchSearch): Promise<Result<FoundSoFar, DuffelFault>> => {
    const run = running.get(key) ?? begin(key, search);
    const since = performance.now();
    const left = (): number => (run.offers.size > 0 ? MORE_MS : FIRST_MS) - (performance.now() - since);
    while (!run.isDone && left() > 0) await pause(LOOK_MS);
    if (run.isDone) running.delete(key);
    return run.fault ? err(run.fault) : ok({ offers: [...run.offers.values()], isPartial: !run.isDone });
  };
}
