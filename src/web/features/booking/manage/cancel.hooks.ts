/** The seam between the cancel machine, the calls and React. */
import { useSelector as useSnapshot } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import type { BookingView } from '#core/contract/bookings/bookings';
import { failureCodeOf, isCallFailure } from '#core/contract/problem';
import type { CancelQuoteWire } from '#core/contract/bookings/bookings.schema';
import type { Cents } from '#core/domain/values/money';
import { useActor } from '#web/platform/useActor';
import { useCancelBookingMutation, useCancelQuoteMutation } from '../booking.api';
import { cancelMachine } from './cancel.machine';
import type { CancelAnswer, QuoteAnswer } from './cancel.machine';

/** The quote that the server sends along with `cancel_changed`. */
function quoteOfProblem(thrown: unknown): CancelQuoteWire | null {
  if (!isCallFailure(thrown) || thrown.kind !== 'problem' || thrown.problem.code !== 'cancel_changed') return null;
  const body = thrown.body as { readonly quote?: CancelQuoteWire }; // our own server's, to its schema
  return body.quote ?? null;
}

export function useCancelling({ reference }: BookingView, draftId: string | null) {
  const [askQuote] = useCancelQuoteMutation();
  const [cancel] = useCancelBookingMutation();
  const [machine] = useState(() =>
    cancelMachine.provide({
      actors: {
        quote: fromPromise<QuoteAnswer>(async () => {
          const answer = await askQuote({ reference });
          return answer.data ? { quote: answer.data } : { failure: failureCodeOf(answer.error) };
        }),
        cancel: fromPromise<CancelAnswer, { readonly refund: Cents }>(async ({ input }) => {
          const answer = await cancel({ draftId, body: { reference, refund: input.refund } });
          if (!answer.data) return { failure: failureCodeOf(answer.error), quote: quoteOfProblem(answer.error) };
          return { outcome: answer.data.cancellation?.state === 'failed' ? 'failed' : 'cancelled' };
        }),
      },
    }),
  );
  const actor = useActor(machine, {});
  const snapshot = useSnapshot(actor, (s) => s);
  return {
    step: snapshot.value,
    quote: snapshot.context.quote,
    failure: snapshot.context.failure,
    ask: () => actor.send({ type: 'quote.asked' }),
    confirm: () => actor.send({ type: 'cancel.confirmed' }),
    keep: () => actor.send({ type: 'booking.kept' }),
  };
}
