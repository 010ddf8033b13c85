/** What became of a fare that somebody saw on a list of deals; the words come when they are needed. */
export const seenFare = {
  checking: (was: string): string => `Looking for the fare of ${was}…`,
  same: (was: string, airline: string): string => `The fare of ${was} that you saw is still there, with ${airline}.`,
  lower: (was: string, now: string, airline: string): string => `The fare of ${was} that you saw is lower now: ${now} with ${airline}.`,
  gone: (was: string, now: string, airline: string, dates: string): string =>
    `That fare of ${was} is gone; the lowest now is ${now} with ${airline} on ${dates}.`,
  nothing: (was: string, dates: string): string => `That fare of ${was} is gone, and nothing is sold on ${dates} right now.`,
  allAirlines: 'Show all airlines',
  others: 'Other fares on this route',
  hide: 'Hide this note',
};
