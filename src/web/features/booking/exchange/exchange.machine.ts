/**
 * What may happen between a booking and the same booking with other flights (booking.62 to booking.65): days → offers → review → changed.
 * No personal data, no card data and no reference comes in here; the flights of offers stay where they were fetched.
 */
import { and } from 'xstate';
import { present } from '#core/domain/values/result';
import { chosenOf, exchangeIdOf, exchangeSetup } from './exchange.setup';
import type { ExchangeOutcome } from './exchange.outcomes';
import type { ExchangeStep } from './exchange.types';

const enter = (step: ExchangeStep, how: 'push' | 'replace' | 'stay') => ({ type: 'enterStep', params: { step, how } }) as const;
const outcomeIs = (outcome: ExchangeOutcome) => ({ type: 'outcomeIs', params: { outcome } }) as const;
const isStep = (step: ExchangeStep) => ({ type: 'isStep', params: { step } }) as const;

/** Back and Forward of the browser lead to the other steps, as far as they are there; the address is corrected by the listener. */
const toDays = { guard: isStep('days'), target: 'choosingDays', actions: ['forgetProblem', enter('days', 'stay')] } as const;
const toOffers = {
  guard: and([isStep('flights'), 'hasOffers']),
  target: 'choosingOffer',
  actions: ['forgetProblem', enter('flights', 'stay')],
} as const;
const toReview = { guard: and([isStep('review'), 'hasChosen']), target: 'reviewing', actions: enter('review', 'stay') } as const;

export const exchangeMachine = exchangeSetup.createMachine({
  id: 'exchange',
  version: '1',
  context: ({ input }) => ({
    asked: [],
    hasOffers: false,
    chosen: null,
    before: null,
    key: null,
    exchange: input.underWay,
    botToken: null,
    problem: null,
    tries: 0,
  }),
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: 'hasExchange', target: 'answered' }, { target: 'choosingDays' }],
    },
    choosingDays: {
      on: {
        'days.chosen': {
          target: 'asking',
          actions: [{ type: 'takeDays', params: ({ event }) => event.slices }, enter('flights', 'push')],
        },
        'address.changed': [toOffers, toReview],
      },
    },

    // The offers
    asking: {
      tags: 'flights',
      entry: 'forgetOffers',
      invoke: {
        id: 'askOffers',
        src: 'askOffers',
        input: ({ context }) => ({ slices: context.asked }),
        onDone: [
          {
            guard: { type: 'isAnswered', params: ({ event }) => event.output },
            target: 'choosingOffer',
            actions: [{ type: 'takeOffers', params: ({ event }) => event.output }, 'tellNotice'],
          },
          { target: 'unanswered', actions: { type: 'takeOffers', params: ({ event }) => event.output } },
        ],
      },
      on: {
        'back.pressed': { target: 'choosingDays', actions: ['forgetProblem', enter('days', 'push')] },
        'address.changed': toDays,
      },
    },
    unanswered: {
      tags: 'flights',
      entry: 'tellNotice',
      on: {
        'retry.pressed': { target: 'asking', actions: 'forgetProblem' },
        'back.pressed': { target: 'choosingDays', actions: ['forgetProblem', enter('days', 'push')] },
        'address.changed': toDays,
      },
    },
    choosingOffer: {
      tags: 'flights',
      on: {
        'offer.chosen': {
          target: 'reviewing',
          actions: [{ type: 'choose', params: ({ event }) => event.offer }, enter('review', 'push')],
        },
        'back.pressed': { target: 'choosingDays', actions: ['forgetProblem', enter('days', 'push')] },
        'address.changed': [toDays, toReview],
      },
    },

    // The consent
    reviewing: {
      tags: 'review',
      on: {
        'exchange.confirmed': [
          { guard: 'isDue', target: 'tokenising', actions: { type: 'beginTry', params: ({ event }) => event.key } },
          { target: 'making', actions: { type: 'beginTry', params: ({ event }) => event.key } },
        ],
        'wallet.tapped': { guard: 'isDue', target: 'inWallet', actions: { type: 'beginTry', params: ({ event }) => event.key } },
        'back.pressed': { target: 'choosingOffer', actions: ['forgetProblem', enter('flights', 'push')] },
        'address.changed': [toDays, { ...toOffers, guard: isStep('flights') }],
      },
    },

    // The payment and the change
    tokenising: {
      tags: ['review', 'paying'],
      invoke: {
        id: 'tokenise',
        src: 'tokenise',
        input: ({ context }) => ({ amount: chosenOf(context).due }),
        onDone: [
          { guard: { type: 'isAnswered', params: ({ event }) => event.output }, target: 'making' },
          { guard: { type: 'isUpToTraveler', params: ({ event }) => event.output }, target: 'reviewing' },
          { target: 'reviewing', actions: ['gatewayUnavailable', 'tellNotice'] },
        ],
      },
    },
    /** The traveler looks at the wallet's own window, which shows what is due. */
    inWallet: {
      tags: ['review', 'paying'],
      invoke: {
        id: 'openWallet',
        src: 'openWallet',
        input: ({ context }) => ({ amount: chosenOf(context).due }),
        onDone: [
          { guard: { type: 'isAnswered', params: ({ event }) => event.output }, target: 'making' },
          { guard: { type: 'isUpToTraveler', params: ({ event }) => event.output }, target: 'reviewing' },
          { target: 'reviewing', actions: ['gatewayUnavailable', 'tellNotice'] },
        ],
      },
      on: { 'wallet.closed': 'reviewing' },
    },
    making: {
      tags: ['review', 'paying'],
      invoke: {
        id: 'make',
        src: 'make',
        input: ({ context }) => ({
          ...chosenOf(context),
          slices: context.asked,
          key: present(context.key, 'key'),
          botToken: context.botToken,
        }),
        onDone: { target: 'answered', actions: { type: 'takeAnswer', params: ({ event }) => event.output } },
      },
    },
    /** The server asks who is there: a token is had without a word, and the same try is sent again. */
    proving: {
      tags: ['review', 'paying'],
      invoke: {
        id: 'prove',
        src: 'prove',
        onDone: [
          {
            guard: { type: 'isAnswered', params: ({ event }) => event.output },
            target: 'making',
            actions: { type: 'takeProof', params: ({ event }) => event.output },
          },
          { target: 'answered', actions: { type: 'takeProof', params: ({ event }) => event.output } },
        ],
      },
    },
    answered: {
      always: [
        { guard: outcomeIs('done'), target: 'exchanged' },
        { guard: outcomeIs('challenge'), target: 'challenging' },
        { guard: outcomeIs('processing'), target: 'processing' },
        { guard: outcomeIs('unsure'), target: 'unsure' },
        { guard: and([outcomeIs('proofNeeded'), 'canProve']), target: 'proving' },
        { guard: outcomeIs('over'), target: 'notExchanged', actions: 'tellNotice' },
        // "requested again, never guessed"; a page opened under a change has requested nothing
        { guard: and([outcomeIs('gone'), 'hasRequested']), target: 'asking', actions: ['endTry', enter('flights', 'replace')] },
        { guard: 'hasChosen', target: 'reviewing', actions: ['endTry', 'tellNotice'] },
        { target: 'notExchanged', actions: 'tellNotice' },
      ],
    },
    /** The question may or may not have arrived: the same key is sent again, first by itself, then when the traveler says so. */
    unsure: {
      tags: ['review', 'paying'],
      entry: 'tellNotice',
      after: { retryDelay: { guard: 'isQuiet', target: 'making', actions: 'countAsk' } },
      on: { 'retry.pressed': { target: 'making', actions: 'forgetAsks' } },
    },
    challenging: {
      tags: ['review', 'paying'],
      on: { 'challenge.finished': 'verifying', 'challenge.abandoned': 'abandoning' },
    },
    verifying: {
      tags: ['review', 'paying'],
      invoke: {
        id: 'verify',
        src: 'verify',
        input: ({ context }) => ({ exchangeId: exchangeIdOf(context), abandon: false }),
        onDone: { target: 'answered', actions: { type: 'takeAnswer', params: ({ event }) => event.output } },
      },
    },
    abandoning: {
      tags: ['review', 'paying'],
      invoke: {
        id: 'abandon',
        src: 'verify',
        input: ({ context }) => ({ exchangeId: exchangeIdOf(context), abandon: true }),
        onDone: { target: 'answered', actions: { type: 'takeAbandoned', params: ({ event }) => event.output } },
      },
    },
    processing: {
      tags: ['review', 'paying'],
      after: { pollDelay: { target: 'askingStatus', actions: 'countAsk' } },
      on: { 'retry.pressed': 'askingStatus' },
    },
    askingStatus: {
      tags: ['review', 'paying'],
      invoke: {
        id: 'askStatus',
        src: 'askStatus',
        input: ({ context }) => ({ exchangeId: exchangeIdOf(context) }),
        onDone: { target: 'answered', actions: { type: 'takeAnswer', params: ({ event }) => event.output } },
      },
    },

    // How it ends
    exchanged: { type: 'final', entry: ['tellChanged', 'tellNotice'] },
    notExchanged: {
      on: { 'retry.pressed': { target: 'choosingDays', actions: ['forgetAll', enter('days', 'push')] } },
    },
  },
});
