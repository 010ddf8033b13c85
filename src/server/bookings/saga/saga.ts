/**
 * Takes a payment attempt forward: authorize → price again → supplier books → capture (money.5). The request that began
 * it and the reconciler run the same steps; every step first looks up what has already happened, so that it may be cut off anywhere.
 */
import { unreachable } from '#core/domain/values/result';
import type { SupplierOrder } from '../../flights/supplier';
import type { AttemptState } from '../states';
import type { Attempt, Work } from './work';
import { authorise, capture, findPayment } from './paymentSteps';
import { giveUp, WAITING } from './steps';
import type { SagaDeps, Step } from './steps';
import { confirmPrice, findOrder, placeSupplierOrder } from './supplierSteps';
import { undo, undoDelayedCalls } from './undoSteps';

export type Saga = ReturnType<typeof createSaga>;

export function createSaga(deps: SagaDeps) {
  return {
    /** A fresh attempt, leased to the caller. */
    begin: async (work: Work, token: string): Promise<Work> => run(deps, work, await authorise(deps, work, token)),
    /** An attempt found unfinished and claimed by the caller. */
    resume: async (work: Work): Promise<Work> => run(deps, work, await next(deps, work, null, undefined)),
    /** Ends a claimed attempt that waits for the bank. */
    abandon: async (work: Work): Promise<Work> => run(deps, work, await giveUp(deps, work, 'challenge_failed')),
    /** Reverts what a delayed call did for a failed attempt; true once nothing is left. */
    undoDelayedCalls: (attempt: Attempt): Promise<boolean> => undoDelayedCalls(deps, attempt),
  };
}

/** Goes on until the attempt rests, waits or is somebody else's; answers what is in the database then. */
async function run(deps: SagaDeps, work: Work, first: Step): Promise<Work> {
  let step = first;
  let last = work;
  while (step.kind === 'moved') {
    const { state } = step.work.attempt;
    const before = last.attempt.state;
    last = step.work;
    if (state === 'challenge' || state === 'done' || state === 'failed') return last;
    step = await next(deps, last, before, step.order);
  }
  if (step.kind === 'waiting') await deps.attempts.release(last, step);
  return (await deps.attempts.byId(work.attempt.id)) ?? last;
}

/** The step that a state leads to. `before` is the state just left; null where the attempt was found like this. */
function next(deps: SagaDeps, work: Work, before: AttemptState | null, order: SupplierOrder | undefined): Promise<Step> | Step {
  const { state } = work.attempt;
  const { offer } = work.booking;
  switch (state) {
    case 'started':
    case 'challenge':
      return findPayment(deps, work);
    case 'authorised':
      return confirmPrice(deps, work);
    case 'booking':
      return before === 'authorised' ? placeSupplierOrder(deps, work, offer) : findOrder(deps, work, offer);
    case 'booked':
      return capture(deps, work, order);
    case 'undoing':
      return undo(deps, work);
    case 'done':
    case 'failed':
      return WAITING;
    default:
      return unreachable(state);
  }
}
