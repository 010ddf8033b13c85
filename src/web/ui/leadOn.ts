/** "Show more" leads on: the first entry that it brings gets the focus, and Tab goes on from there. */
import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** For a list that now shows `count` entries: its place, and what to call when more of them are requested. */
export function useLeadOn<L extends HTMLElement>(count: number): readonly [list: RefObject<L | null>, leadOn: () => void] {
  const list = useRef<L>(null);
  const first = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (first.current === null || count <= first.current) return;
    list.current?.children[first.current]?.querySelector<HTMLElement>('a[href], button')?.focus();
    first.current = null;
  }, [count]);
  return [
    list,
    () => {
      first.current = count;
    },
  ];
}
