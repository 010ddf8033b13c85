import { formatDollarsUp } from '../../domain/money';
import { plural } from './plural';

/** Words of the fares that were seen; they come with their list. */
export const deals = {
  latest: 'Fares seen lately',
  latestTo: (city: string): string => `Fares seen lately to ${city}`,
  lead: 'The lowest that searches found in the last two days: one adult, the whole trip, taxes and fees included. A click searches for that fare again.',
  all: 'All fares',
  filters: 'Filter fares',
  origin: 'Leaving from',
  destination: 'Going to',
  month: 'Month',
  maxPrice: 'Highest price',
  cabin: 'Cabin',
  airline: 'Airline',
  any: {
    origin: 'Anywhere',
    destination: 'Anywhere',
    month: 'Any month',
    maxPrice: 'Any price',
    cabin: 'Any cabin',
    airline: 'Any airline',
  },
  upTo: (dollars: number): string => `Up to ${formatDollarsUp(dollars * 100)}`,
  clear: 'Clear filters',
  found: (n: number): string => `${String(n)} ${plural('en', n, 'fare', 'fares')}, the lowest first`,
  list: 'Fares',
  to: 'to',
  nights: (n: number): string => `round trip, ${String(n)} ${plural('en', n, 'night', 'nights')}`,
  oneWay: 'one way',
  /** `5 minutes ago`. */
  seen: (ago: string): string => `seen ${ago}`,
  more: 'Show more fares',
  capped: (n: number): string => `These are the lowest ${String(n)}. Choose a filter to see others.`,
  loading: 'Looking up fares',
  gathering: 'The first fares are being looked up right now. They appear here by themselves.',
  none: 'No such fare was seen in the last two days.',
  noneHint: 'Take back a choice, or search for your dates: there may be seats that nobody has looked for.',
  failed: 'Fares cannot be shown right now.',
  search: 'Search flights',
  withoutScript: 'The list of fares needs JavaScript. Every city below has its own page with typical prices, or call us.',
};
