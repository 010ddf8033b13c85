/** Cancelling a booking in the browser: quote → consent → cancelled or failed. Nothing is cancelled without the quote having been shown. */
import { assign, fromPromise, setup } from 'xstate';
import type { CancelQuoteWire } from '#core/contract/bookings.schema';
import type { FailureCode } from '#core/domain/failures';
import type { Cents } from '#core/domain/money';

/** What the server says; effects are bound in cancel.hooks.ts. */
export type QuoteAnswer = { readonly quote: CancelQuoteWire } | { readonly failure: FailureCode };
export type CancelAnswer =
  { readonly outcome: 'cancelled' | 'failed' } | { readonly failure: FailureCode; readonly quote: CancelQuoteWire | null };

export interface CancelContext {
  readonly quote: CancelQuoteWire | null;
  readonly failure: FailureCode | null;
}

export type CancelEvent = { readonly type: 'quote.asked' } | { readonly type: 'cancel.confirmed' } | { readonly type: 'booking.kept' };

export const cancelMachine = setup({
  types: { context: {} as CancelContext, events: {} as CancelEvent },
  actors: {
    quote: fromPromise<QuoteAnswer>(() => new Promise(() => undefined)),
    cancel: fromPromise<CancelAnswer, { readonly refund: Cents }>(() => new Promise(() => undefined)),
  },
}).createMachine({
  id: 'cancel',
  version: '1',
  context: { quote: null, failure: null },
  initial: 'idle',
  states: {
    idle: { on: { 'quote.asked': 'quoting' } },
    quoting: {
      entry: assign({ failure: null }),
      invoke: {
        id: 'quote',
        src: 'quote',
        onDone: [
          {
            guard: ({ event }) => 'quote' in event.output,
            target: 'asked',
            actions: assign({ quote: ({ event }) => ('quote' in event.output ? event.output.quote : null) }),
          },
          { target: 'idle', actions: assign({ failure: ({ event }) => ('failure' in event.output ? event.output.failure : null) }) },
        ],
      },
    },
    asked: {
      on: { 'cancel.confirmed': 'cancelling', 'booking.kept': { target: 'idle', actions: assign({ quote: null, failure: null }) } },
    },
    cancelling: {
      entry: assign({ failure: null }),
      invoke: {
        id: 'cancel',
        src: 'cancel',
        input: ({ context }) => ({ refund: context.quote?.refund ?? 0 }),
        onDone: [
          { guard: ({ event }) => 'outcome' in event.output && event.output.outcome === 'cancelled', target: 'cancelled' },
          { guard: ({ event }) => 'outcome' in event.output, target: 'failed' },
          {
            // the terms changed, or no answer arrived: asked again, with the quote of now
            target: 'asked',
            actions: assign(({ context, event }) =>
              'failure' in event.output ? { failure: event.output.failure, quote: event.output.quote ?? context.quote } : {},
            ),
          },
        ],
      },
    },
    cancelled: { type: 'final' },
    failed: { on: { 'quote.asked': 'quoting' } },
  },
});
