import '../price/fareChoice.css';
import { useRef, useState } from 'react';
import type { FlightConfirm } from '#core/domain/booking/booking';
import { writeShared } from '#core/domain/flights/sharedAddress';
import { href } from '#core/domain/site/routes';
import { routeText } from '#core/domain/search/trip';
import { totalTravelers } from '#core/domain/travelers/travelers';
import { searchParamsOf } from '#core/domain/search/searchQuery';
import { cityOf } from '#web/parts/cityOf';
import { directionName } from '#core/content/phrases/directionName';
import { ShareLink } from '#web/parts/share/ShareLink';
import { Link } from '#web/parts/Link';
import { SliceDetails } from '#web/parts/itinerary/SliceDetails';
import { useBookingWords, useLocale, useMessages, useTripWords } from '#web/platform/sent/messages';
import { Icon } from '#web/ui/Icon';
import { useBookingActions, useProblem } from '../../checkout/booking.hooks';
import { useSelfTransfers } from '../../forms/selfTransfers.hooks';
import { FareChoice } from '../price/FareChoice';
import { Notice } from './Notice';
import { Panel } from './Panel';
import { SelfTransferQuestion } from './SelfTransferQuestion';
import { StepActions } from './StepActions';
import { TripOverview } from './TripOverview';

/** What is being bought: it stays in sight through every step. */
export function ReviewPanel({ flight }: { flight: FlightConfirm }) {
  const messages = useMessages();
  const booking = useBookingWords();
  const locale = useLocale();
  const { reviewTrip } = useBookingActions();
  const { problems } = useTripWords();
  const { airports, isConfirmed, confirm } = useSelfTransfers(flight);
  const isRefused = useProblem() === 'self_transfer_open';
  const [isMissing, setMissing] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const goOn = (): void => {
    if (isConfirmed) return reviewTrip();
    setMissing(true);
    box.current?.focus();
  };
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
      {isRefused ? <Notice title={booking.tryAnotherTitle} text={problems.self_transfer_open} /> : null}
      {trip}
      <details className="fold">
        <summary>{booking.details}</summary>
        {flight.slices.map((slice, i) => (
          <SliceDetails
            key={slice.legs[0].departs}
            slice={slice}
            title={directionName(messages, flight, i)}
            carriers={flight.carriers}
            airports={flight.airports}
          />
        ))}
      </details>
      <FareChoice flight={flight} />
      {flight.conditions.separateTickets ? (
        <div className="note">
          <Icon name="alert" />
          <div>
            <p>
              <b>{booking.fares.separateTickets}</b>
            </p>
            <p>{booking.fares.separateTicketsText}</p>
          </div>
        </div>
      ) : null}
      {airports.length > 0 ? (
        <SelfTransferQuestion
          cities={airports.map((code) => cityOf(messages, flight.airports, code))}
          isConfirmed={isConfirmed}
          isMissing={(isMissing || isRefused) && !isConfirmed}
          box={box}
          onChange={confirm}
        />
      ) : null}
      <ShareFlight flight={flight} />
      <p className="small muted panel__note">{booking.reviewNote}</p>
      <StepActions>
        <button className="btn" type="button" onClick={goOn}>
          {booking.continue}
        </button>
      </StepActions>
    </Panel>
  );
}

/** What one adult pays is known where adults alone travel; the link of another party holds the search. */
function ShareFlight({ flight: { query, flightId, total } }: { flight: FlightConfirm }) {
  const locale = useLocale();
  const { adults } = query.travelers;
  const search = searchParamsOf(query);
  const hasFlight = adults === totalTravelers(query.travelers);
  return (
    <ShareLink
      what={hasFlight ? 'flight' : 'search'}
      title={routeText(query, '–')}
      path={href('results', locale, {}, hasFlight ? writeShared(search, { flightId, seen: Math.round(total / adults) }) : search)}
    />
  );
}
