/** When a tab whose build was replaced loads itself anew (reliability.39). */
import { createStore } from './storage';
import { missingPart, reloadIfReplaced } from './replacedBuild';

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
const tried = (error: unknown, open: () => Storage = () => working): Promise<boolean> => reloadIfReplaced(error, createStore(open), reload);

it.each([
  ['a script', chunkError(), PART],
  ['an error of the page', new TypeError('x is not a function'), null],
  ['no error at all', undefined, null],
])('%s that is missing', (_what, error, part) => {
  expect(missingPart(error)).toBe(part);
});

it('loads the page anew once for a part that the server has no more', async () => {
  expect([await tried(chunkError()), await tried(chunkError())]).toEqual([true, false]);
  expect(answers.mock.calls).toEqual([[PART, { method: 'HEAD', cache: 'no-store' }]]);
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each<[string, Promise<{ status: number }>, unknown]>([
  ['the part is there: the network failed before', Promise.resolve({ status: 200 }), chunkError()],
  ['the server is overloaded', Promise.resolve({ status: 503 }), chunkError()],
  ['something else broke', Promise.resolve({ status: 404 }), new Error('broken')],
])('stays where %s', async (_why, answer, error) => {
  answers.mockReturnValue(answer);
  expect(await tried(error)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it('stays offline, and where it could not remember that it left', async () => {
  answers.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await tried(chunkError())).toBe(false);
  const blocked = (): Storage => {
    throw new DOMException('blocked', 'SecurityError');
  };
  expect(await tried(chunkError(), blocked)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
