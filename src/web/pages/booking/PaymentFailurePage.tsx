import { PaymentFailure } from '#web/features/booking/components/payment/PaymentFailure';

/** Why a payment failed, and the way back to it (booking.15). */
export function PaymentFailurePage() {
  return <PaymentFailure />;
}
