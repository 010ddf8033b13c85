/** One list of several searches: every flight stays an offer of its own search (decision 178). */
import type { SearchQuery } from '../search/trip';
import type { FlightsFound, Searched } from './flights';

/** The list of a search over all of its parts. */
export function joinedFlights(query: SearchQuery, searched: Searched): FlightsFound {
  const { parts, pending } = searched;
  const ages = parts.flatMap(({ age }) => age ?? []);
  const isPartial = pending.length > 0 || parts.some((part) => part.isPartial === true);
  return {
    query,
    flightsFound: parts.reduce((sum, part) => sum + part.flightsFound, 0),
    flights: parts.flatMap(({ flights }) => flights),
    carriers: Object.assign({}, ...parts.map(({ carriers }) => carriers)) as FlightsFound['carriers'],
    airports: Object.assign({}, ...parts.map(({ airports }) => airports)) as FlightsFound['airports'],
    error: null,
    age: ages.length > 0 ? Math.max(...ages) : null,
    ...(isPartial ? { isPartial: true as const } : {}),
    searched,
  };
}
