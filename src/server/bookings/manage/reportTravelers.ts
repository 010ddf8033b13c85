/** Reports travelers who changed after booking to the supplier (booking.35): at once, and by the reconciler until it confirms. */
import type { FlightSupplier } from '../../flights/supplier';
import type { Booking } from '../saga/work';
import type { BookingRepository, Reported } from './bookings.repository';
import { asReported } from './travelers';

interface Deps {
  readonly supplier: Pick<FlightSupplier, 'updateTravelers'>;
  readonly bookings: Pick<BookingRepository, 'markReported'>;
}

/** True when nothing is left to report: an order that the supplier does not have, or what it takes from no one, is not. */
export async function reportTravelers({ supplier, bookings }: Deps, booking: Booking): Promise<boolean> {
  const reported = await supplier.updateTravelers(booking.attemptId, asReported(booking.travelers));
  const outcome = reported.ok ? (reported.value.status === 'cancelled' ? 'no_order' : 'taken') : OUTCOMES[reported.error.code];
  if (outcome === null) return false;
  await bookings.markReported(booking, outcome);
  return true;
}

type Fault = Extract<Awaited<ReturnType<FlightSupplier['updateTravelers']>>, { readonly ok: false }>['error']['code'];

/** What a fault means for the booking; null: it is reported again. */
const OUTCOMES: Readonly<Record<Fault, Reported | null>> = {
  not_passed_on: 'not_passed_on',
  offer_gone: 'no_order',
  // no answer to this question, nor a reason to repeat it
  price_changed: 'no_order',
  supplier_unavailable: null,
  call_us: null,
};
