/** Every transition of a cancellation is taken on the drawn page (code.28). */
import type { CancelAnswer } from '#web/features/booking/manage/cancel.machine';
import { cancelMachine } from '#web/features/booking/manage/cancel.machine';
import { bookingIn } from '#testing/flights/chosenFlight';
import { problem } from '#testing/site/fakeServer';
import { CANCEL_TABLES } from './cancel.table';
import type { Stage } from './drawn';
import { itWalks } from './itWalks';
import { cancelRoutes } from './pageRoutes';
import type { QuoteAnswer } from '#web/features/booking/manage/cancel.machine';
import type { Answer } from '#testing/site/fakeServer';

const cancelled = (state: 'refunding' | 'failed') => ({
  ...bookingIn(state === 'failed' ? 'ticketed' : 'cancelled'),
  cancellation: { state, refund: 50_000, feeKept: 0, requestedAt: '2026-11-21T00:00:00Z' },
});

/** A failure without a problem of the server is a network that is away. */
const refused = (code: string, more: object = {}): Answer =>
  code === 'network' ? 'networkError' : { status: 409, body: problem('cancel_closed', 409, { ...more, code: code as 'cancel_closed' }) };

const stage: Stage<null> = {
  machine: cancelMachine,
  table: CANCEL_TABLES.cancelling,
  visit: ['/', '/flights/confirmation'],
  remember: () => window.localStorage.setItem('wf.hasBooked', '"yes"'),
  answers: { 'GET /api/booking': () => ({ body: bookingIn('ticketed') }) },
  held: { quote: 'POST /api/booking/cancel-quote', cancel: 'POST /api/booking/cancel' },
  wire: ({ type, output }) => {
    if (type.endsWith('.quote')) {
      const answer = output as QuoteAnswer;
      return 'quote' in answer ? { body: answer.quote } : refused(answer.failure);
    }
    const answer = output as CancelAnswer;
    if ('failure' in answer) return refused(answer.failure, { quote: answer.quote });
    return { body: cancelled(answer.outcome === 'failed' ? 'failed' : 'refunding') };
  },
};

for (const [name, routes] of Object.entries(cancelRoutes())) itWalks(name, stage, routes);
