/**
 * Ends what a crash, a time-out or a closed tab left unfinished: every minute, at start, and soon after an unknown outcome
 * (money.9, money.11). It looks up and goes on, gives back, or gives up; it never sends a charge again.
 */
import { createRounds } from '../rounds';
import type { Rounds } from '../rounds';
import type { Attempt } from './attempts.repository';
import type { BookingDeps } from './bookingDeps';
import { createBookingRepository } from './bookings.repository';
import { createCancelService } from './cancel.service';
import { createDraftRepository } from './drafts.repository';
import { createPricing } from './pricing';
import { createSaga, GIVE_UP_MS, LATE_MS } from './saga';
import { isFinal } from './states';
import { createScheduleChangeService } from './scheduleChanges.service';
import { createSupplierTold } from './supplierTold';

export const RECONCILE_EVERY_MS = 60_000;
/** First look after an outcome stayed unknown. */
const SOON_MS = 5_000;
/** A traveler who answered the bank comes back within this time, unless the tab was closed. */
const RETURN_MS = 5_000;
/** A provider that is away is not asked about one failed attempt after another: the next round does. */
const MOST_SILENT = 3;
/** Attempts asked for at once; in between, those that hold money come first again. */
const BATCH = 50;

export interface ReconcilerLog {
  error(details: Readonly<Record<string, unknown>>, message: string): void;
  info(details: Readonly<Record<string, unknown>>, message: string): void;
}

/**
 * A round answers how many attempts still have an unknown outcome (those that wait for a bank's page aside). It resolves even where
 * single attempts fail.
 */
export interface Reconciler extends Pick<Rounds<number>, 'runOnce' | 'start' | 'stop'> {
  /** Asks for a round within seconds. */
  nudge(): void;
}

export function createReconciler(deps: Omit<BookingDeps, 'onUnsettled'>, log: ReconcilerLog): Reconciler {
  const { attempts } = deps;
  const saga = createSaga({ ...deps, drafts: createDraftRepository(deps), pricing: createPricing(deps) });
  const bookings = createBookingRepository(deps);
  const cancelling = createCancelService(deps);
  const changes = createScheduleChangeService({ ...deps, bookings });
  const tellSupplier = createSupplierTold({ ...deps, bookings });
  let soon: NodeJS.Timeout | undefined;
  let isStopped = false;

  /** A challenge is the traveler's to answer until it is too old: asking the gateway before would only tell that they have not. */
  const nextBatch = (except: ReadonlySet<string>): ReturnType<typeof attempts.due> => {
    const now = deps.clock().getTime();
    const [challengesBegunBefore, challengesAnsweredBefore] = [new Date(now - GIVE_UP_MS), new Date(now - RETURN_MS)];
    return attempts.due({ limit: BATCH, except, challengesBegunBefore, challengesAnsweredBefore });
  };

  /** `left`: to whoever works on it, or to the traveler. */
  async function settle({ id, state }: Pick<Attempt, 'id' | 'state'>): Promise<'settled' | 'left' | 'unknown'> {
    try {
      const work = await attempts.claim(id, [state]);
      if (!work) return 'left';
      const now = (await saga.resume(work)).attempt;
      if (now.state !== state) log.info({ attemptId: id, from: state, to: now.state, failure: now.failure }, 'attempt reconciled');
      if (isFinal(now.state)) return 'settled';
      return now.state === 'challenge' ? 'left' : 'unknown';
    } catch (error) {
      log.error({ attemptId: id, state, err: error }, 'attempt could not be reconciled');
      return 'unknown';
    }
  }

  async function settleAll(): Promise<number> {
    let unknown = 0;
    const unsettled = new Set<string>();
    for (let batch = await nextBatch(unsettled); batch.length > 0; batch = await nextBatch(unsettled)) {
      for (const attempt of batch) {
        if (isStopped) return unknown;
        const outcome = await settle(attempt);
        if (outcome !== 'settled') unsettled.add(attempt.id);
        if (outcome === 'unknown') unknown += 1;
      }
    }
    const open = unknown + (await settleCancellations()) + (await tellSuppliers()) + (await settleChanges());
    await takeBackLate();
    return open;
  }

  /** Those that were given up are looked at for some minutes more: nobody else would find what came late (decision 103). */
  async function takeBackLate(): Promise<void> {
    let silent = 0;
    for (const attempt of await attempts.unheard(new Date(deps.clock().getTime() - LATE_MS))) {
      if (isStopped || silent === MOST_SILENT) return;
      try {
        if (!(await saga.takeBackLate(attempt))) silent += 1;
      } catch (error) {
        log.error({ attemptId: attempt.id, state: attempt.state, err: error }, 'what came late could not be taken back');
      }
    }
  }

  /** Answers how many are still open. */
  async function settleCancellations(): Promise<number> {
    let open = 0;
    for (const { id, state } of await deps.cancellations.due(BATCH)) {
      if (isStopped) return open;
      try {
        const now = await cancelling.resume(id);
        if (now && now.state !== state) log.info({ cancellationId: id, from: state, to: now.state }, 'cancellation reconciled');
        if (now?.state === 'asked' || now?.state === 'released') open += 1;
      } catch (error) {
        log.error({ cancellationId: id, state, err: error }, 'cancellation could not be reconciled');
        open += 1;
      }
    }
    return open;
  }

  async function tellSuppliers(): Promise<number> {
    let open = 0;
    for (const booking of await bookings.suppliersBehind(BATCH)) {
      if (isStopped) return open;
      if (!(await tellSupplier(booking))) open += 1;
    }
    return open;
  }

  /** Orders that airlines changed are read anew, and what travelers accepted is passed on. */
  async function settleChanges(): Promise<number> {
    try {
      return isStopped ? 0 : (await changes.readNews(BATCH)) + (await changes.tellSupplier(BATCH));
    } catch (error) {
      log.error({ err: error }, 'changes of orders could not be read');
      return 1;
    }
  }

  const onFault = (error: unknown): void => log.error({ err: error }, 'reconciling failed');
  const rounds = createRounds({ everyMs: RECONCILE_EVERY_MS, round: settleAll, onFault });

  function nudge(): void {
    if (isStopped || soon) return;
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
    start: rounds.start,
    nudge,
    stop() {
      isStopped = true;
      clearTimeout(soon);
      return rounds.stop();
    },
  };
}
