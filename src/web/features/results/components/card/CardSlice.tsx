import './cardSlice.css';
import { tagsOf } from '#core/domain/flights/tripFacts';
import type { FlightsFound, Slice } from '#core/domain/flights/flights';
import { lastOf } from '#core/domain/values/nonEmpty';
import { AirlineTile } from '#web/parts/airline/AirlineTile';
import { cityOf } from '#web/parts/cityOf';
import { numbersByAirline } from '#web/parts/itinerary/flightNumbers';
import { stopPlaces } from '#web/parts/itinerary/stopPlaces';
import { useMessages, useTripWords } from '#web/platform/sent/messages';

interface CardSliceProps {
  readonly slice: Slice;
  readonly found: FlightsFound;
  /** The same in a sentence for screen readers, in place of what is seen: lists are long. */
  readonly spoken: string;
}

/** One direction on a card: when, who flies, from where to where, how long, over which stops. Phones show codes in place of line and cities. */
export function CardSlice({ slice, found, spoken }: CardSliceProps) {
  const messages = useMessages();
  const { common } = messages;
  const { itinerary } = useTripWords();
  const { legs, layovers, stops } = slice;
  const [first, last] = [legs[0], lastOf(legs)];
  const city = (code: string): string => cityOf(messages, found.airports, code);
  const operators = [...new Set(legs.flatMap(({ operatedBy }) => operatedBy ?? []))];
  const landings = legs.flatMap(({ stopsAt = [] }) => stopsAt);
  const over = [
    ...layovers.map(({ airport, minutes }) => `${airport}\u00a0${common.duration(minutes)}`),
    ...(landings.length > 0 ? [itinerary.landsAt(landings.map((code) => `${city(code)} ${code}`).join(', '))] : []),
  ];
  return (
    <>
      <p className="vh">{spoken}</p>
      <div className="way" aria-hidden="true">
        <AirlineTile code={first.carrier} />
        <span className="way__time" translate="no">
          {common.time(slice.departMinutes)} – {common.time(slice.arriveMinutes)}
          {slice.dayShift === 0 ? null : <sup>{common.dayShift(slice.dayShift)}</sup>}
        </span>
        <small className="way__who" translate="no">
          {numbersByAirline(slice, found.carriers).map(({ airline, numbers }, i) => (
            <span key={i}>
              {i === 0 ? '' : ', '}
              {airline}
              <i> {numbers}</i>
            </span>
          ))}
        </small>
        <b className="way__code" translate="no">
          {first.from}
        </b>
        <small className="way__city">{city(first.from)}</small>
        <StopsBar slice={slice} />
        <b className="way__code way__code--to" translate="no">
          {last.to}
        </b>
        <small className="way__city way__city--to">{city(last.to)}</small>
        <span className="way__long">
          {common.duration(slice.minutes)}{' '}
          <b className={stops === 0 ? 'way__stops way__stops--none' : 'way__stops'}>{common.stops(stops)}</b>
          {over.length > 0 ? <span className="way__over"> {over.join(', ')}</span> : null}
          {tagsOf(slice).map((tag) => (
            <b key={tag} className="way__tag">
              {tag === 'redEye' || tag === 'selfTransfer' ? itinerary[tag] : itinerary.layoverNotes[tag]}
            </b>
          ))}
        </span>
        {operators.length > 0 ? <small className="way__by">{common.operatedBy(operators.join(', '))}</small> : null}
      </div>
    </>
  );
}

/** A line with a dot for each stop; drawn with attributes, as documents may hold no inline styles. */
function StopsBar({ slice }: { readonly slice: Slice }) {
  return (
    <svg className="way__bar">
      {stopPlaces(slice).map((place) => (
        <circle key={place} cx={place} cy="50%" r="4" />
      ))}
    </svg>
  );
}
