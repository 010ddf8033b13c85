import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import type { Flight, FlightsFound } from '#core/domain/flights/flights';
import { formatCents, lowestCents } from '#core/domain/values/money';
import type { Cents } from '#core/domain/values/money';
import { wholeCost } from '#core/domain/fares/wholeCost';
import type { Extra } from '#core/domain/fares/wholeCost';
import { flightNumbers } from '#web/parts/flightNumbers';
import { useResultsWords } from '#web/platform/sent/messages';
import type { ShownOutbound } from '../../shown.hooks';

interface MoreReturnsProps {
  readonly outbound: ShownOutbound;
  readonly found: FlightsFound;
  /** What the prices include. */
  readonly extras: readonly Extra[];
  readonly isOpen: boolean;
  readonly openAs: string;
  readonly onToggle: (openAs: string) => void;
  /** The card of one of them. */
  readonly children: (flight: Flight) => ReactNode;
}

const SHOWN_AT_FIRST = 10;

/** The other returns of an outbound, opened in place below its card. */
export function MoreReturns({ outbound, found, extras, isOpen, openAs, onToggle, children }: MoreReturnsProps) {
  const { results } = useResultsWords();
  const list = useId();
  const [isLong, setLong] = useState(false);
  const { lead, others, moreReturns: moreReturns } = outbound;
  const { count, lowest } = moreReturns ?? { count: others.length, lowest: lowestOf(others, extras) };
  if (count === 0) return null;
  const shown = isLong ? others : others.slice(0, SHOWN_AT_FIRST);
  const numbers = flightNumbers(lead.slices[0], found.carriers);
  return (
    <>
      <button
        className="returns"
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? list : undefined}
        onClick={() => onToggle(openAs)}
      >
        {results.moreReturns(count, lowest === null ? null : formatCents(lowest))}
        <span className="vh">{results.returnsAfter(numbers)}</span>
      </button>
      {isOpen ? (
        <ul className="returns__list" id={list} aria-label={results.returnsLabel(numbers)}>
          {shown.map((flight, i) => (
            <li key={flight.id} ref={i === SHOWN_AT_FIRST ? takeFocus : undefined}>
              {children(flight)}
            </li>
          ))}
        </ul>
      ) : null}
      {isOpen && others.length > shown.length ? (
        <button className="link small" type="button" onClick={() => setLong(true)}>
          {results.showMore(others.length - shown.length)}
          <span className="vh">{results.returnsAfter(numbers)}</span>
        </button>
      ) : null}
    </>
  );
}

/** The button that brought it has gone, and the focus with it. */
function takeFocus(item: HTMLElement | null): void {
  if (document.activeElement === document.body) item?.querySelector('button')?.focus();
}

/** The lowest known price of one adult with the extras; null where none is known. */
function lowestOf(flights: readonly Flight[], extras: readonly Extra[]): Cents | null {
  const known = flights.map((flight) => wholeCost(flight, extras)).filter(({ certainty }) => certainty === 'known');
  return lowestCents(known.map(({ perAdult }) => perAdult));
}
