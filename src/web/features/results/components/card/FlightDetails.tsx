import './flightDetails.css';
import { HOUR_WORTH, TROUBLE_WORTH } from '#core/domain/flights/bestRanking';
import { bestTerms } from '#core/domain/flights/bestTerms';
import { publishedFareOf } from '#core/domain/fares/publishedFare';
import { faresOf } from '#core/domain/fares/fareFamilies';
import type { Fare } from '#core/domain/fares/fareFamilies';
import type { Flight, FlightsFound } from '#core/domain/flights/flights';
import { formatCents, formatDollarsUp } from '#core/domain/values/money';
import { percentAgainst, tripEmissions } from '#core/domain/flights/tripFacts';
import type { Extra, WholeCost } from '#core/domain/fares/wholeCost';
import { directionName } from '#core/content/phrases/directionName';
import { bestTerms as english } from '#core/content/messages/flights/results/bestTerms.en';
import { bestTerms as spanish } from '#core/content/messages/flights/results/bestTerms.es';
import { FareRules } from '#web/parts/itinerary/FareRules';
import { fareName } from '#core/content/phrases/fareRules';
import { FareTable } from '#web/parts/fares/FareTable';
import { SliceDetails } from '#web/parts/itinerary/SliceDetails';
import { useLocale, useMessages, useResultsWords } from '#web/platform/sent/messages';
import { CopyLink } from './CopyLink';

const WORDS = { en: english, es: spanish } as const;

interface FlightDetailsProps {
  readonly id: string;
  readonly flight: Flight;
  readonly found: FlightsFound;
  /** What the card shows: the fare, with what is wanted. */
  readonly cost: WholeCost;
  /** What prices and order include. */
  readonly extras: readonly Extra[];
  /** Kilograms of CO₂e for one traveler: the middle of the list. */
  readonly typicalEmissions: number;
  readonly onSelect: (flight: Flight, fare: Fare) => void;
}

/** Everything about one flight, opened in place: its fares next to one another, legs, layovers, warnings, and why it ranks where it ranks. */
export function FlightDetails({ id, flight, found, cost, extras, typicalEmissions, onSelect }: FlightDetailsProps) {
  const { results, wholeCost: words, fares: fareWords } = useResultsWords();
  const best = WORDS[useLocale()];
  const messages = useMessages();
  const { common } = messages;
  const fares = faresOf(flight);
  // the airline publishes none with extras
  const published = extras.length === 0 ? publishedFareOf(flight) : null;
  const terms = bestTerms(flight, cost.perAdult);
  const rows: readonly (readonly [string, number])[] = [
    [best.bestTerm.price, cost.fare.perAdult],
    ...(extras.length > 0 ? [[words.term, cost.extras] as const] : []),
    [best.bestTerm.time(common.duration(terms.minutes), formatDollarsUp(HOUR_WORTH)), terms.time],
    ...terms.troubles.map(
      ({ trouble, times, worth }) => [best.bestTrouble[trouble](times, formatDollarsUp(TROUBLE_WORTH[trouble])), worth] as const,
    ),
    [best.bestTerm.score, terms.score],
  ];
  return (
    <div className="fare__more" id={id}>
      {flight.slices.map((slice, i) => (
        <SliceDetails
          key={i}
          slice={slice}
          title={
            found.slice === undefined ? directionName(messages, { ...flight, airports: found.airports }, i) : common.flight(found.slice + 1)
          }
          carriers={found.carriers}
          airports={found.airports}
          level={4}
        />
      ))}
      {fares.length > 1 ? (
        <section className="fare__families" aria-label={fareWords.compare}>
          <h4>{fareWords.compare}</h4>
          <FareTable fares={fares} words={fareWords} travelers={found.query.travelers} marked={cost.fare.id}>
            {(fare) => (
              <button className="btn btn--s" type="button" onClick={() => onSelect(flight, fare)}>
                {results.select}
                <span className="vh">{results.selectFare(fareWords.families[fare.conditions.brand], formatCents(fare.perAdult))}</span>
              </button>
            )}
          </FareTable>
        </section>
      ) : (
        <section className="fare__families" aria-label={fareWords.rules}>
          <h4>{`${fareWords.rules}: ${fareName(fareWords, flight.conditions)}`}</h4>
          <FareRules conditions={flight.conditions} words={fareWords} />
        </section>
      )}
      <section aria-label={best.whyHere}>
        <h4>{best.whyHere}</h4>
        <dl className="rules rules--sum">
          {rows.map(([term, cents]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{formatCents(cents)}</dd>
            </div>
          ))}
        </dl>
        {cost.certainty === 'known' ? null : <p className="small">{words.ranks[cost.certainty]}</p>}
        <p className="small muted">
          {best.leadRule} {best.noCommission}
        </p>
      </section>
      {published ? (
        <section>
          <h4>
            {results.published(formatCents(published.price))}, {results.saving(formatCents(published.saving))}
          </h4>
          <p className="small muted">{results.publishedFare}</p>
        </section>
      ) : null}
      <section aria-label={results.emissions}>
        <h4>{results.emissions}</h4>
        <p>
          <b>{results.emitsEach(tripEmissions(flight))}</b>, {results.besideTypical(percentAgainst(flight, typicalEmissions))}
        </p>
        <p className="small muted">
          {results.typicalEmissions(typicalEmissions)}. {results.emissionsMethod}
        </p>
      </section>
      <CopyLink fare={cost.fare} />
    </div>
  );
}
