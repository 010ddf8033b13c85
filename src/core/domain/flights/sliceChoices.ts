/** A multi-city trip is chosen slice after slice: names of slices for an address, and whole trips as choices of the next slice (search.42). */
import type { Flight, FlightList, Slice } from './flights';
import { at } from '../values/checkedReads';

/** Its name in the address. */
export const CHOSEN_PARAM = 'chosen';

/** `DL123-DL45_2027-01-14`: equal for equal flights of a day, whatever supplier or fare. */
const SLICE_NAME = /^[A-Z0-9]{2}\d{1,4}(?:-[A-Z0-9]{2}\d{1,4}){0,7}_\d{4}-\d{2}-\d{2}$/;
const SEPARATOR = '~';

/** What the flights of a slice are called in an address. */
export function sliceName({ legs }: Slice): string {
  return `${legs.map(({ carrier, flightNumber }) => `${carrier}${String(flightNumber)}`).join('-')}_${legs[0].departs.slice(0, 10)}`;
}

/** The value of {@link CHOSEN_PARAM}: names of the first slices of a trip, in their order. */
export const writeChosen = (names: readonly string[]): string => names.join(SEPARATOR);

/** The names that such a value holds, none of an empty one; null when it cannot be read. */
export function readChosen(text: string): readonly string[] | null {
  const names = text === '' ? [] : text.split(SEPARATOR);
  return names.every((name) => SLICE_NAME.test(name)) ? names : null;
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

/** The list as a list of choices of one slice: its flights show that slice alone, at the price of the whole trip. */
export function atSlice(list: FlightList, index: number): FlightList {
  return { ...list, flights: list.flights.map((flight) => ({ ...flight, slices: [at(flight.slices, index)] })) };
}
