import '../booking.css';
import '../confirmation.css';
import { useBookingWords, useMessages, useTripWords } from '#web/platform/messages';
import { useShownBooking } from '../outcome.hooks';
import { MessagePanel } from './MessagePanel';
import { BookingDetails } from './BookingDetails';
import { FindBooking } from './FindBooking';

/** The booking of this browser, or the form that finds one. */
export function Confirmation() {
  const { common } = useMessages();
  const { problems } = useTripWords();
  const words = useBookingWords();
  const { status, booking, draftId, again } = useShownBooking();
  if (status === 'none') return <FindBooking heading={words.findTitle} lead={words.findText} />;
  if (booking) return <BookingDetails booking={booking} draftId={draftId} />;
  if (status === 'failed')
    return (
      <div className="wrap booking">
        <h1>{words.findTitle}</h1>
        <MessagePanel title={words.yourBooking} text={problems.network} isAlert>
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
