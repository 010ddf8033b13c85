/** Recent searches as links: what the store remembers, made bookable again. */
import { useDispatch, useSelector } from 'react-redux';
import { draftOfSaved } from '#core/domain/places/initialSearch';
import type { Flexibility } from '#core/domain/search/flexible';
import type { NearPlaces } from '#core/domain/search/nearPlaces';
import { nearOfDraft, queryOfDraft } from '#core/domain/search/searchDraft';
import type { SearchQuery } from '#core/domain/search/trip';
import { today } from '#web/platform/clock';
import { useHydrated } from '#web/platform/useHydrated';
import { recentRemoved, selectRecentSearches } from './search.slice';

export interface RecentSearch {
  readonly query: SearchQuery;
  readonly flex: Flexibility;
  readonly near: NearPlaces | null;
  readonly remove: () => void;
}

/** Latest first; none before the page has come to life, since prerendered HTML knows nobody. Past dates are moved as in the form (search.28, search.31). */
export function useRecentSearches(): readonly RecentSearch[] {
  const dispatch = useDispatch();
  const isHydrated = useHydrated();
  const recent = useSelector(selectRecentSearches);
  if (!isHydrated) return [];
  return recent.flatMap((saved) => {
    const draft = draftOfSaved(saved, today());
    const query = queryOfDraft(draft);
    return query === null ? [] : [{ query, flex: draft.flex, near: nearOfDraft(draft), remove: () => void dispatch(recentRemoved(saved)) }];
  });
}
