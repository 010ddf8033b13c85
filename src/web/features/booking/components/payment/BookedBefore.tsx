import '../travelers/question.css';
import { useId } from 'react';
import { useBookingWords } from '#web/platform/sent/messages';
import { PhoneLink } from '#web/tracking/phone/PhoneLink';
import { Icon } from '#web/ui/Icon';
import { NOTICE_ID } from '../../checkout/focus';
import { useBookedBefore } from '../../forms/bookedBefore.hooks';

/** Somebody has a seat on this flight already: whether another is to be paid for, read with the focus that the booking gives it (booking.72). */
export function BookedBefore() {
  const question = useBookedBefore();
  const { bookedBefore: words } = useBookingWords();
  const id = useId();
  if (question === null) return null;
  const { bookings, isConfirmed, confirm } = question;
  return (
    <div
      className="note question"
      role="group"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      id={NOTICE_ID}
      tabIndex={-1}
    >
      <Icon name="alert" />
      <div>
        <p>
          <b id={`${id}-title`}>{words.title}</b>
        </p>
        <div id={`${id}-text`}>
          {bookings.length === 0 ? (
            <p>{words.others}</p>
          ) : (
            bookings.map(({ reference, travelers }) => <p key={reference}>{words.yours(reference, travelers)}</p>)
          )}
          <p>{words.cancels}</p>
        </div>
        <p>
          <label>
            <input type="checkbox" checked={isConfirmed} onChange={(event) => confirm(event.target.checked)} /> {words.confirm}
          </label>
        </p>
        <PhoneLink placement="Booking notice" />
      </div>
    </div>
  );
}
