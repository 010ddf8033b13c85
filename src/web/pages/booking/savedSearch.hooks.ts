/** The last search of this browser as a query string, for who comes without a flight. */
import { useSelector } from 'react-redux';
import { draftOfSaved } from '#core/domain/places/initialSearch';
import { buildSearchParams } from '#core/domain/search/searchQuery';
import { selectLastApplied } from '#web/features/search/search.slice';
import { today } from '#web/platform/clock';

/** Null when there is none; a departure that has passed is moved as in the form (search.28). */
export function useSavedSearchQuery(): string | null {
  const saved = useSelector(selectLastApplied);
  if (!saved) return null;
  const draft = draftOfSaved(saved, today());
  const built = buildSearchParams({
    origin: saved.places.origin.code,
    destination: saved.places.destination.code,
    departDate: draft.departDate.date ?? undefined,
    returnDate: draft.returnDate.date ?? undefined,
    tripType: draft.tripType,
    cabin: draft.cabin,
    ...draft.travelers,
  });
  return built.ok ? built.value : null;
}
