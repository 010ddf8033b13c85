import type { Flight } from './flights';

/**
 * Airports where the traveler changes on two tickets, in the order of the way: fetches the bags, checks in again, and is on their own when the
 * first flight is late (results.39).
 */
export const selfTransfersOf = (f: Pick<Flight, 'slices'>): string[] => [
  ...new Set(
    f.slices.flatMap(({ layovers }) => layovers.flatMap(({ airport, notes }) => (notes.includes('selfTransfer') ? [airport] : []))),
  ),
];
