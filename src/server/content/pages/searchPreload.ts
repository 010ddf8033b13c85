/** The flights of a results page are requested with its document: the answer is on its way while the scripts are. */
import { utcDateOf } from '#core/domain/values/dates';
import type { IsoDate } from '#core/domain/values/dates';
import { matchRoute } from '#core/domain/site/routes';
import { searchParamsOf } from '#core/domain/search/searchQuery';
import type { SearchQuery } from '#core/domain/search/trip';
import { chosenParam, stepOf } from '#core/domain/search/tripStep';
import { searchOfAddress } from '#core/domain/search/validateSearch';

/** Where a day begins last. */
const LAST_TO_BEGIN_MS = 12 * 3_600_000;

/** The latest of all calendars: whether a search is past the browser's own day is the page's question. */
export const latestToday = (now: Date): IsoDate => utcDateOf(new Date(now.getTime() - LAST_TO_BEGIN_MS));

/**
 * A `Link` header for the document at an address: the very request that the page will make (web/api/flights.api), so that the
 * browser answers it with this one. Null for other pages and searches that will not be made.
 */
export function searchPreload(address: string, apiBase: string, now: Date): string | null {
  const search = searchAt(address, now);
  if (search === null) return null;
  const { chosen } = stepOf(search, paramsOf(address));
  return `<${apiBase}/flight/getflights?${searchParamsOf(search)}${chosenParam(chosen)}>; rel=preload; as=fetch; crossorigin`;
}

const paramsOf = (address: string): URLSearchParams => new URLSearchParams(address.replace(/^[^?]*/, ''));

/** The search that the page of an address (path and query) asks for; null for other pages and what they refuse. */
export function searchAt(address: string, now: Date): SearchQuery | null {
  const [path = ''] = address.split('?');
  if (matchRoute(path)?.route !== 'results') return null;
  const search = searchOfAddress(paramsOf(address), latestToday(now));
  return search.ok ? search.value : null;
}
