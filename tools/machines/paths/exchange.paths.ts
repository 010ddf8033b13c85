/** What the world may answer to a change of flights, and what a traveler may do. */
import { err, ok } from '#core/domain/values/result';
import type { ExchangeContext, ExchangeInput } from '#web/features/booking/exchange/exchange.types';
import { ended } from '../journeys/booking.samples';
import { choosing, CONFIRM, DAYS, DEARER, exchangeIn, MOVED, SAME_PRICE } from '../journeys/exchange.samples';
import { answers } from './walk';
import type { Walk } from './walk';

/** How any payment of a change may end; what it went through is its own walk. */
const payments = [
  ended('paid', { attempt: exchangeIn('done') }),
  ended('declined', { failure: 'card_declined', attempt: exchangeIn('failed', 'card_declined') }),
  ended('declined', { failure: 'booking_failed', attempt: exchangeIn('failed', 'booking_failed') }),
  ended('offerGone', { failure: 'offer_gone' }),
  ended('refused', { failure: 'exchange_closed' }),
  ended('refused', { failure: 'exchange_changed' }),
];
/** How one ends that was begun here. */
const OF_A_TRY = [ended('notGiven'), ended('refused', { failure: 'exchange_changed', offer: MOVED })];
const STEPS = [
  DAYS,
  choosing(DEARER),
  choosing(SAME_PRICE),
  { type: 'back.pressed' },
  ...(['days', 'flights', 'review'] as const).map((step) => ({ type: 'address.changed', step })),
  { type: 'retry.pressed' },
  ...answers('askOffers', [ok(null), err('network')]),
];
const PAYMENT = [CONFIRM, { type: 'wallet.tapped', key: 'k' }, ...answers('payment', payments)];

const sameAs: Walk['sameAs'] = ({ value, context }) => {
  const { asked, hasOffers, chosen, before, attempt, problem } = context as ExchangeContext;
  const isDue = (chosen?.due ?? 0) > 0;
  return [value, asked.length, hasOffers, chosen !== null, isDue, before !== null, attempt.start, problem];
};
const walk = (underWay: ExchangeInput['underWay'], more: Walk['events'] = []): Walk => ({
  input: { underWay },
  events: [...STEPS, ...PAYMENT, ...more],
  sameAs,
});

export const EXCHANGE_WALKS: Readonly<Record<string, Walk>> = {
  'changing flights': walk(null, answers('payment', OF_A_TRY)),
  'reloaded under a change': walk(exchangeIn('processing')),
};
