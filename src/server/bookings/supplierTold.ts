/** Tells the supplier of passports that were added after booking (booking.35): at once, and by the reconciler until it is heard. */
import type { FlightSupplier } from '../flights/supplier';
import type { Booking } from './attempts.repository';
import type { createBookingRepository } from './bookings.repository';

interface Deps {
  readonly supplier: FlightSupplier;
  readonly bookings: Pick<ReturnType<typeof createBookingRepository>, 'supplierKnows'>;
}

/** Answers whether the supplier has heard; an order that it does not have is nothing to tell of. */
export function createSupplierTold({ supplier, bookings }: Deps) {
  return async (booking: Booking): Promise<boolean> => {
    const told = await supplier.updateTravelers(booking.attemptId, booking.travelers);
    if (!told.ok && told.error.code === 'supplier_unavailable') return false;
    await bookings.supplierKnows(booking);
    return true;
  };
}
