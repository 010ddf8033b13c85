/** What the browser takes from an answer of the search, and for how long. */
import { createAppStore } from '#web/app/store';
import { browserStores } from '#web/platform/browser/storage';
import { ASK, FLIGHTS, QUERY, resultsServer } from '#testing/site/resultsWorld';
import { wireOf } from '#testing/flights/wireFlights';
import { cacheOf } from './api';
import { flightsApi } from './flights.api';

const HOURS_12 = 43_200_000;
const server = resultsServer();
const asks = (): number => server.received.length;

beforeAll(server.start);
afterAll(server.stop);
afterEach(() => {
  server.reset();
  jest.useRealTimers();
});

const { flights } = flightsApi.endpoints;

it.each([
  ['an error without flights', { flightsFound: 0, error: 'The supplier is down.', flights: [] }],
  ['an error along with flights', { flightsFound: 3, error: 'One airline did not answer.' }],
  ['more flights found than are sent', { flightsFound: 512, error: null }],
])('keeps the wire’s own word: %s', async (_what, fields) => {
  server.answer(ASK, () => ({ body: { ...wireOf(FLIGHTS, QUERY), ...fields } }));
  const store = createAppStore(browserStores);
  const query = store.dispatch(flights.initiate(QUERY));
  await query;
  const { data } = flights.select(QUERY)(cacheOf(store.getState()));
  expect({ flightsFound: data?.flightsFound, error: data?.error }).toEqual({ flightsFound: fields.flightsFound, error: fields.error });
  query.unsubscribe();
});

it('takes an answer for 12 hours, and asks again for an older one', async () => {
  // the clock alone: everything else goes on by itself
  const running = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'clearImmediate'] as const;
  const frames = ['requestAnimationFrame', 'cancelAnimationFrame', 'requestIdleCallback', 'cancelIdleCallback'] as const;
  const begin = Date.now();
  jest.useFakeTimers({ now: begin, doNotFake: [...running, ...frames, 'hrtime', 'nextTick', 'performance', 'queueMicrotask'] });
  const store = createAppStore(browserStores);
  const first = store.dispatch(flights.initiate(QUERY));
  await first;
  expect(asks()).toBe(1);
  // a search that somebody looks at again, as a page that opens does
  const again = async (ms: number): Promise<void> => {
    jest.setSystemTime(begin + ms);
    const look = store.dispatch(flights.initiate(QUERY));
    await look;
    look.unsubscribe();
  };
  await again(0);
  await again(HOURS_12 - 1_000);
  expect(asks()).toBe(1);
  await again(HOURS_12);
  expect(asks()).toBe(2);
  await again(HOURS_12 + 1_000);
  expect(asks()).toBe(2);
  first.unsubscribe();
});
