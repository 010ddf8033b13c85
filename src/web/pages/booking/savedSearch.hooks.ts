/** The last search of this browser as a query string, for those who come without a flight. */
import { useSelector } from 'react-redux';
import { draftOfSaved } from '#core/domain/places/initialSearch';
import { withFlexParam } from '#core/domain/search/flexible';
import { nearParams } from '#core/domain/search/nearPlaces';
import { nearOfDraft, queryOfDraft } from '#core/domain/search/searchDraft';
import { searchParamsOf } from '#core/domain/search/searchQuery';
import { selectLastApplied } from '#web/features/search/search.slice';
import { today } from '#web/platform/clock';

/** Null when there is none; a departure that has passed is moved as in the form (search.28). */
export function useSavedSearchQuery(): string | null {
  const saved = useSelector(selectLastApplied);
  const draft = saved && draftOfSaved(saved, today());
  const query = draft && queryOfDraft(draft);
  return query && withFlexParam(searchParamsOf(query), draft.flex) + nearParams(nearOfDraft(draft));
}
