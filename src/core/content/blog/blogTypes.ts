/** What pages of the blog hold, and what a language must say for them. */
import type { BlogWire } from '../../contract/pages/blog.schema';
import type { IsoDate } from '../../domain/values/dates';
import type { ArticleSlug } from './articleSlugs';
import type { PageLink } from '../pages/siteTypes';
import type { ArticlePart, AuthorText } from './articleTypes';
import type { Author, DeskWords } from './authors';

/** Words around articles. */
export interface BlogWords extends DeskWords {
  /** Of a day: `November 19, 2026`. */
  readonly day: (date: IsoDate) => string;
  readonly by: (author: string) => string;
  readonly minutes: (minutes: number) => string;
  readonly published: string;
  readonly updated: string;
  readonly articles: string;
  readonly contents: string;
  readonly related: string;
  readonly aboutAuthor: string;
  readonly articlesBy: (author: string) => string;
  readonly feed: string;
  readonly copy: string;
  readonly copied: string;
  readonly copyByHand: string;
  readonly ask: string;
  readonly askText: string;
  readonly comments: string;
}

/** A moment as a reader sees it, and as machines do. */
export interface DayText {
  readonly date: IsoDate;
  readonly text: string;
}

/** The head and foot of an article, its words already said; the text of its opening is the page's own. */
export interface ArticleView {
  readonly kind: 'article';
  readonly slug: ArticleSlug;
  readonly author: PageLink & AuthorText & { readonly kind: Author['kind'] };
  readonly published: DayText;
  /** Null: never changed since. */
  readonly updated: DayText | null;
  readonly minutes: string;
  readonly parts: readonly ArticlePart[];
  readonly related: readonly BlogWire[];
  readonly words: Pick<
    BlogWords,
    'published' | 'updated' | 'contents' | 'related' | 'aboutAuthor' | 'copy' | 'copied' | 'copyByHand' | 'ask' | 'askText' | 'comments'
  >;
}

/** Around the articles of a call: all of them, or those of an author. */
export interface ArticleList {
  readonly kind: 'list';
  readonly heading: string;
  readonly feed: PageLink;
}

export type BlogRecord = ArticleView | ArticleList;
