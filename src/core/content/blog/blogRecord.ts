/** The records of the blog's pages: everything that they say beside heading and opening, dates and counts in words already. */
import { href } from '../../domain/site/routes';
import type { Locale, RouteMatch } from '../../domain/site/routes';
import type { IsoDate } from '../../domain/values/dates';
import { ARTICLES, isArticleSlug } from '../articleSlugs';
import type { ArticleSlug } from '../articleSlugs';
import { ARTICLE_FACTS } from './articleFacts';
import { ARTICLE_TEXTS, AUTHOR_TEXTS, BLOG_WORDS, minutesOf } from './articles';
import { isAuthorSlug } from './authorSlugs';
import { AUTHORS } from './authors';
import type { ArticleCard, ArticleList, ArticleView, BlogRecord, DayText } from './blogTypes';
import { feedPath } from './feedPath';

/** What a page of the blog holds; null on every other page. */
export function blogRecordOf({ route, params, locale }: RouteMatch): BlogRecord | null {
  const slug = params['slug'] ?? '';
  switch (route) {
    case 'blog':
      return listOf(ARTICLES, BLOG_WORDS[locale].articles, locale);
    case 'blogAuthor':
      if (!isAuthorSlug(slug)) return null;
      return listOf(
        ARTICLES.filter((article) => ARTICLE_FACTS[article].author === slug),
        BLOG_WORDS[locale].articlesBy(AUTHORS[slug]),
        locale,
      );
    case 'blogPost':
      return isArticleSlug(slug) ? viewOf(slug, locale) : null;
    default:
      return null;
  }
}

const dayOf = (date: IsoDate, locale: Locale): DayText => ({ date, text: BLOG_WORDS[locale].day(date) });

function cardOf(slug: ArticleSlug, locale: Locale): ArticleCard {
  const { heading, lead } = ARTICLE_TEXTS[locale][slug];
  const { author, published } = ARTICLE_FACTS[slug];
  const words = BLOG_WORDS[locale];
  return {
    slug,
    to: href('blogPost', locale, { slug }),
    heading,
    lead,
    by: words.by(AUTHORS[author]),
    published: dayOf(published, locale),
    minutes: words.minutes(minutesOf(slug, locale)),
  };
}

const listOf = (slugs: readonly ArticleSlug[], heading: string, locale: Locale): ArticleList => ({
  kind: 'list',
  heading,
  articles: slugs.map((slug) => cardOf(slug, locale)),
  feed: { label: BLOG_WORDS[locale].feed, to: feedPath(locale) },
});

function viewOf(slug: ArticleSlug, locale: Locale): ArticleView {
  const { author, published, updated, related } = ARTICLE_FACTS[slug];
  const words = BLOG_WORDS[locale];
  const { contents, aboutAuthor, copy, copied, copyByHand, ask, askText, comments } = words;
  const name = AUTHORS[author];
  return {
    kind: 'article',
    slug,
    author: {
      label: name,
      to: href('blogAuthor', locale, { slug: author }),
      initials: name.replace(/(\S)\S*\s*/g, '$1'),
      ...AUTHOR_TEXTS[locale][author],
    },
    published: dayOf(published, locale),
    updated: updated === published ? null : dayOf(updated, locale),
    minutes: words.minutes(minutesOf(slug, locale)),
    parts: ARTICLE_TEXTS[locale][slug].parts,
    related: related.map((other) => cardOf(other, locale)),
    words: {
      published: words.published,
      updated: words.updated,
      related: words.related,
      ...{ contents, aboutAuthor, copy, copied, copyByHand, ask, askText, comments },
    },
  };
}
