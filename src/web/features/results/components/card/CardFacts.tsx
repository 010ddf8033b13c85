import type { ReactNode } from 'react';
import { familyName } from '#core/content/phrases/familyName';
import { feeText } from '#core/content/phrases/feeText';
import { percentAgainst, tripEmissions } from '#core/domain/flights/tripFacts';
import type { Fare } from '#core/domain/fares/fareFamilies';
import type { Flight } from '#core/domain/flights/flights';
import { useMessages, useResultsWords, useTripWords } from '#web/platform/sent/messages';
import { COMPARE_BAR_ID } from '../../compare.hooks';
import { spokenFacts } from '../../spokenText';

interface CardFactsProps {
  readonly flight: Flight;
  /** What the card sells. */
  readonly fare: Fare;
  /** Kilograms of CO₂e for one traveler: the middle of the list. */
  readonly typicalEmissions: number;
  /** Ids of the card's heading, which tells its controls from those of other cards, and of its details. */
  readonly heading: string;
  readonly details: string;
  readonly isOpen: boolean;
  readonly isCompared: boolean;
  readonly onToggle: () => void;
  readonly onCompare: () => void;
  /** Open the other returns of its outbound, and other ways to fly it. */
  readonly openers: ReactNode;
}

/** Below a flight: fare, larger bags, emissions, and what can be done beside selecting it. */
export function CardFacts(props: CardFactsProps) {
  const { flight, fare, typicalEmissions, heading, details, isOpen, isCompared, onToggle, onCompare, openers } = props;
  const { results, compare, fares } = useResultsWords();
  const words = { ...useMessages(), ...useResultsWords() };
  const trip = useTripWords();
  const { bagsInShort } = trip.itinerary;
  const { conditions } = fare;
  const percent = percentAgainst(flight, typicalEmissions);
  return (
    <div className="fare__facts">
      <span className="vh">{spokenFacts(words, trip, conditions)}</span>
      {/* a personal item is in every fare, and its emissions are read aloud with the details */}
      <span className="fare__has" aria-hidden="true">
        <b>{familyName(fares, conditions)}</b> <span>{feeText(conditions.carryOn, bagsInShort.carryOn)}</span>{' '}
        <span>{feeText(conditions.checkedBag, bagsInShort.checkedBag)}</span>{' '}
        <span className={percent < 0 ? 'fare__co2 fare__co2--less' : 'fare__co2'}>
          {results.emits(tripEmissions(flight))} <b>{results.besideInFigures(percent)}</b>
        </span>
      </span>
      {openers ? <span className="fare__others">{openers}</span> : null}
      <button
        className="link fare__open"
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? details : undefined}
        aria-describedby={heading}
        onClick={onToggle}
      >
        {results.details}
      </button>
      <label className="fare__compare">
        <input type="checkbox" checked={isCompared} aria-describedby={heading} onChange={onCompare} />
        {compare.toggle}
      </label>
      {isCompared ? (
        <button className="skip skip--here" type="button" onClick={() => document.getElementById(COMPARE_BAR_ID)?.focus()}>
          {compare.goTo}
        </button>
      ) : null}
    </div>
  );
}
