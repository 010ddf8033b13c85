import { nightDeparture } from '#core/content/phrases/nightDeparture';
import { localParts } from '#core/domain/values/dates';
import type { LocalDateTime } from '#core/domain/values/dates';
import type { AirportRef, Carrier, Slice } from '#core/domain/flights/flights';
import { lastOf } from '#core/domain/values/nonEmpty';
import { AirlineTile } from '#web/parts/airline/AirlineTile';
import { cityOf } from '#web/parts/cityOf';
import { dayText } from '#web/parts/dateText';
import { useBookingWords, useMessages, useTripWords } from '#web/platform/sent/messages';
import { TripIcon } from '#web/parts/itinerary/TripIcon';

interface PassLegProps {
  readonly title: string;
  readonly slice: Slice;
  /** What was booked, where the airline changed it. */
  readonly before: Slice | null;
  readonly carriers: Readonly<Record<string, Carrier>>;
  readonly airports: Readonly<Record<string, AirportRef>>;
}

/** One direction of the boarding pass. */
export function PassLeg({ title, slice, before, carriers, airports }: PassLegProps) {
  const messages = useMessages();
  const { common } = messages;
  const { itinerary } = useTripWords();
  const [first] = slice.legs;
  const last = lastOf(slice.legs);
  const flights = slice.legs.map((leg) => itinerary.flightNumber(carriers[leg.carrier]?.name ?? leg.carrier, leg.flightNumber));
  const operators = [...new Set(slice.legs.flatMap((leg) => leg.operatedBy ?? []))];
  const city = (code: string): string => cityOf(messages, airports, code);
  const night = nightDeparture(itinerary, slice);
  return (
    <div className="pass__leg">
      <header>
        <AirlineTile code={first.carrier} />
        <span>
          <b>{title}</b> · {dayText(messages, localParts(first.departs).date)}, {first.departs.slice(0, 4)}
          <br />
          {flights.join(', ')}
          {slice.legs.length === 1 ? `, ${first.aircraftName}` : ''}
          {operators.map((name) => (
            <span key={name} className="pass__operator">
              {common.operatedBy(name)}
            </span>
          ))}
        </span>
      </header>
      <div className="ends">
        <End
          code={first.from}
          city={city(first.from)}
          terminal={first.fromTerminal}
          at={first.departs}
          was={before?.legs[0].departs}
          dayShift={0}
        />
        <div className="path path--pass">
          <span className="path__plane" aria-hidden="true">
            <TripIcon name="plane" />
          </span>
          <span className="path__txt">
            <span>{common.duration(slice.minutes)}</span>
            <b className={slice.stops === 0 ? 'ns' : undefined}>{common.stops(slice.stops)}</b>
            {slice.layovers.map((l) => (
              <span key={l.airport}>{itinerary.stopAt(city(l.airport), l.airport, common.duration(l.minutes))}</span>
            ))}
          </span>
        </div>
        <End
          code={last.to}
          city={city(last.to)}
          terminal={last.toTerminal}
          at={last.arrives}
          was={before ? lastOf(before.legs).arrives : undefined}
          dayShift={slice.dayShift}
        />
      </div>
      {night === null ? null : <p className="small">{night}</p>}
    </div>
  );
}

interface EndProps {
  readonly code: string;
  readonly city: string;
  readonly terminal: string | undefined;
  readonly at: LocalDateTime;
  readonly was: LocalDateTime | undefined;
  readonly dayShift: number;
}

function End({ code, city, terminal, at, was, dayShift }: EndProps) {
  const messages = useMessages();
  const { itinerary } = useTripWords();
  const { common } = messages;
  const { change } = useBookingWords().manage;
  const former = was === undefined || was === at ? null : localParts(was);
  return (
    <div>
      <span className="code" translate="no">
        {code}
      </span>
      <time dateTime={at} translate="no">
        {common.time(localParts(at).minutes)}
        {dayShift === 0 ? null : (
          <sup>
            {common.dayShift(dayShift)}
            <span className="vh"> {common.dayShiftWord(dayShift)}</span>
          </sup>
        )}
      </time>
      {former === null ? null : (
        <small className="ends__was">
          {change.was(
            former.date === localParts(at).date
              ? common.time(former.minutes)
              : `${dayText(messages, former.date)}, ${common.time(former.minutes)}`,
          )}
        </small>
      )}
      <small>{city}</small>
      {terminal === undefined ? null : <small>{itinerary.terminal(terminal)}</small>}
    </div>
  );
}
