/** What the page measures of itself, by the browser's own clocks; runs in the browser before any of its scripts. */

export interface Marks {
  /** Longest event of each interaction, milliseconds from the input to the frame that shows its effect (Event Timing). */
  readonly interactions: Record<number, number>;
  /** Milliseconds from the last byte of the search's answer to the frame with the first flight; null until then. */
  listed: number | null;
  /** Milliseconds from the last click to the frame with another list; null when the list stayed. */
  relisted: number | null;
}

declare global {
  interface Window {
    wingfareMarks: Marks;
  }
}

/** Must stand alone: it is sent to the browser as text. */
export function watchPage(): void {
  const marks: Marks = { interactions: {}, listed: null, relisted: null };
  window.wingfareMarks = marks;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId > 0)
        marks.interactions[entry.interactionId] = Math.max(marks.interactions[entry.interactionId] ?? 0, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  // the task after the next frame: that frame is on the screen by then
  const whenPainted = (tell: () => void): void => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = tell;
      port2.postMessage(0);
    });
  };
  const watch = new MutationObserver(() => {
    // the whole list: the first flights are sent with the document
    if (!document.querySelector('ul.list[aria-label="Flights"] > li article')) return;
    watch.disconnect();
    whenPainted(() => {
      const answer = performance.getEntriesByType('resource').find((r) => r.name.includes('/flight/getflights'));
      if (answer instanceof PerformanceResourceTiming) marks.listed = performance.now() - answer.responseEnd;
    });
  });
  watch.observe(document, { childList: true, subtree: true });
  let clicked: number | null = null;
  window.addEventListener(
    'click',
    (event) => {
      clicked = event.timeStamp;
      marks.relisted = null;
    },
    true,
  );
  new MutationObserver((changes) => {
    const at = clicked;
    const isList = changes.some(({ target, addedNodes }) =>
      [target, ...addedNodes].some((node) => node instanceof Element && node.matches('ul.list')),
    );
    if (at === null || !isList) return;
    clicked = null;
    whenPainted(() => {
      marks.relisted = performance.now() - at;
    });
  }).observe(document, { childList: true, subtree: true });
}
