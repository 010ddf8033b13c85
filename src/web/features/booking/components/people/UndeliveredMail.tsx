import { useRef, useState } from 'react';
import type { BookingView } from '#core/contract/bookings/bookings';
import { useBookingWords, useTripWords } from '#web/platform/sent/messages';
import { PhoneLink } from '#web/tracking/phone/PhoneLink';
import { TextField } from '#web/ui/fields/TextField';
import { useOtherAddress } from '../../manage/mail.hooks';
import { Failure } from '../payment/Failure';

interface UndeliveredMailProps {
  readonly booking: BookingView;
  /** Reads the booking again. */
  readonly again: () => void;
}

/** Mail to the address of the booking does not arrive: another one is taken, and the mail sent there (booking.71). */
export function UndeliveredMail({ booking, again }: UndeliveredMailProps) {
  const { undelivered } = useBookingWords().manage;
  const heading = useRef<HTMLHeadingElement>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const isOpen = booking.mail === 'undelivered';
  if (!isOpen && sentTo === null) return null;
  return (
    <section className="card panel schedule no-print" aria-labelledby="undelivered">
      <h2 id="undelivered" tabIndex={-1} ref={heading}>
        {isOpen ? undelivered.title : undelivered.sentTitle}
      </h2>
      <p role="status">{isOpen ? undelivered.lead(booking.email) : undelivered.sent(sentTo ?? '')}</p>
      {isOpen ? (
        <AddressForm
          booking={booking}
          onSent={(email) => {
            setSentTo(email);
            // its form is gone, and the focus with it
            heading.current?.focus();
            again();
          }}
        />
      ) : null}
    </section>
  );
}

function AddressForm({ booking, onSent }: { readonly booking: BookingView; readonly onSent: (email: string) => void }) {
  const { problems } = useTripWords();
  const { undelivered } = useBookingWords().manage;
  const { props, field, isBusy, failure } = useOtherAddress(booking, onSent);
  return (
    <form aria-labelledby="undelivered" {...props}>
      {failure ? <Failure text={problems[failure]} /> : null}
      <TextField {...field('email')} type="email" inputMode="email" autoComplete="email" />
      <div className="acts">
        <button className="btn" type="submit" aria-disabled={isBusy}>
          {undelivered.send}
        </button>
        <span className="small muted">
          {undelivered.call} <PhoneLink placement="Booking" />
        </span>
      </div>
    </form>
  );
}
