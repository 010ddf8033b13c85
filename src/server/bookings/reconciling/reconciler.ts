/**
 * Ends what a crash, a time-out or a closed tab left unfinished: every minute, at start, and soon after an unknown outcome
 * (money.9, money.11). It looks up and goes on, gives back, or gives up; it never sends a charge again.
 */
import { createRounds } from '../../platform/jobs/rounds';
import type { Rounds } from '../../platform/jobs/rounds';
import type { BookingDeps } from '../bookingDeps';
import { createLookBack } from './lookBack';
import {
  reportChangedTravelers,
  settleAttempts,
  settleCancellations,
  settleExchanges,
  settleScheduleChanges,
  undoDelayedCalls,
} from './sweep';
import type { SweepDeps } from './sweep';

export const RECONCILE_EVERY_MS = 60_000;
/** First look after an outcome stayed unknown. */
const SOON_MS = 5_000;

export type ReconcilerDeps = Omit<SweepDeps, 'isStopped'> & Pick<BookingDeps, 'steady'>;

/**
 * A round answers how many are still open (attempts that wait for a bank's page aside). It resolves even where single attempts fail.
 */
export interface Reconciler extends Pick<Rounds<number>, 'runOnce' | 'start' | 'stop'> {
  /** Asks for a round within seconds; nothing before the start or after the end. */
  nudge(): void;
}

export function createReconciler({ steady = () => performance.now(), ...deps }: ReconcilerDeps): Reconciler {
  const { log, clock } = deps;
  let soon: NodeJS.Timeout | undefined;
  let isRunning = false;
  const failuresSince = createLookBack({ clock, steady });

  async function round(signal: AbortSignal): Promise<number> {
    const sweep: SweepDeps = { ...deps, isStopped: () => signal.aborted };
    const open =
      (await settleAttempts(sweep)) +
      (await settleExchanges(sweep)) +
      (await settleCancellations(sweep)) +
      (await reportChangedTravelers(sweep)) +
      (await settleScheduleChanges(sweep));
    if (!signal.aborted) await undoDelayedCalls(sweep, failuresSince());
    return open;
  }

  const onFault = (error: unknown): void => log.error({ err: error }, 'reconciling failed');
  const rounds = createRounds({ everyMs: RECONCILE_EVERY_MS, round, onFault });

  function nudge(): void {
    if (!isRunning || soon) return;
    soon = setTimeout(() => {
      soon = undefined;
      rounds.runOnce().then((open) => {
        if (open > 0) nudge();
      }, onFault);
    }, SOON_MS);
    soon.unref();
  }

  return {
    runOnce: rounds.runOnce,
    start() {
      isRunning = true;
      rounds.start();
    },
    nudge,
    stop() {
      isRunning = false;
      clearTimeout(soon);
      return rounds.stop();
    },
  };
}
