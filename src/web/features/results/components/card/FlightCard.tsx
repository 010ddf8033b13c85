import './flightCard.css';
import './flightCardOnPhones.css';
import { useId } from 'react';
import type { ReactNode } from 'react';
import type { BestReason } from '#core/domain/flights/bestReason';
import type { Fare } from '#core/domain/fares/fareFamilies';
import type { Flight, FlightsFound } from '#core/domain/flights/flights';
import { useLocale, useMessages, useResultsWords } from '#web/platform/sent/messages';
import { wholeCost } from '#core/domain/fares/wholeCost';
import type { Extra } from '#core/domain/fares/wholeCost';
import { spokenHeading, spokenSlice } from '../../spokenText';
import { bestLine } from '../../bestLine';
import { CardFacts } from './CardFacts';
import { CardPrice } from './CardPrice';
import { CardSlice } from './CardSlice';
import { Part } from '#web/parts/Part';
import { lazyPart } from '#web/parts/lazyPart';

export interface FlightCardProps {
  readonly flight: Flight;
  readonly found: FlightsFound;
  /** What the price includes. */
  readonly extras: readonly Extra[];
  /** Kilograms of CO₂e for one traveler: the middle of the list. */
  readonly typicalEmissions: number;
  /** Why it is the best; null of all others. */
  readonly best: BestReason | null;
  /** It is below a flight with the same outbound: only its way home is drawn. */
  readonly isReturnOnly: boolean;
  /** Under which name its details are opened: a flight can stand twice on the page. */
  readonly openAs: string;
  readonly isOpen: boolean;
  readonly isCompared: boolean;
  // the same functions for every card: a card that stays is not made again when the list around it changes
  readonly onCompare: (flightId: string) => void;
  readonly onToggle: (openAs: string) => void;
  readonly onSelect: (flight: Flight, fare: Fare) => void;
  /** Open the other returns of its outbound, and other ways to fly it, described by the card's heading; null where it has none. */
  readonly openers: ((heading: string) => ReactNode) | null;
}

/** Opened later than flights are shown: a chunk of its own. */
export const loadFlightDetails = () =>
  import(/* webpackChunkName: "results-later" */ './FlightDetails').then((m) => ({ default: m.FlightDetails }));
const FlightDetails = lazyPart(loadFlightDetails);

/** For lists that take in airports nearby. */
const NearLine = lazyPart(() => import(/* webpackChunkName: "results-later" */ './NearLine').then((m) => ({ default: m.NearLine })));

/** For prices with extras, which nobody has chosen when the page comes. */
const WholePrice = lazyPart(() => import(/* webpackChunkName: "results-later" */ './WholePrice').then((m) => ({ default: m.WholePrice })));

/** One flight as a ticket: when and how on the left, what it costs on the stub, what else is known of it below. */
export function FlightCard(props: FlightCardProps) {
  const {
    flight,
    found,
    extras,
    typicalEmissions,
    best,
    isReturnOnly,
    openAs,
    isOpen,
    isCompared,
    onCompare,
    onToggle,
    onSelect,
    openers,
  } = props;
  const words = { ...useMessages(), ...useResultsWords() };
  const { results } = words;
  const locale = useLocale();
  const [heading, details] = [useId(), useId()];
  const Heading = isReturnOnly ? 'h4' : 'h3';
  const isWhole = extras.length > 0;
  // the lowest; with extras the one that gives them for the least
  const cost = wholeCost(flight, extras);
  const slices = flight.slices.slice(isReturnOnly ? 1 : 0);
  return (
    <article data-flight={openAs} className={`fare${best ? ' fare--top' : ''}${isWhole ? ' fare--whole' : ''}`}>
      <Heading className="vh" id={heading}>
        {spokenHeading(words, slices, found, cost.perAdult)}
      </Heading>
      <div className="fare__trip">
        {best ? (
          <p className="fare__why">
            <b>{results.sorts.best}</b>
            {/* read aloud with the details */}
            <span aria-hidden="true">{bestLine(words, best)}</span>
          </p>
        ) : null}
        {found.searched ? (
          <Part>
            <NearLine flight={flight} found={found} />
          </Part>
        ) : null}
        {slices.map((slice, i) => (
          <CardSlice
            key={i}
            slice={slice}
            found={found}
            spoken={spokenSlice(words, locale, { slice, found, isReturn: isReturnOnly || i > 0, isInHeading: i === 0 })}
          />
        ))}
      </div>
      <CardFacts
        flight={flight}
        fare={cost.fare}
        typicalEmissions={typicalEmissions}
        heading={heading}
        details={details}
        isOpen={isOpen}
        isCompared={isCompared}
        onToggle={() => onToggle(openAs)}
        onCompare={() => onCompare(flight.id)}
        openers={openers?.(heading)}
      />
      <div className="fare__stub">
        <div className="fare__price">
          {isWhole ? (
            <Part fallback={<span className="sk sk--price" />}>
              <WholePrice found={found} cost={cost} wanted={extras} />
            </Part>
          ) : (
            <CardPrice flight={flight} found={found} />
          )}
        </div>
        <button className="btn" type="button" aria-describedby={heading} onClick={() => onSelect(flight, cost.fare)}>
          {results.select}
        </button>
      </div>
      {isOpen ? (
        <Part fallback={<div className="fare__more" id={details} />}>
          <FlightDetails
            id={details}
            flight={flight}
            found={found}
            cost={cost}
            extras={extras}
            typicalEmissions={typicalEmissions}
            onSelect={onSelect}
          />
        </Part>
      ) : null}
    </article>
  );
}
