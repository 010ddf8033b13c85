import { plural } from '../plural';

const minutesText = (n: number): string => `${String(n)} ${plural('en', n, 'minute', 'minutes')}`;

/** What an airline changed of a trip, one by one. A direction is named as the itinerary names it. */
export const changeFacts = {
  allCancelled: 'All flights of this trip are cancelled.',
  outboundCancelled: 'Your outbound flight is cancelled.',
  returnCancelled: 'Your return flight is cancelled.',
  flightCancelled: (n: number): string => `Flight ${String(n)} of your trip is cancelled.`,
  /** Minutes to change planes, and the fewest that it takes; fewer than 0 where the next flight leaves before. */
  connection: (city: string, minutes: number, least: number): string =>
    minutes < 0
      ? `The connection in ${city} cannot be made: the next flight leaves ${minutesText(-minutes)} before you land.`
      : `The connection in ${city} cannot be made: you would have ${minutesText(minutes)} to change planes, and at least ${minutesText(least)} are needed.`,
  overlap: 'It leaves before your flight before it has landed.',
  airport: (now: string, was: string): string => `${now} instead of ${was}.`,
  stops: (now: string, was: string): string => `${now} instead of ${was}.`,
  via: (cities: string): string => `You now change planes in ${cities}.`,
  day: 'It leaves on another day.',
  times: 'The times changed.',
  numbers: 'Only the flight numbers or airlines changed; times and airports are the same.',
  cabin: 'You fly in another cabin than you booked, at least on a part of the way.',
  operator: (airlines: string): string => `Now operated by ${airlines}.`,
  added: 'A flight was added to your trip.',
  of: (direction: string, what: string): string => `${direction}: ${what}`,
};
export type ChangeFactWords = typeof changeFacts;
