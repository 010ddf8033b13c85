/** The head of a prerendered page as HTML; the same record as the browser's on navigation (features/shell/head.hooks). */
import { ORIGIN_SLOT } from '#core/content/prerendered';
import { cardTags } from '#core/content/meta/cardTags';
import { isIndexed } from '#core/content/routes/listedRoutes';
import type { SeoRecord } from '#core/content/meta/seo';
import { inLocale, LANGUAGE_TAG } from '#core/domain/site/routes';
import type { Locale } from '#core/domain/site/routes';

const escape = (text: string): string => text.replace(/[&<>"']/g, (c) => `&#${String(c.charCodeAt(0))};`);

export function headTags({ id, seoDetails: seo }: Pick<SeoRecord, 'id' | 'seoDetails'>, locale: Locale): string {
  const { title, description, keywords, canonical } = seo;
  if (canonical === null) return '';
  const meta = (key: 'name' | 'property', name: string, content: string | null): string =>
    content === null ? '' : `<meta ${key}="${name}" content="${escape(content)}">`;
  const alternate = (hreflang: string, path: string): string =>
    `<link rel="alternate" hreflang="${hreflang}" href="${ORIGIN_SLOT}${path}">`;
  return [
    meta('name', 'description', description),
    meta('name', 'keywords', keywords),
    meta('name', 'robots', isIndexed(id) ? null : 'noindex, follow'),
    `<link rel="canonical" href="${ORIGIN_SLOT}${canonical}">`,
    alternate(LANGUAGE_TAG.en, inLocale(canonical, 'en')),
    alternate(LANGUAGE_TAG.es, inLocale(canonical, 'es')),
    alternate('x-default', inLocale(canonical, 'en')),
    meta('property', 'og:type', id === 'blogPost' ? 'article' : 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', ORIGIN_SLOT + canonical),
    meta('property', 'og:locale', LANGUAGE_TAG[locale].replace('-', '_')),
    ...cardTags(seo, locale, ORIGIN_SLOT).map(({ key, name, content }) => meta(key, name, content)),
  ]
    .filter((line) => line !== '')
    .join('\n');
}
