/** The content pages of a language: one chunk each, like the messages. */
import type { Site } from '#core/content/pages/site';
import type { Locale } from '#core/domain/routes';

const loaded = new Map<Locale, Promise<Site>>();

/** The same promise every time. */
export function loadSite(locale: Locale): Promise<Site> {
  const known = loaded.get(locale);
  if (known) return known;
  const loading =
    locale === 'es'
      ? import(/* webpackChunkName: "site-es" */ '#core/content/pages/site.es').then((m) => m.site)
      : import(/* webpackChunkName: "site-en" */ '#core/content/pages/site.en').then((m) => m.site);
  loaded.set(locale, loading);
  return loading;
}
