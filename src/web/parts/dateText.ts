/** Dates in the words of the page's language, from plain strings: no time zone can move them. */
import type { Messages } from '#core/content/messages/messages.en';
import type { IsoDate } from '#core/domain/dates';
import { dateParts, dayOfWeek } from '#core/domain/dates';

/** `Thu, Jan 14`. */
export function dayText({ common }: Pick<Messages, 'common'>, date: IsoDate): string {
  const { month, day } = dateParts(date);
  return common.dayAndDate(common.weekdaysShort[dayOfWeek(date)] ?? '', common.monthsShort[month - 1] ?? '', day);
}
