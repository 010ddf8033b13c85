/** What of the booking machine may be in a recording (code.20): prices, steps and codes; never who travels, pays or booked. */
import { SEX_MARKERS } from '../booking/booking';
import { BAG_KINDS } from '../extras/extras';
import { FARE_BRANDS } from '../flights/flights';
import { cents, failure, fields, flag, hidden, listOf, masked, oneOf, resultOf, sumOf, text, whole } from './shapes';
import type { Shape } from './shapes';

/** A moment of these years, as our own answers write it. */
export const moment = text(/^20[2-9]\d-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{3})?Z$/);
const step = oneOf(['review', 'travelers', 'contact', 'extras', 'payment']);

const UNPRICED = new Set<unknown>(['paid', 'notAllowed', 'notOffered']);
/** Some things cost nothing, cost something, or have no amount. */
const priced: Shape = (value, context) => (UNPRICED.has(value) ? value : cents(value, context));
const conditions = fields({
  brand: oneOf(FARE_BRANDS),
  soldAs: masked,
  personalItem: cents,
  carryOn: priced,
  checkedBag: priced,
  seatChoice: cents,
  changeable: priced,
  refundPenalty: cents,
  boarding: oneOf(['priority', 'general', 'last']),
});
/** Fares are goods on a shelf: what they cost and include. */
const fare = fields({ id: sumOf, conditions, perAdult: cents, total: cents });
const perTraveler = listOf(fields({ kind: oneOf(['adult', 'child', 'infant']), count: whole(9), each: cents }));
const price = fields({ base: cents, taxes: cents, serviceFee: cents, extras: cents, total: cents, perTraveler });
const quote = fields({ id: hidden, price, expiresAt: moment });
const status = oneOf(['open', 'paying', 'booked']);
const demands = fields({
  isPassportRequired: flag,
  sexes: listOf(oneOf(SEX_MARKERS)),
  takesKnownTravelerNumber: flag,
  takesRedressNumber: flag,
  frequentFlyerAirlines: listOf(text(/^[A-Z0-9]{2}$/)),
});
const extra = fields({
  kind: oneOf(['seat', 'bag']),
  id: sumOf,
  traveler: whole(9),
  slice: whole(9),
  leg: whole(9),
  slices: listOf(whole(9)),
  designator: text(/^\d{1,3}[A-Z]$/),
  isExitRow: flag,
  bag: oneOf(BAG_KINDS),
  quantity: whole(9),
  price: cents,
});
const extras = listOf(extra);
const draft = fields({
  draftId: hidden,
  fares: listOf(fare),
  quote,
  previousTotal: cents,
  status,
  passportNeeded: flag,
  sellsExtras: flag,
  extras,
  soldMeanwhile: extras,
  demands,
});
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
