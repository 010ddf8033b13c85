/** The booking that is to be changed: the one that the address names, else the newest that this browser may read. */
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import type { BookingView } from '#core/contract/bookings/bookings';
import { failureCodeOf } from '#core/contract/problem';
import type { FailureCode } from '#core/domain/booking/failures';
import { useBookingQuery } from '../booking.api';
import { selectHasBooked } from '../store/booking.slice';

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
  // a visitor who has none here and names none is not looked up
  const skip = !useSelector(selectHasBooked) && draftId === null;
  const { data, error, isFetching, refetch } = useBookingQuery(draftId, { skip, refetchOnMountOrArgChange: true });
  const failure = error === undefined || isFetching ? null : failureCodeOf(error);
  return {
    booking: data ?? null,
    draftId,
    failure: skip ? 'booking_unknown' : failure,
    again: () => void refetch(),
  };
}
