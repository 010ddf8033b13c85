/** Cancelling a booking (booking.38): the quote, and doing what was agreed to. The traveler's page and the desk ask the same. */
import type { CancelQuote } from '#core/domain/cancelRules';
import { quoteCancellation } from '#core/domain/cancelRules';
import { err, ok } from '#core/domain/result';
import type { Result } from '#core/domain/result';
import type { Refusal } from './answers';
import { refuse } from './answers';
import type { Booking } from './attempts.repository';
import type { BookingDeps } from './bookingDeps';
import { createCancelSaga } from './cancelSaga';
import type { Cancellation } from './cancellations.repository';
import { departureOf } from './freeCancel';

export function createCancelService(deps: Omit<BookingDeps, 'paymentGuard'>) {
  const { cancellations, clock, timeZoneOf } = deps;
  const run = createCancelSaga(deps);

  /** What cancelling now would bring; a trip that has begun is for people to look at. */
  function quote({ state, offer, freeCancelUntil }: Booking): Result<CancelQuote, Refusal> {
    const departure = departureOf(offer.slices, timeZoneOf);
    if (state !== 'ticketed' || departure === null || departure <= clock()) return err(refuse('cancel_closed'));
    const isFree = freeCancelUntil !== null && clock() < freeCancelUntil;
    return ok(quoteCancellation({ price: offer.price, paid: offer.price.total, conditions: offer.conditions, isFree }));
  }

  async function known({ id }: Booking): Promise<Cancellation | null> {
    const cancellation = await cancellations.ofBooking(id);
    return cancellation?.state === 'failed' ? null : cancellation;
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
      const quoted = quote(booking);
      if (!quoted.ok) return quoted;
      if (quoted.value.refund !== refund) return err(refuse('cancel_changed', { quote: quoted.value }));
      const work = await cancellations.insert(booking, quoted.value, by);
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
