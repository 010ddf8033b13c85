import type { ReactNode } from 'react';
import type { Flight } from '#core/domain/flights';
import { useMessages } from '#web/platform/messages';
import { useKeptScroll, useScrollKept } from '../scroll.hooks';

export interface ListProps {
  readonly flights: readonly Flight[];
  readonly item: (flight: Flight, index: number) => ReactNode;
}

const noSizes = (): [] => [];

/** A short list: every card is in the document, and laid out when it comes near the window, or at once where a position is put back. */
export function PlainList({ flights, item }: ListProps) {
  const { results } = useMessages();
  const kept = useKeptScroll();
  useScrollKept(kept, noSizes);
  return (
    <ul className={kept ? 'list' : 'list list--near'} role="list" aria-label={results.list}>
      {flights.map((flight, i) => (
        <li key={flight.id}>{item(flight, i)}</li>
      ))}
    </ul>
  );
}
