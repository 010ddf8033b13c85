/** Words of a real fare beside an example price; they come with it. */
export const liveFare = {
  /** `New York to Paris`. */
  route: (from: string, to: string): string => `${from} to ${to}`,
  lowest: 'Lowest fare now',
  roundTrip: 'round trip',
  unknown: 'No fare to show right now.',
  search: 'Search this route',
};
