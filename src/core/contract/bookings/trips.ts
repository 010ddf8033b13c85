/** Wire → domain for the trips that a browser may open. */
import type { AirportRef } from '../../domain/flights/flights';
import type { LocalDateTime } from '../../domain/values/dates';
import type { TripListWire } from './trips.schema';

type Wire = TripListWire['trips'][number];

/** A trip in a list: where it goes and when, at the airports' own clocks. */
export interface KnownTrip extends Omit<Wire, 'slices' | 'airports'> {
  readonly slices: readonly TripSlice[];
  readonly airports: Readonly<Record<string, AirportRef>>;
}

export interface TripSlice {
  readonly from: string;
  readonly to: string;
  readonly departs: LocalDateTime;
  readonly arrives: LocalDateTime;
}

/** The server wrote them from the same domain types; JSON carries them unchanged. */
export const tripsFromWire = ({ trips }: TripListWire): readonly KnownTrip[] => trips as unknown as readonly KnownTrip[];
