/** What of the payment machine may be in a recording (code.20): amounts, states and codes; never who pays, with what, or the bank's page. */
import { MOST_SLICES } from '../search/trip';
import { demands, draft } from './draft';
import { cents, failure, fields, hidden, listOf, oneOf, resultOf, sumOf, text, whole } from './shapes';

/** Places in the body of an order: which field, never what is in it. */
export const refused = listOf(text(/^\/(?:travelers\/\d|contact)\/[a-zA-Z/]+$/));
export const attempt = fields({
  attemptId: hidden,
  state: oneOf(['challenge', 'processing', 'done', 'failed']),
  challengeUrl: hidden,
  failure,
  reference: hidden,
  charged: cents,
  refused,
});
export const offer = fields({ id: sumOf, due: cents, refund: cents });
export const slices = listOf(fields({ place: whole(MOST_SLICES - 1), date: text(/^20[2-9]\d-\d\d-\d\d$/) }));
const purchase = fields({
  kind: oneOf(['booking', 'exchange']),
  draftId: hidden,
  acceptedTotal: cents,
  demands,
  offer,
  slices,
});
const begin = { start: oneOf(['card', 'wallet', 'consent', 'underWay']), key: hidden, attemptId: hidden, attempt };
export const begun = fields(begin);
const answer = resultOf(attempt, fields({ code: failure, draft, attempt, offer }));

const ENDS = ['paid', 'alreadyPaid', 'notGiven', 'declined', 'repriced', 'offerGone', 'draftGone', 'neverArrived', 'refused'];
/** The payment as it ended. */
export const ended = fields({ end: oneOf(ENDS), failure, attempt, draft, offer });

export const PAYMENT_RECORDED = {
  machine: 'payment',
  input: fields({ purchase, ...begin }),
  events: { 'wallet.closed': {}, 'challenge.finished': {}, 'challenge.abandoned': {}, 'retry.pressed': {} },
  answers: {
    tokenise: resultOf(hidden),
    openWallet: resultOf(hidden),
    pay: answer,
    prove: resultOf(hidden),
    verify: answer,
    abandon: answer,
    askStatus: answer,
  },
  context: {
    purchase,
    ...begin,
    botToken: hidden,
    problem: failure,
    draft,
    offer,
    call: oneOf(['pay', 'verify', 'abandon', 'askStatus']),
    asked: whole(9999),
  },
  delays: ['pollDelay', 'retryDelay'],
  // oxfmt-ignore
  states: [
    'abandoning', 'answered', 'asking', 'challenging', 'inWallet', 'over', 'paying', 'processing', 'proving', 'starting', 'tokenising',
    'unsure', 'verifying',
  ],
};
