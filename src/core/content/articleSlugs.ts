import type { PosterId } from './posters';

/** The articles of the blog, newest first. Their words are in pages/articles. */
export const ARTICLES = ['how-to-read-a-fare', 'when-a-fare-goes-up-while-you-book'] as const;
export type ArticleSlug = (typeof ARTICLES)[number];

export const isArticleSlug = (text: string): text is ArticleSlug => (ARTICLES as readonly string[]).includes(text);

/** The picture at the head of an article, which a shared link shows too. */
export const ARTICLE_PICTURES: Readonly<Record<ArticleSlug, PosterId>> = {
  'how-to-read-a-fare': 'seattle',
  'when-a-fare-goes-up-while-you-book': 'lisbon',
};
