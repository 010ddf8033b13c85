import { dateParts } from '../../domain/values/dates';
import type { AuthorSlug } from './authorSlugs';
import type { AuthorText } from './articleTypes';
import type { BlogWords } from './blogTypes';
import { at } from '../../domain/values/checkedReads';

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

export const blogWords: BlogWords = {
  day: (date) => {
    const { year, month, day } = dateParts(date);
    return `${at(MONTHS, month - 1)} ${String(day)}, ${String(year)}`;
  },
  desk: (brandName) => `${brandName} travel desk`,
  by: (author) => `By ${author}`,
  minutes: (minutes) => `${String(minutes)}\u00a0min read`,
  published: 'Published',
  updated: 'Updated',
  articles: 'Articles',
  contents: 'In this article',
  related: 'Read next',
  aboutAuthor: 'About the author',
  articlesBy: (author) => `Articles by ${author}`,
  feed: 'All articles as an Atom feed',
  copy: 'Copy link',
  copied: 'Link copied',
  copyByHand: 'Copy this link:',
  ask: 'Would you rather ask a person?',
  askText: 'A person answers at any hour, in English or Spanish:',
  comments: 'Comments',
};

export const authorTexts: Readonly<Record<AuthorSlug, AuthorText>> = {
  'travel-desk': {
    role: 'Writes about fares, bags and what to do when plans change',
    bio: 'We write about what a ticket costs, what comes with it, and what you get back when plans change.',
    more: 'Each article answers one question and says when it was last changed. Where an official page knows more, the article names it.',
  },
};
