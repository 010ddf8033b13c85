/**
 * What may happen between a booking and the same booking with other flights (booking.62 to booking.65): days → offers → review → changed.
 * No personal data, no card data and no reference comes in here; the flights of offers stay where they were fetched.
 */
import { and } from 'xstate';
import { NOT_BEGUN } from '../payment/payment.types';
import { exchangeSetup } from './exchange.setup';
import type { ExchangeEnd } from './exchange.outcomes';
import type { ExchangeStep } from './exchange.types';

const enter = (step: ExchangeStep, how: 'push' | 'replace' | 'stay') => ({ type: 'enterStep', params: { step, how } }) as const;
const begin = (start: 'card' | 'wallet') =>
  ({ type: 'beginTry', params: ({ event }: { readonly event: { readonly key: string } }) => ({ start, key: event.key }) }) as const;
const endsAs = (end: ExchangeEnd) => ({ type: 'endsAs', params: { end } }) as const;
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
  version: '2',
  context: ({ input }) => ({
    asked: [],
    hasOffers: false,
    chosen: null,
    before: null,
    attempt: { ...NOT_BEGUN, attemptId: input.underWay?.attemptId ?? null, attempt: input.underWay },
    payment: null,
    problem: null,
  }),
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: 'isUnderWay', target: 'paying' }, { target: 'choosingDays' }],
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
        'exchange.confirmed': { target: 'paying', actions: begin('card') },
        'wallet.tapped': { guard: 'isDue', target: 'paying', actions: begin('wallet') },
        'back.pressed': { target: 'choosingOffer', actions: ['forgetProblem', enter('flights', 'push')] },
        'address.changed': [toDays, { ...toOffers, guard: isStep('flights') }],
      },
    },

    // The payment and the change
    paying: {
      tags: ['review', 'paying'],
      invoke: {
        id: 'payment',
        src: 'payment',
        input: ({ context: { chosen, asked, attempt } }) => ({ purchase: { kind: 'exchange', offer: chosen, slices: asked }, ...attempt }),
        onDone: { target: 'settled', actions: { type: 'takePayment', params: ({ event }) => event.output } },
      },
    },
    settled: {
      always: [
        { guard: endsAs('done'), target: 'exchanged' },
        { guard: endsAs('notGiven'), target: 'reviewing' },
        { guard: endsAs('over'), target: 'notExchanged', actions: 'tellNotice' },
        // "requested again, never guessed"; a page opened under a change has requested nothing
        { guard: and([endsAs('gone'), 'hasRequested']), target: 'asking', actions: enter('flights', 'replace') },
        { guard: 'hasChosen', target: 'reviewing', actions: 'tellNotice' },
        { target: 'notExchanged', actions: 'tellNotice' },
      ],
    },

    // How it ends
    exchanged: { type: 'final', entry: ['tellChanged', 'tellNotice'] },
    notExchanged: {
      on: { 'retry.pressed': { target: 'choosingDays', actions: ['forgetAll', enter('days', 'push')] } },
    },
  },
});
