/** Flights that leave alike are one choice with several ways home: a list shows each outbound once (results.19). */
import type { Flight, Slice } from './flights';

export interface Outbound {
  /** Stands for all of them: the first in the order of the list. */
  readonly lead: Flight;
  /** The same outbound with other returns, in the order of the list. */
  readonly others: readonly Flight[];
}

/** The outbounds of `flights`, in the order of their first flights. Flights of one outbound hold the same slice (`FlightList`). */
export function outboundsOf(flights: readonly Flight[]): readonly Outbound[] {
  const outbounds = new Map<Slice | undefined, { lead: Flight; others: Flight[] }>();
  for (const flight of flights) {
    const [out] = flight.slices;
    const known = outbounds.get(out);
    if (known) known.others.push(flight);
    else outbounds.set(out, { lead: flight, others: [] });
  }
  return [...outbounds.values()];
}
