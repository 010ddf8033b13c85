/** What the sandbox's airlines do to its orders, for trying it out (booking.40). */
import type { Slice } from '#core/domain/flights/flights';
import { isNonEmpty, mapNonEmpty } from '#core/domain/values/nonEmpty';
import type { AirlineChange } from '../../../supplier';
import { departureKey } from '../seats/seatMaps';
import { movedBy } from '../timetable/movedFlights';
import type { ChangedOrder, StoredOrder } from './orders';

/** Flight numbers have four digits. */
const MOST_NUMBER = 9999;

/** The order as the airline flies it from now on; null where it flies none of it, or not that slice. */
export function changedByAirline(order: StoredOrder, change: AirlineChange, now: Date): ChangedOrder | null {
  const { flights, status } = order;
  if (flights === null || status === 'cancelled') return null;
  const { slices } = flights;
  switch (change.kind) {
    case 'moved':
      return { order: { ...order, flights: { ...flights, slices: movedBy(slices, change.minutes) }, newsAt: now } };
    case 'renumbered':
      return { order: { ...order, flights: { ...flights, slices: mapNonEmpty(slices, renumbered) }, newsAt: now } };
    case 'cancelled': {
      const gone = change.slice === null ? slices : slices.slice(change.slice, change.slice + 1);
      if (gone.length === 0) return null;
      const left = slices.filter((slice) => !gone.includes(slice));
      const released = gone.flatMap(({ legs }) => legs.map(departureKey));
      return isNonEmpty(left)
        ? { order: { ...order, flights: { ...flights, slices: left }, newsAt: now }, released }
        : { order: { ...order, status: 'cancelled', newsAt: now }, released };
    }
  }
}

const renumbered = (slice: Slice): Slice => ({
  ...slice,
  legs: mapNonEmpty(slice.legs, (leg) => ({ ...leg, flightNumber: (leg.flightNumber % MOST_NUMBER) + 1 })),
});
