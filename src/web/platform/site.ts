/** The content pages of a language: one chunk each, like the messages. */
import type { Site } from '#core/content/pages/site';
import { once } from '#core/domain/once';
import type { Locale } from '#core/domain/routes';

/** The same promise every time. */
export const loadSite = once((locale: Locale): Promise<Site> =>
  locale === 'es'
    ? import(/* webpackChunkName: "site-es" */ '#core/content/pages/site.es').then((m) => m.site)
    : import(/* webpackChunkName: "site-en" */ '#core/content/pages/site.en').then((m) => m.site),
);
