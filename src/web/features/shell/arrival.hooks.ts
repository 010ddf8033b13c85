/** Where the eye and the focus are after a page change: at the heading and the top on a new page, where one was on back and forward. */
import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { RouteId } from '#core/domain/routes';

/** Scroll positions by history entry, for this tab's life. */
const positions = new Map<string, number>();

/** The results page puts its own long list back where it was. */
const RESTORES_ITSELF: ReadonlySet<RouteId> = new Set<RouteId>(['results']);

export function useArrival(route: RouteId): void {
  const { pathname, key } = useLocation();
  const how = useNavigationType();
  const before = useRef({ pathname, key });

  useEffect(() => {
    window.history.scrollRestoration = RESTORES_ITSELF.has(route) ? 'auto' : 'manual';
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      window.removeEventListener('scroll', remember);
    };
  }, [key, route]);

  useEffect(() => {
    const isSamePage = before.current.pathname === pathname;
    const isSameEntry = before.current.key === key;
    before.current = { pathname, key };
    if (isSameEntry || isSamePage) return;
    if (how !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' });
    else if (!RESTORES_ITSELF.has(route)) window.scrollTo({ top: positions.get(key) ?? 0, behavior: 'instant' });
    focusHeading();
  }, [pathname, key, how, route]);
}

/** A screen reader reads the new page's heading, and Tab goes on from there. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('#main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
