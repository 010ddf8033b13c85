import { ChangeFlights } from '#web/features/booking/components/exchange/ChangeFlights';

/** Other flights for a booking (booking.62 to booking.65). */
export function ChangeFlightsPage() {
  return <ChangeFlights />;
}
