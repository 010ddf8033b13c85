import type { SearchWords } from '../../searchFile';

/** Words beside what is found; they come with the index. */
export const siteSearch: SearchWords = {
  kinds: {
    city: 'City',
    guide: 'City guide',
    airline: 'Airline',
    airlineCity: 'Airline and city',
    article: 'Article',
    page: 'Information',
  },
  suggestions: 'Pages',
  onePage: '1 page found',
  pages: 'pages found',
  nothing: 'Nothing found for',
  nothingMore: 'Try fewer or other words: a city, an airline, an airport code, or what your question is about.',
  showAll: 'Show all',
  didYouMean: 'Were you looking for one of these?',
};
