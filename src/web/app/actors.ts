/** Machines that outlive pages: started once with the app, joined to the store and the address. */
import type { Actor } from 'xstate';
import { createSearchActors } from '#web/features/search/search.actors';
import { connectSearch } from '#web/features/search/search.listeners';
import { searchMachine } from '#web/features/search/search.machine';
import { today } from '#web/platform/clock';
import type { Address } from '#web/platform/browser/location';
import { startActor } from '#web/platform/useActor';
import type { AppStore } from './store';

export interface AppActors {
  readonly search: Actor<typeof searchMachine>;
}

export function startActors(store: AppStore, address: Address): AppActors {
  const search = startActor(searchMachine.provide({ actors: createSearchActors(store.dispatch) }), { input: { today: today() } });
  connectSearch(search, store.dispatch, address);
  return { search };
}
