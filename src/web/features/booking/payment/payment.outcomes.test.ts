import type { AttemptWire } from '#core/contract/bookings/payments.schema';
import { judged, paymentOutput } from './payment.outcomes';
import type { PaymentContext } from './payment.types';

const attempt = (state: AttemptWire['state'], failure: string | null = null): AttemptWire => ({
  ...{ attemptId: 'x', state, challengeUrl: state === 'challenge' ? '/bank' : null, failure, reference: null, charged: null },
});
const BOOKING: PaymentContext = {
  purchase: { kind: 'booking', draftId: 'd', acceptedTotal: 50_000 },
  ...{ start: 'card', key: 'k', attemptId: null, attempt: null, botToken: null },
  ...{ problem: null, draft: null, offer: null, call: 'pay', asked: 0 },
};
const CHANGE: PaymentContext = { ...BOOKING, purchase: { kind: 'exchange', offer: null, slices: [] } };
const SEEN = { attemptId: 'x' } as const;

it.each<[string, PaymentContext, ReturnType<typeof judged>]>([
  ['challenged by the bank', { ...BOOKING, attempt: attempt('challenge') }, 'challenge'],
  ['whose question from the bank was closed', { ...BOOKING, ...SEEN, call: 'abandon', attempt: attempt('challenge') }, 'processing'],
  ['on its way', { ...BOOKING, attempt: attempt('processing') }, 'processing'],
  ['whose answer was lost', { ...BOOKING, problem: 'unreadable' }, 'unsure'],
  ['that was seen before its answer was lost', { ...BOOKING, ...SEEN, call: 'verify', problem: 'network' }, 'processing'],
  ['that is not trusted', { ...BOOKING, problem: 'bot_check_needed' }, 'proof'],
  ['that was not believed', { ...BOOKING, problem: 'bot_check_needed', botToken: 'proof' }, 'refused'],
  ['of another tab that is not trusted', { ...BOOKING, ...SEEN, call: 'verify', key: null, problem: 'bot_check_needed' }, 'refused'],
  ['that was refused', { ...BOOKING, problem: 'rate_limited' }, 'refused'],
  ['of which one question was refused', { ...BOOKING, ...SEEN, call: 'askStatus', problem: 'rate_limited' }, 'processing'],
  ['for a change of which one question was refused', { ...CHANGE, ...SEEN, call: 'verify', problem: 'rate_limited' }, 'processing'],
  ['for a change that was forgotten', { ...CHANGE, ...SEEN, call: 'askStatus', problem: 'exchange_unknown' }, 'refused'],
  ['for a change at another price', { ...CHANGE, problem: 'exchange_changed' }, 'refused'],
])('goes on with a payment %s', (_what, context, next) => {
  expect(judged(context)).toBe(next);
});

it.each<[string, PaymentContext, string, string | null]>([
  ['nothing that was given', BOOKING, 'notGiven', null],
  ['a paid attempt', { ...BOOKING, attempt: attempt('done') }, 'paid', null],
  ['a payment in another tab', { ...BOOKING, problem: 'already_booked' }, 'alreadyPaid', 'already_booked'],
  ['a declined card', { ...BOOKING, attempt: attempt('failed', 'card_declined') }, 'declined', 'card_declined'],
  ['a closed bank window', { ...BOOKING, call: 'abandon', attempt: attempt('failed', 'challenge_failed') }, 'refused', 'challenge_closed'],
  ['a bank that said no', { ...BOOKING, call: 'verify', attempt: attempt('failed', 'challenge_failed') }, 'declined', 'challenge_failed'],
  ['another price', { ...BOOKING, problem: 'price_changed' }, 'repriced', 'price_changed'],
  ['a flight that is gone', { ...BOOKING, problem: 'offer_gone' }, 'offerGone', 'offer_gone'],
  ['a draft that is gone', { ...BOOKING, problem: 'draft_unknown' }, 'draftGone', 'draft_unknown'],
  ['a draft that was gone before', { ...BOOKING, call: 'askStatus', problem: 'draft_unknown' }, 'refused', 'draft_unknown'],
  ['an attempt that never arrived', { ...BOOKING, call: 'askStatus', problem: 'not_found' }, 'neverArrived', 'not_found'],
])('ends with %s', (_what, context, end, failure) => {
  expect(paymentOutput(context)).toMatchObject({ end, failure });
});
