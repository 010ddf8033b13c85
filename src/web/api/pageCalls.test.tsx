/** Which pages make the calls of content and deals: each of them is read by a page (api.5). */
import { screen, waitFor } from '@testing-library/react';
import { fakeServer, problem } from '#testing/site/fakeServer';
import { renderApp } from '#testing/site/renderApp';

const server = fakeServer({
  'GET /api/deals': () => ({ body: { found: 0, gathering: false, deals: [] } }),
  'GET /data/airports': () => ({ body: [] }),
  'POST /api/eventlog': () => ({ status: 204 }),
});
server.serveFile();

const CALLS = /^\/api\/(?:bestdeals|blogs|author|links|flight-under-\d+|airlines|airlineclasses|deals|dealsforcity\/.*|banner)$/;
const made = (): string[] =>
  server.received
    .filter(({ url }) => CALLS.test(url.pathname))
    .map(({ url }) => decodeURIComponent(url.pathname + url.search))
    .sort();

it.each<[string, string[], string]>([
  ['/', ['/api/banner?pageurl=/', '/api/bestdeals'], 'The sky, for less'],
  ['/us-es/blog', ['/api/banner?pageurl=/us-es/blog', '/api/blogs?lang=es'], 'Blog'],
  [
    '/blog/authors/travel-desk',
    ['/api/author?authorurl=travel-desk&lang=en', '/api/banner?pageurl=/blog/authors/travel-desk'],
    'Wingfare travel desk',
  ],
  ['/sitemap', ['/api/links?lang=en'], 'Sitemap'],
  ['/flights', ['/api/banner?pageurl=/flights', '/api/deals', '/api/flight-under-200', '/api/flight-under-99'], 'Flight deals'],
  ['/us-es/airlines', ['/api/airlineclasses', '/api/airlines?lang=es', '/api/banner?pageurl=/us-es/airlines'], 'Aerolíneas'],
  ['/us-es/flights-to-rome', ['/api/banner?pageurl=/us-es/flights-to-rome', '/api/dealsforcity/rome'], 'Vuelos a Roma'],
  ['/destinations/rome', ['/api/banner?pageurl=/destinations/rome'], 'Rome'],
  ['/about-us', [], 'About us'],
])('%s asks %j', async (path, calls, heading) => {
  await renderApp(path);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(heading);
  await waitFor(() => expect(made()).toEqual(calls));
});

it('is there without fares that do not arrive, and says that it broke without what it cannot do without', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.answer('GET /api/dealsforcity/paris', () => ({ status: 503, body: problem('overloaded', 503) }));
  const { unmount } = await renderApp('/flights-to-paris');
  expect(await screen.findByRole('heading', { level: 1, name: /Paris/ })).toBeVisible();
  unmount();
  server.answer('GET /api/banner', () => ({ status: 503, body: problem('overloaded', 503) }));
  await renderApp('/hotels');
  expect(await screen.findByRole('alert')).toHaveTextContent('This page did not load');
  log.mockRestore();
});
