import './fareChoice.css';
import type { FlightConfirm } from '#core/domain/booking/booking';
import type { Fare } from '#core/domain/fares/fareFamilies';
import { formatCents } from '#core/domain/values/money';
import { FareRules } from '#web/parts/itinerary/FareRules';
import { fareName } from '#core/content/phrases/fareRules';
import { FareTable } from '#web/parts/fares/FareTable';
import { useBookingWords, useTripWords } from '#web/platform/sent/messages';
import {
  useAcceptedTotal,
  useBookingActions,
  useBoughtExtras,
  useExtrasChange,
  useFareChange,
  useFares,
} from '../../checkout/booking.hooks';
import { NOTICE_ID } from '../../checkout/focus';
import { Notice } from '../flow/Notice';

/** The fare that is being bought, its rules, and the other fares of the flight with what they would make of the price (booking.29). */
export function FareChoice({ flight }: { flight: FlightConfirm }) {
  const booking = useBookingWords();
  const fares = useFares();
  const isChanging = useFareChange()?.kind === 'asked';
  const hasExtras = useBoughtExtras().length > 0;
  const title = booking.fareOf(fareName(booking.fares, flight.conditions));
  return (
    <section className="farechoice" aria-label={title}>
      <h3>{title}</h3>
      <p className="small muted" role="status">
        {isChanging ? booking.changingFare : null}
      </p>
      <FareChanged flight={flight} />
      <FareRules conditions={flight.conditions} words={booking.fares} />
      {fares.length > 1 ? (
        <details className="fold">
          <summary>{booking.otherFares}</summary>
          <p className="small muted">
            {booking.otherFaresText} {hasExtras ? booking.extras.belongToFare : null}
          </p>
          <FareTable fares={fares} words={booking.fares} travelers={flight.query.travelers} marked={flight.flightId}>
            {(fare) => <FareAction fare={fare} isChosen={fare.id === flight.flightId} />}
          </FareTable>
        </details>
      ) : null}
    </section>
  );
}

/** What became of the last change; on its way, it is shown next to the fare. */
function FareChanged({ flight }: { flight: FlightConfirm }) {
  const { problems } = useTripWords();
  const booking = useBookingWords();
  const change = useFareChange();
  const isDropped = useExtrasChange()?.kind === 'dropped';
  const total = useAcceptedTotal();
  const family = booking.fares.families[flight.conditions.brand];
  switch (change?.kind) {
    case 'done':
      return (
        <p className="farechoice__done" role="status" id={NOTICE_ID} tabIndex={-1}>
          {booking.fareChanged(family, formatCents(total))} {isDropped ? booking.extras.dropped : null}
        </p>
      );
    case 'refused':
      return (
        <Notice title={booking.fareNotChanged} text={change.code === 'offer_gone' ? booking.fareGone(family) : problems[change.code]} />
      );
    case 'asked':
    case undefined:
      return null;
  }
}

/** Difference and new total first, then the change itself. */
function FareAction({ fare, isChosen }: { fare: Fare; isChosen: boolean }) {
  const booking = useBookingWords();
  const { chooseFare } = useBookingActions();
  const isChanging = useFareChange()?.kind === 'asked';
  const total = useAcceptedTotal();
  if (isChosen) return <b>{booking.chosenFare}</b>;
  const by = fare.total - total;
  const difference = formatCents(Math.abs(by));
  return (
    <>
      <b className="fares__by">{by < 0 ? booking.fareLess(difference) : booking.fareMore(difference)}</b>
      <small>{booking.newTotal(formatCents(fare.total))}</small>
      <button className="btn btn--s btn--line" type="button" aria-disabled={isChanging} onClick={() => chooseFare(fare)}>
        {booking.change}
        <span className="vh">{booking.changeTo(booking.fares.families[fare.conditions.brand])}</span>
      </button>
    </>
  );
}
