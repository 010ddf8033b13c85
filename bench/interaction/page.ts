/** What the page measures of itself, by the browser's own clocks; runs in the browser before any of its scripts. */

export interface Marks {
  /** Longest event of each interaction, milliseconds from the input to the frame that shows its effect (Event Timing). */
  readonly interactions: Record<number, number>;
  /** Milliseconds from the last byte of the search's answer to the frame with the first flight; null until then. */
  listed: number | null;
}

declare global {
  interface Window {
    wingfareMarks: Marks;
  }
}

/** Must stand alone: it is sent to the browser as text. */
export function watchPage(): void {
  const marks: Marks = { interactions: {}, listed: null };
  window.wingfareMarks = marks;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId > 0)
        marks.interactions[entry.interactionId] = Math.max(marks.interactions[entry.interactionId] ?? 0, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  const watch = new MutationObserver(() => {
    if (!document.querySelector('ul.list > li article')) return;
    watch.disconnect();
    // the task after the next frame: that frame is on the screen by then
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const answer = performance.getEntriesByType('resource').find((r) => r.name.includes('/flight/getflights'));
        if (answer instanceof PerformanceResourceTiming) marks.listed = performance.now() - answer.responseEnd;
      };
      port2.postMessage(0);
    });
  });
  watch.observe(document, { childList: true, subtree: true });
}
