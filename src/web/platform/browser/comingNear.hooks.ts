import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

/** How far below the window a part counts as near: a window's height. */
const NEAR = '0px 0px 100% 0px';

/**
 * Calls back once a part comes near the window, or a key is pressed: End, a search in the page and screen readers go there without
 * scrolling. At once where the browser cannot tell.
 */
export function useComingNear(part: RefObject<Element | null>, isAwaited: boolean, onNear: () => void): void {
  const tell = useEffectEvent(onNear);
  useEffect(() => {
    if (!isAwaited) return undefined;
    if (typeof IntersectionObserver === 'undefined') {
      tell();
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) tell();
      },
      { rootMargin: NEAR },
    );
    if (part.current) observer.observe(part.current);
    const onKey = (): void => tell();
    window.addEventListener('keydown', onKey);
    return () => {
      observer.disconnect();
      window.removeEventListener('keydown', onKey);
    };
  }, [part, isAwaited]);
}
