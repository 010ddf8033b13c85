import { act, screen } from '@testing-library/react';
import { addDays } from '#core/domain/values/dates';
import { renderApp } from '#testing/site/renderApp';
import { ASK, at, resultsServer, searchWith, TRIP } from '#testing/site/resultsWorld';
import { wireOf } from '#testing/flights/wireFlights';

const server = resultsServer();
beforeAll(() => {
  server.start();
  window.scrollTo = () => undefined;
});
afterAll(server.stop);

it('keeps at most 20 searches', async () => {
  const { store } = await renderApp(at());
  await screen.findByRole('list', { name: 'Flights' });
  const [{ flightsApi }, { cacheOf }] = await Promise.all([import('#web/api/flights.api'), import('#web/api/api')]);
  for (let i = 1; i <= 25; i++) {
    const query = searchWith({ departs: addDays(TRIP.departs, -i) });
    server.answer(ASK, () => ({ body: wireOf([], query) }));
    await act(() => store.dispatch(flightsApi.endpoints.flights.initiate(query, { subscribe: false })));
  }
  const kept = Object.values(cacheOf(store.getState()).api.queries).filter((entry) => entry?.endpointName === 'flights');
  // the twenty latest, and the one the page shows
  expect(kept).toHaveLength(21);
});
