/** Small questions about the chosen trip. */
import { useSelector } from 'react-redux';
import type { FlightConfirm } from '#core/domain/booking/booking';
import { daysBetween, localParts } from '#core/domain/values/dates';
import { today } from '#web/platform/clock';
import { selectDraftId, selectIsPaid } from './store/booking.slice';

/** Seven full days lie between any hour of today and any hour of a date nine days ahead, whatever the two time zones. */
const SURELY_SEVEN_DAYS = 9;

/** Whether our 24 hours of free cancellation surely apply (booking.16); the server decides and the confirmation tells. */
export function useIsFreelyCancellable({ slices }: FlightConfirm): boolean {
  const [first] = slices[0].legs;
  return daysBetween(today(), localParts(first.departs).date) >= SURELY_SEVEN_DAYS;
}

export const useDraftId = (): string | null => useSelector(selectDraftId);

export const useIsPaid = (): boolean => useSelector(selectIsPaid);
