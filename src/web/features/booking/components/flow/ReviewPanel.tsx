import '../price/fareChoice.css';
import type { FlightConfirm } from '#core/domain/booking/booking';
import { href } from '#core/domain/site/routes';
import { searchParamsOf } from '#core/domain/search/searchQuery';
import { directionName } from '#web/parts/directionName';
import { Link } from '#web/parts/Link';
import { SliceDetails } from '#web/parts/SliceDetails';
import { useBookingWords, useLocale, useMessages } from '#web/platform/sent/messages';
import { useBookingActions } from '../../checkout/booking.hooks';
import { FareChoice } from '../price/FareChoice';
import { Panel } from './Panel';
import { TripOverview } from './TripOverview';

/** What is being bought: it stays in sight through every step. */
export function ReviewPanel({ flight }: { flight: FlightConfirm }) {
  const messages = useMessages();
  const booking = useBookingWords();
  const locale = useLocale();
  const { reviewTrip } = useBookingActions();
  const trip = <TripOverview flight={flight} />;
  return (
    <Panel
      step="review"
      aside={
        <Link className="link" to={href('results', locale, {}, searchParamsOf(flight.query))}>
          {booking.changeFlight}
        </Link>
      }
      summary={trip}
    >
      {trip}
      <details className="fold">
        <summary>{booking.details}</summary>
        {flight.slices.map((slice, i) => (
          <SliceDetails
            key={slice.legs[0].departs}
            slice={slice}
            title={directionName(messages, i)}
            carriers={flight.carriers}
            airports={flight.airports}
          />
        ))}
      </details>
      <FareChoice flight={flight} />
      <p className="small muted panel__note">{booking.reviewNote}</p>
      <div className="acts acts--end">
        <button className="btn" type="button" onClick={reviewTrip}>
          {booking.continue}
        </button>
      </div>
    </Panel>
  );
}
