import { formatDollarsUp } from '../../../../domain/values/money';
import { plural } from '../../plural';
import { publishedFare } from './publishedFare.en';

/** Words of the list of all fares that were seen, beside those of its rows (fareRows); they come with it. */
export const deals = {
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
  under: (dollars: number): string => `Fares under $${String(dollars)}`,
  allUnder: (dollars: number): string => `All fares up to $${String(dollars)}`,
  clear: 'Clear filters',
  found: (n: number): string => `${String(n)} ${plural('en', n, 'fare', 'fares')}, the lowest first`,
  list: 'Fares',
  more: 'Show more fares',
  again: 'Look again',
  capped: (n: number): string => `These are the lowest ${String(n)}. Choose a filter to see others.`,
  publishedFare,
  belowTitle: 'How many fares are below the published ones',
  belowUnknown: 'No published fares are known right now, so there is nothing to count.',
  belowCounted: (n: number): string =>
    `Counted by our server over the ${n.toLocaleString('en-US')} ${plural('en', n, 'fare', 'fares')} that were seen in the last two days: the lowest of each airline by route, month and cabin.`,
  below: (percent: number): string => `are at least ${String(percent)}% below`,
  ofFares: (n: number, of: number): string => `${n.toLocaleString('en-US')} of ${of.toLocaleString('en-US')}`,
  loading: 'Looking up fares',
  gathering: 'The first fares are being looked up right now. Look again in a moment.',
  none: 'No such fare was seen in the last two days.',
  noneHint: 'Remove a filter, or search for your own dates: there may be seats nobody has looked for.',
  failed: 'Fares cannot be shown right now.',
  search: 'Search flights',
  withoutScript: 'The list of fares cannot be shown right now. Every city below has its own page with typical prices, or call us.',
};
