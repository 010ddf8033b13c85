/** Who wrote an article, when, and what to read next. */
import type { IsoDate } from '../../domain/values/dates';
import { ARTICLES } from './articleSlugs';
import type { ArticleSlug } from './articleSlugs';
import type { AuthorSlug } from './authorSlugs';

export interface ArticleFacts {
  readonly author: AuthorSlug;
  readonly published: IsoDate;
  /** When its text last changed in what it says. */
  readonly updated: IsoDate;
  readonly related: readonly [ArticleSlug, ArticleSlug, ArticleSlug];
}

// our own days, in the form of the type; a test reads each
const day = (text: string): IsoDate => text as IsoDate;

const facts = (author: AuthorSlug, published: string, updated: string, related: ArticleFacts['related']): ArticleFacts => ({
  author,
  published: day(published),
  updated: day(updated),
  related,
});

export const ARTICLE_FACTS: Readonly<Record<ArticleSlug, ArticleFacts>> = {
  'separate-tickets': facts('travel-desk', '2026-11-19', '2026-11-19', ['schedule-changes', 'which-bag-goes-where', 'when-to-buy']),
  'schedule-changes': facts('travel-desk', '2026-11-05', '2026-11-12', ['24-hour-rule', 'separate-tickets', 'how-to-read-a-fare']),
  'when-to-buy': facts('travel-desk', '2026-10-22', '2026-10-22', ['when-a-fare-goes-up-while-you-book', 'basic-economy', '24-hour-rule']),
  'passport-validity': facts('travel-desk', '2026-10-08', '2026-11-16', ['lap-infants', 'separate-tickets', 'when-to-buy']),
  'which-bag-goes-where': facts('travel-desk', '2026-09-24', '2026-09-24', ['basic-economy', 'lap-infants', 'separate-tickets']),
  'basic-economy': facts('travel-desk', '2026-09-10', '2026-10-15', ['which-bag-goes-where', 'how-to-read-a-fare', '24-hour-rule']),
  'lap-infants': facts('travel-desk', '2026-08-27', '2026-08-27', ['passport-validity', 'which-bag-goes-where', 'how-to-read-a-fare']),
  '24-hour-rule': facts('travel-desk', '2026-08-13', '2026-11-03', [
    'schedule-changes',
    'basic-economy',
    'when-a-fare-goes-up-while-you-book',
  ]),
  'when-a-fare-goes-up-while-you-book': facts('travel-desk', '2026-07-30', '2026-11-10', [
    'when-to-buy',
    'how-to-read-a-fare',
    '24-hour-rule',
  ]),
  'how-to-read-a-fare': facts('travel-desk', '2026-07-16', '2026-11-10', [
    'when-a-fare-goes-up-while-you-book',
    'basic-economy',
    'which-bag-goes-where',
  ]),
};

/** What an author wrote, newest first. */
export const articlesBy = (author: string): readonly ArticleSlug[] => ARTICLES.filter((slug) => ARTICLE_FACTS[slug].author === author);
