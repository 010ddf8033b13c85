/** The Redux DevTools extension sees the store where the inspector may look, and nowhere else (code.27). */
import type { StoreEnhancer } from '@reduxjs/toolkit';
import { browserStores } from '#web/platform/browser/storage';

type Window = typeof window & { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__?: unknown };

/** What the extension puts on the page: composes the store's enhancers with one of its own, which sees every action. */
function installExtension(): string[] {
  const seen: string[] = [];
  const spy: StoreEnhancer = (next) => (reducer, state) =>
    next((before, action) => {
      seen.push(action.type);
      return reducer(before, action);
    }, state);
  const compose = (...enhancers: readonly StoreEnhancer[]): StoreEnhancer =>
    enhancers.reduceRight((inner, outer) => (next) => outer(inner(next)), spy);
  (window as Window).__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ = () => compose;
  return seen;
}

afterEach(() => {
  delete (window as Window).__REDUX_DEVTOOLS_EXTENSION_COMPOSE__;
  delete process.env['INSPECT'];
  jest.resetModules();
});

it.each([
  ['1', true],
  ['', false],
])('in a build with INSPECT=%s: %s', async (flag, isSeen) => {
  process.env['INSPECT'] = flag;
  const seen = installExtension();
  // the toolkit looks for the extension when it is loaded
  jest.resetModules();
  const { createAppStore } = await import('../store');
  createAppStore(browserStores).dispatch({ type: 'test/replies' });
  expect(seen.includes('test/replies')).toBe(isSeen);
});
