import '../../booking.css';
import './paymentFailure.css';

import type { FlightConfirm } from '#core/domain/booking/booking';
import { formatCents } from '#core/domain/values/money';
import { href } from '#core/domain/site/routes';
import { searchParamsOf } from '#core/domain/search/searchQuery';
import { Link } from '#web/parts/Link';
import { useBookingWords, useLocale, useMessages, useTripWords } from '#web/platform/sent/messages';
import { HandoverCode } from '#web/tracking/phone/HandoverCode';
import { PhoneLink } from '#web/tracking/phone/PhoneLink';
import { Icon } from '#web/ui/Icon';
import { useFailure } from '../../outcome.hooks';
import { useDraftId, useIsPaid } from '../../trip.hooks';
import { tripLine, tripTitle } from '../../tripText';
import { FailureRecording } from './FailureRecording';
import { ToBooking } from '../booked/ToBooking';
import { TripOverview } from '../flow/TripOverview';
import { Part } from '#web/parts/Part';

/** The last failed payment; one that succeeded since has nothing to say here. */
export function PaymentFailure() {
  return useIsPaid() ? <ToBooking /> : <Failed />;
}

/** Why in plain words, again without typing, or by phone. */
function Failed() {
  const { problems } = useTripWords();
  const booking = useBookingWords();
  const locale = useLocale();
  const { code, flight } = useFailure();
  const draftId = useDraftId();
  const why = code === null ? booking.failureUnknown : problems[code];
  return (
    <div className="wrap failure">
      <h1>{code === null ? booking.failureNone : booking.failureTitle}</h1>
      <p className="failure__why">
        {code === null ? null : <Icon name="alert" />} {why}
      </p>
      {flight && code ? <p className="muted">{booking.failureKept}</p> : null}
      <div className="cluster acts-row no-print">
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
      {flight ? <FailedTrip flight={flight} /> : null}
      <div className="failure__call">
        <Icon name="phone" />
        <div>
          {booking.failureCall}
          <br />
          <PhoneLink placement="Payment failure" className="failure__tel" />
          {draftId === null ? null : <HandoverCode draftId={draftId} />}
        </div>
      </div>
      {draftId === null || code === null ? null : (
        <Part>
          <FailureRecording draftId={draftId} />
        </Part>
      )}
    </div>
  );
}

/** What the payment was for (booking.15). */
function FailedTrip({ flight }: { flight: FlightConfirm }) {
  const messages = useMessages();
  const booking = useBookingWords();
  return (
    <section className="card panel failure__trip" aria-labelledby="failed-trip">
      <header>
        <h2 id="failed-trip">{`${booking.failureTrip}: ${tripTitle(booking, messages, flight)}`}</h2>
      </header>
      <p className="muted">{tripLine(booking, messages, flight)}</p>
      <TripOverview flight={flight} />
      <p className="failure__sum">{booking.failureNotCharged(formatCents(flight.total))}</p>
    </section>
  );
}
