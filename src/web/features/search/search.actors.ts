/** Lookups of places for the search machine; what they need is loaded when first needed. */
import { fromPromise } from 'xstate';
import type { Suggestion } from '#core/domain/places/airports';
import { haveCallsBegun, loadPlaceLookups } from '#web/api/onDemand';
import { loadMajorAirports } from '#web/api/loadMajorAirports';
import type { ApiDispatch } from '#web/api/apiSlot';
import type { ResolvedPlaces } from './search.types';

/** Longer texts name no airport, nor two. */
const MAX_KEY_LENGTH = 60;

/** The machine's actors over the places endpoint; a failed lookup rejects with the call's failure. */
export function createSearchActors(dispatch: ApiDispatch) {
  return {
    recallSuggestions: fromPromise<readonly Suggestion[], { readonly text: string }>(async ({ input }) =>
      (await loadMajorAirports()).recallSuggestions(input.text.slice(0, MAX_KEY_LENGTH)),
    ),
    fetchSuggestions: fromPromise<readonly Suggestion[], { readonly text: string }>(async ({ input }) =>
      (await loadPlaceLookups()).fetchSuggestions(dispatch, input.text.slice(0, MAX_KEY_LENGTH)),
    ),
    resolvePlaces: fromPromise<ResolvedPlaces, { readonly codes: readonly string[] }>(({ input }) =>
      haveCallsBegun() ? askForPlaces(dispatch, input.codes) : recallPlaces(dispatch, input.codes),
    ),
  };
}

const askForPlaces = async (dispatch: ApiDispatch, codes: readonly string[]): Promise<ResolvedPlaces> =>
  (await loadPlaceLookups()).resolvePlaces(dispatch, codes);

/**
 * A page with a form has the major airports a moment later anyway, and they name what pages fill in: the calls' scripts are loaded only
 * for a code that is not among them, or when the table does not arrive.
 */
async function recallPlaces(dispatch: ApiDispatch, codes: readonly string[]): Promise<ResolvedPlaces> {
  const great = await loadMajorAirports().catch(() => null);
  if (great === null) return askForPlaces(dispatch, codes);
  const known = Object.fromEntries(codes.map((code) => [code, great.greatPlaceOf(code)] as const));
  const unknown = codes.filter((code) => known[code] === null);
  return unknown.length === 0 ? known : { ...known, ...(await askForPlaces(dispatch, unknown)) };
}
