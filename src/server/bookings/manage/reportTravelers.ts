/** Reports passports that were added after booking to the supplier (booking.35): at once, and by the reconciler until it confirms. */
import type { FlightSupplier } from '../../flights/supplier';
import type { Booking } from '../saga/work';
import type { BookingRepository } from './bookings.repository';

interface Deps {
  readonly supplier: Pick<FlightSupplier, 'updateTravelers'>;
  readonly bookings: Pick<BookingRepository, 'markSupplierUpdated'>;
}

/** True when the supplier confirmed the travelers; an order that it does not have is nothing to report. */
export async function reportTravelers({ supplier, bookings }: Deps, booking: Booking): Promise<boolean> {
  const reported = await supplier.updateTravelers(booking.attemptId, booking.travelers);
  if (!reported.ok && (reported.error.code === 'supplier_unavailable' || reported.error.code === 'call_us')) return false;
  await bookings.markSupplierUpdated(booking);
  return true;
}
