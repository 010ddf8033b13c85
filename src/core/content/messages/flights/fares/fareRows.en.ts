import { plural } from '../../plural';

/** Words of a fare that was seen, as a row of a list or beside an example price; they come with the pages that show one. */
export const fareRows = {
  latest: 'Fares seen lately',
  latestTo: (city: string): string => `Fares seen lately to ${city}`,
  lead: 'The lowest that searches found in the last two days: one adult, the whole trip, taxes and fees included. A click searches for that fare again.',
  all: 'All fares',
  to: 'to',
  nights: (n: number): string => `round trip, ${String(n)} ${plural('en', n, 'night', 'nights')}`,
  oneWay: 'one way',
  /** `Tue, Nov 24`. */
  seen: (day: string): string => `seen ${day}`,
  /** `New York to Paris`. */
  route: (from: string, to: string): string => `${from} to ${to}`,
  lowest: 'Lowest fare seen',
};
