/** The articles in every language, for the server and for prerendering. */
import type { Locale } from '../../domain/site/routes';
import type { ArticleSlug } from './articleSlugs';
import { articles as en } from '../pages/words/articles.en';
import { articles as es } from '../pages/words/articles.es';
import { AUTHORS, authorName } from './authors';
import type { AuthorSlug } from './authorSlugs';
import { authorTexts as authorsEn, blogWords as wordsEn } from './blogWords.en';
import { authorTexts as authorsEs, blogWords as wordsEs } from './blogWords.es';
import type { Brand } from '../brand';
import type { ArticleText } from '../pages/siteTypes';
import { minutesToRead } from './readingTime';

export const ARTICLE_TEXTS: Readonly<Record<Locale, Readonly<Record<ArticleSlug, ArticleText>>>> = { en, es };
export const BLOG_WORDS = { en: wordsEn, es: wordsEs } as const;
export const AUTHOR_TEXTS = { en: authorsEn, es: authorsEs } as const;

/** The name that a language gives an author. */
export const nameOfAuthor = (author: AuthorSlug, locale: Locale, brand: Pick<Brand, 'brandName'>): string =>
  authorName(AUTHORS[author], BLOG_WORDS[locale], brand);

export const articleHeading = (slug: ArticleSlug, locale: Locale): string => ARTICLE_TEXTS[locale][slug].heading;

/** Everything that is read in an article, in order. */
export const textsOf = ({ lead, paragraphs, parts }: ArticleText): readonly string[] => [
  lead,
  ...paragraphs,
  ...parts.flatMap((part) => [part.heading, ...part.paragraphs, ...(part.list ?? [])]),
];

/** Minutes to read an article. */
export const minutesOf = (slug: ArticleSlug, locale: Locale): number => minutesToRead(textsOf(ARTICLE_TEXTS[locale][slug]));
