/** Mails of a booking: one more, and another address for what did not arrive. */
import { useState } from 'react';
import type { BookingView } from '#core/contract/bookings/bookings';
import { failureCodeOf } from '#core/contract/problem';
import { isEmail, readEmail } from '#core/domain/typed/email';
import { err, ok } from '#core/domain/values/result';
import { useBookingWords } from '#web/platform/sent/messages';
import { useForm } from '#web/ui/fields/useForm';
import { useMailAgainMutation } from '../booking.api';

/** Has the mail of a booking sent once more. */
export function useMailAgain({ reference }: BookingView) {
  const [send, { isSuccess, isLoading, error }] = useMailAgainMutation();
  return {
    isSent: isSuccess,
    failure: error === undefined || isLoading ? null : failureCodeOf(error),
    send: () => {
      if (!isLoading) void send({ reference });
    },
  };
}

/** The form that takes another address; `onSent` hears of the one that was taken. */
export function useOtherAddress({ reference }: BookingView, onSent: (email: string) => void) {
  const { manage, contactFaults } = useBookingWords();
  const [typed, setTyped] = useState('');
  const [send, { error, isLoading }] = useMailAgainMutation();
  const form = useForm<'email', 'email_missing' | 'email_format', string>({
    fields: ['email'],
    idOf: () => 'other-email',
    labelOf: () => manage.undelivered.email,
    say: (fault) => contactFaults[fault],
    valueOf: () => typed,
    type: (_, text) => {
      setTyped(text);
    },
    read: () => {
      const email = readEmail(typed);
      if (email === '') return err({ email: 'email_missing' });
      return isEmail(email) ? ok(email) : err({ email: 'email_format' });
    },
    submit: async (email) => {
      const answer = await send({ reference, email });
      if (answer.error === undefined) onSent(email);
    },
    hasNoSummary: true,
  });
  return { ...form, failure: error === undefined || isLoading ? null : failureCodeOf(error) };
}
