/** What trips like one that is searched for cost a year earlier (results.24): the sandbox's prices of those days, as they were asked for then. */
import { at } from '#core/domain/values/checkedReads';
import { addDays, daysBetween, utcDateOf } from '#core/domain/values/dates';
import type { IsoDate } from '#core/domain/values/dates';
import type { Cents } from '#core/domain/values/money';
import type { PriceRecord } from '#core/domain/fares/priceInsight';
import type { Result } from '#core/domain/values/result';
import { ok } from '#core/domain/values/result';
import { departureDate } from '#core/domain/search/trip';
import type { SearchQuery } from '#core/domain/search/trip';

const DAY_MS = 86_400_000;
/** A year earlier on the same weekday. */
const YEAR_DAYS = 364;
/** Weeks beside that day whose trips are comparable. */
const WEEKS = [-2, -1, 0, 1, 2];
/** The days before departure of which the curve tells. */
const CURVE_DAYS = [180, 120, 90, 60, 45, 30, 21, 14, 7, 3, 1];

/** `lowest` is the lowest price of the trip that leaves on `date`, as it was asked for at `then`. */
export async function priceRecordOf<F>(
  query: SearchQuery,
  now: Date,
  lowest: (date: IsoDate, then: Date) => Promise<Result<Cents | null, F>>,
): Promise<Result<PriceRecord, F>> {
  const today = utcDateOf(now);
  const departs = departureDate(query);
  const yearEarlier = addDays(departs, -YEAR_DAYS);
  const asked = (date: IsoDate, daysBefore: number) =>
    lowest(date, new Date(now.getTime() + (daysBetween(today, date) - daysBefore) * DAY_MS));
  const daysAhead = Math.max(1, daysBetween(today, departs));
  const [weeks, points] = await Promise.all([
    Promise.all(WEEKS.map((week) => asked(addDays(yearEarlier, week * 7), daysAhead))),
    Promise.all(CURVE_DAYS.map((daysBefore) => asked(yearEarlier, daysBefore))),
  ]);
  const fault = [...weeks, ...points].find((answer) => !answer.ok);
  if (fault) return fault;
  const centsOf = (answer: Result<Cents | null, F>): Cents | null => (answer.ok ? answer.value : null);
  return ok({
    comparable: weeks.flatMap((answer) => centsOf(answer) ?? []),
    curve: points.map((answer, i) => ({ daysBefore: at(CURVE_DAYS, i), lowest: centsOf(answer) })),
  });
}
