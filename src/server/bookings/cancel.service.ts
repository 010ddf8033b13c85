/** Cancelling a booking (booking.38): the quote, and doing what was agreed to. The traveler's page and the desk ask the same. */
import type { CancelQuote, TimedQuote } from '#core/domain/cancelRules';
import { err, ok } from '#core/domain/result';
import type { Result } from '#core/domain/result';
import type { SupplierCancelQuote } from '../flights/supplier';
import type { Refusal } from './answers';
import { refuse } from './answers';
import type { Booking } from './attempts.repository';
import type { BookingDeps } from './bookingDeps';
import { createCancelSaga } from './cancelSaga';
import { cancelTerms, isOurPromise } from './cancelTerms';
import type { Cancellation } from './cancellations.repository';
import { departureOf } from './freeCancel';
import { createScheduleChangeRepository } from './scheduleChanges.repository';

export function createCancelService(deps: Omit<BookingDeps, 'paymentGuard'>) {
  const { cancellations, clock, supplier, timeZoneOf } = deps;
  const changes = createScheduleChangeRepository(deps);
  const run = createCancelSaga(deps);

  /** The terms of now with the supplier's quote; a trip that has begun is for people to look at. */
  async function ask(
    booking: Booking,
  ): Promise<Result<{ readonly terms: CancelQuote; readonly asked: SupplierCancelQuote | null }, Refusal>> {
    const now = clock();
    const departure = departureOf(booking.offer.slices, timeZoneOf);
    if (booking.state !== 'ticketed' || departure === null || departure <= now) return err(refuse('cancel_closed'));
    const change = await changes.ofBooking(booking.id);
    const asked = await supplier.cancelQuote(booking.attemptId, now);
    if (asked.ok) return ok({ terms: cancelTerms(booking, { change, supplierRefund: asked.value.refund, now }), asked: asked.value });
    // what we promised ourselves does not wait for a supplier that is down
    const terms = cancelTerms(booking, { change, supplierRefund: null, now });
    if (isOurPromise(terms) && asked.error.code === 'supplier_unavailable') return ok({ terms, asked: null });
    return err(refuse(asked.error.code === 'supplier_unavailable' ? 'supplier_unavailable' : 'cancel_closed'));
  }

  async function known({ id }: Booking): Promise<Cancellation | null> {
    const cancellation = await cancellations.ofBooking(id);
    return cancellation?.state === 'failed' ? null : cancellation;
  }

  async function quote(booking: Booking): Promise<Result<TimedQuote, Refusal>> {
    const answer = await ask(booking);
    return answer.ok ? ok(timed(answer.value)) : answer;
  }

  return {
    quote,
    /**
     * Cancels at the refund that was agreed to, in cents; where the quote is another by now nothing happens, and it is told. Asking
     * again answers how far it is.
     */
    async cancel(booking: Booking, refund: number, by: Cancellation['by']): Promise<Result<Cancellation, Refusal>> {
      const before = await known(booking);
      if (before) return ok(before);
      const answer = await ask(booking);
      if (!answer.ok) return answer;
      const { terms, asked } = answer.value;
      if (terms.refund !== refund) return err(refuse('cancel_changed', { quote: timed(answer.value) }));
      const work = await cancellations.insert(booking, terms, asked, by);
      if (!work) {
        const faster = await known(booking);
        return faster ? ok(faster) : err(refuse('cancel_closed'));
      }
      const { cancellation } = await run(work);
      if (cancellation.state === 'asked' || cancellation.state === 'released') deps.onUnsettled?.();
      return ok(cancellation);
    },
    /** Goes on with one that is not settled; null where somebody works on it, or nothing is left to do. */
    async resume(id: string): Promise<Cancellation | null> {
      const work = await cancellations.claim(id);
      return work && (await run(work)).cancellation;
    },
  };
}

/** Our own promise holds for longer than a supplier's quote: it names no end. */
const timed = ({ terms, asked }: { readonly terms: CancelQuote; readonly asked: SupplierCancelQuote | null }): TimedQuote => ({
  ...terms,
  until: isOurPromise(terms) ? null : (asked?.until ?? null),
});
