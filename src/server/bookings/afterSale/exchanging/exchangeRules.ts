/** Which flights of a booking can be changed on its page, and on which days they can be flown instead (booking.62). */
import type { ProblemField } from '#core/contract/problem';
import type { ReplacedSlice } from '#core/domain/booking/exchange';
import { isOnSale, tripDateFaults } from '#core/domain/booking/saleWindow';
import type { TripDateFault } from '#core/domain/booking/saleWindow';
import { mapNonEmpty } from '#core/domain/values/nonEmpty';
import type { TimeZoneOf } from '../../../geography/timeZones';
import { departureOf } from '../cancelling/freeCancel';
import type { Booking } from '../../saga/work';
import type { ScheduleChange } from '../scheduleChanges/scheduleChanges.repository';

interface Circumstances {
  /** The airline's last change. */
  readonly change: Pick<ScheduleChange, 'after' | 'isSignificant' | 'acceptedAt'> | null;
  readonly now: Date;
  readonly timeZoneOf: TimeZoneOf;
}

/**
 * Places of the slices that have not left, or are about to. None where the fare is not changed at all, where each slice is a ticket of its
 * own, or where the airline changed the flights and waits for an answer. Where the airline does not say what a change costs, it is queried.
 */
export function exchangeablePlaces({ state, offer }: Booking, { change, now, timeZoneOf }: Circumstances): readonly number[] {
  const { slices, conditions } = offer;
  const waits = change !== null && (change.after === null || (change.isSignificant && change.acceptedAt === null));
  if (state !== 'ticketed' || waits || conditions.changeable === 'notOffered' || conditions.separateTickets) return [];
  return slices.flatMap((slice, place) => {
    const departure = departureOf([slice], timeZoneOf);
    return departure !== null && isOnSale(departure, now) ? [place] : [];
  });
}

const DAY_FAULTS: Readonly<Record<TripDateFault, string>> = {
  past: 'is over',
  beyondWindow: 'is too far ahead',
  notAfterDeparture: 'is before the flight before it',
};

/** What is wrong with the slices that are requested; nothing where each can be flown on its day. */
export function replacedFaults(
  { offer: { query } }: Pick<Booking, 'offer'>,
  replaced: readonly ReplacedSlice[],
  places: readonly number[],
  now: Date,
): readonly ProblemField[] {
  const dayOf = new Map(replaced.map(({ place, date }) => [place, date]));
  const days = tripDateFaults({ slices: mapNonEmpty(query.slices, (slice, i) => ({ ...slice, date: dayOf.get(i) ?? slice.date })) }, now);
  return replaced.flatMap(({ place }, i): readonly ProblemField[] => {
    const name = `/slices/${String(i)}`;
    if (!places.includes(place)) return [{ name: `${name}/place`, detail: 'cannot be changed' }];
    if (replaced.findIndex((other) => other.place === place) < i) return [{ name: `${name}/place`, detail: 'is there twice' }];
    // a flight that is flown does not follow one that is moved behind it either
    const day = days[place] ?? (days[place + 1] === 'notAfterDeparture' && !dayOf.has(place + 1) ? 'notAfterDeparture' : null);
    return day === null ? [] : [{ name: `${name}/date`, detail: DAY_FAULTS[day] }];
  });
}
