/** What the server may answer to a cancellation, and what a traveler may do. */
import type { CancelContext } from '#web/features/booking/manage/cancel.machine';
import { DONE, FREE, KEPT_BY_SUPPLIER, LATE, refusedAs } from '../journeys/cancel.journeys';
import { answers } from './walk';
import type { Walk } from './walk';

export const CANCEL_WALKS: Readonly<Record<string, Walk>> = {
  cancelling: {
    input: {},
    events: [
      { type: 'quote.asked' },
      { type: 'cancel.confirmed' },
      { type: 'booking.kept' },
      ...answers('quote', [{ quote: FREE }, { quote: LATE }, { failure: 'cancel_closed' }]),
      ...answers('cancel', [DONE, KEPT_BY_SUPPLIER, refusedAs('network'), refusedAs('cancel_changed', LATE)]),
    ],
    sameAs: ({ value, context }) => {
      const { quote, failure } = context as CancelContext;
      return [value, quote?.refund, failure];
    },
  },
};
