/** Accepting what an airline changed. */
import type { BookingView, ChangeOfBooking } from '#core/contract/bookings/bookings';
import { failureCodeOf } from '#core/contract/problem';
import type { FailureCode } from '#core/domain/booking/failures';
import { useAcceptChangeMutation } from '../booking.api';

interface Accepting {
  readonly isUnderWay: boolean;
  readonly failure: FailureCode | null;
  readonly accept: () => void;
}

export function useAcceptChange({ reference }: BookingView, { id: change }: ChangeOfBooking, draftId: string | null): Accepting {
  const [send, { isLoading, error }] = useAcceptChangeMutation();
  return {
    isUnderWay: isLoading,
    failure: error === undefined || isLoading ? null : failureCodeOf(error),
    accept: () => {
      if (!isLoading) void send({ draftId, body: { reference, change } });
    },
  };
}
