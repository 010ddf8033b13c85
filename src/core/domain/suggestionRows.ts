/** What a list of suggestions shows for a text: places, or routes where the text names two (search.9, search.37). */
import { MAX_SUGGESTIONS, isSamePlace } from './airports';
import type { Place, Suggestion } from './airports';
import { withMetroRows } from './metros';

/** Finds the airports that a text means, best first. */
type FindAirports = (text: string) => Promise<readonly Place[]>;

/** "JFK to LAX", "de Madrid a Roma", "New York - London", "JFK → LAX". */
const ROUTE = /^(?:(?:from|de|desde) )?(.+?)(?: +(?:to|a|hasta|-|–|—|->) +| *[→>] *)(.+)$/i;
/** "jfk-lax": names have hyphens too, so only what is no name is read so. */
const JOINED_ROUTE = /^(.+?)[-–—/](.+)$/;

/** The rows of places for the airports that were found. */
export function placeRows(airports: readonly Place[], typed: string): Place[] {
  return withMetroRows(airports, typed).slice(0, MAX_SUGGESTIONS);
}

/** The rows for a text. A route leads from the best origin to each place that its second half may mean. */
export async function suggestionRows(typed: string, find: FindAirports): Promise<readonly Suggestion[]> {
  const text = typed.trim();
  const routes = await routeRows(ROUTE.exec(text), find);
  if (routes.length > 0) return routes;
  const places = placeRows(await find(text), text);
  return places.length > 0 ? places : routeRows(JOINED_ROUTE.exec(text), find);
}

async function routeRows(typed: RegExpExecArray | null, find: FindAirports): Promise<Suggestion[]> {
  const [, from = '', to = ''] = typed ?? [];
  if (from === '') return [];
  const [origins, destinations] = await Promise.all([find(from), find(to)]);
  const origin = placeRows(origins, from)[0];
  const rows = placeRows(destinations, to);
  // "MAN - Manchester Airport" is a label and no route
  if (!origin || rows.some((row) => isSamePlace(origin, row))) return [];
  return rows.map((destination) => ({ ...destination, ends: { origin, destination } }));
}
