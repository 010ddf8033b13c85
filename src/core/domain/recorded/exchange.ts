/** What of a change of flights may be in a recording (code.20): amounts, days and codes; never which booking, which flights or who. */
import { MOST_SLICES } from '../search/trip';
import { cents, failure, fields, flag, hidden, listOf, oneOf, resultOf, sumOf, text, whole } from './shapes';

const slices = listOf(fields({ place: whole(MOST_SLICES - 1), date: text(/^20[2-9]\d-\d\d-\d\d$/) }));
const offer = fields({ id: sumOf, due: cents, refund: cents });
const step = oneOf(['days', 'flights', 'review']);
const exchange = fields({
  exchangeId: hidden,
  state: oneOf(['challenge', 'processing', 'done', 'failed']),
  challengeUrl: hidden,
  failure,
});
const answer = resultOf(exchange, fields({ code: failure, offer }));

export const EXCHANGE_RECORDED = {
  machine: 'exchange',
  input: fields({ underWay: exchange }),
  events: {
    'days.chosen': { slices },
    'offer.chosen': { offer },
    'exchange.confirmed': { key: hidden },
    'wallet.tapped': { key: hidden },
    'wallet.closed': {},
    'back.pressed': {},
    'address.changed': { step },
    'challenge.finished': {},
    'challenge.abandoned': {},
    'retry.pressed': {},
  },
  answers: {
    askOffers: resultOf(hidden),
    tokenise: resultOf(hidden),
    openWallet: resultOf(hidden),
    make: answer,
    prove: resultOf(hidden),
    verify: answer,
    abandon: answer,
    askStatus: answer,
  },
  context: {
    asked: slices,
    hasOffers: flag,
    chosen: offer,
    before: fields({ due: cents, refund: cents }),
    key: hidden,
    exchange,
    botToken: hidden,
    problem: failure,
    tries: whole(9999),
  },
  delays: ['pollDelay', 'retryDelay'],
  // oxfmt-ignore
  states: [
    'abandoning', 'answered', 'asking', 'askingStatus', 'challenging', 'choosingDays', 'choosingOffer', 'exchanged', 'inWallet', 'making',
    'notExchanged', 'processing', 'proving', 'reviewing', 'starting', 'tokenising', 'unanswered', 'unsure', 'verifying',
  ],
};
