/** The seam between the search machine, the store and React: one hook a question. */
import { shallowEqual, useSelector } from '@xstate/react';
import { createContext, use, useEffect } from 'react';
import { useStore } from 'react-redux';
import { useLocation } from 'react-router-dom';
import type { Actor, SnapshotFrom } from 'xstate';
import { matchRoute } from '#core/domain/site/routes';
import { FLEX_PARAM, WHEN_PARAM } from '#core/domain/search/flexible';
import { NEAR_PARAMS, nearParams } from '#core/domain/search/nearPlaces';
import { readSearchParams, SEARCH_PARAMS } from '#core/domain/search/searchQuery';
import type { SearchParts } from '#core/domain/search/searchQuery';
import { searchKey } from '#core/domain/search/trip';
import { addressFaults, searchOfAddress } from '#core/domain/search/validateSearch';
import { today } from '#web/platform/clock';
import type { searchMachine } from './search.machine';
import { selectLastApplied } from './search.slice';
import type { SearchState } from './search.slice';
import type { AddressSearch } from './search.types';

export type SearchActor = Actor<typeof searchMachine>;
type Snapshot = SnapshotFrom<typeof searchMachine>;

/** The one search actor of the app; it outlives pages. */
export const SearchActorContext = createContext<SearchActor | null>(null);

/** The search actor of the app. */
export function useSearchActor(): SearchActor {
  const actor = use(SearchActorContext);
  if (!actor) throw new Error('no search actor provided');
  return actor;
}

/** A part of what the search machine shows. */
export const useSearch = <T>(select: (snapshot: Snapshot) => T): T => useSelector(useSearchActor(), select, shallowEqual);

function readAddress(search: string): AddressSearch {
  const params = new URLSearchParams(search);
  const complete = searchOfAddress(params, today());
  const { parts } = readSearchParams(params);
  return {
    parts,
    faults: addressFaults(params, today()),
    key: complete.ok ? searchKey(complete.value) + (parts.flex ?? '') + nearParams(parts.near) : null,
  };
}

/** The parameters of the search alone, in the order of the address. */
function searchPart(search: string): string {
  const own: readonly string[] = [...SEARCH_PARAMS, FLEX_PARAM, WHEN_PARAM, NEAR_PARAMS.origin, NEAR_PARAMS.destination];
  return new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => own.includes(name))).toString();
}

/** Tells the machine which page the form is on now: the saved search or the address fills it (search.28). */
export function usePageOfForm(): void {
  const actor = useSearchActor();
  const store = useStore<{ readonly search: SearchState }>();
  const { pathname, search } = useLocation();
  const isResults = matchRoute(pathname)?.route === 'results';
  // Filters in the address are not the form's: an opened form keeps what was typed while they change.
  const own = isResults ? searchPart(search) : '';
  useEffect(() => {
    actor.send({
      type: 'address.changed',
      today: today(),
      pageKey: isResults ? `${pathname}?${own}` : pathname,
      search: isResults ? readAddress(own) : null,
      saved: selectLastApplied(store.getState()),
    });
  }, [actor, store, pathname, isResults, own]);
}

/**
 * For destination, airline and flights-to pages: fills the form with the destination default search (today + 7, + 10)
 * and what the page adds, `prefill({ destination: 'PAR' }, 'Paris')`, without saving it (search.27, search.29).
 */
export function usePrefill(): (parts: SearchParts, searchTerm?: string) => void {
  const actor = useSearchActor();
  return (parts, searchTerm) => {
    actor.send({ type: 'search.prefilled', today: today(), parts, searchTerm });
  };
}
