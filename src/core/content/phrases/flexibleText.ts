/** Periods in place of dates in the words of the page's language: both languages are loaded with the lazy chunk that uses them. */
import { calendar as englishCalendar } from '../messages/flights/search/calendar.en';
import { calendar as spanishCalendar } from '../messages/flights/search/calendar.es';
import { flexible as english } from '../messages/flights/search/flexible.en';
import { flexible as spanish } from '../messages/flights/search/flexible.es';
import type { Messages } from '../messages/messages.en';
import { periodOf } from '../../domain/search/flexible';
import type { Flexibility } from '../../domain/search/flexible';
import { flexDays, seasonOf } from '../../domain/search/flexiblePeriods';
import type { Locale } from '../../domain/site/routes';
import { at } from '../../domain/values/checkedReads';

const WORDS = { en: english, es: spanish } as const;
const CALENDARS = { en: englishCalendar, es: spanishCalendar } as const;

export const flexibleWords = (locale: Locale): typeof english => WORDS[locale];

/** `March 2027`, `Winter 2026–27 (Dec–Feb)`. */
export function periodText(locale: Locale, { common }: Pick<Messages, 'common'>, name: string): string {
  const [words, calendar] = [WORDS[locale], CALENDARS[locale]];
  const [year, month] = [Number(name.slice(0, 4)), Number(name.slice(5, 7))];
  if (!name.includes('..')) return calendar.monthAndYear(at(calendar.months, month - 1), year);
  const season = seasonOf(name);
  const end = (month + 1) % 12;
  const years = end < month - 1 ? `${String(year)}–${String((year + 1) % 100)}` : String(year);
  const [from = '', to = ''] = [common.monthsShort[month - 1], common.monthsShort[end]];
  return season === null ? words.threeMonths(from, to, years) : words.season(words.seasonNames[season], years, from, to);
}

/** `Weekends in March 2027`, `Your dates, ± 2 days`; null of exact dates. */
export function flexibilityText(locale: Locale, messages: Pick<Messages, 'common'>, flex: Flexibility): string | null {
  const [words, period, days] = [WORDS[locale], periodOf(flex), flexDays(flex)];
  if (period) return words.title[period.stay](periodText(locale, messages, period.name));
  return days > 0 ? words.gridTitle(days) : null;
}
