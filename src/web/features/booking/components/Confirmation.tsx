import '../confirmation.css';
import { useState } from 'react';
import { useBookingWords, useMessages } from '#web/platform/messages';
import { useShownBooking } from '../outcome.hooks';
import { BookingDetails } from './BookingDetails';
import { FindBooking } from './FindBooking';
import { MessagePanel } from './MessagePanel';

/** The booking of this browser, or the form that finds one. */
export function Confirmation() {
  const { common, problems } = useMessages();
  const words = useBookingWords();
  const [isFinding, setFinding] = useState(false);
  const { status, booking, draftId, again } = useShownBooking(!isFinding);
  const find = (): void => {
    setFinding(true);
  };
  // Once it is being looked for, what this browser has of its own must not push itself in front of what is found.
  if (isFinding || status === 'none') return <FindBooking onFind={find} />;
  if (booking) return <BookingDetails booking={booking} draftId={draftId} onFindOther={find} />;
  if (status === 'failed')
    return (
      <div className="wrap booking">
        <h1>{words.findTitle}</h1>
        <MessagePanel title={words.yourBooking} text={problems.network}>
          <button className="btn" type="button" onClick={again}>
            {words.tryAgain}
          </button>
        </MessagePanel>
      </div>
    );
  return (
    <div className="wrap booking">
      <h1 className="vh">{words.yourBooking}</h1>
      <div className="panel booking__wait" role="status">
        <p>{common.loading}</p>
        <span className="skeleton" />
        <span className="skeleton" />
        <span className="skeleton" />
      </div>
    </div>
  );
}
