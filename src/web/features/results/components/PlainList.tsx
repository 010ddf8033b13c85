import type { ReactNode } from 'react';
import type { Flight } from '#core/domain/flights';
import { useMessages } from '#web/platform/messages';
import { useKeptScroll, useScrollKept } from '../scroll.hooks';

export interface ListProps {
  readonly flights: readonly Flight[];
  readonly item: (flight: Flight, index: number) => ReactNode;
}

const noSizes = (): [] => [];

/** A short list, drawn whole. */
export function PlainList({ flights, item }: ListProps) {
  const { results } = useMessages();
  useScrollKept(useKeptScroll(), noSizes);
  return (
    <ul className="list" role="list" aria-label={results.list}>
      {flights.map((flight, i) => (
        <li key={flight.id}>{item(flight, i)}</li>
      ))}
    </ul>
  );
}
