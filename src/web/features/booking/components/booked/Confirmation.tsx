import '../../booking.css';
import { useBookingWords, useMessages, useTripWords } from '#web/platform/sent/messages';
import { useHeadingFocus } from '#web/ui/headingFocus';
import { useShownBooking } from '../../outcome.hooks';
import type { ShownBooking } from '../../outcome.hooks';
import { useTitle } from '../../title.hooks';
import { useKept } from '../../trips/kept.hooks';
import { bookingHeading } from '../../tripText';
import { MessagePanel } from '../flow/MessagePanel';
import { BookingDetails } from './BookingDetails';
import { FindBooking } from './FindBooking';
import { KeptTrips, UpdateOffer } from './KeptTrips';

/** The booking of this browser, or the form that finds one. */
export function Confirmation() {
  const { common } = useMessages();
  const words = useBookingWords();
  const shown = useShownBooking();
  const { status, booking } = shown;
  const isLoading = status === 'loading';
  const heading = booking ? bookingHeading(words, booking) : isLoading ? words.yourBooking : words.findTitle;
  useKept(booking);
  useTitle(heading);
  useHeadingFocus(status);
  return (
    <>
      {/* stays while the page around it changes: what is inserted with its text already in it is not announced */}
      <p className="vh" role="status">
        {isLoading ? common.loading : booking ? heading : ''}
      </p>
      <div className="wrap">
        <UpdateOffer />
      </div>
      <Face shown={shown} heading={heading} />
    </>
  );
}

function Face({ shown: { status, booking, draftId, again }, heading }: { shown: ShownBooking; heading: string }) {
  const { common } = useMessages();
  const { problems } = useTripWords();
  const words = useBookingWords();
  if (booking) return <BookingDetails booking={booking} heading={heading} draftId={draftId} again={again} />;
  if (status === 'none') return <FindBooking heading={heading} lead={words.findText} />;
  if (status === 'failed')
    return (
      <div className="wrap booking find">
        <h1>{heading}</h1>
        <KeptTrips />
        <MessagePanel title={words.yourBooking} text={problems.network} isAlert>
          <button className="btn" type="button" onClick={again}>
            {words.tryAgain}
          </button>
        </MessagePanel>
      </div>
    );
  return (
    <div className="wrap booking">
      <h1 className="vh">{heading}</h1>
      <div className="card panel booking__wait">
        <p>{common.loading}</p>
        <span className="skeleton" />
        <span className="skeleton" />
        <span className="skeleton" />
      </div>
    </div>
  );
}
