import { Confirmation } from '#web/features/booking/components/booked/Confirmation';

/** The booking, or the form that finds it (booking.14). */
export function ConfirmationPage() {
  return <Confirmation />;
}
