/** What of the cancel machine may be in a recording (code.20): amounts and codes; which booking it is about it never knows. */
import { CANCEL_BASES, CREDIT_KINDS } from '../booking/cancelRules';
import { moment } from './draft';
import { cents, failure, fields, flag, oneOf } from './shapes';

const quote = fields({
  basis: oneOf(CANCEL_BASES),
  paid: cents,
  airlineKeeps: cents,
  feeKept: cents,
  refund: cents,
  credit: fields({ kind: oneOf(CREDIT_KINDS), amount: cents }),
  returned: cents,
  isDisputed: flag,
  until: moment,
});
const answer = fields({ quote, failure, outcome: oneOf(['cancelled', 'failed']) });

export const CANCEL_RECORDED = {
  machine: 'cancel',
  input: fields({}),
  events: { 'quote.asked': {}, 'cancel.confirmed': {}, 'booking.kept': {} },
  answers: { quote: answer, cancel: answer },
  context: { quote, failure },
  delays: [],
  states: ['asked', 'cancelled', 'cancelling', 'failed', 'idle', 'quoting'],
};
