/** When the call bar shows (content.9): once the home banner has scrolled away, at once elsewhere, until it is closed for this visit. */
import { createContext, use, useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useHydrated } from '#web/platform/useHydrated';
import { callBarClosed, selectCallBarClosed } from '#web/tracking/tracking.slice';

/** How the banner tells the bar that it has scrolled away. */
export const BannerPassedContext = createContext<(isPassed: boolean) => void>(() => undefined);

export function useCallBar(): { isClosed: boolean; close: () => void } {
  const dispatch = useDispatch();
  // The prerendered page has the bar, whatever the visit remembers; the call script hides a closed one (tracking/callBar.ts).
  const isHydrated = useHydrated();
  const isClosed = useSelector(selectCallBarClosed);
  return { isClosed: isHydrated && isClosed, close: () => dispatch(callBarClosed()) };
}

/** Watches the banner this ref is put on. */
export function useBannerWatch(): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  const tell = use(BannerPassedContext);
  useEffect(() => {
    if (!ref.current || typeof IntersectionObserver === 'undefined') return;
    // Everything from the top of the screen down counts as there, so that a jump over the banner is noticed too.
    const observer = new IntersectionObserver(([entry]) => tell(entry?.isIntersecting === false), { rootMargin: '0px 0px 100000px 0px' });
    observer.observe(ref.current);
    return () => {
      observer.disconnect();
      tell(false);
    };
  }, [tell]);
  return ref;
}
