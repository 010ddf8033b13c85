/**
 * How a part of the page is lifted over the rest, and Back closes it. Loaded when the first sheet opens. What is lifted is the field itself: a
 * dialog with a second one would have focus, caret and text to hand over.
 */

/** Lifts the part and asks to close it on Back, until the function that it gives is called. */
export function raise(sheet: HTMLElement, close: () => void): () => void {
  const lower = lift(sheet);
  const leave = enterHistory(close);
  return () => {
    lower();
    leave();
  };
}

/** Over everything and alone: the rest of the page is out of reach, and the sheet as high as the keyboard leaves room. */
function lift(sheet: HTMLElement): () => void {
  const others: HTMLElement[] = [];
  for (let at: Element = sheet; at !== document.body && at.parentElement; at = at.parentElement)
    for (const other of at.parentElement.children)
      if (other !== at && other instanceof HTMLElement && !other.inert) {
        other.inert = true;
        others.push(other);
      }
  sheet.popover = 'manual';
  sheet.showPopover();
  const view = window.visualViewport;
  const fit = (): void => {
    if (!view) return;
    sheet.style.setProperty('--sheet-top', `${String(view.offsetTop)}px`);
    sheet.style.setProperty('--sheet-height', `${String(view.height)}px`);
  };
  fit();
  view?.addEventListener('resize', fit);
  view?.addEventListener('scroll', fit);
  return () => {
    view?.removeEventListener('resize', fit);
    view?.removeEventListener('scroll', fit);
    sheet.popover = null;
    for (const other of others) other.inert = false;
  };
}

/** What Back closes: the sheet that is open. */
let closeOpen: (() => void) | null = null;
/** The entry is being taken back; until that has happened the next sheet shares it. */
let isLeaving = false;

const isEntered = (): boolean => (window.history.state as { readonly sheet?: true } | null)?.sheet === true;

/** One entry of the history stands for the open sheet. The router reads its own part of the state, which stays the same. */
const enter = (): void => window.history.pushState({ ...(window.history.state as object | null), sheet: true }, '');

function onPop(): void {
  if (isLeaving) {
    isLeaving = false;
    if (closeOpen) enter();
    else window.removeEventListener('popstate', onPop);
  } else if (!isEntered()) closeOpen?.();
}

function enterHistory(close: () => void): () => void {
  closeOpen = close;
  window.addEventListener('popstate', onPop);
  if (!isEntered()) enter();
  return () => {
    if (closeOpen === close) closeOpen = null;
    // one sheet may open as another closes
    setTimeout(() => {
      if (closeOpen || isLeaving) return;
      isLeaving = isEntered();
      if (isLeaving) window.history.back();
      else window.removeEventListener('popstate', onPop);
    });
  };
}
