/** What the booking service answers: an attempt under way or done, or a refusal with its problem code. */
import type { AttemptWire, BookedBefore } from '#core/contract/bookings/payments.schema';
import type { DraftWire } from '#core/contract/bookings/drafts.schema';
import type { ExchangeOfferWire } from '#core/contract/bookings/exchange.schema';
import type { ProblemField } from '#core/contract/problem';
import type { ProblemCode } from '#core/domain/booking/failures';
import type { TimedQuote } from '#core/domain/booking/cancelRules';

export interface Refusal {
  readonly kind: 'refused';
  readonly code: ProblemCode;
  readonly errors?: readonly ProblemField[];
  /** With `price_changed` and `extra_gone`: the draft at its new price, without what was sold. */
  readonly draft?: DraftWire;
  /** With `draft_busy`: the attempt that is live. */
  readonly attempt?: AttemptWire;
  /** With `booked_before`: what this browser may read of it. */
  readonly booked?: readonly BookedBefore[];
  /** With `cancel_changed`: what cancelling brings now. */
  readonly quote?: TimedQuote;
  /** With `exchange_changed`: the offer at its terms of now, where there still is one. */
  readonly offer?: ExchangeOfferWire;
}

export type BookAnswer = { readonly kind: 'attempt'; readonly attempt: AttemptWire } | Refusal;

export function refuse(code: ProblemCode, more: Omit<Refusal, 'kind' | 'code'> = {}): Refusal {
  return { kind: 'refused', code, ...more };
}
