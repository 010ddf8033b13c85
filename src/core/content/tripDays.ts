/** The days of a trip in few letters, for the strip of dates and the browser's tab. */
import { dateParts } from '../domain/dates';
import type { SearchQuery } from '../domain/trip';
import type { Messages } from './messages/messages.en';
import type { resultsPage } from './messages/resultsPage.en';

type Words = Pick<Messages, 'common'> & Pick<typeof resultsPage, 'results'>;

/** `Jan 13–20`, one way `Jan 13`. */
export function tripDays({ common, results }: Words, { departDate, returnDate }: Pick<SearchQuery, 'departDate' | 'returnDate'>): string {
  const first = dateParts(departDate);
  const month = common.monthsShort[first.month - 1] ?? '';
  if (returnDate === null) return results.monthAndDay(month, first.day);
  const last = dateParts(returnDate);
  return results.tripDays(month, first.day, common.monthsShort[last.month - 1] ?? '', last.day);
}

/** `JFK–LAX, Jan 13–20`: tells the tabs of several searches apart (results.18). */
export const tabTitle = (words: Words, query: SearchQuery): string => `${query.origin}–${query.destination}, ${tripDays(words, query)}`;
