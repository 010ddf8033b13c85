/** The same round trip with both of its dates moved (results.23): which days a grid shows, and what its trips cost. */
import { at } from '../values/checkedReads';
import { addDays, daysBetween } from '../values/dates';
import type { IsoDate } from '../values/dates';
import type { Cents } from '../values/money';
import type { RoundTrip } from '../search/trip';

/** Days on either side of both dates. */
export const GRID_REACH = 3;

/** Lowest price of one adult by departure and return; null where nothing is sold, missing where it is not known. */
export type GridPrices = Readonly<Partial<Record<IsoDate, Readonly<Partial<Record<IsoDate, Cents | null>>>>>>;

const around = (date: IsoDate, reach: number): readonly IsoDate[] =>
  Array.from({ length: 2 * reach + 1 }, (_, i) => addDays(date, i - reach));

/** The departures and returns of the grid around a trip. */
export const gridDays = (
  { slices: [out, back] }: RoundTrip,
  reach: number = GRID_REACH,
): { readonly departs: readonly IsoDate[]; readonly returns: readonly IsoDate[] } => ({
  departs: around(out.date, reach),
  returns: around(back.date, reach),
});

/** The same round trip on other days. */
export const roundTripOn = (query: RoundTrip, departs: IsoDate, returns: IsoDate): RoundTrip => {
  const [out, back] = query.slices;
  return {
    ...query,
    slices: [
      { ...out, date: departs },
      { ...back, date: returns },
    ],
  };
};

/** Trips of one length: the first of them, and their departures without gaps. */
export interface TripsOfLength {
  readonly query: RoundTrip;
  readonly dates: readonly IsoDate[];
}

/** The trips of the grid by their length, since prices are requested by that; a trip that would return before it leaves is none. */
export function gridTrips(query: RoundTrip): readonly TripsOfLength[] {
  const { departs, returns } = gridDays(query);
  const trips = departs.flatMap((out) => returns.map((back) => ({ out, nights: daysBetween(out, back) })));
  const lengths = [...new Set(trips.map(({ nights }) => nights))].filter((nights) => nights > 0);
  return lengths.map((nights) => {
    const dates = trips.filter((trip) => trip.nights === nights).map(({ out }) => out);
    const first = at(dates, 0);
    return { query: roundTripOn(query, first, addDays(first, nights)), dates };
  });
}
