/** What is remembered of searches: the last one applied, recent ones, and whether "Modify search" was opened. */
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { parseSavedSearch } from '#core/domain/initialSearch';
import type { SavedSearch } from '#core/domain/initialSearch';
import type { SearchQuery } from '#core/domain/trip';
import type { PersistedKey } from '#web/platform/persist';

const MAX_RECENT = 5;

export interface SearchState {
  readonly lastApplied: SavedSearch | null;
  /** Latest first, each route once. */
  readonly recent: readonly SavedSearch[];
  /** `Modify_Click` of the specification (§4). */
  readonly modifyClick: boolean;
}

const initialState: SearchState = { lastApplied: null, recent: [], modifyClick: false };

const isSameRoute = (a: SavedSearch, b: SavedSearch): boolean =>
  a.origin === b.origin && a.destination === b.destination && a.tripType === b.tripType;

const withRecent = (recent: readonly SavedSearch[], saved: SavedSearch): readonly SavedSearch[] =>
  [saved, ...recent.filter((r) => !isSameRoute(r, saved))].slice(0, MAX_RECENT);

export const searchSlice = createSlice({
  name: 'search',
  initialState,
  reducers: {
    /** A search was found valid and applied; null when its places have no names yet (nothing to remember). */
    searchApplied: (state, { payload }: PayloadAction<SavedSearch | null>): SearchState => ({
      modifyClick: false,
      lastApplied: payload ?? state.lastApplied,
      recent: payload ? withRecent(state.recent, payload) : state.recent,
    }),
    recentRemoved: (state, { payload }: PayloadAction<SavedSearch>): SearchState => ({
      ...state,
      recent: state.recent.filter((saved) => !isSameRoute(saved, payload)),
    }),
    /** The search that the page already shows was submitted again. */
    searchRepeated: (state, _action: PayloadAction<SearchQuery>): SearchState => state,
    modifySearchOpened: (state): SearchState => ({ ...state, modifyClick: true }),
    /** spec §4: the same search without flights was asked for anew. */
    searchRefetched: (state): SearchState => ({ ...state, modifyClick: false }),
  },
  selectors: {
    selectLastApplied: (state) => state.lastApplied,
    selectRecentSearches: (state) => state.recent,
    selectModifyClick: (state) => state.modifyClick,
  },
});

export const { searchApplied, searchRepeated, recentRemoved, modifySearchOpened, searchRefetched } = searchSlice.actions;
export const { selectLastApplied, selectRecentSearches, selectModifyClick } = searchSlice.selectors;

export const searchPersisted: readonly PersistedKey<SearchState>[] = [
  {
    // the specification's key (§4)
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
