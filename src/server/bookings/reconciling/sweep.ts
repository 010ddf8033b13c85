/** What one round of the reconciler looks after, subject by subject. Each answers how many are still open; a fault in one leaves the others. */
import type { BookingDeps } from '../bookingDeps';
import type { CancelService } from '../afterSale/cancelling/cancel.service';
import type { CancellationRepository } from '../afterSale/cancelling/cancellations.repository';
import type { ExchangeService } from '../afterSale/exchanging/exchange.service';
import type { ExchangeRepository } from '../afterSale/exchanging/exchanges.repository';
import type { BookingRepository } from '../manage/bookings.repository';
import { reportTravelers } from '../manage/reportTravelers';
import type { ScheduleChangeService } from '../afterSale/scheduleChanges/scheduleChanges.service';
import { isFinal } from '../states';
import type { ExchangeState } from '../states';
import type { AttemptRepository } from '../saga/attempts.repository';
import type { Attempt } from '../saga/work';
import type { Saga } from '../saga/saga';
import { GIVE_UP_MS } from '../saga/steps';

export interface SweepDeps extends Pick<BookingDeps, 'clock' | 'log' | 'supplier'> {
  readonly attempts: Pick<AttemptRepository, 'due' | 'claim' | 'failedUnanswered'>;
  readonly cancellations: Pick<CancellationRepository, 'due'>;
  readonly bookings: Pick<BookingRepository, 'awaitingSupplier' | 'markReported'>;
  readonly saga: Pick<Saga, 'resume' | 'undoDelayedCalls'>;
  readonly cancelling: Pick<CancelService, 'resume'>;
  readonly exchanges: Pick<ExchangeRepository, 'due' | 'failedUnanswered'>;
  readonly exchanging: Pick<ExchangeService, 'resume' | 'undoDelayedHold'>;
  readonly changes: Pick<ScheduleChangeService, 'readNews' | 'reportAccepted'>;
  /** The process ends: what is under way is finished, nothing more is begun. */
  readonly isStopped: () => boolean;
}

/** A traveler who answered the bank comes back within this time, unless the tab was closed. */
const RETURN_MS = 5_000;
/** A provider that is away is not called for one failed attempt after another: the next round tries again. */
const MOST_UNANSWERED = 3;
/** Rows read at once; in between, attempts that hold money come first again. */
const BATCH = 50;

/** Attempts without an outcome; those that wait for a bank's page are the traveler's and not counted. */
export async function settleAttempts(deps: SweepDeps): Promise<number> {
  let unknown = 0;
  const unsettled = new Set<string>();
  for (let batch = await nextBatch(deps, unsettled); batch.length > 0; batch = await nextBatch(deps, unsettled)) {
    for (const attempt of batch) {
      if (deps.isStopped()) return unknown;
      const outcome = await settleAttempt(deps, attempt);
      if (outcome !== 'settled') unsettled.add(attempt.id);
      if (outcome === 'unknown') unknown += 1;
    }
  }
  return unknown;
}

/** A challenge is the traveler's to answer until it is too old: a look-up before that would find it unanswered. */
function nextBatch({ attempts, clock }: SweepDeps, except: ReadonlySet<string>): ReturnType<AttemptRepository['due']> {
  const now = clock().getTime();
  return attempts.due({
    limit: BATCH,
    except,
    challengesBegunBefore: new Date(now - GIVE_UP_MS),
    challengesAnsweredBefore: new Date(now - RETURN_MS),
    noneAfter: new Date(now + GIVE_UP_MS),
  });
}

/** `left`: to whoever works on it, or to the traveler. */
async function settleAttempt(
  { attempts, saga, log }: SweepDeps,
  { id, state }: Pick<Attempt, 'id' | 'state'>,
): Promise<'settled' | 'left' | 'unknown'> {
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

/** Cancellations that the airline or the bank has not answered. */
export const settleCancellations = async (deps: SweepDeps): Promise<number> =>
  settleEach(deps, {
    what: 'cancellation',
    rows: await deps.cancellations.due(BATCH),
    resume: (id) => deps.cancelling.resume(id),
    isOpen: (state) => state === 'asked' || state === 'released',
  });

/** Changes of flights without an outcome; those that wait for a bank's page are the traveler's and not counted. */
export async function settleExchanges(deps: SweepDeps): Promise<number> {
  const now = deps.clock().getTime();
  const rows = await deps.exchanges.due({
    limit: BATCH,
    challengesBegunBefore: new Date(now - GIVE_UP_MS),
    challengesAnsweredBefore: new Date(now - RETURN_MS),
  });
  const isOpen = (state: ExchangeState): boolean => !isFinal(state) && state !== 'challenge';
  return settleEach(deps, { what: 'exchange', rows, resume: (id) => deps.exchanging.resume(id), isOpen });
}

interface Unsettled<State extends string> {
  readonly what: 'cancellation' | 'exchange';
  readonly rows: readonly { readonly id: string; readonly state: State }[];
  /** Null where somebody else works on it, or nothing is left to do. */
  readonly resume: (id: string) => Promise<{ readonly state: State } | null>;
  readonly isOpen: (state: State) => boolean;
}

/** Goes on with each; answers how many are still open. */
async function settleEach<State extends string>(
  { log, isStopped }: SweepDeps,
  { what, rows, resume, isOpen }: Unsettled<State>,
): Promise<number> {
  let open = 0;
  for (const { id, state } of rows) {
    if (isStopped()) return open;
    try {
      const now = await resume(id);
      if (now && now.state !== state) log.info({ [`${what}Id`]: id, from: state, to: now.state }, `${what} reconciled`);
      if (now && isOpen(now.state)) open += 1;
    } catch (error) {
      log.error({ [`${what}Id`]: id, state, err: error }, `${what} could not be reconciled`);
      open += 1;
    }
  }
  return open;
}

/** Travelers who changed after booking, as the supplier has not confirmed them. */
export async function reportChangedTravelers(deps: SweepDeps): Promise<number> {
  let open = 0;
  for (const booking of await deps.bookings.awaitingSupplier(BATCH)) {
    if (deps.isStopped()) return open;
    if (!(await reportTravelers(deps, booking))) open += 1;
  }
  return open;
}

/** Orders that airlines changed are read again, and what travelers accepted is passed on. */
export async function settleScheduleChanges({ changes, log, isStopped }: SweepDeps): Promise<number> {
  try {
    return isStopped() ? 0 : (await changes.readNews(BATCH)) + (await changes.reportAccepted(BATCH));
  } catch (error) {
    log.error({ err: error }, 'changes of orders could not be read');
    return 1;
  }
}

/** Attempts that failed since then are looked at for calls that came through late: nothing else would find them (reliability.35). */
export async function undoDelayedCalls(deps: SweepDeps, since: Date): Promise<void> {
  const { attempts, saga, exchanges, exchanging, log, isStopped } = deps;
  let unanswered = 0;
  for (const attempt of await attempts.failedUnanswered(since)) {
    if (isStopped() || unanswered === MOST_UNANSWERED) return;
    try {
      if (!(await saga.undoDelayedCalls(attempt))) unanswered += 1;
    } catch (error) {
      log.error({ attemptId: attempt.id, state: attempt.state, err: error }, 'a delayed call could not be undone');
    }
  }
  for (const exchange of await exchanges.failedUnanswered(since)) {
    if (isStopped() || unanswered === MOST_UNANSWERED) return;
    try {
      if (!(await exchanging.undoDelayedHold(exchange))) unanswered += 1;
    } catch (error) {
      log.error({ exchangeId: exchange.id, state: exchange.state, err: error }, 'a delayed hold could not be released');
    }
  }
}
