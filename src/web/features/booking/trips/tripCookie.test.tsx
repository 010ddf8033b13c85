import type { Call } from '#web/api/request';
import { tripPost } from './tripCookie';

/** A browser and the server it asks: which cookie each question brought is seen when it arrives, and a new one is set with its answer. */
function browser({ keeps }: { readonly keeps: boolean }) {
  let jar = 0;
  let given = 0;
  const calls: string[] = [];
  const ask = async ({ url }: Call) => {
    const shown = jar;
    calls.push(`${url} ${String(shown)}`);
    await Promise.resolve();
    if (shown === 0) {
      given += 1;
      if (keeps) jar = given;
    }
    return { data: url === '/api/trip-cookie' ? { isNew: shown === 0 } : { draft: url } };
  };
  const post = (url: string) => tripPost(url, (wire: { readonly draft: string }) => wire.draft)({}, null, null, ask);
  return { calls, post };
}

type Lock = (name: string, options: object, task: () => Promise<boolean>) => Promise<boolean>;
const withLocks = (request: Lock | undefined): void =>
  void Object.defineProperty(navigator, 'locks', { configurable: true, value: request && { request } });
afterEach(() => withLocks(undefined));

it('sends what belongs to a trip with the cookie that the browser keeps', async () => {
  const { calls, post } = browser({ keeps: true });
  expect(await post('/one')).toEqual({ data: '/one' });
  expect(calls).toEqual(['/api/trip-cookie 0', '/api/trip-cookie 1', '/one 1']);
});

it('sends nothing where the browser keeps none', async () => {
  const { calls, post } = browser({ keeps: false });
  expect(await post('/one')).toEqual({ error: { kind: 'cookies_blocked' } });
  expect(calls).toEqual(['/api/trip-cookie 0', '/api/trip-cookie 0']);
});

describe.each<[string, Lock | undefined]>([
  ['without locks', undefined],
  ['where locks are refused', () => Promise.reject(new DOMException('denied', 'SecurityError'))],
])('%s', (_, request) => {
  it('calls at once share one cookie', async () => {
    withLocks(request);
    const { calls, post } = browser({ keeps: true });
    await Promise.all([post('/one'), post('/two')]);
    expect(calls.filter((call) => call.startsWith('/api') && call.endsWith(' 0'))).toHaveLength(1);
    expect(calls.filter((call) => !call.startsWith('/api'))).toEqual(['/one 1', '/two 1']);
  });
});

it('takes turns with other tabs', async () => {
  let free: () => void = () => undefined;
  const otherTab = new Promise<void>((resolve) => {
    free = resolve;
  });
  withLocks((_name, _options, task) => otherTab.then(task));
  const { calls, post } = browser({ keeps: true });
  const posted = post('/one');
  await Promise.resolve();
  expect(calls).toEqual([]);
  free();
  expect(await posted).toEqual({ data: '/one' });
});

it('leaves it to the call to say what hinders both', async () => {
  const failing = { error: { kind: 'offline' } } as const;
  expect(await tripPost('/one', String)({}, null, null, () => failing)).toEqual(failing);
});
