/** What of the booking machine may be in a recording (code.20): prices, steps and codes; never who travels, pays or booked. */
import { demands, draft, extras, fare, quote, status } from './draft';
import { cents, failure, fields, flag, hidden, listOf, oneOf, resultOf, sumOf, text, whole } from './shapes';

const step = oneOf(['review', 'travelers', 'contact', 'extras', 'payment']);
/** Places in the body of an order: which field, never what is in it. */
const refused = listOf(text(/^\/(?:travelers\/\d|contact)\/[a-zA-Z/]+$/));
const attempt = fields({
  attemptId: hidden,
  state: oneOf(['challenge', 'processing', 'done', 'failed']),
  challengeUrl: hidden,
  failure,
  reference: hidden,
  charged: cents,
  refused,
});
const attemptAnswer = resultOf(attempt, fields({ code: failure, draft, attempt }));
const done = fields({ review: flag, travelers: flag, contact: flag, extras: flag });

export const BOOKING_RECORDED = {
  machine: 'booking',
  input: fields({
    chosen: fields({ flightId: sumOf, total: cents }),
    draftId: hidden,
    attempt: fields({ key: hidden, attemptId: hidden }),
    step,
    done,
  }),
  events: {
    'trip.reviewed': {},
    'fare.chosen': { fare },
    'travelers.completed': {},
    'travelers.edited': {},
    'contact.completed': {},
    'contact.edited': {},
    'extras.saved': { choices: listOf(fields({ id: sumOf, quantity: whole(9) })), total: cents },
    'extras.skipped': {},
    'back.pressed': {},
    'step.chosen': { step },
    'address.changed': { step },
    'price.accepted': {},
    'pay.pressed': { key: hidden },
    'wallet.tapped': { key: hidden },
    'wallet.closed': {},
    'challenge.finished': {},
    'challenge.abandoned': {},
    'retry.pressed': {},
  },
  answers: {
    openDraft: resultOf(draft),
    reprice: resultOf(draft),
    changeFare: resultOf(fields({ fare, draft })),
    saveExtras: resultOf(fields({ draft, seenTotal: cents })),
    tokenise: resultOf(hidden),
    openWallet: resultOf(hidden),
    pay: attemptAnswer,
    prove: resultOf(hidden),
    verify: attemptAnswer,
    abandon: attemptAnswer,
    askStatus: attemptAnswer,
  },
  context: {
    flightId: sumOf,
    draftId: hidden,
    acceptedTotal: cents,
    quote,
    fares: listOf(fare),
    demands,
    refused,
    fareChange: fields({ kind: oneOf(['asked', 'done', 'refused']), fare, code: failure }),
    sellsExtras: flag,
    extras,
    extrasChange: fields({ kind: oneOf(['lost', 'dropped', 'refused']), lost: extras, code: failure }),
    draftStatus: status,
    step,
    done,
    attemptKey: hidden,
    attempt,
    attemptId: hidden,
    botToken: hidden,
    problem: failure,
    asked: whole(9999),
  },
  delays: ['pollDelay', 'retryDelay'],
  // oxfmt-ignore
  states: [
    'abandoned', 'abandoning', 'alreadyBooked', 'answered', 'asking', 'booked', 'challenging', 'changingFare', 'choosing', 'choosingExtras',
    'closed', 'declined', 'enteringPayment', 'extrasAnswered', 'fareChanged', 'filling', 'givingContact', 'inWallet', 'moving', 'namingTravelers', 'noFlight', 'offerGone',
    'opened', 'opening', 'paying', 'placing', 'priceChanged', 'priced', 'processing', 'proving', 'refused', 'reopened', 'reopening', 'repricing', 'reviewing',
    'savingExtras', 'starting', 'statusKnown', 'tokenising', 'unopened', 'unpriced', 'unsure', 'verifying',
  ],
};
