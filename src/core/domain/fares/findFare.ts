import type { Flight } from '../flights/flights';
import { fareAt } from './fareFamilies';
import type { Fare } from './fareFamilies';

/** The fare of a list that an id names: an id without a family is the lowest. */
export function findFare(flights: readonly Flight[], id: string): { readonly flight: Flight; readonly fare: Fare } | null {
  for (const flight of flights) {
    if (!id.startsWith(flight.id)) continue;
    const step = flight.fares.find(({ key }) => flight.id + key === id);
    if (step) return { flight, fare: fareAt(flight, step) };
  }
  return null;
}
