/** Keeps the document's head on the page that is shown; prerendered pages bring the same head in their HTML. */
import { useEffect } from 'react';
import { cardTags } from '#core/content/seo';
import type { Seo } from '#core/content/seo';
import { inLocale, LOCALES } from '#core/domain/routes';
import type { Locale } from '#core/domain/routes';

/** Null: another component of the page knows the head. */
export function useHead(seo: Seo | null, locale: Locale): void {
  const { title = null, description = null, keywords = null, canonical = null, image = null } = seo ?? {};
  useEffect(() => {
    if (title === null) return;
    document.title = title;
    document.documentElement.lang = locale;
    setTag('meta', 'name', 'description', 'content', description);
    setTag('meta', 'name', 'keywords', 'content', keywords);
    setTag('meta', 'property', 'og:title', 'content', canonical === null ? null : title);
    setTag('meta', 'property', 'og:description', 'content', description);
    setTag('meta', 'property', 'og:url', 'content', canonical === null ? null : absolute(canonical));
    setTag('link', 'rel', 'canonical', 'href', canonical === null ? null : absolute(canonical));
    for (const { key, name, content } of cardTags({ image, title }, locale, window.location.origin))
      setTag('meta', key, name, 'content', content);
    for (const other of LOCALES)
      setTag('link', 'hreflang', HREFLANG[other], 'href', canonical === null ? null : absolute(inLocale(canonical, other)), [
        'rel',
        'alternate',
      ]);
    setTag('link', 'hreflang', 'x-default', 'href', canonical === null ? null : absolute(inLocale(canonical, 'en')), ['rel', 'alternate']);
  }, [title, description, keywords, canonical, image, locale]);
}

const HREFLANG: Record<Locale, string> = { en: 'en-US', es: 'es-US' };

const absolute = (path: string): string => window.location.origin + path;

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
