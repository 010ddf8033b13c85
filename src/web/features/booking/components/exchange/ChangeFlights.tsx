import '../../booking.css';
import './exchange.css';
import '../flow/stepList.css';
import { useState } from 'react';
import { href } from '#core/domain/site/routes';
import type { BookingView } from '#core/contract/bookings/bookings';
import { whyNotExchangeable } from '#core/domain/booking/exchangeDays';
import type { FailureCode } from '#core/domain/booking/failures';
import { Link } from '#web/parts/Link';
import { AssistanceLink } from '#web/tracking/phone/AssistanceLink';
import { today } from '#web/platform/clock';
import { useBookingWords, useExchangeWords, useLocale, useMessages, useTripWords } from '#web/platform/sent/messages';
import { useHeadingFocus } from '#web/ui/headingFocus';
import { useBookingToChange } from '../../exchange/changing.hooks';
import { useTitle } from '../../title.hooks';
import { MessagePanel } from '../flow/MessagePanel';
import { ExchangeFlow } from './ExchangeFlow';

/** Changing the flights of a booking by oneself (booking.62 to booking.65). */
export function ChangeFlights() {
  const words = useExchangeWords();
  const locale = useLocale();
  const { booking, draftId, failure, again } = useBookingToChange();
  const isLoading = booking === null && failure === null;
  useHeadingFocus(isLoading ? 'loading' : 'there');
  return (
    <div className="wrap booking exchange">
      <h1>{words.title}</h1>
      {booking === null ? null : <p className="muted">{words.reference(booking.reference)}</p>}
      {booking ? <Changing booking={booking} draftId={draftId} /> : <NotThere failure={failure} again={again} />}
      <p className="exchange__leave">
        <Link className="link" to={href('confirmation', locale)}>
          {words.toBooking}
        </Link>
      </p>
    </div>
  );
}

interface ChangingProps {
  readonly booking: BookingView;
  readonly draftId: string | null;
}

/** Whether it can be changed is judged as the page is opened: once changed it may be closed. */
function Changing({ booking, draftId }: ChangingProps) {
  const [isOpen] = useState(() => canBeChanged(booking));
  return isOpen ? <ExchangeFlow booking={booking} draftId={draftId} /> : <Closed booking={booking} />;
}

function canBeChanged({ exchangeable, exchange }: BookingView): boolean {
  return exchangeable.length > 0 || exchange?.state === 'challenge' || exchange?.state === 'processing';
}

function Closed({ booking }: { booking: BookingView }) {
  const words = useExchangeWords();
  const { closed } = useBookingWords().manage.exchange;
  const { assistance } = useBookingWords();
  useTitle(words.closedTitle);
  return (
    <section className="card panel message" aria-labelledby="exchange-closed">
      <h2 id="exchange-closed">{words.closedTitle}</h2>
      <p>{closed[whyNotExchangeable(booking, today())]}</p>
      <AssistanceLink placement="Change of flights" line={assistance} />
    </section>
  );
}

interface NotThereProps {
  /** Null while it is on its way. */
  readonly failure: FailureCode | null;
  readonly again: () => void;
}

function NotThere({ failure, again }: NotThereProps) {
  const { common } = useMessages();
  const { problems } = useTripWords();
  const booking = useBookingWords();
  const { title } = useExchangeWords();
  const locale = useLocale();
  useTitle(title);
  if (failure === null)
    return (
      <div className="card panel booking__wait" role="status">
        <p>{common.loading}</p>
        <span className="skeleton" />
        <span className="skeleton" />
      </div>
    );
  const isUnknown = failure === 'booking_unknown';
  return (
    <MessagePanel title={booking.yourBooking} text={problems[failure]} isAlert>
      {isUnknown ? (
        <Link className="btn" to={href('findBooking', locale)}>
          {booking.findTitle}
        </Link>
      ) : (
        <button className="btn" type="button" onClick={again}>
          {booking.tryAgain}
        </button>
      )}
    </MessagePanel>
  );
}
