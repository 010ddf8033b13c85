/** What an airline's change of flights that were booked means to the travelers (booking.40, booking.42). */
import { lastOf } from '../values/nonEmpty';
import { minutesLater } from './minutesLater';
import type { AirportRef, Leg, Slice } from '../flights/flights';
import { isUnitedStates } from '../places/unitedStates';
import type { Cabin } from '../search/trip';

/** From here on a change is significant: the US Department of Transportation's rule of 2024 on refunds. */
export const SIGNIFICANT_MINUTES = { domestic: 3 * 60, international: 6 * 60 } as const;

/** What flies, and when: what else a supplier tells of a flight is no change. */
const namesOf = (slices: readonly Slice[]): string =>
  JSON.stringify(slices.map(({ legs }) => legs.map((leg) => [leg.carrier, leg.flightNumber, leg.from, leg.to, leg.departs, leg.arrives])));

/** Whether both are the same flights at the same times. */
export const isSameSchedule = (a: readonly Slice[], b: readonly Slice[]): boolean => namesOf(a) === namesOf(b);

const cabinsOf = (slices: readonly Slice[]): string => JSON.stringify(slices.map(({ legs }) => legs.map(({ cabin }) => cabin ?? null)));

/** Whether the same flights are flown in the same cabins. */
export const haveSameCabins = (a: readonly Slice[], b: readonly Slice[]): boolean => cabinsOf(a) === cabinsOf(b);

/** Whether the same flights are flown by the same airlines; where nobody is named now nothing is known to have changed. */
export const haveSameOperators = (before: readonly Slice[], after: readonly Slice[]): boolean =>
  after.every(({ legs }, i) => legs.every(({ operatedBy }, leg) => operatedBy === null || operatedBy === before[i]?.legs[leg]?.operatedBy));

const CABIN_RANKS: Readonly<Record<Cabin, number>> = { Economy: 0, PremiumEconomy: 1, Business: 2, First: 3 };

/**
 * Whether travelers may have their money back instead (booking.42): a direction that leaves three hours earlier or arrives three hours
 * later, six on an international trip, that leaves from or ends at another airport, that has more stops, or a lower cabin. `after` is
 * null where the airline no longer flies the trip.
 */
export function isSignificantChange(
  before: readonly Slice[],
  after: readonly Slice[] | null,
  airports: Readonly<Record<string, Pick<AirportRef, 'country'>>>,
): boolean {
  if (after === null || after.length !== before.length) return true;
  const codes = [...before, ...after].flatMap(({ legs }) => legs).flatMap(({ from, to }) => [from, to]);
  const isDomestic = codes.every((code) => isUnitedStates(airports[code]?.country));
  const limit = isDomestic ? SIGNIFICANT_MINUTES.domestic : SIGNIFICANT_MINUTES.international;
  return before.some((slice, i) => isSliceSignificant(slice, after[i], limit));
}

function isSliceSignificant(before: Slice, after: Slice | undefined, limit: number): boolean {
  if (!after) return true;
  const [was, now] = [endsOf(before), endsOf(after)];
  return (
    was.first.from !== now.first.from ||
    was.last.to !== now.last.to ||
    after.stops > before.stops ||
    minutesLater(now.first.departs, was.first.departs) >= limit ||
    minutesLater(was.last.arrives, now.last.arrives) >= limit ||
    lowestCabin(after.legs) < lowestCabin(before.legs)
  );
}

const endsOf = ({ legs }: Slice): { readonly first: Leg; readonly last: Leg } => ({ first: legs[0], last: lastOf(legs) });

/** A leg in the cabin that was requested says nothing of it. */
const lowestCabin = (legs: readonly Leg[]): number =>
  Math.min(...legs.map(({ cabin }) => (cabin === undefined ? CABIN_RANKS.First : CABIN_RANKS[cabin])));
