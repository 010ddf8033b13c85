/** Keeps the document's head on the page that is shown; a document brings the head of its own page in its HTML. */
import { useEffect } from 'react';
import type { SeoRecord } from '#core/content/meta/seo';
import type { Locale } from '#core/domain/site/routes';

const loadHeadTags = () => import(/* webpackChunkName: "head" */ './headTags');

/** Null: another component of the page knows the head; or the title alone, where `isNamed`. */
export function useHead(seo: SeoRecord | null, locale: Locale, isNamed = false): void {
  const { title = null, description = null, keywords = null, canonical = null, image = null } = seo?.seoDetails ?? {};
  useEffect(() => {
    if (title === null) return;
    if (!isNamed) document.title = title;
    document.documentElement.lang = locale;
    if (canonical === canonicalNow()) return; // the page that the document was sent for
    let isOver = false;
    loadHeadTags().then(
      ({ writeHeadTags }) => {
        if (!isOver) writeHeadTags({ title, description, keywords, canonical, image }, locale);
      },
      () => undefined, // away from the network nobody reads them
    );
    return () => {
      isOver = true;
    };
  }, [title, description, keywords, canonical, image, locale, isNamed]);
}

/** Path that the head names as the page's own; null where it names none. */
function canonicalNow(): string | null {
  const link = document.head.querySelector<HTMLLinkElement>('link[rel=canonical]');
  return link ? new URL(link.href).pathname : null;
}
