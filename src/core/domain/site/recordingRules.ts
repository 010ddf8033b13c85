/** What bounds a recording of the machines (code.20): its format, how far back it reaches and how large it may be. */

/** Raised when an older file can no longer be read. */
export const RECORDING_FORMAT = 2;
/** Only the last minutes are kept, in the memory of the page. */
export const RECORDED_MS = 5 * 60_000;
/** Steps of one machine; the oldest go first. */
export const RECORDED_STEPS = 300;
/** Characters of JSON that a form takes with it; the oldest steps go first. */
export const RECORDING_MAX_CHARS = 150_000;
