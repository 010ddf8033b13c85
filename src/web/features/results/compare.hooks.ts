/** Flights chosen to be compared: the address owns the choice, so a link, a reload and back show the same. */
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { parseCompared, toggleCompared, writeCompared } from '#core/domain/flights/compare';
import type { Flight, FlightsFound } from '#core/domain/flights/flights';
import { useAddress } from '#web/platform/browser/location';

/** Where a card of the comparison leads to. */
export const COMPARE_BAR_ID = 'comparison';

export interface Compared {
  readonly ids: readonly string[];
  /** Those of the choice that the list has. */
  readonly flights: readonly Flight[];
  /** How many of the choice are no longer sold. */
  readonly gone: number;
  /** A flight was refused because there is no room; until the choice changes. */
  readonly isFull: boolean;
  readonly toggle: (flightId: string) => void;
  readonly clear: () => void;
}

export function useCompared(found: FlightsFound | null): Compared {
  const { search } = useLocation();
  const address = useAddress();
  const [isFull, setFull] = useState(false);
  const ids = chosenIn(search);
  const flights = soldOf(found, ids);
  // both read the address when they are called: cards of a long list keep them through every change of it
  const write = (next: readonly string[]): void => {
    const place = address.current();
    setFull(false);
    address.replace(`${place.pathname}?${writeCompared(place.search, next)}`);
  };
  return {
    ids,
    flights,
    gone: found ? ids.length - flights.length : 0,
    isFull,
    toggle: (id) => {
      const chosen = chosenIn(address.current().search);
      // one that is gone takes no room
      const next = toggleCompared(found ? soldOf(found, chosen).map((f) => f.id) : chosen, id);
      if (next) write(next);
      else setFull(true);
    },
    clear: () => {
      write([]);
    },
  };
}

const chosenIn = (search: string): readonly string[] => parseCompared(new URLSearchParams(search));

const soldOf = (found: FlightsFound | null, ids: readonly string[]): readonly Flight[] =>
  ids.flatMap((id) => found?.flights.find((f) => f.id === id) ?? []);
