import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import { useKeptScroll, useListScroll } from '#web/platform/browser/scroll.hooks';
import { MOBILE_QUERY } from '#web/platform/useMedia';
import { place } from './PlainList';
import type { ListProps } from './PlainList';

/** About the height of a card in a wide and in a narrow layout; each is measured once it is drawn. */
const ESTIMATE = { wide: 140, narrow: 224 };
const GAP = 8;
/** Cards drawn ahead on either side of the window. */
const AHEAD = 2;
const FIRST_DRAWN = [0, 1];
const NOT_YET: ListProps['outbounds'] = [];

/** A long list: only the cards near the window are in the document, each saying its place in the whole, and those that Tab leads to. */
export function VirtualList({ label, outbounds, item, ...part }: ListProps) {
  'use no memo'; // the virtualizer changes in place, which the compiler cannot see
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
  const estimate = window.matchMedia(MOBILE_QUERY).matches ? ESTIMATE.narrow : ESTIMATE.wide;
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
      // Tab finds the first and the last of them from outside, and from a card its neighbors, however fast it is pressed
      const ends = isPainted ? [0, outbounds.length - 1] : [];
      const near = focused === null ? [] : [focused - 1, focused, focused + 1];
      const more = [...ends, ...near].filter((i) => i >= 0 && i < outbounds.length);
      return [...new Set([...indices, ...more])].sort((a, b) => a - b);
    },
  });
  useListScroll(kept, () => [...virtualizer.itemSizeCache].map(([id, size]) => [String(id), Math.round(size)] as const));

  return (
    <ul
      ref={list}
      className="list list--virtual"
      aria-label={label}
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
            {...place(part, row.index)}
            style={{ transform: `translateY(${String(row.start - (top ?? 0))}px)` }}
            onFocus={() => {
              setFocused(row.index);
            }}
          >
            {item(outbound)}
          </li>
        ) : null;
      })}
    </ul>
  );
}
