/** Every transition of the search form that a page can make is taken on drawn pages (code.28). */
import type { AnyEventObject } from 'xstate';
import type { Place } from '#core/domain/places/airports';
import { loadApi, loadPlaceLookups } from '#web/api/onDemand';
import { searchMachine } from '#web/features/search/search.machine';
import { act } from '@testing-library/react';
import { ASK, QUERY } from '#testing/site/resultsWorld';
import { wireOf } from '#testing/flights/wireFlights';
import { preloadPage } from '#web/app/routes';
import type { Answer, ReceivedRequest } from '#testing/site/fakeServer';
import { LISTED } from '../filter.paths';
import type { Stage } from './drawn';
import { itWalks } from './itWalks';
import { searchRoutes } from './pageRoutes';
import type { SearchPage } from './search.page';
import { CITY, HOME, RESULTS } from './search.actions';
import { SEARCH_TABLES } from './search.table';

const rowOf = ({ code, label, city, country, metro }: Place) => ({ A: code, D: label, C: city, N: country, P: metro });

/** Places found for a text, or the place of each code that was requested. */
function wire({ type, output }: AnyEventObject, _snapshot: unknown, { url }: ReceivedRequest): Answer {
  if (type.startsWith('xstate.error.')) return 'networkError';
  if (Array.isArray(output)) return { body: (output as readonly Place[]).map(rowOf) };
  const place = (output as Readonly<Record<string, Place | null>>)[url.searchParams.get('key') ?? ''] ?? null;
  return { body: place ? [rowOf({ ...place, code: url.searchParams.get('key') ?? '' })] : [] };
}

const ASKED = ['suggest.origin', 'suggest.destination', 'take.origin', 'take.destination', 'name', 'verify'];

/** Events that lead to a question; earlier requests are abandoned with them. */
const ASKING = ['place.typed', 'address.changed', 'search.prefilled', 'form.submitted'];

const stageOf = (name: string): Stage<SearchPage> => {
  const table = SEARCH_TABLES[name];
  if (!table) throw new Error(`there is no walk ${name}`);
  return {
    machine: searchMachine,
    table,
    visit: [RESULTS, CITY, HOME],
    answers: {
      [ASK]: () => ({ body: wireOf(LISTED, QUERY) }),
      'GET /api/lowest-prices': () => ({ body: { prices: {} } }),
      'GET /api/alternatives': () => ({ body: { days: [], airports: [] } }),
      'POST /api/eventlog': () => ({ status: 204 }),
    },
    held: Object.fromEntries(ASKED.map((actor) => [actor, 'GET /data/airports'])),
    wire,
    // every text is requested again
    begins: async ({ store }, { type }, now) => {
      // a question that is still open would fail with the memory it is to be answered into
      if (!ASKING.includes(type) || now.matches({ form: 'verifying' })) return;
      const { api } = await loadApi();
      await act(async () => void store.dispatch(api.util.resetApiState()));
    },
  };
};

beforeAll(() =>
  Promise.all([
    loadPlaceLookups(),
    import('#web/features/search/components/PricedDays'),
    import('#web/parts/places/SuggestionList'),
    import('#web/features/search/flights/Flights'),
    import('#web/pages/destinations/CityPage'),
    ...['/flights/search', '/'].map(preloadPage),
  ]),
);

for (const [name, routes] of Object.entries(searchRoutes())) itWalks(name, stageOf(name), routes);
