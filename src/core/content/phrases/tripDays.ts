/** The days of a trip in few letters, for the strip of dates and the browser's tab. */
import { dateParts } from '../../domain/values/dates';
import { lastOf } from '../../domain/values/nonEmpty';
import { routeText } from '../../domain/search/trip';
import type { SearchQuery } from '../../domain/search/trip';
import type { Messages } from '../messages/messages.en';
import type { resultsPage } from '../messages/flights/results/resultsPage.en';
import { at } from '../../domain/values/checkedReads';

type Words = Pick<Messages, 'common'> & Pick<typeof resultsPage, 'results'>;

/** `Jan 13–20`, one way `Jan 13`. */
export function tripDays({ common, results }: Words, { slices }: SearchQuery): string {
  const first = dateParts(slices[0].date);
  const month = at(common.monthsShort, first.month - 1);
  if (slices.length === 1) return results.monthAndDay(month, first.day);
  const last = dateParts(lastOf(slices).date);
  return results.tripDays(month, first.day, at(common.monthsShort, last.month - 1), last.day);
}

/** `JFK–LAX, Jan 13–20`: tells the tabs of several searches apart (results.18). */
export function tabTitle(words: Words, query: SearchQuery): string {
  return `${routeText(query, '–')}, ${tripDays(words, query)}`;
}
