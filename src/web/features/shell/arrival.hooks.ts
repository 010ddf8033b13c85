/** Where the eye and the focus are after a page change: at the heading and the top on a new page; on back and forward where one was, and on what led away. */
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { RouteId } from '#core/domain/site/routes';
import { usePageScroll } from '#web/platform/browser/scroll.hooks';
import { focusHeading } from '#web/ui/headingFocus';

/** Pages that put their own long lists back where they were. */
const WITH_LONG_LIST: ReadonlySet<RouteId> = new Set<RouteId>(['results', 'explore', 'deals']);

export function useArrival(route: RouteId): void {
  const { pathname, key } = useLocation();
  const how = useNavigationType();
  const before = useRef({ pathname, key });
  const { putBack, goToTop } = usePageScroll(WITH_LONG_LIST.has(route));
  const arrive = useEffectEvent(() => {
    if (how === 'POP') {
      if (!putBack()) focusHeading();
      return;
    }
    goToTop();
    focusHeading();
  });

  useEffect(() => {
    const isSamePage = before.current.pathname === pathname;
    const isSameEntry = before.current.key === key;
    before.current = { pathname, key };
    if (!isSameEntry && !isSamePage) arrive();
  }, [pathname, key]);
}
