/** What is remembered of searches: the last one applied, recent ones, and whether "Modify search" was opened. */
import { createAction, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { parseSavedSearch } from '#core/domain/places/initialSearch';
import type { SavedSearch } from '#core/domain/places/initialSearch';
import type { FlightsQuery } from '#web/api/flights.api';
import type { PersistedKey } from '#web/platform/browser/persist';

const MAX_RECENT = 5;

export interface SearchState {
  readonly lastApplied: SavedSearch | null;
  /** Latest first, each route once. */
  readonly recent: readonly SavedSearch[];
  /** `Modify_Click` (search.26). */
  readonly modifyClick: boolean;
}

const initialState: SearchState = { lastApplied: null, recent: [], modifyClick: false };

/** The places of a trip in the order in which they are flown. */
const routeOf = ({ tripType, origin, destination, further }: SavedSearch): string =>
  [tripType, origin, destination, ...further.flatMap((flight) => [flight.origin.code, flight.destination.code])].join('|');

const isSameRoute = (a: SavedSearch, b: SavedSearch): boolean => routeOf(a) === routeOf(b);

/** The search that the page already shows was submitted again. */
export const searchRepeated = createAction<FlightsQuery>('search/searchRepeated');

export const searchSlice = createSlice({
  name: 'search',
  initialState,
  reducers: {
    /** A search was found valid and applied; null when its places have no names yet (nothing to remember). */
    searchApplied(state: SearchState, { payload }: PayloadAction<SavedSearch | null>): SearchState {
      if (!payload) return { ...state, modifyClick: false };
      const recent = [payload, ...state.recent.filter((saved) => !isSameRoute(saved, payload))].slice(0, MAX_RECENT);
      return { lastApplied: payload, recent, modifyClick: false };
    },
    recentRemoved(state, { payload }: PayloadAction<SavedSearch>) {
      state.recent = state.recent.filter((saved) => !isSameRoute(saved, payload));
    },
    modifySearchOpened(state) {
      state.modifyClick = true;
    },
    /** search.26: the same search without flights was requested again. */
    searchRefetched(state) {
      state.modifyClick = false;
    },
  },
  selectors: {
    selectLastApplied: (state) => state.lastApplied,
    selectRecentSearches: (state) => state.recent,
    selectModifyClick: (state) => state.modifyClick,
  },
});

export const { searchApplied, recentRemoved, modifySearchOpened, searchRefetched } = searchSlice.actions;
export const { selectLastApplied, selectRecentSearches, selectModifyClick } = searchSlice.selectors;

export const searchPersisted: readonly PersistedKey<SearchState>[] = [
  {
    // a given key (search.27)
    key: 'flightSearch',
    kind: 'local',
    select: (state) => state.lastApplied,
    restore: (state, stored) => ({ ...state, lastApplied: parseSavedSearch(stored) }),
  },
  {
    key: 'recentSearches',
    kind: 'local',
    select: (state) => (state.recent.length > 0 ? state.recent : null),
    restore: (state, stored) => ({
      ...state,
      recent: Array.isArray(stored)
        ? stored
            .slice(0, MAX_RECENT)
            .map(parseSavedSearch)
            .filter((saved) => saved !== null)
        : [],
    }),
  },
];
