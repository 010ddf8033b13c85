/** How people cancel a booking, or keep it. */
import type { CancelQuoteWire } from '#core/contract/bookings/bookings.schema';
import type { FailureCode } from '#core/domain/booking/failures';
import type { CancelAnswer, CancelEvent, QuoteAnswer } from '#web/features/booking/manage/cancel.machine';
import type { Journey } from './journey';

export const FREE: CancelQuoteWire = { basis: 'free', paid: 50_000, airlineKeeps: 0, feeKept: 0, refund: 50_000, until: null };
export const LATE: CancelQuoteWire = {
  basis: 'fare',
  paid: 50_000,
  airlineKeeps: 20_000,
  feeKept: 1000,
  refund: 29_000,
  until: '2027-01-10T12:30:00.000Z',
};
export const NOTHING: CancelQuoteWire = { ...LATE, airlineKeeps: 49_000, refund: 0 };
export const DONE: CancelAnswer = { outcome: 'cancelled' };
export const KEPT_BY_SUPPLIER: CancelAnswer = { outcome: 'failed' };
export const refusedAs = (failure: FailureCode, quote: CancelQuoteWire | null = null): CancelAnswer => ({ failure, quote });

const ASK: CancelEvent = { type: 'quote.asked' };
const CONFIRM: CancelEvent = { type: 'cancel.confirmed' };
const KEEP: CancelEvent = { type: 'booking.kept' };

const journey = (quotes: readonly QuoteAnswer[], cancels: readonly CancelAnswer[], ...does: readonly CancelEvent[]): Journey => ({
  input: {},
  answers: { quote: quotes, cancel: cancels },
  does,
});

export const cancelJourneys: Readonly<Record<string, Journey>> = {
  'cancels-free-of-charge': journey([{ quote: FREE }], [DONE], ASK, CONFIRM),
  'cancels-by-the-terms-of-the-fare': journey([{ quote: LATE }], [DONE], ASK, CONFIRM),
  'cancels-and-nothing-comes-back': journey([{ quote: NOTHING }], [DONE], ASK, CONFIRM),
  'reads-the-quote-and-keeps-the-booking': journey([{ quote: LATE }], [], ASK, KEEP),
  'keeps-the-booking-then-cancels-it-later': journey([{ quote: FREE }, { quote: LATE }], [DONE], ASK, KEEP, ASK, CONFIRM),
  'presses-twice': journey([{ quote: FREE }], [DONE], ASK, ASK, CONFIRM, CONFIRM),
  'the-quote-is-on-its-way': journey([], [], ASK, CONFIRM),
  'the-answer-is-on-its-way': journey([{ quote: FREE }], [], ASK, CONFIRM, KEEP),
  'fault-no-quote-once-the-trip-began': journey([{ failure: 'cancel_closed' }], [], ASK),
  'fault-no-network-then-asked-again': journey([{ failure: 'network' }, { quote: FREE }], [DONE], ASK, ASK, CONFIRM),
  'fault-the-terms-changed-meanwhile': journey([{ quote: FREE }], [refusedAs('cancel_changed', LATE), DONE], ASK, CONFIRM, CONFIRM),
  'fault-the-terms-changed-and-it-is-kept': journey([{ quote: FREE }], [refusedAs('cancel_changed', LATE)], ASK, CONFIRM, KEEP),
  'fault-the-answer-was-lost': journey([{ quote: FREE }], [refusedAs('network'), DONE], ASK, CONFIRM, CONFIRM),
  'fault-the-airline-keeps-the-order': journey([{ quote: LATE }, { quote: LATE }], [KEPT_BY_SUPPLIER], ASK, CONFIRM, ASK),
};
