/** Opens a booking by reference and e-mail on its own page: there a reload, print and the calendar file work. */
import { useDispatch } from 'react-redux';
import { failureCodeOf } from '#core/contract/problem';
import { href } from '#core/domain/site/routes';
import { bareCode } from '#core/domain/booking/typedCode';
import { useAddress } from '#web/platform/location';
import { useLocale } from '#web/platform/messages';
import { useLookUpBookingMutation } from '../booking.api';
import { bookingFound } from '../store/booking.slice';

export function useOpenBooking() {
  const dispatch = useDispatch();
  const address = useAddress();
  const locale = useLocale();
  const [lookUp, { error, isLoading }] = useLookUpBookingMutation();
  return {
    open: async ({ reference, email }: { readonly reference: string; readonly email: string }): Promise<void> => {
      const answer = await lookUp({ reference: bareCode(reference), email: email.trim() });
      if (!answer.data) return;
      dispatch(bookingFound());
      address.push(href('confirmation', locale));
    },
    failure: error === undefined || isLoading ? null : failureCodeOf(error),
  };
}
