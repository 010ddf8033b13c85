/** When a tab whose build was replaced reloads itself (reliability.39). */
import { createStore } from './storage';
import { reloadIfReplaced } from './leaving';

const PART = '/assets/results.0123.js';
const chunkError = (): Error => Object.assign(new Error('Loading chunk failed'), { request: PART });
const memory = new Map<string, string>();
const working = {
  getItem: (key: string) => memory.get(key) ?? null,
  setItem: (key: string, value: string) => void memory.set(key, value),
  removeItem: (key: string) => void memory.delete(key),
} as Storage;
const reload = jest.fn();
const answers = jest.fn<Promise<{ status: number }>, [string, RequestInit]>();

beforeEach(() => {
  memory.clear();
  jest.resetAllMocks();
  answers.mockResolvedValue({ status: 404 });
  Object.assign(globalThis, { fetch: answers });
});
const tried = (open: () => Storage = () => working, error: unknown = chunkError()): Promise<boolean> =>
  reloadIfReplaced(error, createStore(open), reload);

it('reloads the page once for a part that the server has no more', async () => {
  expect([await tried(), await tried()]).toEqual([true, false]);
  expect(answers.mock.calls).toEqual([[PART, { method: 'HEAD', cache: 'no-store' }]]);
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each([
  ['the part is there: the network failed before', 200],
  ['the server is overloaded', 503],
])('stays where %s', async (_why, status) => {
  answers.mockResolvedValue({ status });
  expect(await tried()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it('stays offline, and where it could not remember that it left', async () => {
  answers.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await tried()).toBe(false);
  const blocked = (): Storage => {
    throw new DOMException('blocked', 'SecurityError');
  };
  expect(await tried(blocked)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it.each([new TypeError('x is not a function'), null])('stays after %s', async (error) => {
  expect(await tried(() => working, error)).toBe(false);
  expect(answers).not.toHaveBeenCalled();
});
