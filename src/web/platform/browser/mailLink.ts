/** What the address of a mail's link says behind `#`: nothing of it reaches a server, a log or another site. */
import { useSyncExternalStore } from 'react';

/** What a link is for: a subscription that begins or ends, a booking or all trips of an address that are opened. */
export type LinkAct = 'confirm' | 'end' | 'open' | 'trips';

/** Every token has this length: what follows, such as the period of a sentence, was added on the way. */
const LINK = /^#(\w+)=([\w-]{32})/;

function listen(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

/** The token of a link for one of these; null while a prerendered page is taken over, and where the address says none of them. */
export function useMailLink<A extends LinkAct>(...acts: readonly A[]): { readonly act: A; readonly token: string } | null {
  const hash = useSyncExternalStore(
    listen,
    () => window.location.hash,
    () => '',
  );
  const [, name, token] = LINK.exec(hash) ?? [];
  const act = acts.find((known) => known === name);
  return act !== undefined && token !== undefined ? { act, token } : null;
}
