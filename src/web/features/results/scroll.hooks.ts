/**
 * Back brings the list to where one was (complaint 13). The list is long and partly not drawn, so the heights of its cards
 * are kept too; and the payment page is a document of its own, so they are kept in the tab's session.
 */
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { browserStores } from '#web/platform/storage';

export interface KeptScroll {
  readonly top: number;
  /** Measured height of each drawn card by flight id, pixels. */
  readonly sizes: ReadonlyMap<string, number>;
}

const STORED = 'wf.scroll';
const MAX_KEPT = 8;
const SETTLED_MS = 150;

type Stored = readonly (readonly [entry: string, top: number, sizes: readonly (readonly [string, number])[]])[];

/** A bad value means no value (reliability F10). */
function readStored(): Stored {
  const value = browserStores.session.read(STORED);
  return Array.isArray(value) ? (value as unknown[]).filter(isEntry) : [];
}

function isEntry(value: unknown): value is Stored[number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number' && Array.isArray(value[2]);
}

/** What was kept of this history entry; null on arriving anew. */
export function useKeptScroll(): KeptScroll | null {
  const { key, search } = useLocation();
  const how = useNavigationType();
  const [kept] = useState(() => {
    const found = how === 'POP' ? readStored().find(([entry]) => entry === key + search) : undefined;
    return found ? { top: found[1], sizes: new Map(found[2]) } : null;
  });
  return kept;
}

/** Puts the position back on arriving, and remembers it from then on; call it where the list stands. */
export function useScrollKept(kept: KeptScroll | null, sizes: () => Iterable<readonly [string, number]>): void {
  const { key, search } = useLocation();
  const entry = key + search;
  useLayoutEffect(() => {
    if (kept) window.scrollTo({ top: kept.top, behavior: 'instant' });
  }, [kept]);
  const remember = useEffectEvent(() => {
    const others = readStored().filter(([other]) => other !== entry);
    browserStores.session.write(STORED, [[entry, Math.round(window.scrollY), [...sizes()]], ...others].slice(0, MAX_KEPT));
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = (): void => {
      clearTimeout(timer);
      timer = setTimeout(remember, SETTLED_MS);
    };
    const leave = (): void => {
      remember();
    };
    settle();
    window.addEventListener('scroll', settle, { passive: true });
    window.addEventListener('pagehide', leave);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', settle);
      window.removeEventListener('pagehide', leave);
    };
    // A chosen filter is a new history entry at the same place.
  }, [entry]);
}
