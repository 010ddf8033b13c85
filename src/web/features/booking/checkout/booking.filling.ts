/** The part of the booking machine in which the forms are filled in, step by step. */
import { assertEvent } from 'xstate';
import type { FailureCode } from '#core/domain/booking/failures';
import { bookingSetup, draftIdOf, reached, totalWithoutExtras } from './booking.setup';
import { stepBefore } from './steps';
import type { FormStep } from './steps';

/** Progress is written down wherever it changes. */
const complete = (step: FormStep) => [{ type: 'completeStep', params: { step } }, 'tellProgress'] as const;
const enter = (how: 'push' | 'replace' | 'stay') => ({ type: 'tellStep', params: { how } }) as const;
const areRefusedAs = (code: FailureCode) => ({ type: 'areExtrasRefusedAs', params: { code } }) as const;
const begin = (start: 'card' | 'wallet') =>
  ({ type: 'beginAttempt', params: ({ event }: { readonly event: { readonly key: string } }) => ({ start, key: event.key }) }) as const;
const isAt = (step: FormStep) => ({ type: 'isAt', params: { step } }) as const;

export const filling = bookingSetup.createStateConfig({
  tags: 'filling',
  initial: 'placing',
  on: {
    'address.changed': { target: '.placing', actions: { type: 'askForStep', params: ({ event }) => event.step } },
    'step.chosen': { target: '.moving', actions: { type: 'askForStep', params: ({ event }) => event.step } },
    'back.pressed': {
      target: '.moving',
      actions: { type: 'askForStep', params: ({ context }) => stepBefore(context.step, context.sellsExtras) },
    },
  },
  states: {
    /** The address asks for a step: a step ahead of what is complete is put back to the first open one. */
    placing: {
      always: [
        { guard: 'isBeyond', target: 'choosing', actions: ['settleStep', enter('replace')] },
        { target: 'choosing', actions: enter('stay') },
      ],
    },
    moving: { always: { target: 'choosing', actions: ['settleStep', enter('push')] } },
    choosing: {
      always: [
        { guard: isAt('review'), target: 'reviewing' },
        { guard: isAt('travelers'), target: 'namingTravelers' },
        { guard: isAt('contact'), target: 'givingContact' },
        { guard: isAt('extras'), target: 'choosingExtras' },
        { target: 'enteringPayment' },
      ],
    },
    reviewing: {
      on: {
        'trip.reviewed': { target: 'moving', actions: ['forgetProblem', ...complete('review')] },
        'fare.chosen': { target: 'changingFare', actions: { type: 'askForFare', params: ({ event }) => event.fare } },
      },
    },
    /** A draft is one flight at one fare: another fare is another draft, and the one before stands until there is a new one. */
    changingFare: {
      invoke: {
        id: 'changeFare',
        src: 'changeFare',
        input: ({ event }) => {
          assertEvent(event, 'fare.chosen');
          return { fare: event.fare };
        },
        onDone: [
          {
            guard: { type: 'isAnswered', params: ({ event }) => event.output },
            target: 'fareChanged',
            actions: [
              { type: 'takeFare', params: ({ event }) => event.output },
              'tellFare',
              'tellProgress',
              reached('selected'),
              'tellDraft',
            ],
          },
          { target: 'reviewing', actions: [{ type: 'takeFare', params: ({ event }) => event.output }, 'tellNotice'] },
        ],
      },
    },
    fareChanged: {
      always: [
        { guard: 'isPriceChanged', target: '#booking.priceChanged' },
        { target: 'reviewing', actions: 'tellNotice' },
      ],
    },
    namingTravelers: {
      on: { 'travelers.completed': { target: 'moving', actions: [...complete('travelers'), reached('travelers_done')] } },
    },
    givingContact: { on: { 'contact.completed': { target: 'moving', actions: complete('contact') } } },
    choosingExtras: {
      on: {
        'extras.saved': 'savingExtras',
        'extras.skipped': [
          { guard: 'hasExtras', target: 'savingExtras' },
          { target: 'moving', actions: ['forgetExtrasChange', ...complete('extras')] },
        ],
      },
    },
    /** The total next to the button was agreed to by pressing it; what was sold meanwhile is reported before anything goes on. */
    savingExtras: {
      invoke: {
        id: 'saveExtras',
        src: 'saveExtras',
        input: ({ context, event }) => {
          assertEvent(event, ['extras.saved', 'extras.skipped']);
          return event.type === 'extras.saved'
            ? { draftId: draftIdOf(context), choices: event.choices, seenTotal: event.total }
            : { draftId: draftIdOf(context), choices: [], seenTotal: totalWithoutExtras(context) };
        },
        onDone: { target: 'extrasAnswered', actions: { type: 'takeExtras', params: ({ event }) => event.output } },
      },
    },
    extrasAnswered: {
      always: [
        { guard: areRefusedAs('offer_gone'), target: '#booking.offerGone' },
        { guard: areRefusedAs('draft_unknown'), target: '#booking.opening', actions: 'forgetDraft' },
        { guard: areRefusedAs('already_booked'), target: '#booking.alreadyBooked' },
        { guard: areRefusedAs('draft_busy'), target: '#booking.paying', actions: 'forgetExtrasChange' },
        { guard: 'areExtrasRefused', target: 'choosingExtras', actions: 'tellNotice' },
        { guard: 'isPriceChanged', target: '#booking.priceChanged' },
        { guard: 'areExtrasOpen', target: 'choosingExtras', actions: ['tellProgress', 'tellDraft', 'tellNotice'] },
        { target: 'moving', actions: [...complete('extras'), 'tellDraft'] },
      ],
    },
    enteringPayment: {
      on: {
        'pay.pressed': { target: '#booking.paying', actions: begin('card') },
        'wallet.tapped': { target: '#booking.paying', actions: begin('wallet') },
      },
    },
  },
});
