/** What the server tells the browser of this deployment: brand, phones, API bases. The defaults apply where nothing is set (tests, prerendering). */
import { DEFAULT_BRAND } from '#core/content/brand';
import type { ClientSettings } from '#core/contract/pages/settings';
import { SAME_ORIGIN, sentSettings } from './sentSettings';

const DEFAULTS: ClientSettings = {
  brand: DEFAULT_BRAND,
  numbers: {},
  sandbox: true,
  testCards: true,
  apiBases: SAME_ORIGIN,
  botCheck: null,
};

let known: ClientSettings | null = null;

/** Prerendering renders for every installation, and has no document that tells of one. */
export function takeSettings(other: Partial<ClientSettings>): void {
  known = { ...DEFAULTS, ...other };
}

/** They do not change while the page lives. */
export function settings(): ClientSettings {
  known ??= { ...DEFAULTS, ...sentSettings() };
  return known;
}
