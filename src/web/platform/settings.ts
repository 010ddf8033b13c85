/** What the server tells the browser of this deployment: brand, phones, API bases. The defaults stand where nothing is told (tests, prerendering). */
import { DEFAULT_BRAND } from '#core/content/brand';
import { API_BASES_META, SETTINGS_META } from '#core/contract/settings';
import type { ClientSettings } from '#core/contract/settings';

const DEFAULTS: ClientSettings = { brand: DEFAULT_BRAND, sandbox: true };

let known: ClientSettings | null = null;

/** Read from the document once; it does not change while the page lives. */
export function settings(): ClientSettings {
  known ??= typeof document === 'undefined' ? DEFAULTS : readSettings(document);
  return known;
}

function readSettings(doc: Document): ClientSettings {
  const content = doc.querySelector(`meta[name="${SETTINGS_META}"]`)?.getAttribute('content');
  // Our own server wrote it from the same type.
  return content ? { ...DEFAULTS, ...(JSON.parse(content) as Partial<ClientSettings>) } : DEFAULTS;
}

export interface ApiBases {
  /** What stands before a path of the main API; empty for the same origin (product §2). */
  readonly main: string;
  readonly data: string;
}

let bases: ApiBases | null = null;

/** Where the two APIs are; the same origin where nothing is told. */
export function apiBases(): ApiBases {
  bases ??= typeof document === 'undefined' ? { main: '', data: '/data' } : readBases(document);
  return bases;
}

function readBases(doc: Document): ApiBases {
  const content = doc.querySelector(`meta[name="${API_BASES_META}"]`)?.getAttribute('content') ?? '';
  const [main = '-', data = '/data'] = content.split(' ').filter((part) => part !== '');
  return { main: main === '-' ? '' : main, data };
}
