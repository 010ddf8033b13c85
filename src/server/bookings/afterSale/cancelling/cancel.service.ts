/** Cancelling a booking (booking.38): the quote, and doing what was agreed to. The traveler's page and the desk use the same. */
import type { CancelQuote, TimedQuote } from '#core/domain/booking/cancelRules';
import { err, ok } from '#core/domain/values/result';
import type { Result } from '#core/domain/values/result';
import type { SupplierCancelQuote } from '../../../flights/supplier';
import type { Refusal } from '../../wire/answers';
import { refuse } from '../../wire/answers';
import type { BookingDeps } from '../../bookingDeps';
import type { Booking } from '../../saga/work';
import type { ScheduleChangeRepository } from '../scheduleChanges/scheduleChanges.repository';
import { runCancellation } from './cancelSaga';
import type { CancelSagaDeps } from './cancelSaga';
import { returnedElsewhere } from '../../money/giveBack';
import type { ReturnedElsewhere } from '../../money/giveBack';
import { cancelTerms, isOurPromise } from './cancelTerms';
import type { Cancellation, CancellationRepository } from './cancellations.repository';
import { departureOf } from './freeCancel';

export interface CancelDeps extends CancelSagaDeps, Pick<BookingDeps, 'timeZoneOf'> {
  readonly cancellations: CancellationRepository;
  readonly scheduleChanges: Pick<ScheduleChangeRepository, 'ofBooking'>;
  /** A cancellation has no outcome yet. */
  readonly onUnsettled: () => void;
}

export type CancelService = ReturnType<typeof createCancelService>;

export function createCancelService(deps: CancelDeps) {
  const { cancellations } = deps;
  return {
    async quote(booking: Booking): Promise<Result<TimedQuote, Refusal>> {
      const current = await currentTerms(deps, booking);
      return current.ok ? ok(timed(current.value)) : current;
    },

    /**
     * Cancels at the refund that was agreed to, in cents; where the quote is another by now nothing happens, and the answer has it.
     * Once it has begun, the answer is how far it is.
     */
    async cancel(booking: Booking, refund: number, by: Cancellation['by']): Promise<Result<Cancellation, Refusal>> {
      const begun = await standing(deps, booking);
      if (begun) return ok(begun);
      const current = await currentTerms(deps, booking);
      if (!current.ok) return current;
      const { terms, supplierQuote } = current.value;
      if (terms.refund !== refund) return err(refuse('cancel_changed', { quote: timed(current.value) }));
      const work = await cancellations.insert(booking, terms, supplierQuote, by);
      if (!work) {
        const faster = await standing(deps, booking);
        return faster ? ok(faster) : err(refuse('cancel_closed'));
      }
      const { cancellation } = await runCancellation(deps, work);
      if (cancellation.state === 'asked' || cancellation.state === 'released') deps.onUnsettled();
      return ok(cancellation);
    },

    /** Goes on with one that is not settled; null where somebody works on it, or nothing is left to do. */
    async resume(id: string): Promise<Cancellation | null> {
      const work = await cancellations.claim(id);
      return work && (await runCancellation(deps, work)).cancellation;
    },
  };
}

interface CurrentTerms {
  readonly terms: CancelQuote;
  /** Null where our own promise does not wait for it. */
  readonly supplierQuote: SupplierCancelQuote | null;
  readonly elsewhere: ReturnedElsewhere;
}

/** The terms of now with the supplier's quote; a trip that has begun is for people to look at. */
async function currentTerms(
  { clock, timeZoneOf, supplier, scheduleChanges, cancellations, refunds, gateway }: Omit<CancelDeps, 'onUnsettled'>,
  booking: Booking,
): Promise<Result<CurrentTerms, Refusal>> {
  const now = clock();
  const departure = departureOf(booking.offer.slices, timeZoneOf);
  if (booking.state !== 'ticketed' || departure === null || departure <= now) return err(refuse('cancel_closed'));
  const change = await scheduleChanges.ofBooking(booking.id);
  const [quoted, elsewhere] = await Promise.all([
    supplier.cancelQuote(booking.attemptId, now),
    returnedElsewhere({ refunds, gateway }, booking, now),
  ]);
  const circumstances = { change, returned: elsewhere.amount, now };
  if (quoted.ok)
    return ok({ terms: cancelTerms(booking, { ...circumstances, quote: quoted.value }), supplierQuote: quoted.value, elsewhere });
  // what we promised ourselves does not wait for a supplier that is down
  const terms = cancelTerms(booking, { ...circumstances, quote: null });
  const isAway = quoted.error.code === 'supplier_unavailable' || quoted.error.code === 'call_us';
  if (isOurPromise(terms) && isAway) return ok({ terms, supplierQuote: null, elsewhere });
  if (isOurPromise(terms)) await cancellations.refused(booking);
  return err(refuse(isAway ? 'supplier_unavailable' : 'cancel_closed'));
}

/** The cancellation of a booking that is under way or done. */
async function standing({ cancellations }: Pick<CancelDeps, 'cancellations'>, { id }: Booking): Promise<Cancellation | null> {
  const cancellation = await cancellations.ofBooking(id);
  return cancellation?.state === 'failed' ? null : cancellation;
}

/** Our own promise holds for longer than a supplier's quote: it names no end. */
const timed = ({ terms, supplierQuote, elsewhere: { amount, isDisputed } }: CurrentTerms): TimedQuote => ({
  ...terms,
  until: isOurPromise(terms) ? null : (supplierQuote?.until ?? null),
  ...(amount > 0 && { returned: amount }),
  ...(isDisputed && terms.refund > 0 && { isDisputed }),
});
