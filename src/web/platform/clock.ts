/** The browser's clock: the only place of the client that reads it (with server's clock: code.7). */
import type { IsoDate } from '#core/domain/values/dates';
import { isoDateOf } from '#core/domain/values/dates';

/** Milliseconds since the epoch. */
export const now = (): number => Date.now();

/** The form's today is the browser's date (search.12). */
export function today(): IsoDate {
  const d = new Date();
  const date = isoDateOf(d.getFullYear(), d.getMonth() + 1, d.getDate());
  if (!date) throw new Error('the clock is outside the calendar');
  return date;
}

/** An ISO instant, for records. */
export const nowIso = (): string => new Date().toISOString();
