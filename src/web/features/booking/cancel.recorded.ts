/** What of the cancel machine may stand in a recording (code.20): amounts and codes; which booking it is about it never knows. */
import { fields, kept } from '#web/recording/redaction';
import type { RecordedParts } from '#web/recording/redaction';
import type { CancelContext, CancelEvent } from './cancel.machine';

const quote = fields({ basis: kept, paid: kept, airlineKeeps: kept, feeKept: kept, refund: kept, until: kept });
const answer = fields({ quote, failure: kept, outcome: kept });

export const cancelRecorded: RecordedParts<CancelEvent, CancelContext> = {
  machine: 'cancel',
  input: fields({}),
  events: { 'quote.asked': {}, 'cancel.confirmed': {}, 'booking.kept': {} },
  answers: { quote: answer, cancel: answer },
  context: { quote, failure: kept },
};
