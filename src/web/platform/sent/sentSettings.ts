/** What the server wrote into this document about its installation, as it is there; without the defaults, so that small scripts can use it. */
import { SETTINGS_META } from '#core/contract/pages/settings';
import type { ApiBases, ClientSettings } from '#core/contract/pages/settings';
import type { NumberTable } from '#core/domain/site/trackingCode';

let known: Partial<ClientSettings> | null = null;

/** Read from the document once; empty where nothing is set (tests, prerendering). */
export function sentSettings(): Partial<ClientSettings> {
  known ??= typeof document === 'undefined' ? {} : readSettings(document);
  return known;
}

/** Where the two APIs are; the same origin where nothing is set. */
export const apiBases = (): ApiBases => sentSettings().apiBases ?? SAME_ORIGIN;

/** The number table (tracking.1); no codes where nothing is set. */
export const trackingNumbers = (): NumberTable => sentSettings().numbers ?? {};

export const SAME_ORIGIN: ApiBases = { main: '', data: '/data' };

function readSettings(doc: Document): Partial<ClientSettings> {
  const content = doc.querySelector(`meta[name="${SETTINGS_META}"]`)?.getAttribute('content');
  // Our own server wrote it from the same type.
  return content ? (JSON.parse(content) as Partial<ClientSettings>) : {};
}
