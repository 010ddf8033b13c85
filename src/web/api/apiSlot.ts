/**
 * Where the calls join the store. Redux Toolkit Query is 15 KiB, which a page that shows no answers needs only once somebody asks
 * for something: `api.ts` joins when it is evaluated. Until then its part of the state is null.
 */
import { createDynamicMiddleware } from '@reduxjs/toolkit';
import type { Middleware, Reducer, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

export type ApiDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

function createSlot() {
  const dynamic = createDynamicMiddleware();
  const stores = new Set<ApiDispatch>();
  let joined: Reducer<unknown> | null = null;
  const reducer: Reducer<unknown> = (state = null, action) => (joined === null ? state : joined(state ?? undefined, action));
  const middleware: Middleware<unknown, unknown, ApiDispatch> = (store) => {
    stores.add(store.dispatch);
    return dynamic.middleware(store);
  };
  return {
    reducer,
    middleware,
    join: (arrived: { readonly reducer: Reducer; readonly middleware: Middleware }): void => {
      joined = arrived.reducer;
      dynamic.addMiddleware(arrived.middleware);
      // the first call finds its part of the state filled
      for (const dispatch of stores) dispatch({ type: 'api/joined' });
    },
  };
}

/** Of every store of this document; the caches themselves are each store's own. */
export const apiSlot = createSlot();
