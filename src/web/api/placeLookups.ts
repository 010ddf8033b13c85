/** Questions for places to the server, through the shared cache; a failed one rejects with the call's failure. */
import { isLongEnough } from '#core/domain/places/airports';
import type { Place, Suggestion } from '#core/domain/places/airports';
import { placeOfCode } from '#core/domain/places/metros';
import { suggestionRows } from '#core/domain/places/suggestionRows';
import type { ApiDispatch } from './apiSlot';
import { loadMajorAirports } from './loadMajorAirports';
import { placesApi } from './places.api';

async function lookUp(dispatch: ApiDispatch, key: string): Promise<readonly Suggestion[]> {
  const lookup = dispatch(placesApi.endpoints.airports.initiate(key));
  try {
    return await lookup.unwrap();
  } finally {
    lookup.unsubscribe();
  }
}

/** The rows of suggestions that the server's airports make for a text. Two letters of a route (`DC to LA`) the browser knows by itself. */
export function fetchSuggestions(dispatch: ApiDispatch, text: string): Promise<readonly Suggestion[]> {
  return suggestionRows(text, async (part) =>
    isLongEnough(part) ? lookUp(dispatch, part) : (await loadMajorAirports()).suggestGreat(part, 1),
  );
}

/** What each code stands for, null for a code that nobody knows (search.10). */
export async function resolvePlaces(dispatch: ApiDispatch, codes: readonly string[]): Promise<Record<string, Place | null>> {
  const found = codes.map(async (code) => [code, placeOfCode(code, await lookUp(dispatch, code))] as const);
  return Object.fromEntries(await Promise.all(found));
}
