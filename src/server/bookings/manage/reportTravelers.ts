/** Reports passports that were added after booking to the supplier (booking.35): at once, and by the reconciler until it confirms. */
import type { FlightSupplier } from '../../flights/supplier';
import type { Booking } from '../saga/work';
import type { BookingRepository } from './bookings.repository';

interface Deps {
  readonly supplier: Pick<FlightSupplier, 'updateTravelers'>;
  readonly bookings: Pick<BookingRepository, 'markReported'>;
}

/** True when nothing is left to report: an order that the supplier does not have, or a passport that it takes from no one, is not. */
export async function reportTravelers({ supplier, bookings }: Deps, booking: Booking): Promise<boolean> {
  const reported = await supplier.updateTravelers(booking.attemptId, booking.travelers);
  const fault = reported.ok ? null : reported.error.code;
  if (fault === 'supplier_unavailable' || fault === 'call_us') return false;
  await bookings.markReported(booking, fault !== 'not_passed_on');
  return true;
}
