/** When work is done that nobody waits for, and how long work leaves the browser its turn. */

/** A page that has loaded may still be waiting for its own chunks and answers: an idle moment then is no spare moment. */
const SETTLING_MS = 3_000;

/** Lets the browser answer the visitor and paint before the work goes on. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Resolves when the browser has nothing better to do, or after `atMost` milliseconds. */
export const idleMoment = (atMost: number): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no idle callback
    if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(() => resolve(), { timeout: atMost });
    else setTimeout(resolve);
  });

/** Resolves when the page has loaded with all that its HTML names. */
export const loaded = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });

/** Runs once the page has settled and the browser has nothing better to do; returns the function that gives it up. */
export function whenIdle(work: () => void): () => void {
  let isWanted = true;
  const wait = async (): Promise<void> => {
    await loaded();
    await new Promise((resolve) => setTimeout(resolve, SETTLING_MS));
    await idleMoment(SETTLING_MS);
    if (isWanted) work();
  };
  void wait();
  return () => {
    isWanted = false;
  };
}
