/** The question of the review whether changing on two tickets is understood, and its answer, which the server asks for as well. */
import { useDispatch, useSelector } from 'react-redux';
import type { FlightConfirm } from '#core/domain/booking/booking';
import { selfTransfersOf } from '#core/domain/flights/selfTransfers';
import { selectForms, selfTransfersConfirmed } from '../store/booking.slice';

/** The airports that have to be confirmed, whether they are, and how to say so. */
export function useSelfTransfers(flight: FlightConfirm) {
  const { answers } = useSelector(selectForms);
  const dispatch = useDispatch();
  const airports = selfTransfersOf(flight);
  return {
    airports,
    isConfirmed: airports.every((airport) => answers.selfTransfers.includes(airport)),
    confirm: (isConfirmed: boolean) => dispatch(selfTransfersConfirmed(isConfirmed ? airports : [])),
  };
}
