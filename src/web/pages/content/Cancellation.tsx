import { useOpenBooking } from '#web/features/booking/manage/openBooking.hooks';
import { CancellationForm } from '#web/features/enquiries/components/CancellationForm';

/** The form that asks the staff to cancel; a booking that can be cancelled at once opens on its own page. */
export function Cancellation() {
  const { open } = useOpenBooking();
  return <CancellationForm onOpen={(of) => void open(of)} />;
}
