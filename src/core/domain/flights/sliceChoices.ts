/** A multi-city trip is chosen slice after slice: whole trips as choices of the next slice (search.42). */
import { at } from '../values/checkedReads';
import type { TripStep } from '../search/tripStep';
import type { Flight, FlightList, Slice } from './flights';

/** What the flights of a slice are called in an address: equal for equal flights of a day, whatever supplier or fare. */
export function sliceName({ legs }: Slice): string {
  return `${legs.map(({ carrier, flightNumber }) => `${carrier}${String(flightNumber)}`).join('-')}_${legs[0].departs.slice(0, 10)}`;
}

/** Whether a trip begins with these slices. */
const beginsWith = ({ slices }: Flight, chosen: readonly string[]): boolean =>
  chosen.every((name, i) => {
    const slice = slices[i];
    return slice !== undefined && sliceName(slice) === name;
  });

/** Of whole trips that begin with the chosen slices, the cheapest for each way to fly the next one; the quickest of equally cheap ones. */
export function cheapestByNextSlice(flights: readonly Flight[], chosen: readonly string[]): readonly Flight[] {
  const best = new Map<string, Flight>();
  for (const flight of flights.filter((one) => beginsWith(one, chosen))) {
    const key = sliceName(at(flight.slices, chosen.length));
    const other = best.get(key);
    if (!other || flight.total < other.total || (flight.total === other.total && minutesOf(flight) < minutesOf(other)))
      best.set(key, flight);
  }
  return [...best.values()].sort((a, b) => a.total - b.total || minutesOf(a) - minutesOf(b));
}

const minutesOf = ({ slices }: Flight): number => slices.reduce((sum, { minutes }) => sum + minutes, 0);

/**
 * A list of whole trips as the list of a step: its flights show the slice that is chosen there, at the price of the whole trip. Fares are of
 * the whole ticket, so that there is one to choose with the last slice alone.
 */
export function atStep<List extends FlightList>(list: List, { index, isLast }: TripStep): List & { readonly slice: number } {
  const flights = list.flights.map((flight): Flight => {
    const fares = isLast ? flight.fares : flight.fares.slice(0, 1);
    return { ...flight, slices: [at(flight.slices, index)], fares };
  });
  return { ...list, flights, slice: index };
}
