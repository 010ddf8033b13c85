/**
 * What may happen between choosing a flight and holding a booking (booking.1). No personal data and no card data comes in here:
 * forms live in the slice, the card in the gateway's frame; the actors read them where they stand.
 */
import { present } from '#core/domain/values/result';
import { filling } from './booking.filling';
import { afterAbandoning, afterPaying, afterStatus } from './booking.outcomes';
import { acceptedTotalOf, bookingSetup, draftIdOf, reached, totalWithoutExtras } from './booking.setup';
import type { FormStep } from './steps';

/** Progress is written down wherever it changes. */
const reopen = (step: FormStep) => [{ type: 'reopenStep', params: { step } }, 'tellProgress'] as const;

export const bookingMachine = bookingSetup.createMachine({
  id: 'booking',
  version: '4',
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
    attemptKey: input.attempt?.key ?? null,
    attempt: null,
    attemptId: input.attempt?.attemptId ?? null,
    botToken: null,
    problem: null,
    asked: 0,
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
        { guard: 'hasAttempt', target: 'asking' },
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
        { guard: 'isPaymentLive', target: 'asking', actions: reached('repriced') },
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
    tokenising: {
      tags: 'paying',
      invoke: {
        id: 'tokenise',
        src: 'tokenise',
        input: ({ context }) => ({ amount: acceptedTotalOf(context) }),
        onDone: [
          {
            guard: { type: 'isAnswered', params: ({ event }) => event.output },
            target: 'paying',
            actions: ['tellAttempt', 'tellPaymentGiven', reached('payment_submitted')],
          },
          { guard: { type: 'isCardIncomplete', params: ({ event }) => event.output }, target: 'filling', actions: 'endAttempt' },
          { target: 'refused', actions: 'gatewayUnavailable' },
        ],
      },
    },
    /** The traveler looks at the wallet's own window, which shows the accepted total; what it hands over is a token like that of a card. */
    inWallet: {
      tags: 'paying',
      invoke: {
        id: 'openWallet',
        src: 'openWallet',
        input: ({ context }) => ({ amount: acceptedTotalOf(context), ...(context.demands && { demands: context.demands }) }),
        onDone: [
          {
            guard: { type: 'isAnswered', params: ({ event }) => event.output },
            target: 'paying',
            actions: ['tellAttempt', 'tellPaymentGiven', reached('payment_submitted')],
          },
          { guard: { type: 'isDismissed', params: ({ event }) => event.output }, target: 'filling', actions: 'endAttempt' },
          { target: 'refused', actions: { type: 'takeWallet', params: ({ event }) => event.output } },
        ],
      },
      on: { 'wallet.closed': { target: 'filling', actions: 'endAttempt' } },
    },
    paying: {
      tags: 'paying',
      invoke: {
        id: 'pay',
        src: 'pay',
        input: ({ context }) => ({
          draftId: draftIdOf(context),
          acceptedTotal: acceptedTotalOf(context),
          key: present(context.attemptKey, 'attempt key'),
          botToken: context.botToken,
          ...(context.demands && { demands: context.demands }),
        }),
        onDone: { target: 'answered', actions: [{ type: 'takeAttempt', params: ({ event }) => event.output }, 'tellAttempt'] },
      },
    },
    answered: afterPaying,
    /** After several declines the server asks who is there: a token is had without a word, and the same attempt is sent again. */
    proving: {
      tags: 'paying',
      invoke: {
        id: 'prove',
        src: 'prove',
        onDone: [
          {
            guard: { type: 'isAnswered', params: ({ event }) => event.output },
            target: 'paying',
            actions: { type: 'takeProof', params: ({ event }) => event.output },
          },
          { target: 'refused', actions: { type: 'takeProof', params: ({ event }) => event.output } },
        ],
      },
    },
    /** The question may or may not have arrived: the same key is sent again, first by itself, then when the traveler says so. */
    unsure: {
      tags: 'paying',
      entry: 'tellNotice',
      after: { retryDelay: { guard: 'isQuiet', target: 'paying', actions: 'countAsk' } },
      on: { 'retry.pressed': { target: 'paying', actions: 'forgetAsks' } },
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
    /** It was the traveler who said no to the bank, not the bank. */
    closed: {
      always: [
        { guard: 'hasQuote', target: 'filling', actions: ['endAttempt', 'sayClosed', 'tellAttemptEnded', 'tellNotice'] },
        { target: 'repricing', actions: ['endAttempt', 'sayClosed', 'tellAttemptEnded'] },
      ],
    },
    challenging: {
      tags: 'paying',
      on: { 'challenge.finished': 'verifying', 'challenge.abandoned': 'abandoning' },
    },
    verifying: {
      tags: 'paying',
      invoke: {
        id: 'verify',
        src: 'verify',
        input: ({ context }) => ({ attemptId: present(context.attemptId, 'attempt'), abandon: false }),
        onDone: { target: 'answered', actions: { type: 'takeAttempt', params: ({ event }) => event.output } },
      },
    },
    abandoning: {
      tags: 'paying',
      invoke: {
        id: 'abandon',
        src: 'verify',
        input: ({ context }) => ({ attemptId: present(context.attemptId, 'attempt'), abandon: true }),
        onDone: { target: 'abandoned', actions: { type: 'takeAttempt', params: ({ event }) => event.output } },
      },
    },
    abandoned: afterAbandoning,
    processing: {
      tags: 'paying',
      after: { pollDelay: { target: 'asking', actions: 'countAsk' } },
      on: { 'retry.pressed': { target: 'asking' } },
    },
    asking: {
      tags: 'paying',
      invoke: {
        id: 'askStatus',
        src: 'askStatus',
        input: ({ context }) => ({ draftId: draftIdOf(context), attemptId: context.attemptId }),
        onDone: { target: 'statusKnown', actions: { type: 'takeAttempt', params: ({ event }) => event.output } },
      },
    },
    statusKnown: afterStatus,

    // How it ends
    booked: { type: 'final', entry: [reached('paid'), reached('ticketed'), 'tellBooked'] },
    alreadyBooked: { type: 'final', entry: 'tellBooked' },
    declined: { type: 'final', entry: [reached('failed'), 'tellFailed'] },
  },
});
