import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { idleMoment } from './idle';

const AT_MOST_MS = 1_000;

/**
 * Lays out the items of a list that its style leaves until they come near the window (`content-visibility: auto`): one at a time, while
 * the browser has nothing better to do, so that End, a search in the page and the scroll bar know where everything stands. Another `of`,
 * whatever the items are drawn from, starts over: a change of the list waits for the items near the window alone.
 */
export function useLayOutInTurn(list: RefObject<HTMLElement | null>, of: unknown): void {
  useLayoutEffect(() => {
    const items = Array.from(list.current?.querySelectorAll<HTMLElement>(':scope > li') ?? []);
    let isWanted = true;
    const layOut = async (): Promise<void> => {
      for (const item of items) {
        await idleMoment(AT_MOST_MS);
        if (!isWanted) return;
        item.style.setProperty('content-visibility', 'visible');
      }
    };
    void layOut();
    return () => {
      isWanted = false;
      for (const item of items) item.style.removeProperty('content-visibility');
    };
  }, [list, of]);
}
