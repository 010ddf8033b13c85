/** What of a change of flights may be in a recording (code.20): amounts, days and codes; never which booking, which flights or who. */
import { attempt, begun, ended, offer, slices } from './payment';
import { cents, failure, fields, flag, hidden, oneOf, resultOf } from './shapes';

const step = oneOf(['days', 'flights', 'review']);

export const EXCHANGE_RECORDED = {
  machine: 'exchange',
  input: fields({ underWay: attempt }),
  events: {
    'days.chosen': { slices },
    'offer.chosen': { offer },
    'exchange.confirmed': { key: hidden },
    'wallet.tapped': { key: hidden },
    'back.pressed': {},
    'address.changed': { step },
    'retry.pressed': {},
  },
  answers: {
    askOffers: resultOf(hidden),
    payment: ended,
  },
  context: {
    asked: slices,
    hasOffers: flag,
    chosen: offer,
    before: fields({ due: cents, refund: cents }),
    attempt: begun,
    payment: ended,
    problem: failure,
  },
  delays: [],
  // oxfmt-ignore
  states: [
    'asking', 'choosingDays', 'choosingOffer', 'exchanged', 'notExchanged', 'paying', 'reviewing', 'settled', 'starting', 'unanswered',
  ],
};
