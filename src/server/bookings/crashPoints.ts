/** Named places around every step of a booking (reliability B6) where a fault test may end the process. */

export const CRASH_POINTS = [
  'intent.before',
  'intent.after',
  'authorise.before',
  'authorise.after',
  'challenge.saved',
  'authorised.saved',
  'reprice.before',
  'reprice.after',
  'supplier.before',
  'supplier.after',
  'booked.saved',
  'capture.before',
  'capture.after',
  'done.saved',
  'release.before',
  'release.after',
  'failed.saved',
  'reply.before',
] as const;
export type CrashPointName = (typeof CRASH_POINTS)[number];

/** Called at every point; the product's own does nothing. */
export type CrashPoint = (name: CrashPointName) => void | Promise<void>;

export const noCrash: CrashPoint = () => undefined;
