import { createActor, fromPromise, waitFor } from 'xstate';
import type { CancelQuoteWire } from '#core/contract/bookings/bookings.schema';
import { cancelMachine } from './cancel.machine';
import type { CancelAnswer, QuoteAnswer } from './cancel.machine';

const FREE: CancelQuoteWire = { basis: 'free', paid: 500, airlineKeeps: 0, feeKept: 0, refund: 500, until: null };
const LATE: CancelQuoteWire = { basis: 'fare', paid: 500, airlineKeeps: 300, feeKept: 50, refund: 150, until: '2027-01-10T12:30:00.000Z' };

function start(quote: QuoteAnswer, answers: CancelAnswer[]) {
  const refunds: number[] = [];
  const actors = {
    quote: fromPromise<QuoteAnswer>(async () => quote),
    cancel: fromPromise<CancelAnswer, { readonly refund: number }>(async ({ input }) => {
      refunds.push(input.refund);
      return answers.shift() ?? { outcome: 'failed' };
    }),
  };
  const actor = createActor(cancelMachine.provide({ actors }));
  actor.start();
  return { actor, refunds, at: (state: 'idle' | 'asked' | 'cancelled' | 'failed') => waitFor(actor, (s) => s.matches(state)) };
}

it('cancels at the refund that was shown, and only once it was', async () => {
  const { actor, refunds, at } = start({ quote: FREE }, [{ outcome: 'cancelled' }]);
  actor.send({ type: 'cancel.confirmed' });
  expect(refunds).toEqual([]);
  actor.send({ type: 'quote.asked' });
  await at('asked');
  actor.send({ type: 'cancel.confirmed' });
  actor.send({ type: 'cancel.confirmed' });
  await at('cancelled');
  expect(refunds).toEqual([500]);
});

it('asks for a new consent where the refund is another by now', async () => {
  const { actor, refunds, at } = start({ quote: FREE }, [{ failure: 'cancel_changed', quote: LATE }, { outcome: 'cancelled' }]);
  actor.send({ type: 'quote.asked' });
  await at('asked');
  actor.send({ type: 'cancel.confirmed' });
  expect((await waitFor(actor, (s) => s.matches('asked') && s.context.failure !== null)).context).toEqual({
    quote: LATE,
    failure: 'cancel_changed',
  });
  actor.send({ type: 'cancel.confirmed' });
  await at('cancelled');
  expect(refunds).toEqual([500, 150]);
});

it('keeps the booking on request, and tells why there is no quote', async () => {
  const kept = start({ quote: FREE }, []);
  kept.actor.send({ type: 'quote.asked' });
  await kept.at('asked');
  kept.actor.send({ type: 'booking.kept' });
  expect((await kept.at('idle')).context.quote).toBeNull();
  const closed = start({ failure: 'cancel_closed' }, []);
  closed.actor.send({ type: 'quote.asked' });
  expect((await waitFor(closed.actor, (s) => s.context.failure !== null)).value).toBe('idle');
});
