/** Articles and authors as the calls answer and pages show them, dates and counts in words already (api.21). */
import type { AuthorWire, BlogWire } from '../../contract/pages/blog.schema';
import { atWidth } from '../../domain/site/pictures';
import { href } from '../../domain/site/routes';
import type { Locale } from '../../domain/site/routes';
import type { Brand } from '../brand';
import { pictureOf } from '../pictures/pictures';
import { ARTICLE_FACTS, articlesBy } from './articleFacts';
import { ARTICLE_TEXTS, AUTHOR_TEXTS, BLOG_WORDS, minutesOf, nameOfAuthor } from './articles';
import { ARTICLES } from './articleSlugs';
import type { ArticleSlug } from './articleSlugs';
import type { AuthorSlug } from './authorSlugs';

type Named = Pick<Brand, 'brandName'>;

/** One article. */
export function blogWire(slug: ArticleSlug, locale: Locale, brand: Named): BlogWire {
  const { heading, description, lead } = ARTICLE_TEXTS[locale][slug];
  const { author, published, updated } = ARTICLE_FACTS[slug];
  const words = BLOG_WORDS[locale];
  const name = nameOfAuthor(author, locale, brand);
  const minutes = minutesOf(slug, locale);
  return {
    url: slug,
    path: href('blogPost', locale, { slug }),
    title: heading,
    description,
    lead,
    author: name,
    authorurl: author,
    published,
    updated,
    minutes,
    byline: words.by(name),
    day: words.day(published),
    reading: words.minutes(minutes),
    picture: atWidth(pictureOf(slug).src, 1200),
  };
}

/** All of them, newest first. */
export const blogWires = (locale: Locale, brand: Named): readonly BlogWire[] => ARTICLES.map((slug) => blogWire(slug, locale, brand));

export function authorWire(author: AuthorSlug, locale: Locale, brand: Named): AuthorWire {
  const { role, bio } = AUTHOR_TEXTS[locale][author];
  return {
    url: author,
    path: href('blogAuthor', locale, { slug: author }),
    name: nameOfAuthor(author, locale, brand),
    role,
    bio,
    blogs: articlesBy(author).map((slug) => blogWire(slug, locale, brand)),
  };
}
