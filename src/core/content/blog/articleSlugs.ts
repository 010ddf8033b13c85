/** The articles of the blog, newest first. Their words are in blog/texts, and each has a poster of its own name. */
export const ARTICLES = [
  'separate-tickets',
  'schedule-changes',
  'when-to-buy',
  'passport-validity',
  'which-bag-goes-where',
  'basic-economy',
  'lap-infants',
  '24-hour-rule',
  'when-a-fare-goes-up-while-you-book',
  'how-to-read-a-fare',
] as const;
export type ArticleSlug = (typeof ARTICLES)[number];

export const isArticleSlug = (text: string): text is ArticleSlug => (ARTICLES as readonly string[]).includes(text);
