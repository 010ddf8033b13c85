import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import type { Flight, FlightsFound } from '#core/domain/flights/flights';
import type { Outbound } from '#core/domain/flights/outbounds';
import { formatCents, lowestCents } from '#core/domain/values/money';
import type { Cents } from '#core/domain/values/money';
import { LANGUAGE_TAG } from '#core/domain/site/routes';
import { wholeCost } from '#core/domain/fares/wholeCost';
import type { Extra } from '#core/domain/fares/wholeCost';
import { flightNumbers, numbersUnlike } from '#web/parts/itinerary/flightNumbers';
import { useLocale, useResultsWords } from '#web/platform/sent/messages';
import type { ShownOutbound } from '../../shown.hooks';

interface OutboundPlaceProps {
  readonly outbound: ShownOutbound;
  readonly found: FlightsFound;
  /** What the prices include. */
  readonly extras: readonly Extra[];
  readonly areReturnsOpen: boolean;
  readonly areWaysOpen: boolean;
  readonly onReturns: () => void;
  readonly onWays: () => void;
  /** The card that stands for the outbound, with the buttons that open the others. */
  readonly lead: (openers: (heading: string) => ReactNode) => ReactNode;
  /** The card of another return. */
  readonly other: (flight: Flight) => ReactNode;
  /** The place of another way. */
  readonly way: (outbound: Outbound) => ReactNode;
}

const SHOWN_AT_FIRST = 10;

/** One place of the list: the card of an outbound; its other returns, and other ways at its minutes and price, opened in place below it. */
export function OutboundPlace(props: OutboundPlaceProps) {
  const { outbound, found, extras, areReturnsOpen, areWaysOpen, onReturns, onWays, lead, other, way } = props;
  const { results } = useResultsWords();
  const locale = useLocale();
  const [returnsList, waysList] = [useId(), useId()];
  const [isLong, setLong] = useState(false);
  const { others, ways } = outbound;
  const [out] = outbound.lead.slices;
  const { count, lowest } = outbound.moreReturns ?? { count: others.length, lowest: lowestOf(others, extras) };
  // the price of the card itself is not read out twice (results.30)
  const from = lowest === wholeCost(outbound.lead, extras).perAdult ? null : lowest;
  const shown = isLong ? others : others.slice(0, SHOWN_AT_FIRST);
  const numbers = flightNumbers(out, found.carriers);
  const wayNumbers = new Intl.ListFormat(LANGUAGE_TAG[locale]).format(
    ways.map((one) => numbersUnlike(one.lead.slices[0], out, found.carriers)),
  );
  return (
    <>
      {lead((heading) => (
        <>
          {ways.length === 0 ? null : (
            <Opener isOpen={areWaysOpen} controls={waysList} heading={heading} onToggle={onWays}>
              {results.otherWays(wayNumbers)}
            </Opener>
          )}
          {count === 0 ? null : (
            <Opener isOpen={areReturnsOpen} controls={returnsList} heading={heading} onToggle={onReturns}>
              {results.moreReturns(count, from === null ? null : formatCents(from))}
            </Opener>
          )}
        </>
      ))}
      {areWaysOpen ? (
        <ul className="returns__list" id={waysList} aria-label={results.otherWaysLabel(numbers)}>
          {ways.map((one) => (
            <li key={one.lead.id}>{way(one)}</li>
          ))}
        </ul>
      ) : null}
      {areReturnsOpen ? (
        <ul className="returns__list" id={returnsList} aria-label={results.returnsLabel(numbers)}>
          {shown.map((flight, i) => (
            <li key={flight.id} ref={i === SHOWN_AT_FIRST ? takeFocus : undefined}>
              {other(flight)}
            </li>
          ))}
        </ul>
      ) : null}
      {areReturnsOpen && others.length > shown.length ? (
        <button className="link small" type="button" onClick={() => setLong(true)}>
          {results.showMore(others.length - shown.length)}
          <span className="vh">{results.returnsAfter(numbers)}</span>
        </button>
      ) : null}
    </>
  );
}

interface OpenerProps {
  readonly isOpen: boolean;
  /** Of the list that it opens. */
  readonly controls: string;
  /** Tells it from those of other cards. */
  readonly heading: string;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

function Opener({ isOpen, controls, heading, onToggle, children }: OpenerProps) {
  return (
    <button
      className="link returns"
      type="button"
      aria-describedby={heading}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={onToggle}
    >
      {children}
    </button>
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
