import { useId } from 'react';
import { formatCents } from '#core/domain/money';
import type { Flight, FlightsFound } from '#core/domain/flights';
import { BagLine } from '#web/parts/BagLine';
import { numbersOfFlight } from '#web/parts/flightNumbers';
import { ItinerarySlice } from '#web/parts/ItinerarySlice';
import { useMessages } from '#web/platform/messages';
import { Price } from '#web/ui/Price';
import { wholeCost } from '#core/domain/wholeCost';
import type { Extra } from '#core/domain/wholeCost';
import { FlightDetails } from './FlightDetails';
import { WholePrice } from './WholePrice';

export interface FlightCardProps {
  readonly flight: Flight;
  readonly found: FlightsFound;
  /** What the price includes. */
  readonly extras: readonly Extra[];
  /** Minutes of the longest direction in the list: bars are drawn relative to it. */
  readonly longestMinutes: number;
  readonly isBest: boolean;
  /** Under which name its details are opened: a flight can stand twice on the page. */
  readonly openAs: string;
  readonly isOpen: boolean;
  readonly isCompared: boolean;
  // the same functions for every card: a card that stays is not made anew when the list around it changes
  readonly onCompare: (flightId: string) => void;
  readonly onToggle: (openAs: string) => void;
  readonly onSelect: (flight: Flight) => void;
}

/** One flight as a ticket: when and how on the left, what it costs on the stub. */
export function FlightCard({
  flight,
  found,
  extras,
  longestMinutes,
  isBest,
  openAs,
  isOpen,
  isCompared,
  onCompare,
  onToggle,
  onSelect,
}: FlightCardProps) {
  const { results, common, compare } = useMessages();
  const details = useId();
  const numbers = numbersOfFlight(flight, found.carriers);
  const which = results.which(numbers, formatCents(flight.perAdult));
  const { children, infants } = found.query.travelers;
  return (
    <article className={`fare${isBest ? ' fare--top' : ''}${isOpen ? ' fare--open' : ''}`}>
      {isBest ? <span className="tag">{results.bestTag}</span> : null}
      <div className="fare__legs">
        {flight.slices.map((slice, i) => (
          <ItinerarySlice key={i} slice={slice} carriers={found.carriers} airports={found.airports} longestMinutes={longestMinutes} />
        ))}
      </div>
      <div className="fare__foot">
        <BagLine conditions={flight.conditions} />
        <button className="chip fare__compare" type="button" aria-pressed={isCompared} onClick={() => onCompare(flight.id)}>
          {compare.toggle}
          <span className="vh">{which}</span>
        </button>
        <button
          className="link"
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? details : undefined}
          onClick={() => onToggle(openAs)}
        >
          {isOpen ? results.hideDetails : results.details}
          <span className="vh">{results.detailsOf(numbers)}</span>
        </button>
      </div>
      <div className="fare__stub">
        {extras.length > 0 ? (
          <WholePrice flight={flight} found={found} cost={wholeCost(flight, extras)} />
        ) : (
          <>
            <Price cents={flight.perAdult} />
            <small>{children + infants > 0 ? results.perAdult : common.perTraveler}</small>
            <small>
              <b>{formatCents(flight.total)}</b> {common.totalWithTaxes}
            </small>
            {/* only beside a price without extras: the airline publishes none with them */}
            {flight.publishedTotal > flight.total ? <small>{results.published(formatCents(flight.publishedPerAdult))}</small> : null}
          </>
        )}
        <button className="btn" type="button" onClick={() => onSelect(flight)}>
          {results.select}
          <span className="vh">{which}</span>
        </button>
      </div>
      {isOpen ? <FlightDetails id={details} flight={flight} found={found} extras={extras} /> : null}
    </article>
  );
}
