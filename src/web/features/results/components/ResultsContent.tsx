import type { ReactNode } from 'react';
import type { Messages } from '#core/content/messages/messages.en';
import type { CallFailure } from '#core/contract/problem';
import type { Criteria, Sort } from '#core/domain/filters';
import type { Flight } from '#core/domain/flights';
import type { SearchQuery } from '#core/domain/trip';
import { useMessages } from '#web/platform/messages';
import type { Compared } from '../compare.hooks';
import type { FilterEvent } from '../filter.machine';
import type { FlightList as ListState, Listed } from '../results.hooks';
import type { SharedNotice } from '../shared.hooks';
import { useExtrasInWords } from '../wholeCost.hooks';
import { Alternatives } from './Alternatives';
import { CallCard } from './CallCard';
import { FlightList } from './FlightList';
import { LoadingList } from './LoadingList';
import { ResultsMessage } from './ResultsMessage';
import { shortDay } from './SearchSummary';
import { SortTabs } from './SortTabs';
import { ZeroLeft } from './ZeroLeft';

interface ResultsContentProps {
  readonly list: ListState;
  /** What the list shows; null while it is on its way, and when it is empty. */
  readonly listed: Listed | null;
  readonly query: SearchQuery;
  /** City names, codes where no name is known. */
  readonly from: string;
  readonly to: string;
  /** The order as it was pressed; the list follows with `applied`. */
  readonly sort: Sort;
  readonly applied: Criteria;
  readonly send: (event: FilterEvent) => void;
  readonly shared: SharedNotice | null;
  readonly compared: Compared;
  readonly onSelect: (flight: Flight) => void;
  readonly modifyButton: ReactNode;
}

/** The flights, or what stands in their place: on their way, failed, none found, none left. */
export function ResultsContent(props: ResultsContentProps) {
  const { list, listed, query, from, to, sort, applied, send, shared, compared, onSelect, modifyButton } = props;
  const messages = useMessages();
  const { results, common } = messages;
  const extrasInWords = useExtrasInWords(applied.extras);
  const metro = (list.kind === 'listed' ? list.found.airports[query.destination]?.metro : undefined) ?? query.destination;

  if (list.kind === 'loading') return <LoadingList tripType={query.tripType} />;
  if (list.kind === 'failed') {
    const { title, text } = failureWords(list.failure, messages);
    return (
      <ResultsMessage title={title} text={text} metro={metro} isAlert>
        <div className="zero__act">
          <button className="btn" type="button" onClick={list.retry}>
            {common.tryAgain}
          </button>
          {modifyButton}
        </div>
      </ResultsMessage>
    );
  }
  if (!listed)
    return (
      <ResultsMessage title={results.emptyTitle} text={results.emptyText(from, to)} metro={metro}>
        <Alternatives query={query} />
        {modifyButton}
      </ResultsMessage>
    );
  const { found, engine, outcome } = listed;
  const shown = outcome.visible.length;
  if (shown === 0) return <ZeroLeft found={found} engine={engine} criteria={applied} send={send} cities={[from, to]} metro={metro} />;
  return (
    <>
      <SortTabs
        found={found}
        outcome={outcome}
        sort={sort}
        extras={applied.extras}
        onChosen={(chosen) => send({ type: 'sort.chosen', sort: chosen })}
      />
      <div className="counted">
        <h2>{results.flights(shown)}</h2>
        <p className="small muted">
          {shown < found.flights.length ? `${results.ofAll(found.flights.length)}. ` : ''}
          {results.priceBasis(query.tripType, query.travelers.children + query.travelers.infants > 0, extrasInWords)}
        </p>
      </div>
      <FlightList
        shared={shared}
        found={found}
        outcome={outcome}
        extras={applied.extras}
        isByBest={applied.sort === 'best'}
        compared={compared}
        onSelect={onSelect}
        between={
          <CallCard
            from={from}
            to={to}
            dates={results.dates(shortDay(messages, query.departDate), query.returnDate ? shortDay(messages, query.returnDate) : null)}
          />
        }
      />
    </>
  );
}

function failureWords(failure: CallFailure, { results, problems }: Messages): { readonly title: string; readonly text: string } {
  switch (failure.kind) {
    case 'offline':
      return { title: results.offlineTitle, text: results.offlineText };
    case 'problem':
      return { title: results.failedTitle, text: `${problems[failure.problem.code]} ${results.failedKeep}` };
    case 'network':
    case 'unreadable':
      return { title: results.failedTitle, text: `${problems[failure.kind]} ${results.failedKeep}` };
  }
}
