/** The records of the blog's pages: what they say besides heading, opening and lists of articles, dates and counts in words already. */
import { href } from '../../domain/site/routes';
import type { Locale, RouteMatch } from '../../domain/site/routes';
import type { IsoDate } from '../../domain/values/dates';
import { isArticleSlug } from './articleSlugs';
import type { ArticleSlug } from './articleSlugs';
import type { Brand } from '../brand';
import { ARTICLE_FACTS } from './articleFacts';
import { ARTICLE_TEXTS, AUTHOR_TEXTS, BLOG_WORDS, minutesOf, nameOfAuthor } from './articles';
import { isAuthorSlug } from './authorSlugs';
import { AUTHORS } from './authors';
import { blogWire } from './blogWires';
import type { ArticleList, ArticleView, BlogRecord, DayText } from './blogTypes';
import { FEED_PATH } from './feedPath';

/** What a page of the blog holds; null on every other page. */
export function blogRecordOf({ route, params, locale }: RouteMatch, brand: Brand): BlogRecord | null {
  const slug = params['slug'] ?? '';
  switch (route) {
    case 'blog':
      return listOf(BLOG_WORDS[locale].articles, locale);
    case 'blogAuthor':
      if (!isAuthorSlug(slug)) return null;
      return listOf(BLOG_WORDS[locale].articlesBy(nameOfAuthor(slug, locale, brand)), locale);
    case 'blogPost':
      return isArticleSlug(slug) ? viewOf(slug, locale, brand) : null;
    default:
      return null;
  }
}

const dayOf = (date: IsoDate, locale: Locale): DayText => ({ date, text: BLOG_WORDS[locale].day(date) });

const listOf = (heading: string, locale: Locale): ArticleList => ({
  kind: 'list',
  heading,
  feed: { label: BLOG_WORDS[locale].feed, to: FEED_PATH },
});

function viewOf(slug: ArticleSlug, locale: Locale, brand: Brand): ArticleView {
  const { author, published, updated, related } = ARTICLE_FACTS[slug];
  const words = BLOG_WORDS[locale];
  const { contents, aboutAuthor, copy, copied, copyByHand, ask, askText, comments } = words;
  return {
    kind: 'article',
    slug,
    author: {
      label: nameOfAuthor(author, locale, brand),
      to: href('blogAuthor', locale, { slug: author }),
      kind: AUTHORS[author].kind,
      ...AUTHOR_TEXTS[locale][author],
    },
    published: dayOf(published, locale),
    updated: updated === published ? null : dayOf(updated, locale),
    minutes: words.minutes(minutesOf(slug, locale)),
    parts: ARTICLE_TEXTS[locale][slug].parts,
    related: related.map((other) => blogWire(other, locale, brand)),
    words: {
      published: words.published,
      updated: words.updated,
      related: words.related,
      ...{ contents, aboutAuthor, copy, copied, copyByHand, ask, askText, comments },
    },
  };
}
