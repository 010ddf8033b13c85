/** Work that nobody waits for. */

/** A page that has loaded may still be waiting for its own chunks and answers: an idle moment then is no spare moment. */
const SETTLING_MS = 3_000;

/** Runs once the page has settled and the browser has nothing better to do; returns the function that gives it up. */
export function whenIdle(work: () => void): () => void {
  let giveUp = (): void => window.removeEventListener('load', wait);
  const wait = (): void => {
    const timer = setTimeout(() => {
      // Safari has no idle callback
      if (typeof window.requestIdleCallback !== 'function') work();
      else {
        const handle = window.requestIdleCallback(work);
        giveUp = () => window.cancelIdleCallback(handle);
      }
    }, SETTLING_MS);
    giveUp = () => clearTimeout(timer);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => giveUp();
}
