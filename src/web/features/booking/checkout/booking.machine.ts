/**
 * What may happen between choosing a flight and holding a booking (booking.1). No personal data and no card data comes in here:
 * forms live in the slice, the card in the gateway's frame; the actors read them where they stand.
 */
import { present } from '#core/domain/values/result';
import { filling } from './booking.filling';
import { NOT_BEGUN } from '../payment/payment.types';
import type { PaymentEnd } from '../payment/payment.types';
import { acceptedTotalOf, bookingSetup, draftIdOf, purchaseOf, reached, totalWithoutExtras } from './booking.setup';
import type { FormStep } from './steps';

/** Progress is written down wherever it changes. */
const reopen = (step: FormStep) => [{ type: 'reopenStep', params: { step } }, 'tellProgress'] as const;

const endsAs = (end: PaymentEnd) => ({ type: 'endsAs', params: { end } }) as const;

export const bookingMachine = bookingSetup.createMachine({
  id: 'booking',
  version: '5',
  context: ({ input }) => ({
    flightId: input.chosen?.flightId ?? null,
    draftId: input.draftId,
    acceptedTotal: input.chosen?.total ?? null,
    quote: null,
    fares: [],
    fareChange: null,
    sellsExtras: false,
    extras: [],
    extrasChange: null,
    draftStatus: 'open',
    step: input.step,
    done: input.done,
    attempt: { ...NOT_BEGUN, ...input.attempt },
    payment: null,
    problem: null,
  }),
  initial: 'starting',
  on: {
    'address.changed': { actions: { type: 'askForStep', params: ({ event }) => event.step } },
    'travelers.edited': {
      guard: { type: 'isDone', params: { step: 'travelers' } },
      // who may sit at an exit depends on the traveler
      actions: [{ type: 'reopenStep', params: { step: 'travelers' } }, 'reopenExits', 'tellProgress'],
    },
    'contact.edited': { guard: { type: 'isDone', params: { step: 'contact' } }, actions: reopen('contact') },
  },
  states: {
    starting: {
      always: [
        { guard: 'hasNoFlight', target: 'noFlight' },
        { guard: 'hasAttempt', target: 'paying' },
        { guard: 'hasDraft', target: 'repricing' },
        { target: 'opening' },
      ],
    },
    noFlight: {},

    // The price, on entry
    opening: {
      tags: 'pricing',
      invoke: {
        id: 'openDraft',
        src: 'openDraft',
        input: ({ context }) => ({ flightId: present(context.flightId, 'flight'), seenTotal: acceptedTotalOf(context) }),
        onDone: { target: 'opened', actions: { type: 'takeDraft', params: ({ event }) => event.output } },
      },
    },
    opened: {
      always: [
        { guard: 'hasProblem', target: 'priced' },
        { target: 'priced', actions: [reached('selected'), 'tellDraft', 'tellCheckout'] },
      ],
    },
    repricing: {
      tags: 'pricing',
      invoke: {
        id: 'reprice',
        src: 'reprice',
        input: ({ context }) => ({ draftId: draftIdOf(context), seenTotal: acceptedTotalOf(context) }),
        onDone: { target: 'priced', actions: { type: 'takeDraft', params: ({ event }) => event.output } },
      },
    },
    priced: {
      always: [
        { guard: { type: 'problemIs', params: { code: 'offer_gone' } }, target: 'offerGone' },
        { guard: 'isDraftUnknown', target: 'opening', actions: 'forgetDraft' },
        { guard: 'isBooked', target: 'alreadyBooked' },
        { guard: 'hasProblem', target: 'unpriced' },
        { guard: 'isPaymentLive', target: 'paying', actions: reached('repriced') },
        { guard: 'isPriceChanged', target: 'priceChanged', actions: reached('repriced') },
        { guard: 'areExtrasOpen', target: 'filling', actions: [reached('repriced'), 'tellProgress', 'tellDraft', 'tellNotice'] },
        { target: 'filling', actions: reached('repriced') },
      ],
    },
    unpriced: {
      entry: 'tellNotice',
      on: {
        'retry.pressed': [
          { guard: 'hasDraft', target: 'repricing', actions: 'forgetProblem' },
          { target: 'opening', actions: 'forgetProblem' },
        ],
      },
    },
    priceChanged: {
      entry: [reached('price_change_shown'), 'tellNotice'],
      on: { 'price.accepted': { target: 'filling', actions: ['acceptQuote', 'tellDraft', reached('price_change_accepted')] } },
    },
    /** The draft was gone when it was paid for: it is opened again under the card, which stays in its frame. */
    reopening: {
      tags: 'paying',
      invoke: {
        id: 'openDraft',
        src: 'openDraft',
        input: ({ context }) => ({ flightId: present(context.flightId, 'flight'), seenTotal: totalWithoutExtras(context) }),
        onDone: [
          {
            guard: { type: 'isAnswered', params: ({ event }) => event.output },
            target: 'reopened',
            actions: ['forgetDraft', { type: 'takeDraft', params: ({ event }) => event.output }],
          },
          { target: 'unopened', actions: { type: 'takeDraft', params: ({ event }) => event.output } },
        ],
      },
    },
    reopened: {
      entry: ['tellDraft', 'tellProgress', reached('selected'), reached('repriced')],
      always: [
        { guard: 'isPriceChanged', target: 'priceChanged' },
        { guard: 'areExtrasOpen', target: 'filling', actions: 'tellNotice' },
        { target: 'filling', actions: ['sayRenewed', 'tellNotice'] },
      ],
    },
    /** What was typed, the card too, is there to try again with. */
    unopened: {
      always: [
        { guard: { type: 'problemIs', params: { code: 'offer_gone' } }, target: 'offerGone' },
        { guard: 'hasQuote', target: 'filling', actions: 'tellNotice' },
        { target: 'unpriced' },
      ],
    },
    offerGone: { entry: ['tellAttemptEnded', 'tellOfferLost', 'tellNotice'] },

    // The steps
    filling,

    // The payment
    paying: {
      tags: 'paying',
      invoke: {
        id: 'payment',
        src: 'payment',
        input: ({ context }) => ({ purchase: purchaseOf(context), ...context.attempt }),
        onDone: { target: 'settled', actions: { type: 'takePayment', params: ({ event }) => event.output } },
      },
    },
    settled: {
      always: [
        { guard: endsAs('paid'), target: 'booked' },
        { guard: endsAs('alreadyPaid'), target: 'alreadyBooked' },
        { guard: endsAs('notGiven'), target: 'filling', actions: 'endAttempt' },
        { guard: endsAs('declined'), target: 'declined' },
        { guard: endsAs('repriced'), target: 'repricing', actions: ['endAttempt', 'tellAttemptEnded'] },
        { guard: endsAs('offerGone'), target: 'offerGone' },
        { guard: endsAs('draftGone'), target: 'reopening', actions: ['endAttempt', 'tellAttemptEnded'] },
        { guard: endsAs('neverArrived'), target: 'repricing', actions: ['endAttempt', 'tellAttemptEnded'] },
        { target: 'refused' },
      ],
    },
    refused: {
      always: [
        // to the step that was left out: the review, where the question stands
        {
          guard: { type: 'problemIs', params: { code: 'self_transfer_open' } },
          target: 'filling',
          actions: ['endAttempt', 'tellAttemptEnded', ...reopen('review'), 'tellNotice'],
        },
        { guard: 'hasQuote', target: 'filling', actions: ['endAttempt', 'tellAttemptEnded', 'tellNotice'] },
        // a page reloaded during the bank's challenge has no price to show next to the form yet
        { target: 'repricing', actions: ['endAttempt', 'tellAttemptEnded'] },
      ],
    },
    // How it ends
    booked: { type: 'final', entry: [reached('paid'), reached('ticketed'), 'tellBooked'] },
    alreadyBooked: { type: 'final', entry: 'tellBooked' },
    declined: { type: 'final', entry: [reached('failed'), 'tellFailed'] },
  },
});
