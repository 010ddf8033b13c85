/** When work is done that nobody waits for, and how long work leaves the browser its turn. */

/** A page that has loaded may still be waiting for its own chunks and answers: an idle moment then is no spare moment. */
const SETTLING_MS = 3_000;
/** A page in which nothing is done for so long after it has loaded is read, or lies in another tab. */
const UNTOUCHED_MS = 12_000;
/** What shows that somebody is there. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;

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

/** Until somebody is there, or the page has been left alone. */
let isWaitedFor = true;

/** Resolves with the visitor's first sign, after `UNTOUCHED_MS` without one, or when it is given up. */
const firstSign = (givenUp: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      isWaitedFor &&= givenUp.aborted;
      clearTimeout(timer);
      for (const type of SIGNS) document.removeEventListener(type, end, true);
      resolve();
    };
    const timer = setTimeout(end, UNTOUCHED_MS);
    for (const type of SIGNS) document.addEventListener(type, end, { capture: true, passive: true });
    givenUp.addEventListener('abort', end, { once: true });
  });

/**
 * Resolves in a spare moment once somebody is there or the page has long been left alone: what a page can be without costs a phone that only
 * looks at it nothing.
 */
export async function atRest(givenUp = new AbortController().signal): Promise<void> {
  await loaded();
  if (isWaitedFor && !givenUp.aborted) await firstSign(givenUp);
  if (givenUp.aborted) return;
  await new Promise((resolve) => setTimeout(resolve, SETTLING_MS));
  await idleMoment(SETTLING_MS);
}

/** Runs at rest; returns the function that gives it up. */
export function whenIdle(work: () => void): () => void {
  const wish = new AbortController();
  void atRest(wish.signal).then(() => {
    if (!wish.signal.aborted) work();
  });
  return () => wish.abort();
}
