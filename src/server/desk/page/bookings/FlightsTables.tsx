/** The flights of a booking as they are now, leg by leg, with what happens between them. */
import { directionName } from '#core/content/phrases/directionName';
import type { Leg, Slice } from '#core/domain/flights/flights';
import type { BookingFile } from '../../../bookings/desk/bookingDesk.service';
import { useDesk } from '../parts/frame';
import { NamedTable, Unbroken } from '../parts/Table';
import { localText, tripWords } from './tripWords';

type Offer = BookingFile['booking']['offer'];

export const FlightsTables = ({ offer }: { readonly offer: Offer }) =>
  offer.slices.map((slice, i) => <SliceTable key={slice.legs[0].departs} offer={offer} slice={slice} place={i} />);

function SliceTable({ offer, slice, place }: { readonly offer: Offer; readonly slice: Slice; readonly place: number }) {
  const { lang, bookingWords } = useDesk();
  const { common, trip } = tripWords(lang);
  const { flight, departs, arrives, lasts } = bookingWords.flights;
  const name = `${directionName({ common }, offer, place)} · ${common.duration(slice.minutes)} · ${common.stops(slice.stops)}`;
  const placeText = (code: string, terminal: string | undefined): string => {
    const airport = offer.airports[code];
    const named = airport === undefined ? code : `${code} ${common.city(airport)}`;
    return terminal === undefined ? named : `${named}, ${trip.itinerary.terminal(terminal)}`;
  };
  const cityOf = (code: string): string => {
    const airport = offer.airports[code];
    return airport === undefined ? code : common.city(airport);
  };
  const legRow = (leg: Leg) => [
    <LegName key="flight" leg={leg} carrier={offer.carriers[leg.carrier]?.name ?? leg.carrier} />,
    <At key="departs" when={localText(leg.departs, lang)} where={placeText(leg.from, leg.fromTerminal)} />,
    <At key="arrives" when={localText(leg.arrives, lang)} where={placeText(leg.to, leg.toTerminal)} />,
    common.duration(leg.minutes),
  ];
  const rows = slice.legs.flatMap((leg, i) => {
    const layover = slice.layovers[i];
    if (layover === undefined) return [legRow(leg)];
    const text = [
      trip.itinerary.layover(common.duration(layover.minutes), cityOf(layover.airport), layover.airport),
      ...layover.notes.map((note) => trip.itinerary.layoverNotes[note]),
    ].join(' · ');
    return [legRow(leg), [text]];
  });
  return (
    <div>
      <h3>{name}</h3>
      <NamedTable label={name} names={[flight, departs, arrives, lasts]} rows={rows} />
    </div>
  );
}

function LegName({ leg, carrier }: { readonly leg: Leg; readonly carrier: string }) {
  const { common } = tripWords(useDesk().lang);
  const more = [leg.operatedBy === null ? '' : common.operatedBy(leg.operatedBy), leg.aircraftName].filter(Boolean).join(' · ');
  return (
    <>
      {`${carrier} ${leg.carrier}${String(leg.flightNumber)}`}
      {more !== '' && <span className="quiet under">{more}</span>}
    </>
  );
}

const At = ({ when, where }: { readonly when: string; readonly where: string }) => (
  <>
    <Unbroken text={when} />
    <span className="quiet under">{where}</span>
  </>
);
