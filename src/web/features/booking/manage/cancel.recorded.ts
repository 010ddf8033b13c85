/** What of the cancel machine may be in a recording (code.20): the list that the server reads by, held against the machine's own types. */
import type { RecordedParts } from '#core/domain/recorded/allowList';
import { CANCEL_RECORDED } from '#core/domain/recorded/cancel';
import type { CancelContext, CancelEvent } from './cancel.machine';

export const cancelRecorded: RecordedParts<CancelEvent, CancelContext> = CANCEL_RECORDED;
