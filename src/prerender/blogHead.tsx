/** What pages of the blog have in their head in addition to those of every page: the feed, and an article as JSON-LD (content.43, content.44). */
import { AUTHOR_TYPES } from '#core/content/blog/authors';
import { SLOT_BRAND } from '#core/content/brandSlots';
import { FEED_PATH } from '#core/content/blog/feedPath';
import type { PageRecord } from '#core/content/pages/pageRecord';
import { CARD_SHAPE, cardOf } from '#core/content/pictures/pictures';
import { ORIGIN_SLOT } from '#core/content/prerendered';
import { atWidth } from '#core/domain/site/pictures';
import { LANGUAGE_TAG, pathOf } from '#core/domain/site/routes';
import type { RouteMatch } from '#core/domain/site/routes';

/** Readers of feeds find the one of the blog; nothing on pages that are not of it. */
export function FeedTag({ route }: Pick<RouteMatch, 'route'>) {
  const isOfBlog = route === 'blog' || route === 'blogPost' || route === 'blogAuthor';
  return isOfBlog && <link rel="alternate" type="application/atom+xml" href={ORIGIN_SLOT + FEED_PATH} />;
}

/** `BlogPosting` of an article; none on every other page. */
export function articleData(match: RouteMatch, record: PageRecord | null): readonly object[] {
  if (record?.blog?.kind !== 'article') return [];
  const { content, blog } = record;
  const { slug, author, published, updated } = blog;
  const url = ORIGIN_SLOT + pathOf(match, match.locale);
  const data = {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: content.heading,
    description: content.seo.seoDetails.description,
    image: ORIGIN_SLOT + atWidth(cardOf(slug).src, CARD_SHAPE.width),
    datePublished: published.date,
    dateModified: (updated ?? published).date,
    inLanguage: LANGUAGE_TAG[match.locale],
    author: { '@type': AUTHOR_TYPES[author.kind], name: author.label, url: ORIGIN_SLOT + author.to },
    publisher: { '@type': 'Organization', name: SLOT_BRAND.brandName, url: `${ORIGIN_SLOT}/` },
    mainEntityOfPage: url,
    url,
  };
  return [data];
}
