const REMINDED_BEFORE_MS = 3 * 86_400_000;

/** When travelers are reminded: three days before the first departure. */
export const reminderAt = (departure: Date): Date => new Date(departure.getTime() - REMINDED_BEFORE_MS);
