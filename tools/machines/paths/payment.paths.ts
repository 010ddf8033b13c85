/** What the world may answer to a payment, and what a traveler may do about it. */
import { err, ok } from '#core/domain/values/result';
import type { AttemptAnswer, PaymentContext, PaymentInput } from '#web/features/booking/payment/payment.types';
import { refusedAs } from '#testing/bookings/bookingGame';
import { attemptIn, DRAFT, draftAt } from '../journeys/booking.samples';
import { DEARER, exchangeIn, MOVED, refusedAs as changeRefusedAs, SAME_PRICE } from '../journeys/exchange.samples';
import { answers } from './walk';
import type { Walk } from './walk';

const CODES = ['network', 'rate_limited', 'bot_check_needed', 'not_found', 'draft_unknown', 'offer_gone', 'already_booked'] as const;
const ANSWERS: readonly AttemptAnswer[] = [
  ...(['done', 'challenge', 'processing'] as const).map((state) => ok(attemptIn(state))),
  ok(attemptIn('failed', 'card_declined')),
  ok(attemptIn('failed', 'challenge_failed')),
  ...CODES.map((code) => refusedAs(code)),
  refusedAs('price_changed', { draft: draftAt(52_000) }),
];
const CHANGED: readonly AttemptAnswer[] = [
  ...(['done', 'challenge', 'processing'] as const).map((state) => ok(exchangeIn(state))),
  ok(exchangeIn('failed', 'card_declined')),
  ok(exchangeIn('failed', 'challenge_failed')),
  ...(['network', 'rate_limited', 'exchange_closed'] as const).map((code) => changeRefusedAs(code)),
];
const eventsOf = (paid: readonly AttemptAnswer[], known: readonly AttemptAnswer[]) => [
  ...answers('tokenise', [ok(null), err('invalid_fields'), err('unavailable')]),
  ...answers('openWallet', [ok(null), err('dismissed'), err('unavailable'), err('invalid_request')]),
  { type: 'wallet.closed' },
  ...answers('pay', paid),
  ...answers('prove', [ok('proof'), err('unavailable')]),
  ...answers('verify', known),
  ...answers('abandon', known),
  ...answers('askStatus', known),
  { type: 'xstate.after.pollDelay.payment.processing' },
  { type: 'xstate.after.retryDelay.payment.unsure' },
  { type: 'challenge.finished' },
  { type: 'challenge.abandoned' },
  { type: 'retry.pressed' },
];
const BOOKING = eventsOf(ANSWERS, ANSWERS);
const EXCHANGE = eventsOf(
  [...CHANGED, changeRefusedAs('exchange_changed', MOVED), changeRefusedAs('exchange_changed'), changeRefusedAs('bot_check_needed')],
  CHANGED,
);

const sameAs: Walk['sameAs'] = ({ value, context }) => {
  const { key, attemptId, botToken, attempt, problem, offer, call, asked } = context as PaymentContext;
  return [value, key !== null, attemptId !== null, botToken !== null, attempt?.state, problem, offer !== null, call, asked < 3];
};
const walk = (input: PaymentInput, events: Walk['events']): Walk => ({
  input,
  events,
  sameAs,
  // slower and slower to no end: after three it is all the same
  stopWhen: ({ context }) => (context as PaymentContext).asked > 3,
});

const BY_CARD: PaymentInput = {
  purchase: { kind: 'booking', draftId: DRAFT.draftId, acceptedTotal: 50_000 },
  ...{ start: 'card', key: 'k', attemptId: null, attempt: null },
};
const CHANGE: PaymentInput = { ...BY_CARD, purchase: { kind: 'exchange', offer: DEARER, slices: [] } };
const RELOADED: PaymentInput = {
  ...CHANGE,
  purchase: { kind: 'exchange', offer: null, slices: [] },
  start: 'underWay',
  key: null,
  attemptId: exchangeIn('processing').attemptId,
};

export const PAYMENT_WALKS: Readonly<Record<string, Walk>> = {
  'a card': walk(BY_CARD, BOOKING),
  'a wallet': walk({ ...BY_CARD, start: 'wallet' }, BOOKING),
  'reloaded under a payment': walk({ ...BY_CARD, start: 'underWay' }, BOOKING),
  'a change': walk(CHANGE, EXCHANGE),
  'a change from a wallet': walk({ ...CHANGE, start: 'wallet' }, EXCHANGE),
  'a change at no cost': walk({ ...CHANGE, start: 'consent', purchase: { kind: 'exchange', offer: SAME_PRICE, slices: [] } }, EXCHANGE),
  'reloaded under a change': walk({ ...RELOADED, attempt: exchangeIn('processing') }, EXCHANGE),
  'reloaded under the bank’s question': walk({ ...RELOADED, attempt: exchangeIn('challenge') }, EXCHANGE),
};
