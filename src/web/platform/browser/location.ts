/**
 * The one bridge between the address and machines: listeners are called for back and forward (POP) only;
 * own navigations go out through push and replace and are not echoed.
 */
import { createContext, use } from 'react';

export interface PageLocation {
  readonly pathname: string;
  /** With the leading `?`, or empty. */
  readonly search: string;
}

export type PopListener = (place: PageLocation) => void;

export interface Address {
  current(): PageLocation;
  push(to: string): void;
  replace(to: string): void;
  back(): void;
  /** Hears back, forward and hand-edited addresses; returns the function that stops listening. */
  onPop(listener: PopListener): () => void;
}

export interface AddressSource extends Address {
  /** Called by the router's side (app/AddressSync) only. */
  attach(go: { push(to: string): void; replace(to: string): void; back(): void }): void;
  arrived(place: PageLocation, how: 'POP' | 'PUSH' | 'REPLACE'): void;
}

const keyOf = ({ pathname, search }: PageLocation): string => pathname + search;

/** Addresses of this site are paths. */
const BASE = 'http://localhost';

export function createAddress(initial: PageLocation): AddressSource {
  let place = initial;
  let go: { push(to: string): void; replace(to: string): void; back(): void } | null = null;
  const listeners = new Set<PopListener>();
  const attached = (): NonNullable<typeof go> => {
    if (!go) throw new Error('the address is used before the router is mounted');
    return go;
  };
  /** Our own targets that the router has not arrived at, in order. */
  let underWay: string[] = [];
  // the router arrives when the page is rendered; a caller meanwhile, to change one part of the address, must not take back another
  const goTo = (to: string, how: (to: string) => void): void => {
    const url = new URL(to, BASE);
    place = { pathname: url.pathname, search: url.search };
    underWay.push(keyOf(place));
    how(to);
  };
  return {
    current: () => place,
    push: (to) => {
      goTo(to, attached().push);
    },
    replace: (to) => {
      goTo(to, attached().replace);
    },
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
      const at = how === 'POP' ? -1 : underWay.lastIndexOf(keyOf(next));
      underWay = at < 0 ? [] : underWay.slice(at + 1);
      // an arrival that has been overtaken is not where we are
      if (underWay.length === 0) place = next;
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
