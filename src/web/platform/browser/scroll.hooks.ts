/**
 * Back and forward bring every page to where one was (complaints.13): positions by history entry, remembered while the visitor
 * scrolls. They are kept in the tab's session, because the payment page is a document of its own. A long list that is partly not
 * drawn puts itself back, by the heights of its cards.
 */
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { browserStores } from './storage';

export interface KeptScroll {
  readonly top: number;
  /** Measured height of each drawn card by its id, pixels; empty where a page needs none. */
  readonly sizes: ReadonlyMap<string, number>;
}

type Sizes = Iterable<readonly [string, number]>;

const STORED = 'wf.scroll';
const MAX_KEPT = 16;
const SETTLED_MS = 150;

type Stored = readonly (readonly [entry: string, top: number, sizes: readonly (readonly [string, number])[]])[];

/** A bad value means no value (reliability.18). */
function readStored(): Stored {
  const value = browserStores.session.read(STORED);
  return Array.isArray(value) ? (value as unknown[]).filter(isEntry) : [];
}

function isEntry(value: unknown): value is Stored[number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number' && Array.isArray(value[2]);
}

function keptOf(entry: string): KeptScroll | null {
  const found = readStored().find(([other]) => other === entry);
  return found ? { top: found[1], sizes: new Map(found[2]) } : null;
}

function keep(entry: string, top: number, sizes: Sizes): void {
  const others = readStored().filter(([other]) => other !== entry);
  browserStores.session.write(STORED, [[entry, Math.round(top), [...sizes]], ...others].slice(0, MAX_KEPT));
}

/** Names a place in the history: the first entry of every document has the same key. */
function useEntry(): string {
  const { key, pathname, search } = useLocation();
  return `${key} ${pathname}${search}`;
}

/** What was kept of this history entry; null on arriving anew. */
export function useKeptScroll(): KeptScroll | null {
  const entry = useEntry();
  const how = useNavigationType();
  const [kept] = useState(() => (how === 'POP' ? keptOf(entry) : null));
  return kept;
}

/** For a list that puts itself back, where it stands: goes to what was kept, and remembers from then on. */
export function useListScroll(kept: KeptScroll | null, sizes: () => Sizes): void {
  useLayoutEffect(() => {
    if (kept) goTo(kept.top);
  }, [kept]);
  useRemembered(true, sizes);
}

/** For the frame of all pages: `putBack` goes to where one was on this entry, unless a list of the page does that itself. */
export function usePageScroll(hasOwnList: boolean): { readonly putBack: () => void; readonly goToTop: () => void } {
  const entry = useEntry();
  useEffect(() => {
    window.history.scrollRestoration = hasOwnList ? 'auto' : 'manual';
  }, [entry, hasOwnList]);
  useRemembered(!hasOwnList, noSizes);
  return {
    putBack: () => {
      if (!hasOwnList) goTo(keptOf(entry)?.top ?? 0);
    },
    goToTop: () => {
      goTo(0);
    },
  };
}

const noSizes = (): Sizes => [];

function goTo(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
}

function useRemembered(isWanted: boolean, sizes: () => Sizes): void {
  const entry = useEntry();
  const sizesNow = useEffectEvent(sizes);
  useEffect(() => {
    if (!isWanted) return;
    /** Where the last scrolling led that is not kept yet. */
    let unkept: number | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keepNow = (): void => {
      clearTimeout(timer);
      keep(entry, unkept ?? window.scrollY, sizesNow());
      unkept = null;
    };
    const onScroll = (): void => {
      unkept = window.scrollY;
      clearTimeout(timer);
      timer = setTimeout(keepNow, SETTLED_MS);
    };
    timer = setTimeout(keepNow, SETTLED_MS);
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('pagehide', keepNow);
    return () => {
      if (unkept === null) clearTimeout(timer);
      else keepNow();
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('pagehide', keepNow);
    };
    // A chosen filter is a new history entry at the same place.
  }, [entry, isWanted]);
}
