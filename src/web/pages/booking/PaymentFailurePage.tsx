import { PaymentFailure } from '#web/features/booking/components/PaymentFailure';

/** Why a payment failed, and the way back to it (product §5). */
export function PaymentFailurePage() {
  return <PaymentFailure />;
}
