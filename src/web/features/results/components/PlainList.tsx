import type { ReactNode } from 'react';
import { useResultsWords } from '#web/platform/messages';
import { useKeptScroll, useListScroll } from '#web/platform/scroll.hooks';
import type { ShownOutbound } from '../shown.hooks';

export interface ListProps {
  readonly outbounds: readonly ShownOutbound[];
  readonly item: (outbound: ShownOutbound, index: number) => ReactNode;
}

const noSizes = (): [] => [];

/** A short list: every card is in the document, and laid out when it comes near the window, or at once where a position is put back. */
export function PlainList({ outbounds, item }: ListProps) {
  const { results } = useResultsWords();
  const kept = useKeptScroll();
  useListScroll(kept, noSizes);
  return (
    <ul className={kept ? 'list' : 'list list--near'} aria-label={results.list}>
      {outbounds.map((outbound, i) => (
        <li key={outbound.lead.id}>{item(outbound, i)}</li>
      ))}
    </ul>
  );
}
