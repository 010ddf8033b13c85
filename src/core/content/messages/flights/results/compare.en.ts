import { plural } from '../../plural';

const flights = (n: number): string => `${String(n)} ${plural('en', n, 'flight', 'flights')}`;

/** Words of flights side by side. */
export const compare = {
  toggle: 'Compare',
  bar: 'Flights to compare',
  goTo: 'Go to the comparison',
  chosen: (n: number): string => `${flights(n)} to compare`,
  oneMore: 'Choose one or two more.',
  full: 'Three flights fit side by side. Remove one first.',
  gone: (n: number): string => `${flights(n)} of your comparison ${plural('en', n, 'is', 'are')} no longer sold.`,
  show: (n: number): string => `Compare ${flights(n)}`,
  clear: 'Clear',
  clearWhat: ' comparison',
  title: 'Compare flights',
  table: 'Flights side by side',
  flight: 'Flight',
  lowest: 'Lowest',
  shortest: 'Shortest',
  fewest: 'Fewest',
  pricePerAdult: 'Price per adult, taxes and fees included',
  total: (travelers: string): string => `Total for ${travelers}, taxes and fees included`,
  whole: 'Per adult with extras',
  wholeTotal: (travelers: string): string => `Total for ${travelers} with extras`,
  times: 'Times',
  duration: 'Duration',
  stops: 'Stops',
  warnings: 'Warnings',
  noWarnings: 'None',
  remove: 'Remove',
  differencesOnly: 'Show differences only',
  noDifferences: 'These flights do not differ.',
};
