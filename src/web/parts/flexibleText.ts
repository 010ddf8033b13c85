/** Periods in place of dates in the words of the page's language: both languages come with whatever late part says them. */
import { calendar as englishCalendar } from '#core/content/messages/flights/calendar.en';
import { calendar as spanishCalendar } from '#core/content/messages/flights/calendar.es';
import { flexible as english } from '#core/content/messages/flights/flexible.en';
import { flexible as spanish } from '#core/content/messages/flights/flexible.es';
import type { Messages } from '#core/content/messages/messages.en';
import { seasonOf } from '#core/domain/search/flexiblePeriods';
import type { Locale } from '#core/domain/site/routes';

const WORDS = { en: english, es: spanish } as const;
const CALENDARS = { en: englishCalendar, es: spanishCalendar } as const;

export const flexibleWords = (locale: Locale): typeof english => WORDS[locale];

/** `March 2027`, `Winter 2026–27 (Dec–Feb)`. */
export function periodText(locale: Locale, { common }: Pick<Messages, 'common'>, name: string): string {
  const [words, calendar] = [WORDS[locale], CALENDARS[locale]];
  const [year, month] = [Number(name.slice(0, 4)), Number(name.slice(5, 7))];
  if (!name.includes('..')) return calendar.monthAndYear(calendar.months[month - 1] ?? '', year);
  const season = seasonOf(name);
  const end = (month + 1) % 12;
  const years = end < month - 1 ? `${String(year)}–${String((year + 1) % 100)}` : String(year);
  const [from = '', to = ''] = [common.monthsShort[month - 1], common.monthsShort[end]];
  return season === null ? words.threeMonths(from, to, years) : words.season(words.seasonNames[season], years, from, to);
}
