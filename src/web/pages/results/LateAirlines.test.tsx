/** Airlines that answer late: what others answered is shown meanwhile, and the rest as it arrives. */
import { screen } from '@testing-library/react';
import { renderApp } from '#testing/site/renderApp';
import { at, FLIGHTS, listedFlights, QUERY, resultsServer } from '#testing/site/resultsWorld';
import { wireOf } from '#testing/flights/wireFlights';
import { itInCi } from '#testing/jest/smallerRuns';

const server = resultsServer();
beforeAll(() => {
  server.start();
  window.scrollTo = () => undefined;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  server.reset();
});
afterAll(() => {
  server.stop();
});

const answer = (count: number, more: { readonly partial?: true } = {}) =>
  server.answer('GET /flight/getflights', () => ({ body: { ...wireOf(FLIGHTS.slice(0, count), QUERY), ...more } }));

it('shows what fast airlines answered, and the rest as it comes', async () => {
  answer(2, { partial: true });
  await renderApp(at());
  expect(await screen.findByText('More airlines are answering …')).toBeInTheDocument();
  expect(await listedFlights()).toHaveLength(2);
  answer(FLIGHTS.length);
  expect(await screen.findByRole('heading', { level: 2, name: '3 flights' }, { timeout: 10_000 })).toBeInTheDocument();
  expect(screen.queryByText('More airlines are answering …')).not.toBeInTheDocument();
});

itInCi('says nothing of "no flights" while nobody has answered', async () => {
  answer(0, { partial: true });
  await renderApp(at());
  answer(FLIGHTS.length);
  expect(await screen.findByRole('heading', { level: 2, name: '3 flights' }, { timeout: 10_000 })).toBeInTheDocument();
});
