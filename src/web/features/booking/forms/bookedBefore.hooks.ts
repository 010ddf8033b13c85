/** The question whether a seat is to be paid for once more, and its answer, which goes with the order. */
import { useDispatch, useSelector } from 'react-redux';
import { bookAgainConfirmed, selectBookedBefore } from '../store/booking.slice';

/** Null while nothing is asked, and once other travelers were typed. */
export function useBookedBefore() {
  const dispatch = useDispatch();
  const question = useSelector(selectBookedBefore);
  if (question === null) return null;
  return {
    ...question,
    confirm: (isConfirmed: boolean) => dispatch(bookAgainConfirmed(isConfirmed)),
  };
}
