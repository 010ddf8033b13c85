/**
 * Pictures of the page while a recording is played, one for each event that changed what is shown (code.30): copies of the
 * document itself, so that they cost no drawing until somebody looks, and hold nothing that the replay itself does not show.
 */
import type { Player } from './player';

export interface Picture {
  /** How many events had been played. */
  readonly at: number;
  /** The last of them; `start` before the first. */
  readonly event: string;
  /** A copy of the document's root, without scripts and the tools next to the page: Trusted Types forbid HTML as text. */
  readonly root: Element;
  /** Of the window, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly scrolled: number;
}

/** A picture is taken after each event; what changes the page between them is seen while somebody listens. */
export interface Film {
  readonly pictures: () => readonly Picture[];
  readonly subscribe: (changed: () => void) => () => void;
}

/** A picture holds a whole page: older ones go. */
const MOST = 80;
/** Neither of the page, nor to run or load a second time in its copy, as the gateway's card fields would. */
const BESIDE = 'script, noscript, iframe, #replay-bar, [class^="insp-"]';

function documentNow(): Element {
  const root = document.documentElement.cloneNode(true) as Element; // a copy of an element is one
  for (const element of root.querySelectorAll(BESIDE)) element.remove();
  return root;
}

/** What a picture shows, as text; what was typed and ticked is in properties, which HTML leaves out. */
function looksOf(root: Element): string {
  const typed = Array.from(root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'), (field) =>
    'checked' in field && field.checked ? 'checked' : field.value,
  );
  return [root.querySelector('body')?.innerHTML, ...typed].join('\n');
}

export function createFilm(player: Player): Film {
  let pictures: readonly Picture[] = [];
  let shown = '';
  const listeners = new Set<() => void>();
  const take = (): void => {
    const { at, event } = player.now();
    const root = documentNow();
    const looks = looksOf(root);
    if (looks === shown) return;
    shown = looks;
    const { innerWidth: width, innerHeight: height, scrollY: scrolled } = window;
    const before = pictures.at(-1)?.at === at ? pictures.slice(0, -1) : pictures;
    pictures = [...before, { at, event: event?.type ?? 'start', root, width, height, scrolled }].slice(-MOST);
    for (const changed of listeners) changed();
  };
  // an event can change the page late, when a part has been loaded: the last look after it is its picture
  let isWaiting = false;
  const takeSoon = (): void => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      take();
    });
  };
  player.subscribe(takeSoon);
  const observer = new MutationObserver(takeSoon);
  return {
    pictures: () => pictures,
    subscribe: (changed) => {
      listeners.add(changed);
      observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
      return () => {
        listeners.delete(changed);
        if (listeners.size === 0) observer.disconnect();
      };
    },
  };
}
