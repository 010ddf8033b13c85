import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import { useMessages } from '#web/platform/messages';
import { useKeptScroll, useScrollKept } from '../scroll.hooks';
import type { ListProps } from './PlainList';

/** About the height of a card on either side of 992 px; each is measured once it is drawn. */
const ESTIMATE = { wide: 246, narrow: 452 };
const GAP = 16;
/** Cards drawn ahead on either side of the window. */
const AHEAD = 2;
const FIRST_DRAWN = [0, 1];
const NOT_YET: ListProps['flights'] = [];

/** A long list: only the cards near the window are in the document, each saying its place in the whole; the focused one is never taken away. */
export function VirtualList({ flights, item }: ListProps) {
  'use no memo'; // the virtualizer changes in place, which the compiler cannot see
  const { results } = useMessages();
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
  const isPainted = useDeferredValue(flights, NOT_YET) === flights;
  // with another function the virtualizer measures every place anew
  const keyOf = useCallback((i: number) => flights[i]?.id ?? i, [flights]);
  // asked of the window once, not for each of thousands
  const estimate = window.innerWidth >= 992 ? ESTIMATE.wide : ESTIMATE.narrow;
  const virtualizer = useWindowVirtualizer({
    count: flights.length,
    estimateSize: (i) => kept?.sizes.get(flights[i]?.id ?? '') ?? estimate,
    overscan: isPainted ? AHEAD : 0,
    gap: GAP,
    scrollMargin: top ?? 0,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    getItemKey: keyOf,
    ...(kept ? { initialOffset: kept.top } : {}),
    rangeExtractor: (range) => {
      // Where the list stands is asked once its first cards are drawn: one layout for both.
      if (top === null) return kept ? [] : FIRST_DRAWN.filter((i) => i < flights.length);
      const indices = defaultRangeExtractor(range);
      return focused === null || focused >= flights.length || indices.includes(focused)
        ? indices
        : [...indices, focused].sort((a, b) => a - b);
    },
  });
  useScrollKept(kept, () => [...virtualizer.itemSizeCache].map(([id, size]) => [String(id), Math.round(size)] as const));

  return (
    <ul
      ref={list}
      className="list list--virtual"
      role="list"
      aria-label={results.list}
      style={{ height: virtualizer.getTotalSize() }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(null);
      }}
    >
      {virtualizer.getVirtualItems().map((row) => {
        const flight = flights[row.index];
        return flight ? (
          <li
            key={row.key}
            ref={virtualizer.measureElement}
            data-index={row.index}
            aria-setsize={flights.length}
            aria-posinset={row.index + 1}
            style={{ transform: `translateY(${String(row.start - (top ?? 0))}px)` }}
            onFocus={() => {
              setFocused(row.index);
            }}
          >
            {item(flight, row.index)}
          </li>
        ) : null;
      })}
    </ul>
  );
}
