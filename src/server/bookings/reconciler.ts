/**
 * Ends what a crash, a time-out or a closed tab left unfinished: every minute, at start, and soon after an unknown outcome
 * (reliability B3, B7). It looks up and goes on, gives back, or gives up; it never sends a charge again.
 */
import { createAttemptRepository } from './attempts.repository';
import type { BookingDeps } from './bookingDeps';
import { createDraftRepository } from './drafts.repository';
import { createSaga } from './saga';
import { isFinal } from './states';

export const RECONCILE_EVERY_MS = 60_000;
/** First look after an outcome stayed unknown. */
const SOON_MS = 5_000;
/** Attempts looked at in one round. */
const BATCH = 100;

export interface ReconcilerLog {
  error(details: Readonly<Record<string, unknown>>, message: string): void;
  info(details: Readonly<Record<string, unknown>>, message: string): void;
}

export interface Reconciler {
  /** One round; answers how many attempts still have an unknown outcome (those that wait for a bank's page aside). Resolves even where single attempts fail. */
  runOnce(): Promise<number>;
  /** Runs at once, then every minute. */
  start(): void;
  /** Asks for a round within seconds. */
  nudge(): void;
  /** Ends the timers and waits for a round under way. */
  stop(): Promise<void>;
}

export function createReconciler(deps: Omit<BookingDeps, 'onUnsettled'>, log: ReconcilerLog): Reconciler {
  const attempts = createAttemptRepository(deps);
  const saga = createSaga({ ...deps, attempts, drafts: createDraftRepository(deps) });
  let every: NodeJS.Timeout | undefined;
  let soon: NodeJS.Timeout | undefined;
  let round: Promise<number> | null = null;
  let isStopped = false;

  async function settleAll(): Promise<number> {
    let open = 0;
    for (const { id, state } of await attempts.unattended(BATCH)) {
      if (isStopped) return open;
      try {
        const work = await attempts.claim(id, [state]);
        if (!work) continue;
        const now = (await saga.resume(work)).attempt;
        if (!isFinal(now.state) && now.state !== 'challenge') open += 1;
        if (now.state !== state) log.info({ attemptId: id, from: state, to: now.state, failure: now.failure }, 'attempt reconciled');
      } catch (error) {
        open += 1;
        log.error({ attemptId: id, state, err: error }, 'attempt could not be reconciled');
      }
    }
    return open;
  }

  function runOnce(): Promise<number> {
    round ??= settleAll().finally(() => {
      round = null;
    });
    return round;
  }

  function tick(): void {
    runOnce().catch((error: unknown) => log.error({ err: error }, 'reconciling failed'));
  }

  function nudge(): void {
    if (isStopped || soon) return;
    soon = setTimeout(() => {
      soon = undefined;
      runOnce().then(
        (open) => {
          if (open > 0) nudge();
        },
        (error: unknown) => log.error({ err: error }, 'reconciling failed'),
      );
    }, SOON_MS);
    soon.unref();
  }

  return {
    runOnce,
    start() {
      tick();
      every = setInterval(tick, RECONCILE_EVERY_MS);
      every.unref();
    },
    nudge,
    async stop() {
      isStopped = true;
      clearInterval(every);
      clearTimeout(soon);
      await round?.catch(() => undefined);
    },
  };
}
