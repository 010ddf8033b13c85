/**
 * Pictures of the page while a recording is played, one for each event that changed what is shown (code.30): copies of the document's own
 * elements, so that they cost no drawing until somebody looks, and hold nothing that the replay itself does not show.
 */
import type { Player } from './player';

export interface Picture {
  /** How many events had been played. */
  readonly at: number;
  /** The last of them; `start` before the first. */
  readonly event: string;
  /** A copy of the document's root, without scripts and the tools beside the page. */
  readonly root: Element;
  /** Of the window, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly scrolled: number;
}

export interface Film {
  readonly pictures: () => readonly Picture[];
  readonly subscribe: (changed: () => void) => () => void;
}

/** A picture holds a whole page: older ones go. */
const MOST = 80;
/** Neither of the page, nor to run a second time in its copy. */
const BESIDE = 'script, noscript, #replay-bar, [class^="insp-"]';

export function createFilm(player: Player): Film {
  let pictures: readonly Picture[] = [];
  let shown = '';
  let taken = -1;
  const listeners = new Set<() => void>();
  const take = (): void => {
    const { at, event } = player.now();
    const root = document.documentElement.cloneNode(true) as Element; // a copy of an element is one
    for (const element of root.querySelectorAll(BESIDE)) element.remove();
    const looks = root.querySelector('body')?.innerHTML ?? '';
    if (looks === shown) return;
    shown = looks;
    const { innerWidth: width, innerHeight: height, scrollY: scrolled } = window;
    pictures = [...pictures, { at, event: event?.type ?? 'start', root, width, height, scrolled }].slice(-MOST);
    for (const changed of listeners) changed();
  };
  player.subscribe(() => {
    const { at } = player.now();
    if (at === taken) return;
    taken = at;
    // once the page has drawn what the event changed
    requestAnimationFrame(() => requestAnimationFrame(take));
  });
  return {
    pictures: () => pictures,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
