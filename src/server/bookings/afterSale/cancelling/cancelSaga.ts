/**
 * Takes a cancellation forward (money.20): the supplier releases the seats, then the gateway refunds the money. Each step may be cut
 * off anywhere and is made again: both calls are safe to repeat.
 */
import { unreachable } from '#core/domain/values/result';
import type { BookingDeps } from '../../bookingDeps';
import type { BookingRefunds } from '../../money/bookingRefunds';
import { giveBack } from '../../money/giveBack';
import type { FailedRefund } from '../../money/giveBack';
import { cancellationRefused, refundNotMoney } from '../../saga/notices';
import { cancelTerms, isOurPromise } from './cancelTerms';
import type { CancellationRepository, CancelWork } from './cancellations.repository';

export interface CancelSagaDeps extends Pick<BookingDeps, 'supplier' | 'gateway' | 'clock' | 'onMail'> {
  readonly refunds: BookingRefunds;
  readonly cancellations: Pick<CancellationRepository, 'move' | 'renew' | 'release'>;
}

/** `null`: the outcome is not known yet, or somebody else took over. Else the gateway did not give back. */
type Next = Promise<CancelWork | null | FailedRefund>;

/** Goes on until the cancellation rests or waits; answers how far it came. */
export async function runCancellation(deps: CancelSagaDeps, work: CancelWork): Promise<CancelWork> {
  let last = work;
  let step = await next(deps, last);
  while (step !== null && typeof step === 'object') {
    last = step;
    step = await next(deps, last);
  }
  const { state } = last.cancellation;
  if (state !== 'done' && state !== 'failed') await deps.cancellations.release(last, step);
  return last;
}

function next(deps: CancelSagaDeps, work: CancelWork): Next {
  const { state } = work.cancellation;
  switch (state) {
    case 'asked':
      return releaseSeats(deps, work);
    case 'released':
      return refundMoney(deps, work);
    case 'done':
    case 'failed':
      return Promise.resolve(null);
    default:
      return unreachable(state);
  }
}

async function releaseSeats(deps: CancelSagaDeps, work: CancelWork, isRenewed = false): Next {
  const { supplier, cancellations, clock } = deps;
  const { attemptId, supplierQuoteId } = work.cancellation;
  const cancelled = await supplier.cancel(attemptId, supplierQuoteId, clock());
  if (cancelled.ok) {
    const { status, credit, supplierReference } = cancelled.value;
    const notices = credit ? [refundNotMoney(attemptId, supplierReference, credit)] : [];
    return status === 'cancelled' ? cancellations.move(work, 'released', notices) : null;
  }
  const fault = cancelled.error;
  switch (fault.code) {
    case 'offer_gone':
    case 'price_changed':
      return refused(deps, work);
    case 'quote_ended':
      return isRenewed ? refused(deps, work) : renewQuote(deps, work);
    case 'supplier_unavailable':
    case 'call_us':
      return null;
    default:
      return unreachable(fault);
  }
}

/** Nothing is cancelled, though it was agreed to. */
const refused = ({ cancellations }: CancelSagaDeps, work: CancelWork): Next =>
  cancellations.move(work, 'failed', [cancellationRefused(work.booking)]);

/** The quote ended between consent and confirmation: a new one will do where it leaves the refund that was agreed to (booking.44). */
async function renewQuote(deps: CancelSagaDeps, work: CancelWork): Next {
  const { supplier, cancellations, clock } = deps;
  const quote = await supplier.cancelQuote(work.cancellation.attemptId, clock());
  if (!quote.ok) return quote.error.code === 'supplier_unavailable' || quote.error.code === 'call_us' ? null : refused(deps, work);
  const { refund, basis } = work.cancellation;
  const { attemptId, createdAt } = work.cancellation;
  const { agency, bank } = await deps.refunds.knownElsewhere(attemptId, createdAt);
  const terms = cancelTerms(work.booking, { change: null, quote: quote.value, returned: agency + bank, now: clock() });
  // everything that we promised is refunded at any quote
  if (!isOurPromise({ basis }) && terms.refund !== refund) return cancellations.move(work, 'failed');
  const renewed = await cancellations.renew(work, quote.value);
  return renewed && releaseSeats(deps, renewed, true);
}

async function refundMoney(deps: CancelSagaDeps, work: CancelWork): Next {
  const { id: refundId, attemptId, refund: amount, createdAt: agreedAt } = work.cancellation;
  const outcome = amount > 0 ? await giveBack(deps, { refundId, attemptId, amount, agreedAt }) : 'given';
  // what cannot be given back stays open, for a person to see
  if (outcome !== 'given') return outcome;
  const done = await deps.cancellations.move(work, 'done');
  if (done) deps.onMail?.();
  return done;
}
