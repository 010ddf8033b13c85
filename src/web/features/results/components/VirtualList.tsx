import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import { useResultsWords } from '#web/platform/messages';
import { useKeptScroll, useListScroll } from '#web/platform/scroll.hooks';
import type { ListProps } from './PlainList';

/** About the height of a card on either side of 992 px; each is measured once it is drawn. */
const ESTIMATE = { wide: 290, narrow: 284 };
const GAP = 16;
/** Cards drawn ahead on either side of the window. */
const AHEAD = 2;
const FIRST_DRAWN = [0, 1];
const NOT_YET: ListProps['outbounds'] = [];

/** A long list: only the cards near the window are in the document, each saying its place in the whole; the focused one is never taken away. */
export function VirtualList({ outbounds, item }: ListProps) {
  'use no memo'; // the virtualizer changes in place, which the compiler cannot see
  const { results } = useResultsWords();
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState<number | null>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const kept = useKeptScroll();

  // What stands above the list may grow (the opened search form): measured again whenever the page changes its size.
  useLayoutEffect(() => {
    const measure = (): void => {
      if (list.current) setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => {
      observer.disconnect();
    };
  }, []);

  // another list shows what is in the window first, and what scrolling will bring after that is painted
  const isPainted = useDeferredValue(outbounds, NOT_YET) === outbounds;
  // with another function the virtualizer measures every place anew
  const keyOf = useCallback((i: number) => outbounds[i]?.lead.id ?? i, [outbounds]);
  // asked of the window once, not for each of thousands
  const estimate = window.innerWidth >= 992 ? ESTIMATE.wide : ESTIMATE.narrow;
  const virtualizer = useWindowVirtualizer({
    count: outbounds.length,
    estimateSize: (i) => kept?.sizes.get(outbounds[i]?.lead.id ?? '') ?? estimate,
    overscan: isPainted ? AHEAD : 0,
    gap: GAP,
    scrollMargin: top ?? 0,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    getItemKey: keyOf,
    ...(kept ? { initialOffset: kept.top } : {}),
    rangeExtractor: (range) => {
      // Where the list stands is asked once its first cards are drawn: one layout for both.
      if (top === null) return kept ? [] : FIRST_DRAWN.filter((i) => i < outbounds.length);
      const indices = defaultRangeExtractor(range);
      return focused === null || focused >= outbounds.length || indices.includes(focused)
        ? indices
        : [...indices, focused].sort((a, b) => a - b);
    },
  });
  useListScroll(kept, () => [...virtualizer.itemSizeCache].map(([id, size]) => [String(id), Math.round(size)] as const));

  return (
    <ul
      ref={list}
      className="list list--virtual"
      aria-label={results.list}
      style={{ height: virtualizer.getTotalSize() }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(null);
      }}
    >
      {virtualizer.getVirtualItems().map((row) => {
        const outbound = outbounds[row.index];
        return outbound ? (
          <li
            key={row.key}
            ref={virtualizer.measureElement}
            data-index={row.index}
            aria-setsize={outbounds.length}
            aria-posinset={row.index + 1}
            style={{ transform: `translateY(${String(row.start - (top ?? 0))}px)` }}
            onFocus={() => {
              setFocused(row.index);
            }}
          >
            {item(outbound, row.index)}
          </li>
        ) : null;
      })}
    </ul>
  );
}
