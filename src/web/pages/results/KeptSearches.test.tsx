import { act, screen } from '@testing-library/react';
import { renderApp } from '#testing/site/renderApp';
import { problem } from '#testing/site/fakeServer';
import { ASK, at, FLIGHTS, QUERY, resultsServer } from '#testing/site/resultsWorld';
import { wireOf } from '#testing/flights/wireFlights';

const server = resultsServer();
beforeAll(() => {
  server.start();
  window.scrollTo = () => undefined;
});
afterEach(() => server.reset());
afterAll(server.stop);

it('a search that failed before its page is there is not sent twice; coming back to it sends it again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // the failed calls
  const sent = (): number => server.received.filter(({ url }) => url.pathname === '/flight/getflights').length;
  server.answer(ASK, () => ({ status: 503, body: problem('supplier_unavailable', 503) }));
  const { store, address } = await renderApp('/about-us');
  const { flightsApi } = await import('#web/api/flights.api');
  await act(() => store.dispatch(flightsApi.endpoints.flights.initiate(QUERY, { subscribe: false })));
  await act(async () => address.push(at()));
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not get the flights');
  expect(sent()).toBe(1);
  server.answer(ASK, () => ({ body: wireOf(FLIGHTS, QUERY) }));
  await act(async () => address.push('/about-us'));
  await screen.findByRole('heading', { level: 1, name: 'About us' });
  await act(async () => address.push(at()));
  expect(await screen.findByRole('heading', { level: 2, name: '3 flights' })).toBeInTheDocument();
  expect(sent()).toBe(2);
});
