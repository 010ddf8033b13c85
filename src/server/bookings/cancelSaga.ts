/**
 * Takes a cancellation forward (money.20): the supplier gives the seats back, then the gateway the money. Each step may be cut off
 * anywhere and is made again: both calls are safe to repeat.
 */
import { unreachable } from '#core/domain/result';
import type { BookingDeps } from './bookingDeps';
import { cancelTerms, isOurPromise } from './cancelTerms';
import type { CancelWork } from './cancellations.repository';

/** `null`: the outcome is not known yet, or somebody else took over. */
type Next = Promise<CancelWork | null>;

export function createCancelSaga({
  cancellations,
  supplier,
  gateway,
  clock,
  onMail,
}: Pick<BookingDeps, 'cancellations' | 'supplier' | 'gateway' | 'clock' | 'onMail'>) {
  async function giveSeatsBack(work: CancelWork, isRenewed = false): Next {
    const { attemptId, supplierQuoteId } = work.cancellation;
    const cancelled = await supplier.cancel(attemptId, supplierQuoteId, clock());
    if (cancelled.ok) return cancelled.value.status === 'cancelled' ? cancellations.move(work, 'released') : null;
    const fault = cancelled.error;
    switch (fault.code) {
      case 'offer_gone':
      case 'price_changed':
        return cancellations.move(work, 'failed');
      case 'quote_ended':
        return isRenewed ? cancellations.move(work, 'failed') : askAnew(work);
      case 'supplier_unavailable':
        return null;
      default:
        return unreachable(fault);
    }
  }

  /** The quote ended between consent and confirmation: a new one will do where it leaves the refund that was agreed to (booking.44). */
  async function askAnew(work: CancelWork): Next {
    const quote = await supplier.cancelQuote(work.cancellation.attemptId, clock());
    if (!quote.ok) return quote.error.code === 'supplier_unavailable' ? null : cancellations.move(work, 'failed');
    const { refund, basis } = work.cancellation;
    const terms = cancelTerms(work.booking, { change: null, supplierRefund: quote.value.refund, now: clock() });
    // everything that we promised comes back at any quote
    if (!isOurPromise({ basis }) && terms.refund !== refund) return cancellations.move(work, 'failed');
    const renewed = await cancellations.renew(work, quote.value);
    return renewed && giveSeatsBack(renewed, true);
  }

  async function giveMoneyBack(work: CancelWork): Next {
    const { id, attemptId, refund } = work.cancellation;
    if (refund > 0) {
      const payment = await gateway.lookup(attemptId);
      if (!payment.ok || !payment.value) return null;
      const refunded = await gateway.refund(payment.value.paymentId, refund, id);
      // what cannot be given back stays open, for the desk to see
      if (!refunded.ok) return null;
    }
    const done = await cancellations.move(work, 'done');
    if (done) onMail?.();
    return done;
  }

  function next(work: CancelWork): Next {
    const { state } = work.cancellation;
    switch (state) {
      case 'asked':
        return giveSeatsBack(work);
      case 'released':
        return giveMoneyBack(work);
      case 'done':
      case 'failed':
        return Promise.resolve(null);
      default:
        return unreachable(state);
    }
  }

  /** Goes on until the cancellation rests or waits; answers how far it came. */
  return async function run(work: CancelWork): Promise<CancelWork> {
    let last = work;
    for (let step = await next(last); step !== null; step = await next(last)) last = step;
    const { state } = last.cancellation;
    if (state !== 'done' && state !== 'failed') await cancellations.release(last);
    return last;
  };
}
