import './seatLegs.css';
import { useId, useState } from 'react';
import { CHECK_IN_PAGES } from '#core/content/airlines/checkInPages';
import type { SeatMap } from '#core/domain/extras/extras';
import { chosenOf } from '#core/domain/extras/seatChoice';
import { useBookingWords, useTripWords } from '#web/platform/sent/messages';
import { legsOf } from '../../checkout/extras.hooks';
import type { PartyProps } from './extrasProps';
import { LegSeats } from './LegSeats';

/** One map at a time, and all flights of the trip with the seats that were chosen on them. */
export function SeatLegs(props: PartyProps) {
  const { flight, onSale, choices } = props;
  const { extras: words } = useBookingWords();
  const { itinerary } = useTripWords();
  const [at, setAt] = useState(0);
  const title = useId();
  const legs = legsOf(flight);
  const { chosen } = chosenOf(onSale, choices);
  const current = legs[at];
  const mapOf = (leg: (typeof legs)[number]): SeatMap | undefined =>
    onSale.seatMaps.find((map) => map.slice === leg.slice && map.leg === leg.leg);
  const seatsOn = (leg: (typeof legs)[number]): string =>
    chosen.flatMap((one) => (one.kind === 'seat' && one.slice === leg.slice && one.leg === leg.leg ? [one.designator] : [])).join(', ');
  const airlineOf = ({ flown }: (typeof legs)[number]): string => flight.carriers[flown.carrier]?.name ?? flown.carrier;
  const map = current && mapOf(current);
  return (
    <section className="seatlegs" aria-labelledby={title}>
      <h3 id={title}>{words.seats}</h3>
      <div className="seatlegs__list" role="group" aria-label={words.flights}>
        {legs.map((leg, i) => (
          <button
            key={`${String(leg.slice)} ${String(leg.leg)}`}
            className="seatlegs__leg"
            type="button"
            aria-pressed={i === at}
            onClick={() => setAt(i)}
          >
            <b>{words.way(leg.flown.from, leg.flown.to)}</b>
            <span className="small">
              {[itinerary.flightNumber(airlineOf(leg), leg.flown.flightNumber), leg.flown.aircraftName].filter(Boolean).join(' · ')}
            </span>
            <span className="small seatlegs__seats">{seatsOn(leg) || (mapOf(leg) ? words.noSeats : words.later)}</span>
          </button>
        ))}
      </div>
      {current && map ? (
        <LegSeats key={at} {...props} map={map} next={at + 1 < legs.length ? () => setAt(at + 1) : null} />
      ) : current ? (
        <p className="note">
          {words.noMap} <AirlineLink carrier={current.flown.carrier} name={airlineOf(current)} />
        </p>
      ) : null}
    </section>
  );
}

/** The airline's own page, where it is known. */
function AirlineLink({ carrier, name }: { carrier: string; name: string }) {
  const page = CHECK_IN_PAGES[carrier];
  return page ? (
    <a className="link" href={page.url} target="_blank" rel="noopener noreferrer">
      {name}
    </a>
  ) : null;
}
