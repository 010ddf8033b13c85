/** The window that frames us: our own pages alone, and nobody else may listen. */
import type { ChallengeMessage, FieldsMessage, PageMessage } from '#core/contract/bookings/hostedFields';
import { FIELDS_SOURCE, readPageMessage } from '#core/contract/bookings/hostedFields';

/** Documents and page share one origin; the browser delivers nothing to a parent of another. */
export function tell(message: FieldsMessage | ChallengeMessage): void {
  window.parent.postMessage(message, window.location.origin);
}

/** Hears messages of the framing page, and of nobody else. */
export function listen(listener: (message: PageMessage) => void): void {
  window.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (event.origin !== window.location.origin || event.source !== window.parent) return;
    const message = readPageMessage(event.data);
    if (message) listener(message);
  });
}

/** The frame cannot grow by itself: the page is sent the height, now and whenever it changes. */
export function tellHeightOf(root: HTMLElement): void {
  new ResizeObserver(() => {
    tell({ source: FIELDS_SOURCE, type: 'height', height: Math.ceil(root.getBoundingClientRect().height) });
  }).observe(root);
}

/** Posts JSON to the gateway; null when it did not answer. */
export async function post(path: string, body: unknown): Promise<{ readonly status: number; readonly body: unknown } | null> {
  try {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      credentials: 'omit',
    });
    return { status: answer.status, body: await answer.json().catch(() => null) };
  } catch {
    return null; // offline: the caller says so
  }
}
