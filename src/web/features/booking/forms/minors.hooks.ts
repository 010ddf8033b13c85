import { useSelector } from 'react-redux';
import type { FlightConfirm } from '#core/domain/booking/booking';
import { OF_AGE } from '#core/domain/travelers/travelers';
import { readTravelerDate } from '#core/domain/travelers/travelerKind';
import { ageOn } from '#core/domain/values/age';
import { lastOf } from '#core/domain/values/nonEmpty';
import { today } from '#web/platform/clock';
import { selectForms } from '../store/booking.slice';

/** Whether somebody of the party is under 18, as far as birth dates can be read. */
export function useHasMinor({ query }: FlightConfirm): boolean {
  const { travelers } = useSelector(selectForms);
  return travelers.some(({ kind, dateOfBirth }) => {
    const born = readTravelerDate('dateOfBirth', dateOfBirth, today());
    return kind !== 'adult' || (born.ok && ageOn(born.value, lastOf(query.slices).date) < OF_AGE);
  });
}
