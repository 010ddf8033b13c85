import type { AirportRef, Carrier, Slice } from '#core/domain/flights/flights';
import { lastOf } from '#core/domain/values/nonEmpty';
import { useMessages, useTripWords } from '#web/platform/sent/messages';
import { AirlineTile } from './AirlineTile';
import { cityOf } from './cityOf';
import { flightNumbers } from './flightNumbers';
import './itinerary.css';

interface ItinerarySliceProps {
  readonly slice: Slice;
  readonly carriers: Readonly<Record<string, Carrier>>;
  readonly airports: Readonly<Record<string, AirportRef>>;
  /** Minutes of the longest journey on the page: the bar is drawn relative to it (visual rule 8). Left out: full length. */
  readonly longestMinutes?: number;
  /** The same in a sentence for who hears it, in place of what is seen: lists are long. Left out: what is seen is read. */
  readonly spoken?: string;
}

/** One direction at a glance: who flies, when, from where, how long, over which stops. */
export function ItinerarySlice({ slice, carriers, airports, longestMinutes, spoken: spoken }: ItinerarySliceProps) {
  const messages = useMessages();
  const { common } = messages;
  const { itinerary } = useTripWords();
  const [first] = slice.legs;
  const last = lastOf(slice.legs);
  const operators = [...new Set(slice.legs.flatMap((leg) => leg.operatedBy ?? []))];
  const city = (code: string): string => cityOf(messages, airports, code);
  const seen = (
    <div className="leg" aria-hidden={spoken === undefined ? undefined : true}>
      <AirlineTile code={first.carrier} />
      <div>
        <div className="leg__time">
          {common.time(slice.departMinutes)} – {common.time(slice.arriveMinutes)}
          {slice.dayShift === 0 ? null : (
            <sup>
              {common.dayShift(slice.dayShift)}
              <span className="vh"> {common.dayShiftWord(slice.dayShift)}</span>
            </sup>
          )}
        </div>
        <small>{flightNumbers(slice, carriers)}</small>
        {operators.map((name) => (
          <small key={name}>{common.operatedBy(name)}</small>
        ))}
      </div>
      <div className="path">
        <span className="path__end">
          <b>{first.from}</b> <span>{city(first.from)}</span>
        </span>
        <PathBar slice={slice} longestMinutes={longestMinutes ?? slice.minutes} />
        <span className="vh"> {itinerary.to} </span>
        <span className="path__end path__end--to">
          <b>{last.to}</b> <span>{city(last.to)}</span>
        </span>
        <span className="path__txt">
          <span>{common.duration(slice.minutes)}</span>
          <span>
            <b className={slice.stops === 0 ? 'ns' : undefined}>{common.stops(slice.stops)}</b>{' '}
            {slice.layovers.length > 0 ? <span className="vh">{itinerary.layovers(slice.layovers.length)} </span> : null}
            {slice.layovers.map((l) => itinerary.stopAt(city(l.airport), l.airport, common.duration(l.minutes))).join(', ')}
          </span>
        </span>
      </div>
    </div>
  );
  return spoken === undefined ? (
    seen
  ) : (
    <>
      <p className="vh">{spoken}</p>
      {seen}
    </>
  );
}

/**
 * A line as long as the journey, a ring where it stops; decoration, the words are below it. Drawn with attributes: documents may hold
 * no inline styles (decision 070).
 */
function PathBar({ slice, longestMinutes }: { slice: Slice; longestMinutes: number }) {
  const part = longestMinutes > 0 ? Math.max(0.25, Math.min(1, slice.minutes / longestMinutes)) : 1;
  const stops = stopPositions(slice);
  return (
    <svg className="path__bar" aria-hidden="true">
      <line className="path__rest" y1="50%" x2="100%" y2="50%" />
      <line className="path__way" y1="50%" x2={percent(part)} y2="50%" />
      {stops.map((at, i) => (
        <circle key={i} cx={percent(at * part)} cy="50%" r="0.35em" />
      ))}
    </svg>
  );
}

/** Where on the way each stop lies, 0 to 1: the middle of its layover. */
function stopPositions(slice: Slice): number[] {
  const before = (i: number): number =>
    slice.legs.slice(0, i + 1).reduce((sum, leg) => sum + leg.minutes, 0) +
    slice.layovers.slice(0, i).reduce((sum, l) => sum + l.minutes, 0);
  return slice.layovers.map((layover, i) => (slice.minutes > 0 ? (before(i) + layover.minutes / 2) / slice.minutes : 0));
}

const percent = (part: number): string => `${String(Math.round(part * 1000) / 10)}%`;
