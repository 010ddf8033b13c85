/** Passes of a booking that stands, for the wallets that an installation makes them for. */
import type { BookingDeps } from '../bookingDeps';
import type { Booking } from '../saga/work';
import { applePassOf } from './applePass';
import { googlePassLink } from './googlePass';

export function createPasses({
  wallets,
  brand,
  clock,
  timeZoneOf,
  origin,
}: Pick<BookingDeps, 'wallets' | 'brand' | 'clock' | 'timeZoneOf' | 'origin'>) {
  const apple = wallets?.apple ?? null;
  const google = wallets?.google ?? null;
  const factsOf = (booking: Booking, place: number) => ({ booking, place, brandName: brand.brandName, timeZoneOf, now: clock() });
  return {
    wallets: [...(apple ? (['apple'] as const) : []), ...(google ? (['google'] as const) : [])],
    /** Null where none are made, the booking does not stand, or it has no such slice. */
    apple: (booking: Booking, place: number): Buffer | null =>
      apple && booking.state === 'ticketed' ? applePassOf(factsOf(booking, place), apple) : null,
    google: (booking: Booking, place: number): string | null =>
      google && booking.state === 'ticketed' ? googlePassLink(factsOf(booking, place), google, origin()) : null,
  };
}
