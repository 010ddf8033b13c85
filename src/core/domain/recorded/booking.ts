/** What of the booking machine may be in a recording (code.20): prices, steps and codes; never who travels, pays or booked. */
import { demands, draft, extras, fare, quote, status } from './draft';
import { begun, ended, refused } from './payment';
import { cents, failure, fields, flag, hidden, listOf, oneOf, resultOf, sumOf, whole } from './shapes';

const step = oneOf(['review', 'travelers', 'contact', 'extras', 'payment']);
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
    'retry.pressed': {},
  },
  answers: {
    openDraft: resultOf(draft),
    reprice: resultOf(draft),
    changeFare: resultOf(fields({ fare, draft })),
    saveExtras: resultOf(fields({ draft, seenTotal: cents })),
    payment: ended,
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
    attempt: begun,
    payment: ended,
    problem: failure,
  },
  delays: [],
  // oxfmt-ignore
  states: [
    'alreadyBooked', 'booked', 'changingFare', 'choosing', 'choosingExtras', 'declined', 'enteringPayment', 'extrasAnswered', 'fareChanged',
    'filling', 'givingContact', 'moving', 'namingTravelers', 'noFlight', 'offerGone', 'opened', 'opening', 'paying', 'placing', 'priceChanged',
    'priced', 'refused', 'reopened', 'reopening', 'repricing', 'reviewing', 'savingExtras', 'settled', 'starting', 'unopened', 'unpriced',
  ],
};
