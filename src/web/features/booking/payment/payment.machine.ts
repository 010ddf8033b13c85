/**
 * One payment, from the card or the wallet to its outcome: invoked by a booking and by a change of flights, which say what is paid and
 * judge what its end means for them (booking.1, booking.64). No personal data and no card data comes in here.
 */
import type { DoneActorEvent } from 'xstate';
import { amountOf, paymentOutput } from './payment.outcomes';
import type { NextStep } from './payment.outcomes';
import { paymentSetup } from './payment.setup';
import type { AttemptAnswer, PaymentBegin, PaymentContext, TokenAnswer } from './payment.types';

const startsBy = (start: PaymentBegin['start']) => ({ type: 'startsBy', params: { start } }) as const;
const leadsTo = (next: NextStep) => ({ type: 'leadsTo', params: { next } }) as const;

interface Known {
  readonly context: PaymentContext;
}
const tokenInput = ({ context: { purchase } }: Known) => ({ purchase, amount: amountOf(purchase) });
const attemptInput = ({ context: { purchase, key, botToken, attemptId } }: Known) => ({ purchase, key, botToken, attemptId });
const said = ({ event }: { readonly event: DoneActorEvent<TokenAnswer> }) => event.output;
const tokenAnswered = [
  { guard: { type: 'isAnswered', params: said }, target: 'paying', actions: ['tellKept', 'tellGiven'] },
  { target: 'over', actions: { type: 'takeNoToken', params: said } },
] as const;
const takeAnswer = {
  type: 'takeAnswer',
  params: ({ event }: { readonly event: DoneActorEvent<AttemptAnswer> }) => ({
    // a recording has no more of an answer than its type and what it says
    call: event.type.replace('xstate.done.actor.', ''),
    answer: event.output,
  }),
} as const;

export const paymentMachine = paymentSetup.createMachine({
  id: 'payment',
  version: '1',
  context: ({ input }) => ({ ...input, botToken: null, problem: null, draft: null, offer: null, call: 'pay', asked: 0 }),
  output: ({ context }) => paymentOutput(context),
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: startsBy('card'), target: 'tokenising' },
        { guard: startsBy('wallet'), target: 'inWallet' },
        { guard: startsBy('consent'), target: 'paying' },
        { guard: 'isReported', target: 'answered' },
        { target: 'asking' },
      ],
    },
    tokenising: {
      tags: 'tokenising',
      invoke: { id: 'tokenise', src: 'tokenise', input: tokenInput, onDone: tokenAnswered },
    },
    /** The traveler looks at the wallet's own window, which shows the amount; what it hands over is a token like that of a card. */
    inWallet: {
      tags: 'inWallet',
      invoke: { id: 'openWallet', src: 'openWallet', input: tokenInput, onDone: tokenAnswered },
      on: { 'wallet.closed': 'over' },
    },
    paying: {
      tags: 'paying',
      invoke: { id: 'pay', src: 'pay', input: attemptInput, onDone: { target: 'answered', actions: [takeAnswer, 'tellKept'] } },
    },
    answered: {
      always: [
        { guard: leadsTo('challenge'), target: 'challenging' },
        { guard: leadsTo('processing'), target: 'processing' },
        { guard: leadsTo('proof'), target: 'proving' },
        { guard: leadsTo('unsure'), target: 'unsure' },
        { target: 'over' },
      ],
    },
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
          { target: 'over', actions: { type: 'takeProof', params: ({ event }) => event.output } },
        ],
      },
    },
    /** The question may or may not have arrived: the same key is sent again, first by itself, then when the traveler says so. */
    unsure: {
      tags: 'unsure',
      entry: 'tellNotice',
      after: { retryDelay: { guard: 'isQuiet', target: 'paying', actions: 'countAsk' } },
      on: { 'retry.pressed': { target: 'paying', actions: 'forgetAsks' } },
    },
    challenging: {
      tags: ['verifying', 'challenge'],
      entry: 'tellChallenge',
      on: { 'challenge.finished': 'verifying', 'challenge.abandoned': 'abandoning' },
    },
    verifying: {
      tags: 'verifying',
      invoke: { id: 'verify', src: 'verify', input: attemptInput, onDone: { target: 'answered', actions: takeAnswer } },
    },
    abandoning: {
      tags: 'verifying',
      invoke: { id: 'abandon', src: 'abandon', input: attemptInput, onDone: { target: 'answered', actions: takeAnswer } },
    },
    processing: {
      tags: 'processing',
      after: { pollDelay: { target: 'asking', actions: 'countAsk' } },
      on: { 'retry.pressed': 'asking' },
    },
    asking: {
      tags: 'processing',
      invoke: { id: 'askStatus', src: 'askStatus', input: attemptInput, onDone: { target: 'answered', actions: takeAnswer } },
    },
    over: { type: 'final' },
  },
});
