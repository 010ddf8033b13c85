/** What the server tells the browser of this deployment: brand, phones, API bases. The defaults stand where nothing is told (tests, prerendering). */
import { DEFAULT_BRAND } from '#core/content/brand';
import { SETTINGS_META } from '#core/contract/settings';
import type { ApiBases, ClientSettings } from '#core/contract/settings';

const DEFAULTS: ClientSettings = { brand: DEFAULT_BRAND, sandbox: true, apiBases: { main: '', data: '/data' }, botCheck: null };

let known: ClientSettings | null = null;

/** Read from the document once; it does not change while the page lives. */
export function settings(): ClientSettings {
  known ??= typeof document === 'undefined' ? DEFAULTS : readSettings(document);
  return known;
}

/** Where the two APIs are; the same origin where nothing is told. */
export const apiBases = (): ApiBases => settings().apiBases;

function readSettings(doc: Document): ClientSettings {
  const content = doc.querySelector(`meta[name="${SETTINGS_META}"]`)?.getAttribute('content');
  // Our own server wrote it from the same type.
  return content ? { ...DEFAULTS, ...(JSON.parse(content) as Partial<ClientSettings>) } : DEFAULTS;
}
