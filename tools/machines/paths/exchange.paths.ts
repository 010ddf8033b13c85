/** What the world may answer to a change of flights, and what a traveler may do. */
import { err, ok } from '#core/domain/values/result';
import type { ExchangeContext } from '#web/features/booking/exchange/exchange.types';
import { choosing, CONFIRM, DAYS, DEARER, exchangeIn, MOVED, refusedAs, SAME_PRICE, answered } from '../journeys/exchange.samples';
import { answers } from './walk';
import type { Walk } from './walk';

const outcomes = [
  ...(['done', 'challenge', 'processing'] as const).map((state) => answered(state)),
  answered('failed', 'card_declined'),
  answered('failed', 'booking_failed'),
  answered('failed', 'offer_gone'),
  ...(['network', 'rate_limited', 'exchange_closed'] as const).map((code) => refusedAs(code)),
];
const STEPS = [
  DAYS,
  choosing(DEARER),
  choosing(SAME_PRICE),
  { type: 'back.pressed' },
  ...(['days', 'flights', 'review'] as const).map((step) => ({ type: 'address.changed', step })),
  { type: 'retry.pressed' },
  ...answers('askOffers', [ok(null), err('network')]),
];
const PAYMENT = [
  CONFIRM,
  { type: 'wallet.tapped', key: 'k' },
  { type: 'wallet.closed' },
  ...answers('tokenise', [ok(null), err('invalid_fields'), err('unavailable')]),
  ...answers('openWallet', [ok(null), err('dismissed'), err('unavailable')]),
  ...answers('make', [
    ...outcomes,
    refusedAs('exchange_changed', MOVED),
    refusedAs('exchange_changed'),
    refusedAs('bot_check_needed'),
    refusedAs('card_declined'),
  ]),
  ...answers('prove', [ok('proof'), err('unavailable')]),
  ...answers('verify', outcomes),
  ...answers('abandon', [...outcomes, answered('failed', 'challenge_failed')]),
  ...answers('askStatus', outcomes),
  { type: 'xstate.after.pollDelay.exchange.processing' },
  { type: 'xstate.after.retryDelay.exchange.unsure' },
  { type: 'challenge.finished' },
  { type: 'challenge.abandoned' },
];

const sameAs: Walk['sameAs'] = ({ value, context }) => {
  const { asked, hasOffers, chosen, before, key, exchange, botToken, problem, tries } = context as ExchangeContext;
  const isDue = (chosen?.due ?? 0) > 0;
  return [
    value,
    asked.length,
    hasOffers,
    chosen !== null,
    isDue,
    before !== null,
    key !== null,
    exchange !== null,
    botToken,
    problem,
    tries < 3,
  ];
};
const walk = (underWay: ExchangeContext['exchange']): Walk => ({
  input: { underWay },
  events: [...STEPS, ...PAYMENT],
  sameAs,
  // slower and slower to no end: after three it is all the same
  stopWhen: ({ context }) => (context as ExchangeContext).tries > 3,
});

export const EXCHANGE_WALKS: Readonly<Record<string, Walk>> = {
  'changing flights': walk(null),
  'reloaded under a change': walk(exchangeIn('processing')),
  'reloaded under the bank’s question': walk(exchangeIn('challenge')),
};
