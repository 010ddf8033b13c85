import { dateParts } from '../../domain/values/dates';
import type { AuthorSlug } from './authorSlugs';
import type { AuthorText } from './articleTypes';
import type { BlogWords } from './blogTypes';

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

export const blogWords: BlogWords = {
  day: (date) => {
    const { year, month, day } = dateParts(date);
    return `${MONTHS[month - 1] ?? ''} ${String(day)}, ${String(year)}`;
  },
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
  askText: 'Somebody answers at any hour, in English or Spanish:',
  comments: 'Comments',
};

export const authorTexts: Readonly<Record<AuthorSlug, AuthorText>> = {
  'nora-whitfield': {
    role: 'Writes about fares, fees and refunds',
    bio: 'Nora edits this blog and writes about what a ticket costs and what comes back of it. She likes rules that fit on one page and collects those that do not. At home in Chicago, she flies most often in the wrong month.',
    more: 'The articles begin with a question that came in by phone, and end when it can be answered in one breath. What is a rule, what is usual and what is only her experience stands apart in them.',
  },
  'daniel-ortega': {
    role: 'Writes about connections, documents and long trips',
    bio: 'Daniel writes about the parts of a trip that happen between two flights: connections, borders, delays. He grew up between San Antonio and Monterrey and writes his own articles in both languages.',
    more: 'He checks times and rules against the source and dates what may change. Where an official page knows better than he does, the article says so and names it.',
  },
  'grace-lin': {
    role: 'Writes about bags, families and timing',
    bio: 'Grace writes about flying with children, packing light and when to buy. She has two sons, one carry-on and a spreadsheet of fares that nobody else in the family may touch.',
    more: 'Each tip has been tried on a real trip, mostly with somebody small asking when it is over. What did not work is left out.',
  },
};
