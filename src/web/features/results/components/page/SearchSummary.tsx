import './searchSummary.css';
import { departureDate, lastDay, returnDate, routeText, tripTypeOf } from '#core/domain/search/trip';
import type { SearchQuery } from '#core/domain/search/trip';
import { datesText, dayText } from '#web/parts/dateText';
import { useMessages, useResultsWords } from '#web/platform/sent/messages';
import { TripIcon } from '#web/parts/itinerary/TripIcon';
import { Icon } from '#web/ui/Icon';

/** Of the part with the flights, past dates, filters and orders. */
export const FLIGHTS_ID = 'flights';

interface SearchSummaryProps {
  readonly query: SearchQuery;
  /** In place of its dates, where they are left open. */
  readonly when?: string;
  /** Cities of origin and destination, empty while unknown. */
  readonly cities: readonly [string, string];
  readonly isModifying: boolean;
  readonly onModify: () => void;
}

/** What was searched for, and the way to change it. */
export function SearchSummary({ query, when, cities, isModifying, onModify }: SearchSummaryProps) {
  const messages = useMessages();
  const { results } = useResultsWords();
  const { common, shell } = messages;
  const { origin, destination } = query.slices[0];
  const returns = returnDate(query);
  const isMultiCity = tripTypeOf(query) === 'M';
  const { adults, children, infants } = query.travelers;
  const party = [
    common.adults(adults),
    ...(children > 0 ? [common.children(children)] : []),
    ...(infants > 0 ? [common.infants(infants)] : []),
  ];
  return (
    <section className="sum on-brand" aria-label={results.yourSearch}>
      <div className="wrap">
        <h1>
          {isMultiCity ? (
            routeText(query, ' → ')
          ) : (
            <>
              <Place code={origin} city={cities[0]} />
              <Icon name={returns ? 'arrowsBoth' : 'arrowRight'} />
              <span className="vh"> {results.to} </span>
              <Place code={destination} city={cities[1]} />
            </>
          )}
        </h1>
        <dl>
          <Fact term={when || isMultiCity ? results.dates : results.depart}>
            {when
              ? when
              : isMultiCity
                ? datesText(messages, departureDate(query), lastDay(query))
                : dayText(messages, departureDate(query))}
          </Fact>
          {returns && !when ? <Fact term={results.return}>{dayText(messages, returns)}</Fact> : null}
          <Fact term={results.travelers}>{party.join(', ')}</Fact>
          <Fact term={results.cabin}>{common.cabins[query.cabin]}</Fact>
        </dl>
        <a
          className="skip"
          href={`#${FLIGHTS_ID}`}
          onClick={(event) => {
            event.preventDefault();
            document.getElementById(FLIGHTS_ID)?.focus();
          }}
        >
          {shell.skipToFlights}
        </a>
        <button
          className="btn btn--line btn--s"
          type="button"
          aria-label={results.modifySearch}
          aria-expanded={isModifying}
          onClick={onModify}
        >
          <TripIcon name="edit" /> <span className="only-mobile">{results.modify}</span>
          <span className="only-desktop">{results.modifySearch}</span>
        </button>
      </div>
    </section>
  );
}

function Place({ code, city }: { code: string; city: string }) {
  return (
    <span className="sum__place">
      {code} <small>{city || '\u00a0'}</small>
    </span>
  );
}

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
