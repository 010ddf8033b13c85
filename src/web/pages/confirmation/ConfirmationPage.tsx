import { Confirmation } from '#web/features/booking/components/Confirmation';

/** The booking, or the form that finds it (product §5). */
export function ConfirmationPage() {
  return <Confirmation />;
}
