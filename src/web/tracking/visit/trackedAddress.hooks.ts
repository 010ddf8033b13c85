/** Keeps the tracking code in the address and in links of this site (tracking.6). */
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { withTrackingCode } from '#core/domain/site/trackingCode';
import { selectIsBegun, selectTrackingCode } from '../tracking.slice';

/** Delay after a route change (tracking.6). */
const REWRITE_AFTER_MS = 1_000;
/** What comes before a link is followed, copied or opened elsewhere. */
const INTENTS = ['pointerdown', 'focusin', 'contextmenu', 'dragstart'] as const;

export function useTrackedAddress(): void {
  const isBegun = useSelector(selectIsBegun);
  const code = useSelector(selectTrackingCode);
  const { key, pathname, search } = useLocation();

  useEffect(() => {
    if (!isBegun) return undefined;
    const timer = setTimeout(() => {
      rewriteAddress(code);
      if (code !== null) document.querySelectorAll('a[href]').forEach((link) => rewriteLink(link, code));
    }, REWRITE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isBegun, code, key, pathname, search]);

  useEffect(() => {
    if (code === null) return undefined;
    // links that came after the second, such as those of a menu
    const onIntent = ({ target }: Event): void => {
      const link = target instanceof Element ? target.closest('a[href]') : null;
      if (link) rewriteLink(link, code);
    };
    INTENTS.forEach((type) => document.addEventListener(type, onIntent, { capture: true }));
    return () => INTENTS.forEach((type) => document.removeEventListener(type, onIntent, { capture: true }));
  }, [code]);
}

/** A replace that the router does not see: nothing on the page depends on the code, and open menus stay open. */
function rewriteAddress(code: string | null): void {
  const { pathname, search, hash, origin } = window.location;
  const next = withTrackingCode(pathname + search + hash, origin, code);
  if (next !== null) window.history.replaceState(window.history.state, '', next);
}

function rewriteLink(link: Element, code: string): void {
  if (link.hasAttribute('download')) return;
  const next = withTrackingCode(link.getAttribute('href') ?? '', window.location.origin, code);
  if (next !== null) link.setAttribute('href', next);
}
