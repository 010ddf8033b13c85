/** Opens a booking on its own page, by reference and email or by the link of a mail: there a reload, print and the calendar file work. */
import { useDispatch } from 'react-redux';
import { failureCodeOf } from '#core/contract/problem';
import { href } from '#core/domain/site/routes';
import { readEmail } from '#core/domain/typed/email';
import { useAddress } from '#web/platform/browser/location';
import { useMailLink } from '#web/platform/browser/mailLink';
import { useLocale } from '#web/platform/sent/messages';
import { useLookUpBookingMutation, useOpenBookingMutation } from '../booking.api';
import { bookingFound } from '../store/booking.slice';

function useShowOpened(): () => void {
  const dispatch = useDispatch();
  const address = useAddress();
  const locale = useLocale();
  return () => {
    dispatch(bookingFound());
    address.push(href('confirmation', locale));
  };
}

export function useOpenBooking() {
  const show = useShowOpened();
  const [lookUp, { error, isLoading }] = useLookUpBookingMutation();
  return {
    open: async ({ reference, email }: { readonly reference: string; readonly email: string }): Promise<void> => {
      const answer = await lookUp({ reference, email: readEmail(email) });
      if (answer.data) show();
    },
    failure: error === undefined || isLoading ? null : failureCodeOf(error),
  };
}

/** The link of a mail, which opens a booking without typing; null where the address has none. Pressed, so that what only reads mails uses none up. */
export function useLinkedBooking() {
  const link = useMailLink('open');
  const show = useShowOpened();
  const [open, { error, isLoading, originalArgs }] = useOpenBookingMutation();
  if (link === null) return null;
  const isOfThis = originalArgs?.token === link.token && !isLoading;
  const code = error === undefined || !isOfThis ? null : failureCodeOf(error);
  return {
    isBusy: isLoading,
    /** It has expired, or another browser used it. */
    isSpent: code === 'booking_unknown',
    failure: code === 'booking_unknown' ? null : code,
    open: async (): Promise<void> => {
      if (!isLoading && (await open({ token: link.token })).data) show();
    },
  };
}
