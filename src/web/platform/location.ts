/**
 * The one bridge between the address and machines: listeners hear of back and forward (POP) only;
 * own navigations go out through push and replace and are not echoed.
 */
import { createContext, use } from 'react';

export interface Place {
  readonly pathname: string;
  /** With the leading `?`, or empty. */
  readonly search: string;
}

export type PopListener = (place: Place) => void;

export interface Address {
  current(): Place;
  push(to: string): void;
  replace(to: string): void;
  back(): void;
  /** Hears back, forward and hand-edited addresses; returns the function that stops listening. */
  onPop(listener: PopListener): () => void;
}

export interface AddressSource extends Address {
  /** Called by the router's side (app/AddressSync) only. */
  attach(go: { push(to: string): void; replace(to: string): void; back(): void }): void;
  arrived(place: Place, how: 'POP' | 'PUSH' | 'REPLACE'): void;
}

export function createAddress(initial: Place): AddressSource {
  let place = initial;
  let go: { push(to: string): void; replace(to: string): void; back(): void } | null = null;
  const listeners = new Set<PopListener>();
  const attached = (): NonNullable<typeof go> => {
    if (!go) throw new Error('the address is used before the router is mounted');
    return go;
  };
  return {
    current: () => place,
    push: (to) => attached().push(to),
    replace: (to) => attached().replace(to),
    back: () => attached().back(),
    onPop: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    attach: (next) => {
      go = next;
    },
    arrived: (next, how) => {
      const moved = next.pathname !== place.pathname || next.search !== place.search;
      place = next;
      if (how === 'POP' && moved) for (const listener of [...listeners]) listener(next);
    },
  };
}

export const AddressContext = createContext<Address | null>(null);

/** The address of this page; throws outside the app. */
export function useAddress(): Address {
  const address = use(AddressContext);
  if (!address) throw new Error('no address provided');
  return address;
}
