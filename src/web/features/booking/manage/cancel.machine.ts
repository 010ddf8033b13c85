/** Cancelling a booking in the browser: quote → consent → cancelled or failed. Nothing is cancelled without the quote having been shown. */
import { assign, fromPromise, setup } from 'xstate';
import { present } from '#core/domain/values/result';
import type { CancelQuoteWire } from '#core/contract/bookings/bookings.schema';
import type { FailureCode } from '#core/domain/booking/failures';
import type { Cents } from '#core/domain/values/money';

/** What the server says; effects are bound in cancel.hooks.ts. */
export type QuoteAnswer = { readonly quote: CancelQuoteWire } | { readonly failure: FailureCode };
export type CancelAnswer =
  | { readonly outcome: 'cancelled' | 'failed' }
  | { readonly failure: FailureCode; readonly quote: CancelQuoteWire | null };

export interface CancelContext {
  readonly quote: CancelQuoteWire | null;
  readonly failure: FailureCode | null;
}

export type CancelEvent = { readonly type: 'quote.asked' } | { readonly type: 'cancel.confirmed' } | { readonly type: 'booking.kept' };

const cancelSetup = setup({
  types: { context: {} as CancelContext, events: {} as CancelEvent },
  actors: {
    quote: fromPromise<QuoteAnswer>(() => new Promise(() => undefined)),
    cancel: fromPromise<CancelAnswer, { readonly refund: Cents }>(() => new Promise(() => undefined)),
  },
  guards: {
    isQuoted: (_, answer: QuoteAnswer) => 'quote' in answer,
    isCancelled: (_, answer: CancelAnswer) => 'outcome' in answer && answer.outcome === 'cancelled',
    hasFailed: (_, answer: CancelAnswer) => 'outcome' in answer && answer.outcome === 'failed',
  },
  actions: {
    takeQuote: assign((_, answer: QuoteAnswer) => ('quote' in answer ? { quote: answer.quote } : { failure: answer.failure })),
    /** Of what was not cancelled: why, and the quote of now where the server sent one. */
    takeAnswer: assign(({ context }, answer: CancelAnswer) =>
      'failure' in answer ? { failure: answer.failure, quote: answer.quote ?? context.quote } : { failure: null },
    ),
    forgetFailure: assign({ failure: null }),
    forgetQuote: assign({ quote: null, failure: null }),
  },
});

export const cancelMachine = cancelSetup.createMachine({
  id: 'cancel',
  version: '1',
  context: { quote: null, failure: null },
  initial: 'idle',
  states: {
    idle: { on: { 'quote.asked': 'quoting' } },
    quoting: {
      entry: 'forgetFailure',
      invoke: {
        id: 'quote',
        src: 'quote',
        onDone: [
          {
            guard: { type: 'isQuoted', params: ({ event }) => event.output },
            target: 'asked',
            actions: { type: 'takeQuote', params: ({ event }) => event.output },
          },
          { target: 'idle', actions: { type: 'takeQuote', params: ({ event }) => event.output } },
        ],
      },
    },
    asked: {
      on: { 'cancel.confirmed': 'cancelling', 'booking.kept': { target: 'idle', actions: 'forgetQuote' } },
    },
    cancelling: {
      entry: 'forgetFailure',
      invoke: {
        id: 'cancel',
        src: 'cancel',
        input: ({ context }) => ({ refund: present(context.quote, 'quote').refund }),
        onDone: [
          { guard: { type: 'isCancelled', params: ({ event }) => event.output }, target: 'cancelled' },
          { guard: { type: 'hasFailed', params: ({ event }) => event.output }, target: 'failed' },
          // the terms changed, or no answer arrived: confirmed again, with the quote of now
          { target: 'asked', actions: { type: 'takeAnswer', params: ({ event }) => event.output } },
        ],
      },
    },
    cancelled: { type: 'final' },
    failed: { on: { 'quote.asked': 'quoting' } },
  },
});
