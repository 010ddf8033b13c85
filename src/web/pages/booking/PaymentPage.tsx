import { BookingFlow } from '#web/features/booking/components/flow/BookingFlow';
import { useSavedSearchQuery } from './savedSearch.hooks';

/** Review, travelers, contact, payment (booking.1). */
export function PaymentPage() {
  return <BookingFlow savedSearch={useSavedSearchQuery()} />;
}
