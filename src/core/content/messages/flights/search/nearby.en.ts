import { plural } from '../../plural';

/** Words of airports nearby that a search takes in too, in form and results. */
export const nearby = {
  button: 'Nearby airports',
  buttonWith: (codes: string): string => `Nearby airports: ${codes}`,
  around: {
    origin: (place: string): string => `From, besides ${place}`,
    destination: (place: string): string => `To, besides ${place}`,
  },
  distance: (miles: number): string => `${String(miles)} mi`,
  airport: (city: string, code: string): string => `${city} (${code})`,
  saves: (price: string): string => `saves about ${price}`,
  costsMore: (price: string): string => `about ${price} more`,
  noFlights: 'no flights on these days',
  none: (place: string): string => `No other airport within 100 miles of ${place}.`,
  failed: 'The airports nearby cannot be shown right now.',
  most: (searches: number): string => `At most ${String(searches)} pairs of airports are searched. Clear one to choose another.`,
  basis: 'Lowest price of an adult on your days, beside that of the airports you typed.',
  also: {
    origin: (airports: string): string => `Also from ${airports}`,
    destination: (airports: string): string => `Also to ${airports}`,
  },
  searching: (answered: number, all: number): string => `${String(answered)} of ${String(all)} pairs of airports searched…`,
  failedRoutes: (routes: string): string => `Flights ${routes} could not be loaded.`,
  tryAgain: 'Try again',
  leftOut: (n: number, codes: string): string =>
    `${codes} ${plural('en', n, 'was', 'were')} left out: not nearby, or more than can be searched at once.`,
  unreadable: 'The airports nearby of this link could not be read and were left out.',
  typedOnly: 'Price grid, graph and alerts are of the airports you typed.',
  from: (airport: string, distance: string): string => `From ${airport}, ${distance}`,
  to: (airport: string, distance: string): string => `To ${airport}, ${distance}`,
};
