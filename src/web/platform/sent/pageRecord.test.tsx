import { RECORD_ID } from '#core/content/pages/pageRecord';
import type { RouteMatch } from '#core/domain/site/routes';
import { fakeServer, problem } from '#testing/site/fakeServer';
import { loadPageRecord } from './pageRecord';

const server = fakeServer({});
server.serveFile();
afterEach(() => {
  document.getElementById(RECORD_ID)?.remove();
  window.history.replaceState(null, '', '/');
});

const page = (route: 'about' | 'faq' | 'terms' | 'privacy', locale: 'en' | 'es' = 'en'): RouteMatch => ({ route, locale, params: {} });

function tell(path: string, heading: string): void {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = RECORD_ID;
  element.dataset['of'] = path;
  element.textContent = JSON.stringify({ content: { heading }, destination: null });
  document.body.append(element);
}

it('reads the record that the document was sent with, and asks for that of any other page', async () => {
  tell('/about-us', 'As told');
  expect((await loadPageRecord(page('about'))).content.heading).toBe('As told');
  expect(server.received).toEqual([]);
  expect((await loadPageRecord(page('about', 'es'))).content.heading).toBe('Nosotros');
  expect(server.received.map(({ url }) => url.pathname + url.search)).toEqual(['/records/us-es/about-us.json']);
});

it('asks with the tracking code of the address, once', async () => {
  window.history.replaceState(null, '', '/?fftfn=BING1&gclid=1');
  await Promise.all([loadPageRecord(page('faq')), loadPageRecord(page('faq'))]);
  expect(server.received.map(({ url }) => url.search)).toEqual(['?fftfn=BING1']);
});

it('rejects without an answer, keeps that for a moment, and asks again later', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  server.answer('GET /records/terms-and-conditions.json', () => ({ status: 503, body: problem('supplier_unavailable', 503) }));
  await expect(loadPageRecord(page('terms'))).rejects.toThrow('503');
  server.reset();
  await expect(loadPageRecord(page('terms'))).rejects.toThrow('503');
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
  expect((await loadPageRecord(page('terms'))).content.heading).toBe('Terms and conditions');
});
