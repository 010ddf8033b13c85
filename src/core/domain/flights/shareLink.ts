/** What a shared address says (results.42): the search with how it is filtered, and nothing else that the address may hold, a tracking code above all. */
import { parseCriteria, writeCriteria } from '../filters/filters';
import { FLEX_PARAM, WHEN_PARAM } from '../search/flexible';
import { NEAR_PARAMS } from '../search/nearPlaces';
import { SEARCH_PARAMS } from '../search/searchQuery';
import { CHOSEN_PARAM } from '../search/tripStep';

const KEPT: ReadonlySet<string> = new Set([
  ...SEARCH_PARAMS,
  FLEX_PARAM,
  WHEN_PARAM,
  NEAR_PARAMS.origin,
  NEAR_PARAMS.destination,
  CHOSEN_PARAM,
]);

/** The query string of a results address as it may be passed on, without a flight; no leading `?`. */
export function shareableSearch(search: string): string {
  const params = new URLSearchParams(search);
  const kept = new URLSearchParams([...params].filter(([name]) => KEPT.has(name)));
  return writeCriteria(kept.toString(), parseCriteria(params));
}
