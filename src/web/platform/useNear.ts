import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { whenIdle } from './idle';

/** For what stands further down: a place, and whether it has come near the screen and the browser had an idle moment since. */
export function useNear<T extends HTMLElement = HTMLDivElement>(): { readonly place: RefObject<T | null>; readonly isDue: boolean } {
  const place = useRef<T>(null);
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (!place.current || typeof IntersectionObserver === 'undefined') return undefined;
    let giveUp = (): void => undefined;
    const near = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      near.disconnect();
      giveUp = whenIdle(() => setDue(true));
    });
    near.observe(place.current);
    return () => {
      near.disconnect();
      giveUp();
    };
  }, []);
  return { place, isDue };
}
