/** Dates in the words of the page's language, from plain strings: no time zone can move them. */
import type { NamedDay } from '#core/content/messages/site/common.en';
import type { Messages } from '#core/content/messages/messages.en';
import type { IsoDate } from '#core/domain/values/dates';
import { dateParts, dayOfWeek } from '#core/domain/values/dates';
import { at } from '#core/domain/values/checkedReads';

/** `Thu, Jan 14`. */
export function dayText({ common }: Pick<Messages, 'common'>, date: IsoDate): string {
  const { month, day } = dateParts(date);
  return common.dayAndDate(at(common.weekdaysShort, dayOfWeek(date)), at(common.monthsShort, month - 1), day);
}

/** `Mar 2027`. */
export function monthText({ common }: Pick<Messages, 'common'>, date: IsoDate): string {
  const { year, month } = dateParts(date);
  return `${at(common.monthsShort, month - 1)} ${String(year)}`;
}

/** The dates of a trip: `Thu, Jan 14 to Thu, Jan 21`, the first alone where there is no way back. */
export function datesText(messages: Pick<Messages, 'common'>, from: IsoDate, to: IsoDate | null): string {
  const { common } = messages;
  const named = (date: IsoDate): NamedDay => {
    const { month, day } = dateParts(date);
    return { text: dayText(messages, date), weekday: at(common.weekdaysShort, dayOfWeek(date)), day, month };
  };
  return common.dates(named(from), to && named(to));
}
