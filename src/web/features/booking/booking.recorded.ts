/** What of the booking machine may stand in a recording (code.20): prices, steps and codes; never who travels, pays or booked. */
import { fields, hidden, kept, listOf, resultOf } from '#web/recording/redaction';
import type { RecordedParts } from '#web/recording/redaction';
import type { BookingContext, BookingEvent } from './booking.types';

/** Fares are goods on a shelf: what they cost and include. */
const fare = fields({ id: kept, conditions: kept, perAdult: kept, total: kept });
const quote = fields({ id: hidden, price: kept, expiresAt: kept });
const draft = fields({ draftId: hidden, fares: listOf(fare), quote, previousTotal: kept, status: kept, passportNeeded: kept });
const attempt = fields({ attemptId: hidden, state: kept, challengeUrl: hidden, failure: kept, reference: hidden, charged: kept });
const attemptAnswer = resultOf(attempt, fields({ code: kept, draft, attempt }));
const done = fields({ review: kept, travelers: kept, contact: kept });

export const bookingRecorded: RecordedParts<BookingEvent, BookingContext> = {
  machine: 'booking',
  input: fields({
    chosen: fields({ total: kept }),
    draftId: hidden,
    attempt: fields({ key: hidden, attemptId: hidden }),
    step: kept,
    done,
  }),
  events: {
    'trip.reviewed': {},
    'fare.chosen': { fare },
    'travelers.completed': {},
    'travelers.edited': {},
    'contact.completed': {},
    'contact.edited': {},
    'back.pressed': {},
    'step.chosen': { step: kept },
    'address.changed': { step: kept },
    'price.accepted': {},
    'pay.pressed': { key: hidden },
    'challenge.finished': {},
    'challenge.abandoned': {},
    'retry.pressed': {},
  },
  answers: {
    openDraft: resultOf(draft),
    reprice: resultOf(draft),
    changeFare: resultOf(fields({ fare, draft })),
    tokenise: resultOf(hidden),
    pay: attemptAnswer,
    prove: resultOf(hidden),
    verify: attemptAnswer,
    abandon: attemptAnswer,
    askStatus: attemptAnswer,
  },
  context: {
    isChosen: kept,
    draftId: hidden,
    acceptedTotal: kept,
    quote,
    fares: listOf(fare),
    fareChange: fields({ kind: kept, fare, code: kept }),
    draftStatus: kept,
    step: kept,
    done,
    attemptKey: hidden,
    attempt,
    attemptId: hidden,
    botToken: hidden,
    problem: kept,
    asked: kept,
  },
};
