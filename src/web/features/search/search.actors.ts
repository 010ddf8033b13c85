/** Lookups of places for the search machine, through the shared cache. */
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { fromPromise } from 'xstate';
import { placeOfCode, withMetroRows } from '#core/domain/airports';
import type { Place } from '#core/domain/airports';
import { placesApi } from '#web/api/places.api';
import type { ResolvedPlaces } from './search.types';

/** As many as are looked through at a glance. */
const MAX_SUGGESTIONS = 8;
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
    fetchSuggestions: fromPromise<readonly Place[], { readonly text: string }>(async ({ input }) => {
      const key = input.text.slice(0, MAX_KEY_LENGTH);
      return withMetroRows(await lookUp(key), key).slice(0, MAX_SUGGESTIONS);
    }),
    resolvePlaces: fromPromise<ResolvedPlaces, { readonly codes: readonly string[] }>(async ({ input }) =>
      Object.fromEntries(await Promise.all(input.codes.map(async (code) => [code, placeOfCode(code, await lookUp(code))] as const))),
    ),
  };
}
