import { isoDateOf } from '#core/domain/values/dates';
import { present } from '#core/domain/values/result';

const [year, month, day] = [2026, 11, 21] as const;

/** The browser's date in tests of pages and of what runs in them; nothing that is tested computes it. */
export const TODAY = present(isoDateOf(year, month, day), 'a day of the calendar');

/**
 * A moment of that date at which it is another day in Greenwich, and for most zones in New York: half an hour before midnight west of
 * Greenwich, half an hour after it to the east.
 */
export function momentOfToday(): Date {
  const isWest = new Date(year, month - 1, day).getTimezoneOffset() >= 0;
  return isWest ? new Date(year, month - 1, day, 23, 30) : new Date(year, month - 1, day, 0, 30);
}

let passed = 0;

/** Milliseconds that a test has let pass at once. */
export const timePassed = (): number => passed;

/** The page stays open for so many days; until the end of the test. */
export function passDays(days: number): void {
  passed = days * 86_400_000;
}
