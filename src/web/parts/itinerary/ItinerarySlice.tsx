import { Fragment } from 'react';
import type { AirportRef, Carrier, Slice } from '#core/domain/flights/flights';
import { tagsOf } from '#core/domain/flights/tripFacts';
import { lastOf } from '#core/domain/values/nonEmpty';
import { useMessages, useTripWords } from '#web/platform/sent/messages';
import { AirlineTile } from '../airline/AirlineTile';
import { cityOf } from '../cityOf';
import { flightNumbers } from './flightNumbers';
import { stopPlaces } from './stopPlaces';
import './itinerary.css';
import { at } from '#core/domain/values/checkedReads';

interface ItinerarySliceProps {
  readonly slice: Slice;
  readonly carriers: Readonly<Record<string, Carrier>>;
  readonly airports: Readonly<Record<string, AirportRef>>;
}

/** One direction at a glance: who flies, when, from where, how long, over which stops. */
export function ItinerarySlice({ slice, carriers, airports }: ItinerarySliceProps) {
  const messages = useMessages();
  const { common } = messages;
  const { itinerary } = useTripWords();
  const [first] = slice.legs;
  const last = lastOf(slice.legs);
  const operators = [...new Set(slice.legs.flatMap((leg) => leg.operatedBy ?? []))];
  const city = (code: string): string => cityOf(messages, airports, code);
  const landings = slice.legs.flatMap(({ stopsAt = [] }) => stopsAt);
  return (
    <div className="leg">
      <AirlineTile code={first.carrier} />
      <div>
        <div className="leg__time" translate="no">
          {common.time(slice.departMinutes)} – {common.time(slice.arriveMinutes)}
          {slice.dayShift === 0 ? null : (
            <sup>
              {common.dayShift(slice.dayShift)}
              <span className="vh"> {common.dayShiftWord(slice.dayShift)}</span>
            </sup>
          )}
        </div>
        <small translate="no">{flightNumbers(slice, carriers)}</small>
      </div>
      <div className="path">
        <span className="path__end">
          <b translate="no">{first.from}</b> <span>{city(first.from)}</span>
        </span>
        <PathBar slice={slice} />
        <span className="vh"> {itinerary.to} </span>
        <span className="path__end path__end--to">
          <b translate="no">{last.to}</b> <span>{city(last.to)}</span>
        </span>
        <span className="path__txt">
          <span>{common.duration(slice.minutes)}</span>
          <span>
            <b className={slice.stops === 0 ? 'ns' : undefined}>{common.stops(slice.stops)}</b>{' '}
            {slice.layovers.length > 0 ? <span className="vh">{itinerary.layovers(slice.layovers.length)} </span> : null}
            {slice.layovers.map((l, i) => (
              <Fragment key={i}>
                {i === 0 ? null : ', '}
                <span className="path__city">{city(l.airport)} </span>
                {`${l.airport} ${common.duration(l.minutes)}`}
              </Fragment>
            ))}
            {landings.length > 0 ? ` ${itinerary.landsAt(landings.map((code) => `${city(code)} ${code}`).join(', '))}` : null}
          </span>
          {tagsOf(slice).map((tag) => (
            <b key={tag} className="path__tag">
              {tag === 'redEye' || tag === 'selfTransfer' ? itinerary[tag] : itinerary.layoverNotes[tag]}
            </b>
          ))}
        </span>
      </div>
      {operators.length > 0 ? <small className="leg__by">{common.operatedBy(operators.join(', '))}</small> : null}
    </div>
  );
}

/**
 * A line from end to end, a dot and the airport's code where it stops; decoration, the words are below it. Drawn with attributes: documents
 * may hold no inline styles.
 */
function PathBar({ slice }: { slice: Slice }) {
  const places = stopPlaces(slice);
  return (
    <svg className="path__bar" aria-hidden="true">
      <line className="path__way" y1="50%" x2="100%" y2="50%" />
      {slice.layovers.map(({ airport }, i) => {
        const x = at(places, i);
        return (
          <svg key={i} x={x} overflow="visible">
            <rect className="path__gap" width="3em" height="100%" />
            <circle cy="50%" r="0.3em" />
            <text x="0.6em" y="50%" dy="0.35em">
              {airport}
            </text>
          </svg>
        );
      })}
    </svg>
  );
}
