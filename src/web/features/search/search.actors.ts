/** Lookups of places for the search machine; what they need comes when it is first needed. */
import { fromPromise } from 'xstate';
import type { Suggestion } from '#core/domain/airports';
import { loadPlaceLookups } from '#web/api/late';
import { loadGreatAirports } from '#web/api/loadGreatAirports';
import type { ApiDispatch } from '#web/api/placeLookups';
import type { ResolvedPlaces } from './search.types';

/** Longer texts name no airport, nor two. */
const MAX_KEY_LENGTH = 60;

/** The machine's actors over the places endpoint; a failed lookup rejects with the call's failure. */
export function createSearchActors(dispatch: ApiDispatch) {
  return {
    recallSuggestions: fromPromise<readonly Suggestion[], { readonly text: string }>(async ({ input }) =>
      (await loadGreatAirports()).recallSuggestions(input.text.slice(0, MAX_KEY_LENGTH)),
    ),
    fetchSuggestions: fromPromise<readonly Suggestion[], { readonly text: string }>(async ({ input }) =>
      (await loadPlaceLookups()).fetchSuggestions(dispatch, input.text.slice(0, MAX_KEY_LENGTH)),
    ),
    resolvePlaces: fromPromise<ResolvedPlaces, { readonly codes: readonly string[] }>(async ({ input }) =>
      (await loadPlaceLookups()).resolvePlaces(dispatch, input.codes),
    ),
  };
}
