/** What the server answers to a change of flights: for journeys and walks. */
import type { AttemptWire } from '#core/contract/bookings/payments.schema';
import { parseIsoDate } from '#core/domain/values/dates';
import type { FailureCode } from '#core/domain/booking/failures';
import { err, ok, present } from '#core/domain/values/result';
import type { ExchangeEvent } from '#web/features/booking/exchange/exchange.types';
import type { AttemptAnswer, ChosenOffer } from '#web/features/booking/payment/payment.types';

/** Ids of the offers that pages show where a recording says nothing of them (devtools/replay/samples.ts). */
export const CHEAPER: ChosenOffer = { id: '#00001009', due: 0, refund: 4000 };
export const SAME_PRICE: ChosenOffer = { id: '#00001011', due: 0, refund: 0 };
export const DEARER: ChosenOffer = { id: '#00001013', due: 8400, refund: 0 };
/** The same flights a little later. */
export const MOVED: ChosenOffer = { id: '#00001099', due: 9900, refund: 0 };

export const exchangeIn = (state: AttemptWire['state'], failure: string | null = null): AttemptWire => ({
  attemptId: '33333333-3333-4333-8333-333333333333',
  state,
  challengeUrl: state === 'challenge' ? '/challenge' : null,
  failure,
  reference: null,
  charged: null,
});
export const answered = (state: AttemptWire['state'], failure: string | null = null): AttemptAnswer => ok(exchangeIn(state, failure));
export const refusedAs = (code: FailureCode, offer: ChosenOffer | null = null): AttemptAnswer => err({ code, offer });

export const DAYS: ExchangeEvent = {
  type: 'days.chosen',
  slices: [{ place: 0, date: present(parseIsoDate('2027-01-16'), 'day') }],
};
export const choosing = (offer: ChosenOffer): ExchangeEvent => ({ type: 'offer.chosen', offer });
export const CONFIRM: ExchangeEvent = { type: 'exchange.confirmed', key: 'key-0001' };
