import '../results.css';
import { useDeferredValue, useState } from 'react';
import type { CallFailure } from '#core/contract/problem';
import type { Flight, FlightsFound } from '#core/domain/flights';
import type { SearchQuery } from '#core/domain/trip';
import { useMessages } from '#web/platform/messages';
import { MOBILE_QUERY, useMedia } from '#web/platform/useMedia';
import { Dialog } from '#web/ui/Dialog';
import { engineOf, selectOutcome, useCity, useFilters, useFlightList, useListJourney } from '../results.hooks';
import { useCompared } from '../compare.hooks';
import { useExtrasInWords, useIncluded } from '../wholeCost.hooks';
import { Alternatives } from './Alternatives';
import { useSharedFlight } from '../shared.hooks';
import { CallCard } from './CallCard';
import { CompareBar } from './CompareBar';
import { DateStrip } from './DateStrip';
import { FilterFields } from './FilterFields';
import type { FilterFieldsProps } from './FilterFields';
import { FlightList } from './FlightList';
import { LoadingList } from './LoadingList';
import { QuickFilters } from './QuickFilters';
import { ResultsMessage } from './ResultsMessage';
import { SearchSummary, shortDay } from './SearchSummary';
import { SortTabs } from './SortTabs';
import { WholeCostLine } from './WholeCostLine';
import { ZeroLeft } from './ZeroLeft';
import type { ReactNode } from 'react';

interface ResultsProps {
  readonly query: SearchQuery;
  readonly isModifying: boolean;
  readonly onModify: () => void;
  /** The opened search form, below the summary. */
  readonly modify: ReactNode;
  readonly onSelect: (flight: Flight, found: FlightsFound) => void;
  /** The whole page when the server cannot read the search: an airport that does not exist, a date that has passed there. */
  readonly whenRefused: ReactNode;
}

/** The flights of one search: mount it anew for another one. */
export function Results({ query, isModifying, onModify, modify, onSelect, whenRefused }: ResultsProps) {
  const messages = useMessages();
  const { results, common, problems } = messages;
  const list = useFlightList(query);
  const found = list.kind === 'listed' ? list.found : null;
  const { criteria, send } = useFilters(found);
  const selected = useListJourney(found);
  const shared = useSharedFlight(found);
  const compared = useCompared(found);
  const included = useIncluded(criteria.extras);
  const extrasInWords = useExtrasInWords(criteria.extras);
  const isNarrow = useMedia(MOBILE_QUERY);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const cities = [useCity(query.origin, found), useCity(query.destination, found)] as const;
  const names = [cities[0] || query.origin, cities[1] || query.destination] as const;

  const hasFlights = found !== null && found.flights.length > 0;
  const engine = hasFlights ? engineOf(found, criteria.extras) : null;
  const outcome = hasFlights ? selectOutcome(found, criteria) : null;
  const listed = found && engine && outcome ? { found, engine, outcome } : null;
  // The flights and the ticked box are painted first, what every other option would leave a moment later.
  const counted = useDeferredValue(listed);
  const fields: FilterFieldsProps = { tripType: query.tripType, criteria, send, listed: counted };
  const shown = outcome?.visible.length ?? 0;
  const metro = found?.airports[query.destination]?.metro ?? query.destination;
  const dates = results.dates(shortDay(messages, query.departDate), query.returnDate ? shortDay(messages, query.returnDate) : null);
  const hasFilters = list.kind === 'loading' || hasFlights;

  const content = (): ReactNode => {
    if (list.kind === 'loading') return <LoadingList tripType={query.tripType} />;
    if (list.kind === 'failed') {
      const { title, text } = failureWords(list.failure);
      return (
        <ResultsMessage title={title} text={text} metro={metro} isAlert>
          <div className="zero__act">
            <button className="btn" type="button" onClick={list.retry}>
              {common.tryAgain}
            </button>
            <ModifyButton isModifying={isModifying} onModify={onModify} />
          </div>
        </ResultsMessage>
      );
    }
    if (!listed)
      return (
        <ResultsMessage title={results.emptyTitle} text={results.emptyText(...names)} metro={metro}>
          <Alternatives query={query} />
          <ModifyButton isModifying={isModifying} onModify={onModify} />
        </ResultsMessage>
      );
    if (shown === 0)
      return <ZeroLeft found={listed.found} engine={listed.engine} criteria={criteria} send={send} cities={names} metro={metro} />;
    return (
      <>
        <SortTabs
          found={listed.found}
          outcome={listed.outcome}
          sort={criteria.sort}
          extras={criteria.extras}
          onChosen={(sort) => send({ type: 'sort.chosen', sort })}
        />
        <div className="counted">
          <h2>{results.flights(shown)}</h2>
          <p className="small muted">
            {shown < listed.found.flights.length ? `${results.ofAll(listed.found.flights.length)}. ` : ''}
            {results.priceBasis(query.tripType, query.travelers.children + query.travelers.infants > 0, extrasInWords)}
          </p>
        </div>
        <CallCard from={names[0]} to={names[1]} dates={dates} />
        <FlightList
          shared={shared}
          found={listed.found}
          outcome={listed.outcome}
          extras={criteria.extras}
          isByBest={criteria.sort === 'best'}
          compared={compared}
          onSelect={choose}
        />
      </>
    );
  };

  const choose = (flight: Flight): void => {
    selected(flight);
    if (found) onSelect(flight, found);
  };

  const failureWords = (failure: CallFailure): { title: string; text: string } => {
    switch (failure.kind) {
      case 'offline':
        return { title: results.offlineTitle, text: results.offlineText };
      case 'problem':
        return { title: results.failedTitle, text: `${problems[failure.problem.code]} ${results.failedKeep}` };
      case 'network':
      case 'unreadable':
        return { title: results.failedTitle, text: `${problems[failure.kind]} ${results.failedKeep}` };
    }
  };

  if (list.kind === 'failed' && list.failure.kind === 'problem' && list.failure.problem.code === 'invalid_request') return whenRefused;
  return (
    <>
      <SearchSummary query={query} cities={cities} isModifying={isModifying} onModify={onModify} />
      {modify}
      <div className="wrap results">
        <DateStrip query={query} isWithExtras={criteria.extras.length > 0} />
        <p className="vh" role="status">
          {listed ? [results.announce(shown, listed.found.flights.length), included].filter(Boolean).join('. ') : ''}
        </p>
        <div className={hasFilters ? 'cols' : 'cols cols--one'}>
          {hasFilters && !isNarrow ? (
            <section className="filters" aria-label={results.filters}>
              <FilterFields {...fields} />
            </section>
          ) : null}
          <div className="cols__main">
            {hasFilters ? <QuickFilters {...fields} onOpen={() => setSheetOpen(true)} /> : null}
            {hasFilters ? <WholeCostLine extras={criteria.extras} onClear={() => send({ type: 'extras.cleared' })} /> : null}
            {content()}
          </div>
        </div>
      </div>
      {listed ? <CompareBar compared={compared} found={listed.found} extras={criteria.extras} onSelect={choose} /> : null}
      <Dialog open={isSheetOpen && isNarrow} label={results.filters} className="sheet" onClose={() => setSheetOpen(false)}>
        <div className="filters">
          <FilterFields {...fields} />
          <div className="filters__apply">
            <button className="btn btn--block" type="button" onClick={() => setSheetOpen(false)}>
              {listed ? results.showFlights(shown) : common.close}
            </button>
          </div>
        </div>
      </Dialog>
    </>
  );
}

function ModifyButton({ isModifying, onModify }: Pick<ResultsProps, 'isModifying' | 'onModify'>) {
  const { results } = useMessages();
  return isModifying ? null : (
    <button className="btn btn--line" type="button" onClick={onModify}>
      {results.modifySearch}
    </button>
  );
}
