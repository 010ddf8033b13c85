import type { ReactNode } from 'react';
import { useKeptScroll, useListScroll } from '#web/platform/browser/scroll.hooks';
import type { ShownOutbound } from '../../shown.hooks';

export interface ListProps {
  readonly label: string;
  readonly outbounds: readonly ShownOutbound[];
  /** Which of the whole list its first one is, and how many that has: the list is in two parts. */
  readonly first: number;
  readonly all: number;
  readonly item: (outbound: ShownOutbound) => ReactNode;
}

/** Where a flight stands in the whole list, for who hears it. */
export const place = ({ first, all }: Pick<ListProps, 'first' | 'all'>, i: number) => ({
  'aria-setsize': all,
  'aria-posinset': first + i + 1,
});

const noSizes = (): [] => [];

/** A short list: every card is in the document, and laid out when it comes near the window, or at once where a position is put back. */
export function PlainList({ label, outbounds, item, ...part }: ListProps) {
  const kept = useKeptScroll();
  useListScroll(kept, noSizes);
  return (
    <ul className={kept ? 'list' : 'list list--near'} aria-label={label}>
      {outbounds.map((outbound, i) => (
        <li key={outbound.lead.id} {...place(part, i)}>
          {item(outbound)}
        </li>
      ))}
    </ul>
  );
}
