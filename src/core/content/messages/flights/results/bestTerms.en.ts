import type { Trouble } from '../../../../domain/flights/bestRanking';
import { plural } from '../../plural';

/** Why a flight ranks where it ranks (results.3); the words come with its details. */
export const bestTerms = {
  whyHere: 'How “Best” ranks this flight',
  bestTerm: {
    price: 'Price per adult',
    time: (duration: string, rate: string): string => `${duration} of travel at ${rate} an hour`,
    score: 'Sum; the lowest ranks first',
  },
  bestTrouble: {
    stop: (n: number, rate: string): string => `${String(n)} ${plural('en', n, 'stop', 'stops')} at ${rate} each`,
    shortConnection: (n: number, rate: string): string =>
      `${String(n)} ${plural('en', n, 'short connection', 'short connections')} at ${rate} each`,
    redEye: (n: number, rate: string): string => `${String(n)} ${plural('en', n, 'red-eye flight', 'red-eye flights')} at ${rate} each`,
    airportChange: (n: number, rate: string): string => `${String(n)} ${plural('en', n, 'change', 'changes')} of airport at ${rate} each`,
    separateTickets: (): string => 'Separate tickets',
  } satisfies Record<Trouble, (n: number, rate: string) => string>,
  leadRule: 'A nonstop between main airports leads the list when it costs at most 25% more.',
  noCommission: 'What we earn on a flight plays no part.',
};
