/** The booking that is to be changed: the one that the address names, else the newest that this browser may read. */
import { useLocation } from 'react-router-dom';
import type { BookingView } from '#core/contract/bookings/bookings';
import { failureCodeOf } from '#core/contract/problem';
import type { FailureCode } from '#core/domain/booking/failures';
import { useBookingQuery } from '../booking.api';

interface BookingToChange {
  /** Null while it is on its way, and where there is none. */
  readonly booking: BookingView | null;
  readonly draftId: string | null;
  readonly failure: FailureCode | null;
  readonly again: () => void;
}

export function useBookingToChange(): BookingToChange {
  const { search } = useLocation();
  const draftId = new URLSearchParams(search).get('draftId');
  const { data, error, isFetching, refetch } = useBookingQuery(draftId, { refetchOnMountOrArgChange: true });
  return {
    booking: data ?? null,
    draftId,
    failure: error === undefined || isFetching ? null : failureCodeOf(error),
    again: () => void refetch(),
  };
}
