import type { FlightConfirm } from '#core/domain/booking/booking';
import { localParts } from '#core/domain/values/dates';
import type { Slice } from '#core/domain/flights/flights';
import { nightDeparture } from '#core/content/phrases/nightDeparture';
import { directionName } from '#core/content/phrases/directionName';
import { BagLine } from '#web/parts/itinerary/BagLine';
import { dayText } from '#web/parts/dateText';
import { fareName } from '#core/content/phrases/fareRules';
import { ItinerarySlice } from '#web/parts/itinerary/ItinerarySlice';
import { useBookingWords, useMessages, useTripWords } from '#web/platform/sent/messages';
import { legLine } from '../../tripText';
import './tripOverview.css';

/** Each direction with its day at a glance; where it changes planes, every flight with its own day (booking.26). */
export function TripOverview({ flight }: { flight: FlightConfirm }) {
  const messages = useMessages();
  const { fares } = useBookingWords();
  return (
    <div className="mini">
      {flight.slices.map((slice, i) => (
        <Direction key={slice.legs[0].departs} flight={flight} slice={slice} name={directionName(messages, flight, i)} />
      ))}
      <div className="cluster mini__bags">
        <b className="mini__fare">
          <span className="vh">{`${fares.fare}: `}</span>
          {fareName(fares, flight.conditions)}
        </b>
        <BagLine conditions={flight.conditions} />
      </div>
    </div>
  );
}

interface DirectionProps {
  readonly flight: FlightConfirm;
  readonly slice: Slice;
  readonly name: string;
}

function Direction({ flight: { carriers, airports }, slice, name }: DirectionProps) {
  const messages = { ...useMessages(), ...useTripWords() };
  const booking = useBookingWords();
  const [first] = slice.legs;
  const night = nightDeparture(messages.itinerary, slice);
  return (
    <section className="mini__way" aria-label={booking.flightsOf(name)}>
      <h3 className="mini__day">{booking.flightDay(name, dayText(messages, localParts(first.departs).date))}</h3>
      <ItinerarySlice slice={slice} carriers={carriers} airports={airports} />
      {night === null ? null : <p className="small">{night}</p>}
      {slice.legs.length > 1 || slice.dayShift !== 0 ? (
        <ul className="mini__flights">
          {slice.legs.map((leg) => (
            <li key={leg.departs}>{legLine(messages, booking, leg, { carriers, airports })}</li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
