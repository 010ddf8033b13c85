/** The store: one reducer a slice, the API cache, and the listeners that remember and report. */
import { combineReducers, configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { apiSlot } from '#web/api/apiSlot';
import { loadPageCalls } from '#web/api/onDemand';
import type { BookingStore } from '#web/features/booking/checkout/booking.listeners';
import type { KeyValueStore, StorageKind } from '#web/platform/browser/storage';
import { takeCalls } from '#web/platform/sent/pageAnswers';
import { slices } from './slices';

export const rootReducer = combineReducers({ api: apiSlot.reducer, ...slices.reducers });
export type RootState = ReturnType<typeof rootReducer>;

/** A fresh store with what the stores remember put back. */
export function createAppStore(stores: Record<StorageKind, KeyValueStore>) {
  const listeners = createListenerMiddleware<RootState>();
  const store = configureStore({
    reducer: rootReducer,
    // the Redux DevTools extension of a browser may look where the inspector may
    devTools: process.env['INSPECT'] === '1',
    preloadedState: slices.restored(stores),
    // In development and in tests every action is checked: plain values only, nothing changed in place. Answers are checked
    // as they arrive; walking thousands of flights again at every action would be felt.
    middleware: (defaults) =>
      defaults({ serializableCheck: { ignoredPaths: ['api'] } })
        .prepend(listeners.middleware)
        .concat(apiSlot.middleware),
    // an answer is shown in the frame it arrives in, not in the one after
    enhancers: (defaults) => defaults({ autoBatch: { type: 'tick' } }),
  });
  listeners.startListening({
    predicate: (_action, after, before) => after !== before,
    effect: (_action, { getState, getOriginalState }) => {
      slices.remember(getOriginalState(), getState(), stores);
    },
  });
  slices.startListeners(listeners);
  // through the store's cache, which is loaded for it
  takeCalls(async (match) => (await loadPageCalls()).askPageCalls(store.dispatch, match));
  return store satisfies BookingStore;
}

export type AppStore = ReturnType<typeof createAppStore>;
