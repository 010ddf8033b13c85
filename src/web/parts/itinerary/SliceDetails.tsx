import type { Messages } from '#core/content/messages/messages.en';
import type { AirportRef, Carrier, Layover, Leg, Slice } from '#core/domain/flights/flights';
import { localParts } from '#core/domain/values/dates';
import { nightDeparture } from '#core/content/phrases/nightDeparture';
import { useMessages, useTripWords } from '#web/platform/sent/messages';
import { Icon } from '#web/ui/Icon';
import { cityOf } from '../cityOf';
import { dayText } from '../dateText';
import './itinerary.css';

interface SliceDetailsProps {
  readonly slice: Slice;
  /** `Outbound`, `Return`. */
  readonly title: string;
  readonly carriers: Readonly<Record<string, Carrier>>;
  readonly airports: Readonly<Record<string, AirportRef>>;
  /** Of its heading; 3 unless it is below a heading of its own. */
  readonly level?: 3 | 4;
}

/** One direction leg by leg, with what happens between the legs. */
export function SliceDetails({ slice, title, carriers, airports, level = 3 }: SliceDetailsProps) {
  const Heading = `h${level}` as const;
  const messages = useMessages();
  const { common } = messages;
  const { itinerary } = useTripWords();
  const [first] = slice.legs;
  const night = nightDeparture(itinerary, slice);
  return (
    <section className="hops" aria-label={title}>
      <Heading>
        {title} · {dayText(messages, localParts(first.departs).date)} · {common.duration(slice.minutes)}
      </Heading>
      {night === null ? null : <p className="small">{night}</p>}
      <ol>
        {slice.legs.map((leg, i) => {
          const layover = slice.layovers[i];
          return (
            <li key={leg.departs}>
              <LegDetails leg={leg} carriers={carriers} airports={airports} />
              {layover ? <LayoverDetails layover={layover} airports={airports} /> : null}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function LegDetails({ leg, carriers, airports }: { leg: Leg } & Pick<SliceDetailsProps, 'carriers' | 'airports'>) {
  const messages = useMessages();
  const { common } = messages;
  const { itinerary } = useTripWords();
  const departs = localParts(leg.departs);
  const arrives = localParts(leg.arrives);
  const arrivalDay = dayText(messages, arrives.date);
  const place = (code: string, terminal: string | undefined): string =>
    [
      itinerary.airportAndCity(airportName(messages, airports[code]) ?? code, code),
      ...(terminal === undefined ? [] : [itinerary.terminal(terminal)]),
    ].join(', ');
  const comforts = [
    leg.aircraftName,
    ...(leg.legroomInches > 0 ? [itinerary.legroom(leg.legroomInches)] : []),
    ...(leg.wifi ? [itinerary.wifi] : []),
    ...(leg.power ? [itinerary.power] : []),
    ...(leg.entertainment ? [itinerary.entertainment] : []),
    ...(leg.co2Kg > 0 ? [itinerary.co2(leg.co2Kg)] : []),
  ];
  return (
    <div className="hop">
      <p className="hop__line">
        <b translate="no">{common.time(departs.minutes)}</b> <span>{place(leg.from, leg.fromTerminal)}</span>
      </p>
      <p className="hop__line">
        <b translate="no">{common.time(arrives.minutes)}</b>{' '}
        <span>
          {place(leg.to, leg.toTerminal)}
          {departs.date === arrives.date ? null : <span className="muted"> · {arrivalDay}</span>}
        </span>
      </p>
      <p className="hop__who">
        {itinerary.flightNumber(carriers[leg.carrier]?.name ?? leg.carrier, leg.flightNumber)} · {common.duration(leg.minutes)}
        {leg.operatedBy === null ? null : <> · {common.operatedBy(leg.operatedBy)}</>}
      </p>
      {leg.stopsAt ? (
        <p className="hop__warn">
          <Icon name="alert" /> {itinerary.landsAt(leg.stopsAt.map((code) => place(code, undefined)).join(', '))}
        </p>
      ) : null}
      <p className="hop__more muted">
        {comforts.join(' · ')}
        {leg.alsoSoldAs.length > 0 ? ` · ${itinerary.alsoSoldAs(leg.alsoSoldAs)}` : ''}
      </p>
    </div>
  );
}

/** `New York, John F Kennedy International Airport`. */
function airportName({ common }: Messages, airport: AirportRef | undefined): string | undefined {
  if (!airport) return undefined;
  const [city, name] = [common.city(airport), common.airport(airport)];
  return name.includes(city) ? name : `${city}, ${name}`;
}

function LayoverDetails({ layover, airports }: { layover: Layover; airports: SliceDetailsProps['airports'] }) {
  const messages = useMessages();
  const { common } = messages;
  const { itinerary } = useTripWords();
  const name = (code: string): string => itinerary.airportAndCity(airportName(messages, airports[code]) ?? code, code);
  return (
    <div className="hop__stop">
      <p>
        <Icon name="clock" />{' '}
        {itinerary.layover(common.duration(layover.minutes), cityOf(messages, airports, layover.airport), layover.airport)}
      </p>
      {layover.departsFrom === layover.airport ? null : (
        <p className="hop__warn">
          <Icon name="alert" /> {itinerary.airportChange(name(layover.airport), name(layover.departsFrom))}
        </p>
      )}
      {layover.notes
        .filter((note) => note !== 'airportChange')
        .map((note) => (
          <p key={note} className="hop__warn">
            <Icon name="alert" /> {itinerary.layoverNotes[note]}
          </p>
        ))}
    </div>
  );
}
