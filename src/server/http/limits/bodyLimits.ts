/** How large bodies may be, in bytes. */
import { RECORDING_MAX_CHARS } from '#core/domain/site/recordingRules';

export const BODY_LIMIT = 64 * 1024;
/** A recording is code names and public words, of which few take two bytes; the form sent with it has its share. */
export const RECORDING_BODY_LIMIT = RECORDING_MAX_CHARS + 2 * BODY_LIMIT;
