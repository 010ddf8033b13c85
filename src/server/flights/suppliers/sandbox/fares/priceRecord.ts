/** What a trip cost on earlier days (results.24): the sandbox's prices of the same dates, as they were requested then. */
import { addDays, DATE_WINDOW_DAYS, daysBetween, laterOf, utcDateOf } from '#core/domain/values/dates';
import type { IsoDate } from '#core/domain/values/dates';
import type { Cents } from '#core/domain/values/money';
import type { PriceRecord } from '#core/domain/fares/priceInsight';
import type { Result } from '#core/domain/values/result';
import { ok } from '#core/domain/values/result';
import { departureDate } from '#core/domain/search/trip';
import type { SearchQuery } from '#core/domain/search/trip';
import { at } from '#core/domain/values/checkedReads';

const DAY_MS = 86_400_000;
/** Eight weeks back from today. */
const DAYS_AGO = [56, 49, 42, 35, 28, 21, 14, 7];

/** `lowest` is the lowest price of the trip that leaves on `date`, as it was requested at `then`. Days before the sale began are left out. */
export async function priceRecordOf<F>(
  query: SearchQuery,
  now: Date,
  lowest: (date: IsoDate, then: Date) => Promise<Result<Cents | null, F>>,
): Promise<Result<PriceRecord, F>> {
  const today = utcDateOf(now);
  const last = query.slices.reduce((latest, { date }) => laterOf(latest, date), departureDate(query));
  const daysAgo = DAYS_AGO.filter((days) => daysBetween(addDays(today, -days), last) <= DATE_WINDOW_DAYS);
  const answers = await Promise.all(daysAgo.map((days) => lowest(departureDate(query), new Date(now.getTime() - days * DAY_MS))));
  const points: { on: IsoDate; lowest: Cents }[] = [];
  for (const [i, answer] of answers.entries()) {
    if (!answer.ok) return answer;
    if (answer.value !== null) points.push({ on: addDays(today, -at(daysAgo, i)), lowest: answer.value });
  }
  return ok({ points, isObserved: false });
}
