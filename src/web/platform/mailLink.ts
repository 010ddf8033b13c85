/** What the address of a mail's link says behind `#`: nothing of it reaches a server, a log or another site. */
import { useSyncExternalStore } from 'react';

export interface MailLink {
  readonly act: 'confirm' | 'end';
  readonly token: string;
}

const LINK = /^#(confirm|end)=([A-Za-z0-9_-]{32})$/;

function listen(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

/** Null while a prerendered page is taken over, and where the address says neither. */
export function useMailLink(): MailLink | null {
  const hash = useSyncExternalStore(
    listen,
    () => window.location.hash,
    () => '',
  );
  const [, act, token] = LINK.exec(hash) ?? [];
  return (act === 'confirm' || act === 'end') && token !== undefined ? { act, token } : null;
}
