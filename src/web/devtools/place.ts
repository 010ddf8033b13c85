/** Where the panel stands: below or next to the page, at a size of its own, or in a window of its own on the same origin (code.17). */
import { browserStores } from '#web/platform/browser/storage';
import type { Dock } from './panel/Toolbar';

const KEY = 'wingfare.inspector';
const WINDOW = 'wingfare-inspector';
/** Shares of the window, in percent. */
const [LEAST, MOST, FIRST] = [15, 90, 45];
const STEP = 2;

interface Kept {
  readonly dock: Dock;
  readonly share: number;
  readonly isOpen: boolean;
}

export interface DockPlace {
  readonly element: HTMLElement;
  readonly isOpen: () => boolean;
  readonly close: () => void;
  readonly dock: (to: Dock) => void;
  /** Called when it was opened, closed or moved. */
  readonly onChange: (listener: () => void) => () => void;
  readonly remove: () => void;
}

function readKept(value: unknown): Kept {
  const { dock, share, isOpen } = (typeof value === 'object' && value !== null ? value : {}) as Partial<Record<keyof Kept, unknown>>;
  return {
    dock: dock === 'right' || dock === 'window' ? dock : 'bottom',
    share: typeof share === 'number' && share >= LEAST && share <= MOST ? share : FIRST,
    isOpen: isOpen === true,
  };
}

/** `isOpen` opens it whatever was remembered. */
export function placeOn(page: Document, isOpen: boolean): DockPlace {
  const own = page.defaultView;
  if (!own) throw new Error('the page has no window');
  let kept = readKept(browserStores.local.read(KEY));
  let popup: Window | null = null;
  const listeners = new Set<() => void>();

  const element = page.createElement('section');
  element.className = 'insp-place';
  element.setAttribute('aria-label', 'Inspector');
  const handle = page.createElement('div');
  handle.className = 'insp-handle';
  handle.tabIndex = 0;
  handle.setAttribute('role', 'separator');
  handle.setAttribute('aria-label', 'Size of the inspector');
  const content = page.createElement('div');
  content.className = 'insp-content';
  element.append(handle, content);
  const opener = page.createElement('button');
  opener.type = 'button';
  opener.className = 'insp-opener';
  opener.textContent = 'Inspector';
  opener.addEventListener('click', open);
  page.body.append(opener, element);

  handle.addEventListener('keydown', ({ key }) => {
    const step = { ArrowUp: STEP, ArrowLeft: STEP, ArrowDown: -STEP, ArrowRight: -STEP }[key];
    if (step !== undefined) resize(kept.share + step);
  });
  handle.addEventListener('pointerdown', ({ pointerId }) => {
    handle.setPointerCapture(pointerId);
    const move = ({ clientX, clientY }: PointerEvent): void =>
      resize(kept.dock === 'right' ? 100 - (clientX / own.innerWidth) * 100 : 100 - (clientY / own.innerHeight) * 100);
    handle.addEventListener('pointermove', move);
    handle.addEventListener('lostpointercapture', () => handle.removeEventListener('pointermove', move), { once: true });
  });
  const shortcut = (event: KeyboardEvent): void => {
    if (!event.altKey || !event.shiftKey || event.code !== 'KeyI') return;
    event.preventDefault();
    if (kept.isOpen) close();
    else open();
  };
  page.addEventListener('keydown', shortcut);
  const leave = (): void => popup?.document.documentElement.classList.add('insp-left-alone');
  own.addEventListener('pagehide', leave);
  if (isOpen) open();
  else stand();

  function keep(next: Kept): void {
    kept = next;
    browserStores.local.write(KEY, kept);
    stand();
    for (const listener of listeners) listener();
  }
  function resize(share: number): void {
    keep({ ...kept, share: Math.round(Math.min(MOST, Math.max(LEAST, share))) });
  }
  function open(): void {
    keep({ ...kept, isOpen: true });
  }
  function close(): void {
    keep({ ...kept, isOpen: false });
    opener.focus();
  }

  /** As it is kept, on the page or in the other window. */
  function stand(): void {
    const wanted = kept.isOpen && kept.dock === 'window' ? (popup ?? openWindow()) : null;
    // a window that the browser did not allow
    const dock = kept.dock === 'window' && !wanted ? 'bottom' : kept.dock;
    if (!wanted) closeWindow();
    const isHere = kept.isOpen && dock !== 'window';
    element.dataset['dock'] = dock;
    element.hidden = !kept.isOpen;
    opener.hidden = kept.isOpen;
    handle.hidden = dock === 'window';
    handle.setAttribute('aria-orientation', dock === 'right' ? 'vertical' : 'horizontal');
    handle.setAttribute('aria-valuenow', String(kept.share));
    const root = page.documentElement;
    root.style.setProperty('--inspector', `${String(kept.share)}${dock === 'right' ? 'vw' : 'vh'}`);
    root.classList.toggle('has-inspector-below', isHere && dock === 'bottom');
    root.classList.toggle('has-inspector-beside', isHere && dock === 'right');
    const home = wanted?.document.body ?? page.body;
    if (element.parentElement !== home) home.append(element);
  }

  function openWindow(): Window | null {
    popup = own?.open('', WINDOW, 'popup,width=1280,height=860') ?? null;
    if (!popup) return null;
    const there = popup.document;
    there.title = 'Inspector';
    there.documentElement.className = 'insp-window';
    there.documentElement.lang = 'en';
    there.head.replaceChildren(
      ...[...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map((sheet) => {
        const copy = there.createElement('link');
        // the other window has no address of its own to resolve it by
        Object.assign(copy, { rel: 'stylesheet', href: sheet.href, integrity: sheet.integrity, crossOrigin: sheet.crossOrigin });
        return copy;
      }),
    );
    there.body.replaceChildren();
    // closed by hand: back to the page
    popup.addEventListener('pagehide', () => {
      if (popup) keep({ ...kept, dock: 'bottom' });
    });
    return popup;
  }
  function closeWindow(): void {
    const old = popup;
    popup = null;
    if (!old) return;
    page.body.append(element);
    old.close();
  }

  return {
    element: content,
    isOpen: () => kept.isOpen,
    close,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dock: (dock) => keep({ ...kept, dock }),
    remove: () => {
      closeWindow();
      page.removeEventListener('keydown', shortcut);
      own.removeEventListener('pagehide', leave);
      element.remove();
      opener.remove();
      page.documentElement.classList.remove('has-inspector-below', 'has-inspector-beside');
    },
  };
}
