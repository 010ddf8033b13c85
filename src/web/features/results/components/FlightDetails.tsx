import { bestTerms, HOUR_WORTH, TROUBLE_WORTH } from '#core/domain/bestRanking';
import type { Flight, FlightsFound } from '#core/domain/flights';
import { formatCents, formatDollarsUp } from '#core/domain/money';
import { percentBeside, tripEmissions } from '#core/domain/tripFacts';
import { wholeCost } from '#core/domain/wholeCost';
import type { Extra } from '#core/domain/wholeCost';
import { FareRules } from '#web/parts/FareRules';
import { SliceDetails } from '#web/parts/SliceDetails';
import { useMessages, useResultsWords, useTripWords } from '#web/platform/messages';
import { CopyLink } from './CopyLink';

interface FlightDetailsProps {
  readonly id: string;
  readonly flight: Flight;
  readonly found: FlightsFound;
  /** What prices and order include. */
  readonly extras: readonly Extra[];
  /** Kilograms of CO₂e for one traveler: the middle of the list. */
  readonly typicalEmissions: number;
}

/** Everything about one flight, opened in place: legs, layovers, warnings, fare rules, and why it ranks where it ranks. */
export function FlightDetails({ id, flight, found, extras, typicalEmissions }: FlightDetailsProps) {
  const { results, wholeCost: words } = useResultsWords();
  const { common } = useMessages();
  const { itinerary } = useTripWords();
  const cost = wholeCost(flight, extras);
  const terms = bestTerms(flight, cost.perAdult);
  const rows: readonly (readonly [string, number])[] = [
    [results.bestTerm.price, flight.perAdult],
    ...(extras.length > 0 ? [[words.term, cost.extras] as const] : []),
    [results.bestTerm.time(common.duration(terms.minutes), formatDollarsUp(HOUR_WORTH)), terms.time],
    ...terms.troubles.map(
      ({ trouble, times, worth }) => [results.bestTrouble[trouble](times, formatDollarsUp(TROUBLE_WORTH[trouble])), worth] as const,
    ),
    [results.bestTerm.score, terms.score],
  ];
  return (
    <div className="fare__more" id={id}>
      {flight.slices.map((slice, i) => (
        <SliceDetails
          key={i}
          slice={slice}
          title={i === 0 ? common.outbound : common.return}
          carriers={found.carriers}
          airports={found.airports}
        />
      ))}
      <section aria-label={itinerary.fareRules}>
        <h3>{itinerary.fareRules}</h3>
        <FareRules conditions={flight.conditions} />
      </section>
      <section aria-label={results.whyHere}>
        <h3>{results.whyHere}</h3>
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
          {results.leadRule} {results.noCommission}
        </p>
      </section>
      <section aria-label={results.emissions}>
        <h3>{results.emissions}</h3>
        <p>
          <b>{results.emitsEach(tripEmissions(flight))}</b>, {results.besideTypical(percentBeside(flight, typicalEmissions))}
        </p>
        <p className="small muted">
          {results.typicalEmissions(typicalEmissions)}. {results.emissionsMethod}
        </p>
      </section>
      <CopyLink flight={flight} />
    </div>
  );
}
