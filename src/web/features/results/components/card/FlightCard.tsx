import './flightCard.css';
import './flightCardOnPhones.css';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { familyName } from '#core/content/phrases/familyName';
import type { BestReason } from '#core/domain/flights/bestReason';
import type { Fare } from '#core/domain/fares/fareFamilies';
import { formatCents } from '#core/domain/values/money';
import type { Flight, FlightsFound } from '#core/domain/flights/flights';
import { BagLine } from '#web/parts/itinerary/BagLine';
import { ItinerarySlice } from '#web/parts/itinerary/ItinerarySlice';
import { useLocale, useMessages, useResultsWords, useTripWords } from '#web/platform/sent/messages';
import { Price } from '#web/ui/Price';
import { percentAgainst, tripEmissions } from '#core/domain/flights/tripFacts';
import { wholeCost } from '#core/domain/fares/wholeCost';
import type { Extra } from '#core/domain/fares/wholeCost';
import { COMPARE_BAR_ID } from '../../compare.hooks';
import { spokenBags, spokenHeading, spokenSlice } from '../../spokenText';
import { bestLine } from '../../bestLine';
import { PublishedFare } from './PublishedFare';
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

/** One flight as a ticket: when and how on the left, what it costs on the stub. */
export function FlightCard({
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
}: FlightCardProps) {
  const messages = { ...useMessages(), ...useResultsWords() };
  const { results, compare, fares, common } = messages;
  const trip = useTripWords();
  const locale = useLocale();
  const details = useId();
  const heading = useId();
  const Heading = isReturnOnly ? 'h4' : 'h3';
  const cost = wholeCost(flight, extras);
  // the lowest; with extras the one that gives them for the least
  const { fare } = cost;
  const { children, infants } = found.query.travelers;
  const slices = flight.slices.slice(isReturnOnly ? 1 : 0);
  const percent = percentAgainst(flight, typicalEmissions);
  return (
    <article
      data-flight={openAs}
      className={`fare${best ? ' fare--top' : ''}${isReturnOnly ? ' fare--return' : ''}${isOpen ? ' fare--open' : ''}`}
    >
      <Heading className="vh" id={heading}>
        {spokenHeading(messages, slices, found, cost.perAdult)}
      </Heading>
      {/* the reason is read aloud with the details */}
      {best ? (
        <span className="tag">
          <span className="vh">{results.sorts.best}</span>
          {bestLine(messages, best).map((part, i) => (
            <span aria-hidden="true" key={i}>
              {part}
            </span>
          ))}
        </span>
      ) : null}
      <div className="fare__legs">
        {found.searched ? (
          <Part>
            <NearLine flight={flight} found={found} />
          </Part>
        ) : null}
        {slices.map((slice, i) => (
          <ItinerarySlice
            key={i}
            slice={slice}
            carriers={found.carriers}
            airports={found.airports}
            spoken={spokenSlice(messages, locale, { slice, found, isReturn: isReturnOnly || i > 0, isInHeading: i === 0 })}
          />
        ))}
      </div>
      <div className="fare__foot">
        <b className="fare__family">
          {/* two tickets have no fare in common */}
          {fare.conditions.separateTickets ? null : <span className="vh">{`${fares.fare}: `}</span>}
          {familyName(fares, fare.conditions)}
        </b>
        <BagLine conditions={fare.conditions} isSpokenElsewhere />
        <span className="vh">{spokenBags(messages, trip, fare.conditions)}</span>
        {/* read aloud with the details: a list is long (results.30) */}
        <span className={percent < 0 ? 'fare__co2 fare__co2--less' : 'fare__co2'} aria-hidden="true">
          {results.emits(tripEmissions(flight))} <b>{results.besideInFigures(percent)}</b>
        </span>
        {openers?.(heading)}
        <button
          className="chip fare__compare"
          type="button"
          aria-pressed={isCompared}
          aria-describedby={heading}
          onClick={() => onCompare(flight.id)}
        >
          {compare.toggle}
        </button>
        {isCompared ? (
          <button className="skip skip--here" type="button" onClick={() => document.getElementById(COMPARE_BAR_ID)?.focus()}>
            {compare.goTo}
          </button>
        ) : null}
        <button
          className="link"
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? details : undefined}
          aria-describedby={heading}
          onClick={() => onToggle(openAs)}
        >
          {results.details}
        </button>
      </div>
      <div className="fare__stub">
        <div className="fare__price">
          {extras.length > 0 ? (
            <Part fallback={<span className="sk sk--price" />}>
              <WholePrice found={found} cost={cost} />
            </Part>
          ) : (
            <>
              {/* the heading says the price of one, the line above the list of whom and with what */}
              <span className="fare__seen" aria-hidden="true">
                <Price cents={flight.perAdult} />
                <small>
                  <span className="fare__whom">
                    {children + infants > 0 ? results.perAdult : common.perTraveler}
                    {flight.total === flight.perAdult ? null : ', '}
                  </span>
                  {flight.total === flight.perAdult ? null : (
                    <>
                      <b>{formatCents(flight.total)}</b> {results.total}
                    </>
                  )}
                </small>
              </span>
              {flight.total === flight.perAdult ? null : <span className="vh">{results.inTotal(formatCents(flight.total))}</span>}
              {/* only next to a price without extras: the airline publishes none with them */}
              <PublishedFare flight={flight} />
            </>
          )}
        </div>
        <button className="btn" type="button" aria-describedby={heading} onClick={() => onSelect(flight, fare)}>
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
