import type { BookingView } from '#core/contract/bookings/bookings';
import { directionName } from '#core/content/phrases/directionName';
import { dayOf } from '#core/domain/booking/exchangeDays';
import { dayText } from '#web/parts/dateText';
import { ItinerarySlice } from '#web/parts/itinerary/ItinerarySlice';
import { useBookingWords, useExchangeWords, useMessages, useTripWords } from '#web/platform/sent/messages';
import { AssistanceLink } from '#web/tracking/phone/AssistanceLink';
import { NOTICE_ID } from '../../checkout/focus';
import { useChosenOffer, useExchangeActions, useExchangeProblem } from '../../exchange/exchange.hooks';
import { resultText } from '../../exchange/exchangeText';
import type { TripFlown } from './OldAndNew';

/** Done: the new itinerary, what was charged or comes back, and what stays the same. */
export function Exchanged({ booking }: { booking: BookingView }) {
  const messages = useMessages();
  const words = useExchangeWords();
  const panel = useBookingWords().manage.exchange;
  const offer = useChosenOffer();
  const trip: TripFlown = offer ?? booking;
  const terms = offer ?? booking.exchange;
  return (
    <section
      className="card panel panel--now"
      aria-labelledby="exchange-done"
      aria-describedby="exchange-done-text"
      id={NOTICE_ID}
      tabIndex={-1}
    >
      <header>
        <h2 id="exchange-done">{words.doneTitle}</h2>
      </header>
      <div id="exchange-done-text">
        <p>{words.sameReference(booking.reference)}</p>
        {terms ? <p>{resultText(terms, panel)}</p> : null}
        <p>{words.mailed(booking.email)}</p>
      </div>
      {trip.slices.map((slice, place) => (
        <section key={slice.legs[0].departs} className="exchange__compared" aria-label={directionName(messages, trip, place)}>
          <h3>{words.flightOn(directionName(messages, trip, place), dayText(messages, dayOf(slice)))}</h3>
          <ItinerarySlice slice={slice} carriers={trip.carriers} airports={trip.airports} />
        </section>
      ))}
    </section>
  );
}

/** The old flights stand, and nothing was charged; why, and what helps. */
export function NotExchanged() {
  const words = useExchangeWords();
  const { assistance } = useBookingWords();
  const { problems } = useTripWords();
  const failure = useExchangeProblem();
  const { retry } = useExchangeActions();
  return (
    <section
      className="card panel panel--now"
      aria-labelledby="exchange-failed"
      aria-describedby="exchange-failed-text"
      id={NOTICE_ID}
      tabIndex={-1}
    >
      <header>
        <h2 id="exchange-failed">{words.failedTitle}</h2>
      </header>
      <div id="exchange-failed-text">
        <p>
          <b>{words.failedText}</b>
        </p>
        {failure === null ? null : <p>{problems[failure]}</p>}
      </div>
      <AssistanceLink placement="Change of flights" line={assistance} />
      <div className="acts acts--start">
        <button className="btn" type="button" onClick={retry}>
          {words.startAgain}
        </button>
      </div>
    </section>
  );
}
