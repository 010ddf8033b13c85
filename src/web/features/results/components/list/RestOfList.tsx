import { startTransition, useDeferredValue, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useComingNear } from '#web/platform/browser/comingNear.hooks';
import { useLayOutInTurn } from '#web/platform/browser/layOutInTurn.hooks';
import { useKeptScroll, useListScroll } from '#web/platform/browser/scroll.hooks';
import { useResultsWords } from '#web/platform/sent/messages';
import { useLeadOn } from '#web/ui/leadOn';
import type { ShownOutbound } from '../../shown.hooks';
import { place } from './place';

interface RestOfListProps {
  readonly label: string;
  /** The whole list, of which the part before `first` stands elsewhere. */
  readonly outbounds: readonly ShownOutbound[];
  readonly first: number;
  readonly item: (outbound: ShownOutbound) => ReactNode;
}

/** Cards that are drawn before anyone comes near. */
const FIRST = 3;
/** Cards of a page of the list; "Show more" adds another. */
const PAGE = 43;
const NOT_YET: RestOfListProps['outbounds'] = [];

/**
 * What follows the first flights: some cards, and with the first key or when their end comes near every card of a page, for those who
 * read in order or look a word up. Cards are laid out when they come near the window or the browser has time, or at once where a position
 * is put back.
 */
export function RestOfList({ label, outbounds, first, item }: RestOfListProps) {
  const { results } = useResultsWords();
  const kept = useKeptScroll();
  const [most, setMost] = useState(kept?.shown || FIRST);
  // another list shows its first flights, then these, in pieces between which the page answers; a part cut before would be new each time
  const drawn = useDeferredValue(outbounds, kept ? outbounds : NOT_YET);
  const shown = useMemo(() => drawn.slice(first, first + most), [drawn, first, most]);
  const left = Math.max(0, drawn.length - first - most);
  const [list, leadOn] = useLeadOn<HTMLUListElement>(shown.length);
  useListScroll(kept, most);
  const end = useRef<HTMLButtonElement>(null);
  useComingNear(end, most < PAGE && left > 0, () => startTransition(() => setMost(PAGE)));
  useLayOutInTurn(list, shown);
  if (shown.length === 0) return null;
  return (
    <>
      <ul ref={list} className={kept ? 'list' : 'list list--near'} aria-label={label}>
        {shown.map((outbound, i) => (
          <li key={outbound.lead.id} {...place(first, i, drawn.length)}>
            {item(outbound)}
          </li>
        ))}
      </ul>
      {left > 0 ? (
        <button
          ref={end}
          className="btn btn--line list__more"
          type="button"
          onClick={() => {
            leadOn();
            setMost(most + PAGE);
          }}
        >
          {results.showMore(Math.min(PAGE, left))}
        </button>
      ) : null}
    </>
  );
}
