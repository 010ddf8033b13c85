import '../booking.css';
import { Link } from 'react-router-dom';
import { href } from '#core/domain/routes';
import { searchParamsOf } from '#core/domain/searchQuery';
import { useBookingWords, useLocale, useMessages } from '#web/platform/messages';
import { HandoverCode } from '#web/tracking/HandoverCode';
import { PhoneLink } from '#web/tracking/PhoneLink';
import { Icon } from '#web/ui/Icon';
import { useFailure } from '../outcome.hooks';
import { useDraftId } from '../trip.hooks';

/** Why in plain words, again without typing, or by phone. */
export function PaymentFailure() {
  const { problems } = useMessages();
  const booking = useBookingWords();
  const locale = useLocale();
  const { code, flight } = useFailure();
  const draftId = useDraftId();
  const why = code === null ? booking.failureUnknown : (problems[code] ?? problems.internal);
  return (
    <div className="wrap failure">
      <h1>{booking.failureTitle}</h1>
      <p className="failure__why">
        <Icon name="alert" /> {why}
      </p>
      {flight && code ? <p className="muted">{booking.failureKept}</p> : null}
      <div className="acts-row">
        {flight ? (
          <>
            <Link className="btn" to={href('payment', locale, {}, 'step=payment')}>
              {booking.tryAgain}
            </Link>
            <Link className="btn btn--line" to={href('results', locale, {}, searchParamsOf(flight.query))}>
              {booking.otherFlights}
            </Link>
          </>
        ) : (
          <Link className="btn" to={href('home', locale)}>
            {booking.toHome}
          </Link>
        )}
      </div>
      <div className="failure__call">
        <Icon name="phone" />
        <div>
          {booking.failureCall}
          <br />
          <PhoneLink className="failure__tel" />
          {draftId === null ? null : <HandoverCode draftId={draftId} />}
        </div>
      </div>
    </div>
  );
}
