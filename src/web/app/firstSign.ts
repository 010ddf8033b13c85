/** What a person does first on a page, whatever they hold in their hand. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'input', 'click'] as const;
/** After this long without a sign a loaded page starts by itself, for those whose tools give none. */
const PATIENCE_MS = 15_000;

/**
 * Resolves when the application is wanted: at the first sign of a person, some seconds after loading, or at once where
 * the address or an earlier visit would change what the page shows (a tracking code's number, the last search).
 */
export function firstSign(win: Window): Promise<void> {
  if (win.location.search !== '' || remembersSomething(win)) return Promise.resolve();
  return new Promise((resolve) => {
    const arrived = (): void => {
      for (const sign of SIGNS) win.removeEventListener(sign, arrived, true);
      resolve();
    };
    for (const sign of SIGNS) win.addEventListener(sign, arrived, { capture: true, passive: true });
    const wait = (): void => void win.setTimeout(arrived, PATIENCE_MS);
    if (win.document.readyState === 'complete') wait();
    else win.addEventListener('load', wait, { once: true });
  });
}

function remembersSomething(win: Window): boolean {
  try {
    return win.localStorage.length + win.sessionStorage.length > 0;
  } catch {
    return false; // storage switched off
  }
}
