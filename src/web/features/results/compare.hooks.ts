/** Flights chosen to be compared: the address owns the choice, so a link, a reload and back show the same. */
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { parseCompared, toggleCompared, writeCompared } from '#core/domain/compare';
import type { Flight, FlightsFound } from '#core/domain/flights';
import { useAddress } from '#web/platform/location';

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
  const { pathname, search } = useLocation();
  const address = useAddress();
  const [isFull, setFull] = useState(false);
  const ids = parseCompared(new URLSearchParams(search));
  const flights = ids.flatMap((id) => found?.flights.find((f) => f.id === id) ?? []);
  const gone = found ? ids.length - flights.length : 0;
  const write = (next: readonly string[]): void => {
    setFull(false);
    address.replace(`${pathname}?${writeCompared(search, next)}`);
  };
  return {
    ids,
    flights,
    gone,
    isFull,
    toggle: (id) => {
      // one that is gone takes no room
      const next = toggleCompared(gone > 0 ? flights.map((f) => f.id) : ids, id);
      if (next) write(next);
      else setFull(true);
    },
    clear: () => {
      write([]);
    },
  };
}
