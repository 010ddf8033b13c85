/** The memory of searches has its end (results.10). */
import { waitFor } from '@testing-library/react';
import { cacheOf } from '#web/api/api';
import { flightsApi } from '#web/api/flights.api';
import { createAppStore } from '#web/app/store';
import { browserStores } from '#web/platform/browser/storage';
import { addDays } from '#core/domain/values/dates';
import { wireOf } from '#testing/flights/wireFlights';
import { ASK, FLIGHTS, QUERY, resultsServer } from '#testing/site/resultsWorld';
import { MAX_SEARCHES_KEPT } from './results.listeners';

const server = resultsServer();
beforeAll(server.start);
afterAll(server.stop);
afterEach(server.reset);

it('keeps the last answers, and an older one while a page shows it', async () => {
  flightsApi.enhanceEndpoints({ endpoints: { flights: { keepUnusedDataFor: 0 } } });
  server.answer(ASK, () => ({ body: wireOf(FLIGHTS, QUERY) }));
  const store = createAppStore(browserStores);
  const { flights } = flightsApi.endpoints;
  const searches = Array.from({ length: MAX_SEARCHES_KEPT + 3 }, (_, i) => ({
    ...QUERY,
    slices: [{ ...QUERY.slices[0], date: addDays(QUERY.slices[0].date, i) }] as const,
  }));
  const [shown] = searches.map((query, i) => store.dispatch(flights.initiate(query, { subscribe: i === 0 })));
  await Promise.all(store.dispatch(flightsApi.util.getRunningQueriesThunk()));
  const isKept = (query: (typeof searches)[number]): boolean => flights.select(query)(cacheOf(store.getState())).isSuccess;
  await waitFor(() => expect(searches.filter(isKept)).toHaveLength(MAX_SEARCHES_KEPT + 1));
  expect(searches.map(isKept).indexOf(false)).toBe(1);
  shown?.unsubscribe();
  await waitFor(() => expect(searches.filter(isKept)).toHaveLength(MAX_SEARCHES_KEPT));
});
