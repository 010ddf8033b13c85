/** The tags of the head that only other sites read: search engines, social networks. */
import { cardTags } from '#core/content/meta/cardTags';
import type { SeoDetails } from '#core/content/meta/seo';
import { inLocale, LANGUAGE_TAG, LOCALES } from '#core/domain/site/routes';
import type { Locale } from '#core/domain/site/routes';

export type HeadTags = Pick<SeoDetails, 'title' | 'description' | 'keywords' | 'canonical' | 'image'>;

/** Makes, changes and removes tags until they name the page. */
export function writeHeadTags({ title, description, keywords, canonical, image }: HeadTags, locale: Locale): void {
  const { origin } = window.location;
  const inLanguage = (other: Locale): string | null => (canonical === null ? null : origin + inLocale(canonical, other));
  const url = canonical === null ? null : origin + canonical;
  setTag('meta', 'name', 'description', 'content', description);
  setTag('meta', 'name', 'keywords', 'content', keywords);
  setTag('meta', 'property', 'og:title', 'content', canonical === null ? null : title);
  setTag('meta', 'property', 'og:description', 'content', description);
  setTag('meta', 'property', 'og:url', 'content', url);
  setTag('link', 'rel', 'canonical', 'href', url);
  for (const { key, name, content } of cardTags({ image, title }, locale, origin)) setTag('meta', key, name, 'content', content);
  for (const other of LOCALES) setTag('link', 'hreflang', LANGUAGE_TAG[other], 'href', inLanguage(other), ['rel', 'alternate']);
  setTag('link', 'hreflang', 'x-default', 'href', inLanguage('en'), ['rel', 'alternate']);
}

/** Makes, changes or removes (null) the one tag of the head that `key=name` picks. */
function setTag(
  tag: 'meta' | 'link',
  key: string,
  name: string,
  attribute: string,
  value: string | null,
  also?: readonly [string, string],
): void {
  const found = document.head.querySelector(`${tag}[${key}="${name}"]`);
  if (value === null) {
    found?.remove();
    return;
  }
  const element = found ?? document.head.appendChild(document.createElement(tag));
  element.setAttribute(key, name);
  if (also) element.setAttribute(...also);
  element.setAttribute(attribute, value);
}
