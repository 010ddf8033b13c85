/**
 * Back and forward bring every page to where one was (complaints.13): positions by history entry, remembered while the visitor
 * scrolls, with the link or button that led away. They are kept in the tab's session, because the payment page is a document of its
 * own. A list that grows by "Show more" puts itself back, as long as it was.
 */
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { focusMarked, markOf } from './focusMark';
import { browserStores } from './storage';

export interface KeptScroll {
  readonly top: number;
  /** How many entries its list showed; 0 where a page needs none. */
  readonly shown: number;
  /** The link or button that was used last (`markOf`); empty where none was. */
  readonly mark: string;
}

const STORED = 'wf.scroll';
const MAX_KEPT = 16;
const SETTLED_MS = 150;

type Stored = readonly (readonly [entry: string, top: number, shown: number, mark: string])[];

/** A bad value means no value (reliability.18). */
function readStored(): Stored {
  const value = browserStores.session.read(STORED);
  return Array.isArray(value) ? (value as unknown[]).filter(isEntry) : [];
}

function isEntry(value: unknown): value is Stored[number] {
  if (!Array.isArray(value)) return false;
  const [entry, top, shown, mark] = value as unknown[];
  return typeof entry === 'string' && typeof top === 'number' && typeof shown === 'number' && typeof mark === 'string';
}

function keptOf(entry: string): KeptScroll | null {
  const found = readStored().find(([other]) => other === entry);
  return found ? { top: found[1], shown: found[2], mark: found[3] } : null;
}

function keep(entry: string, { top, shown, mark }: KeptScroll): void {
  const others = readStored().filter(([other]) => other !== entry);
  browserStores.session.write(STORED, [[entry, Math.round(top), shown, mark], ...others].slice(0, MAX_KEPT));
}

/** Names a place in the history: the first entry of every document has the same key. */
export function useEntry(): string {
  const { key, pathname, search } = useLocation();
  return `${key} ${pathname}${search}`;
}

/** What was kept of this history entry; null on arriving again. */
export function useKeptScroll(): KeptScroll | null {
  const entry = useEntry();
  const how = useNavigationType();
  const [kept] = useState(() => (how === 'POP' ? keptOf(entry) : null));
  return kept;
}

/** For a list that puts itself back: goes to what was kept, and remembers from then on how many entries it shows. */
export function useListScroll(kept: KeptScroll | null, shown: number): void {
  useLayoutEffect(() => {
    if (!kept) return;
    goTo(kept.top);
    if (isNowhere()) focusMarked(kept.mark);
  }, [kept]);
  useRemembered(true, shown);
}

/** For the frame of all pages: `putBack` goes to where one was on this entry, unless a list of the page does that itself; it tells whether the focus went too. */
export function usePageScroll(hasOwnList: boolean): { readonly putBack: () => boolean; readonly goToTop: () => void } {
  const entry = useEntry();
  useEffect(() => {
    window.history.scrollRestoration = hasOwnList ? 'auto' : 'manual';
  }, [entry, hasOwnList]);
  useRemembered(!hasOwnList, 0);
  return {
    putBack: () => {
      const kept = keptOf(entry);
      if (!hasOwnList) goTo(kept?.top ?? 0);
      return kept !== null && focusMarked(kept.mark);
    },
    goToTop: () => {
      goTo(0);
    },
  };
}

/** The focus is where a page that came puts it: whoever has gone on from there is left alone. */
const isNowhere = (): boolean => document.activeElement === document.body || document.activeElement?.matches('#main h1') === true;

function goTo(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
}

function useRemembered(isWanted: boolean, shown: number): void {
  const entry = useEntry();
  const shownNow = useEffectEvent(() => shown);
  // ends as the next page is drawn: what scrolls because that is shorter is not where one was
  useLayoutEffect(() => {
    if (!isWanted) return undefined;
    /** Where the last scrolling, or use of a link or button, was that is not kept yet. */
    let unkept: number | null = null;
    let mark = keptOf(entry)?.mark ?? '';
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keepNow = (): void => {
      clearTimeout(timer);
      keep(entry, { top: unkept ?? window.scrollY, shown: shownNow(), mark });
      unkept = null;
    };
    const note = (): void => {
      unkept = window.scrollY;
      clearTimeout(timer);
      timer = setTimeout(keepNow, SETTLED_MS);
    };
    const onClick = ({ target }: Event): void => {
      mark = markOf(target) ?? mark;
      note();
    };
    timer = setTimeout(keepNow, SETTLED_MS);
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('click', onClick, { capture: true });
    window.addEventListener('pagehide', keepNow);
    return () => {
      if (unkept === null) clearTimeout(timer);
      else keepNow();
      window.removeEventListener('scroll', note);
      window.removeEventListener('click', onClick, { capture: true });
      window.removeEventListener('pagehide', keepNow);
    };
    // A chosen filter is a new history entry at the same place.
  }, [entry, isWanted]);
}
