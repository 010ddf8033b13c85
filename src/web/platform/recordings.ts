/** Where forms get the recording of this page from (code.20); its keeper, in app, is loaded on demand. */
import type { Recording } from '#core/contract/bookings/recordings.schema';

let source: (() => Recording) | null = null;

/** Called by the recorder once it listens. */
export function offerRecording(take: () => Recording): void {
  source = take;
}

/** The last minutes, small enough for a form; null while nothing is recorded yet. Ask only with consent. */
export const recordingToSend = (): Recording | null => source?.() ?? null;
