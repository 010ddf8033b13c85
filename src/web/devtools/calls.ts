/** The network's answers as the browser keeps the time of them: nothing of the page is wrapped. */
import type { CallEntry } from './log/entries';

type Call = Pick<CallEntry, 'url' | 'status' | 'ms' | 'bytes' | 'at'>;

const ASKED_BY_SCRIPT: ReadonlySet<string> = new Set(['fetch', 'xmlhttprequest', 'beacon']);

/** Returns the function that stops it. */
export function watchCalls(onCall: (call: Call) => void): () => void {
  if (typeof PerformanceObserver === 'undefined') return () => undefined;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry instanceof PerformanceResourceTiming && ASKED_BY_SCRIPT.has(entry.initiatorType)) onCall(callOf(entry));
  });
  observer.observe({ type: 'resource', buffered: true });
  return () => observer.disconnect();
}

function callOf({ name, startTime, duration, responseStatus, transferSize }: PerformanceResourceTiming): Call {
  const { pathname, search, origin } = new URL(name);
  const url = origin === window.location.origin ? pathname + search : name;
  return { url, status: responseStatus, ms: duration, bytes: transferSize, at: startTime + duration };
}
