/** All trips of a traveler: asking for the link by mail, opening it, and what this device may open (booking.52, booking.53). */
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { KnownTrip } from '#core/contract/bookings/trips';
import { failureCodeOf } from '#core/contract/problem';
import type { FailureCode } from '#core/domain/booking/failures';
import { href } from '#core/domain/site/routes';
import { isEmail, readEmail } from '#core/domain/typed/email';
import { err, ok } from '#core/domain/values/result';
import { useAddress } from '#web/platform/browser/location';
import { useMailLink } from '#web/platform/browser/mailLink';
import { useBookingWords, useLocale } from '#web/platform/sent/messages';
import { useHydrated } from '#web/platform/useHydrated';
import { useForm } from '#web/ui/fields/useForm';
import { bookingFound, selectHasBooked, tripsForgotten } from '../store/booking.slice';
import { dropThatSaved } from './savedHere';
import { useKeptAsKnown } from './kept.hooks';
import { useAskTripsMutation, useForgetTripsMutation, useOpenTripsMutation, useShowTripMutation, useTripsQuery } from './trips.api';

const FIELDS = ['email'] as const;
/** The same one each time, since effects follow it. */
const NO_TRIPS: readonly KnownTrip[] = [];

/** The form that asks for the link; `sentTo` is the address that it was requested for. */
export function useAskTrips() {
  const locale = useLocale();
  const { myTrips, contactFaults } = useBookingWords();
  const [email, setEmail] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [ask, { error, isLoading }] = useAskTripsMutation();
  const form = useForm<'email', 'email_missing' | 'email_format', string>({
    fields: FIELDS,
    idOf: () => 'trips-email',
    labelOf: () => myTrips.ask.email,
    say: (fault) => contactFaults[fault],
    valueOf: () => email,
    type: (_, text) => {
      setEmail(text);
    },
    read: () => {
      const typed = readEmail(email);
      if (typed === '') return err({ email: 'email_missing' });
      return isEmail(typed) ? ok(typed) : err({ email: 'email_format' });
    },
    submit: async (typed) => {
      const answer = await ask({ email: typed, locale });
      setSentTo(answer.error === undefined ? typed : null);
    },
    hasNoSummary: true,
  });
  return { ...form, sentTo, failure: error === undefined || isLoading ? null : failureCodeOf(error) };
}

/** The link of such a mail; null where the address has none, or once it was used. Pressed, so that what only reads mails uses none up. */
export function useLinkedTrips() {
  const link = useMailLink('trips');
  const dispatch = useDispatch();
  const [open, { data, error, isLoading, originalArgs }] = useOpenTripsMutation();
  if (link === null) return null;
  const isOfThis = originalArgs?.token === link.token && !isLoading;
  if (data !== undefined && isOfThis) return null;
  const code = error === undefined || !isOfThis ? null : failureCodeOf(error);
  return {
    isBusy: isLoading,
    /** It has expired, or was used before. */
    isSpent: code === 'booking_unknown',
    failure: code === 'booking_unknown' ? null : code,
    open: async (): Promise<void> => {
      if (!isLoading && (await open({ token: link.token })).data) dispatch(bookingFound());
    },
  };
}

export interface DeviceTrips {
  readonly trips: readonly KnownTrip[];
  readonly failure: FailureCode | null;
  /** The server did not answer: what is kept here is all there is to show. */
  readonly isAway: boolean;
  /** Some were removed since the page was opened. */
  readonly hasRemoved: boolean;
  readonly open: (reference: string) => Promise<void>;
  /** One of them, or null for all. */
  readonly remove: (reference: string | null) => Promise<void>;
}

/** What this device may open: the server's word, which nothing here repeats. */
export function useDeviceTrips(): DeviceTrips {
  const isHere = useHydrated();
  const hasBooked = useSelector(selectHasBooked);
  const dispatch = useDispatch();
  const address = useAddress();
  const locale = useLocale();
  const { data, error: unread } = useTripsQuery(null, { skip: !isHere || !hasBooked, refetchOnMountOrArgChange: true });
  const hasNone = isHere && (!hasBooked || (unread !== undefined && failureCodeOf(unread) === 'booking_unknown'));
  const known = hasNone ? NO_TRIPS : (data ?? null);
  useKeptAsKnown(known);
  const [show, shown] = useShowTripMutation();
  const [forget, forgotten] = useForgetTripsMutation();
  const error = shown.error ?? forgotten.error;
  return {
    trips: known ?? NO_TRIPS,
    isAway: unread !== undefined && known === null,
    failure: error === undefined ? null : failureCodeOf(error),
    hasRemoved: forgotten.isSuccess,
    open: async (reference) => {
      const answer = await show({ reference });
      if (answer.error !== undefined) return;
      dispatch(bookingFound());
      address.push(href('confirmation', locale));
    },
    remove: async (reference) => {
      const answer = await forget({ reference });
      if (answer.error !== undefined) return;
      // with all trips the server forgets the travelers; of what is gone nothing asks any more
      if (reference === null) dropThatSaved();
      if (reference === null || known?.every((trip) => trip.reference === reference) === true) dispatch(tripsForgotten());
    },
  };
}
