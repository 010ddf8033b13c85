import '../price/fareChoice.css';
import { useRef, useState } from 'react';
import type { FlightConfirm } from '#core/domain/booking/booking';
import { selfTransfersOf } from '#core/domain/flights/tripFacts';
import { href } from '#core/domain/site/routes';
import { searchParamsOf } from '#core/domain/search/searchQuery';
import { cityOf } from '#web/parts/cityOf';
import { directionName } from '#web/parts/directionName';
import { Link } from '#web/parts/Link';
import { SliceDetails } from '#web/parts/SliceDetails';
import { useBookingWords, useLocale, useMessages } from '#web/platform/sent/messages';
import { useBookingActions } from '../../checkout/booking.hooks';
import { FareChoice } from '../price/FareChoice';
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
  const [confirmation, setConfirmation] = useState<'open' | 'missing' | 'given'>('open');
  const box = useRef<HTMLInputElement>(null);
  const cities = selfTransfersOf(flight).map((code) => cityOf(messages, flight.airports, code));
  const goOn = (): void => {
    if (cities.length === 0 || confirmation === 'given') return reviewTrip();
    setConfirmation('missing');
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
      {cities.length > 0 ? (
        <SelfTransferQuestion
          cities={cities}
          isConfirmed={confirmation === 'given'}
          isMissing={confirmation === 'missing'}
          box={box}
          onChange={(isConfirmed) => setConfirmation(isConfirmed ? 'given' : 'open')}
        />
      ) : null}
      <p className="small muted panel__note">{booking.reviewNote}</p>
      <StepActions>
        <button className="btn" type="button" onClick={goOn}>
          {booking.continue}
        </button>
      </StepActions>
    </Panel>
  );
}
