/** Lookups of places for the search machine, through the shared cache. */
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { fromPromise } from 'xstate';
import { placeOfCode, suggestionRows } from '#core/domain/airports';
import type { Place } from '#core/domain/airports';
import { loadGreatAirports, placesApi } from '#web/api/places.api';
import type { ResolvedPlaces } from './search.types';

/** As many as the server gives for a key, so that both make the same rows of them. */
const MAX_AIRPORTS = 10;
/** Longer texts name no airport. */
const MAX_KEY_LENGTH = 60;

export type SearchDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** The machine's actors over the places endpoint; a failed lookup rejects with the call's failure. */
export function createSearchActors(dispatch: SearchDispatch) {
  const lookUp = async (key: string): Promise<Place[]> => {
    const asked = dispatch(placesApi.endpoints.airports.initiate(key));
    try {
      return await asked.unwrap();
    } finally {
      asked.unsubscribe();
    }
  };
  return {
    recallSuggestions: fromPromise<readonly Place[], { readonly text: string }>(async ({ input }) => {
      const key = input.text.slice(0, MAX_KEY_LENGTH);
      const { suggestGreat } = await loadGreatAirports();
      return suggestionRows(suggestGreat(key, MAX_AIRPORTS), key);
    }),
    fetchSuggestions: fromPromise<readonly Place[], { readonly text: string }>(async ({ input }) => {
      const key = input.text.slice(0, MAX_KEY_LENGTH);
      return suggestionRows(await lookUp(key), key);
    }),
    resolvePlaces: fromPromise<ResolvedPlaces, { readonly codes: readonly string[] }>(async ({ input }) =>
      Object.fromEntries(await Promise.all(input.codes.map(async (code) => [code, placeOfCode(code, await lookUp(code))] as const))),
    ),
  };
}
