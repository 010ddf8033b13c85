import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { hasSelfTransfer } from '#core/domain/flights/tripFacts';
import type { CallFailure } from '#core/contract/problem';
import type { Criteria } from '#core/domain/filters/filters';
import type { Fare } from '#core/domain/fares/fareFamilies';
import type { Flight } from '#core/domain/flights/flights';
import { departureDate, returnDate } from '#core/domain/search/trip';
import type { TripStep } from '#core/domain/search/tripStep';
import { datesText } from '#web/parts/dateText';
import { whenIdle } from '#web/platform/browser/idle';
import { useMessages, useResultsWords, useTripWords } from '#web/platform/sent/messages';
import type { ResultsWords, TripWords } from '#web/platform/sent/messages';
import type { Compared } from '../../compare.hooks';
import type { FilterActions, FlightList as ListState, Listed } from '../../results.hooks';
import type { FirstListed, ShownFlights } from '../../shown.hooks';
import type { SharedNotice } from '../../shared.hooks';
import { FlightList } from '../list/FlightList';
import { LoadingList, Searching, Unfinished } from '../list/LoadingList';
import { ResultsMessage } from './ResultsMessage';
import { SortTabs } from '../filters/SortTabs';
import { Part } from '#web/parts/Part';
import { lazyPart } from '#web/parts/lazyPart';

/** Asks the server itself: a chunk of its own, for searches that find nothing. */
const Alternatives = lazyPart(() =>
  import(/* webpackChunkName: "results-later" */ './Alternatives').then(({ Alternatives: Found }) => ({ default: Found })),
);

/** Below the flights that are seen first. */
const CallCard = lazyPart(() =>
  import(/* webpackChunkName: "results-later" */ './CallCard').then(({ CallCard: Found }) => ({ default: Found })),
);

const ChooseAgain = lazyPart(() =>
  import(/* webpackChunkName: "results-later" */ './TripSteps').then(({ ChooseAgain: Found }) => ({ default: Found })),
);

/** Only filters lead there: here before they do, as they need no network. */
const loadZeroLeft = () =>
  import(/* webpackChunkName: "results-later" */ '../filters/ZeroLeft').then(({ ZeroLeft: Shown }) => ({ default: Shown }));
const ZeroLeft = lazyPart(loadZeroLeft);

interface ResultsContentProps {
  readonly list: ListState;
  /** What the list shows; null while it is on its way, and when it is empty. */
  readonly listed: Listed | null;
  /** What is known of a list on its way. */
  readonly first: FirstListed | null;
  /** What of either is drawn. */
  readonly shownFlights: ShownFlights | null;
  readonly step: TripStep;
  /** City names, codes where no name is known. */
  readonly from: string;
  readonly to: string;
  readonly criteria: Criteria;
  readonly actions: FilterActions;
  readonly shared: SharedNotice | null;
  readonly compared: Compared;
  readonly onSelect: (flight: Flight, fare: Fare) => void;
  readonly modifyButton: ReactNode;
}

/** The flights, or what takes their place: on their way, failed, none found, none left. */
export function ResultsContent(props: ResultsContentProps) {
  const { list, listed, first, shownFlights, step, from, to, criteria, actions, shared, compared, onSelect, modifyButton } = props;
  const messages = { ...useMessages(), ...useResultsWords(), ...useTripWords() };
  const { results, common } = messages;
  const { query, shown: stepQuery } = step;
  const { destination } = stepQuery.slices[0];
  const metro = (list.kind === 'listed' ? list.found.airports[destination]?.metro : undefined) ?? destination;
  useEffect(() => whenIdle(() => void loadZeroLeft()), []);

  // the flights that came with the document stay: nothing that is read is taken away
  if (list.kind === 'failed' && first === null) {
    const { title, text } = failureWords(list.failure, messages);
    return (
      <ResultsMessage title={title} text={text} metro={metro} isAlert>
        <div className="cluster zero__act">
          <button className="btn" type="button" onClick={list.retry}>
            {common.tryAgain}
          </button>
          {modifyButton}
        </div>
      </ResultsMessage>
    );
  }
  if (list.kind === 'listed' && !listed)
    return (
      <ResultsMessage title={results.emptyTitle} text={results.emptyText(from, to)} metro={metro}>
        <Part>{step.index > 0 ? <ChooseAgain step={step} /> : <Alternatives query={query} />}</Part>
        {modifyButton}
      </ResultsMessage>
    );
  const shown = listed?.outcome.visible.length;
  if (listed && shown === 0)
    return (
      <Part>
        <ZeroLeft
          found={listed.found}
          relaxations={listed.outcome.relaxations}
          criteria={criteria}
          actions={actions}
          cities={[from, to]}
          metro={metro}
        />
      </Part>
    );
  const age = (listed ?? first)?.found.age ?? null;
  return (
    <>
      {listed ? (
        <SortTabs
          found={listed.found}
          outcome={listed.outcome}
          sort={criteria.sort}
          extras={criteria.extras}
          onChosen={(chosen) => actions.chooseSort(chosen)}
        />
      ) : list.kind === 'failed' ? (
        <Unfinished title={failureWords(list.failure, messages).title} tryAgain={common.tryAgain} onRetry={list.retry} />
      ) : (
        <Searching />
      )}
      {listed?.found.flights.every(hasSelfTransfer) ? <p className="small">{results.onlySelfTransfers}</p> : null}
      {/* it is there before it speaks */}
      <div className="flights__said" role="status">
        {list.kind === 'listed' && list.found.isPartial === true ? <p className="small muted">{results.moreComing}</p> : null}
        {age === null ? null : (
          <p className="aged">
            {results.aged(age)}{' '}
            {list.kind === 'listed' ? (
              <button className="link" type="button" aria-disabled={list.isRefreshing} onClick={list.retry}>
                {results.checkAgain}
              </button>
            ) : null}
          </p>
        )}
      </div>
      {shownFlights ? (
        <FlightList
          shared={shared}
          shown={shownFlights}
          extras={criteria.extras}
          compared={compared}
          onSelect={onSelect}
          between={
            <Part fallback={<div className="callcard" />}>
              <CallCard from={from} to={to} dates={datesText(messages, departureDate(stepQuery), returnDate(stepQuery))} />
            </Part>
          }
        />
      ) : null}
      {listed || first ? null : <LoadingList slices={stepQuery.slices.length} tickets={4} />}
    </>
  );
}

function failureWords(
  failure: CallFailure,
  { results, problems }: ResultsWords & TripWords,
): { readonly title: string; readonly text: string } {
  switch (failure.kind) {
    case 'offline':
      return { title: results.offlineTitle, text: results.offlineText };
    case 'problem':
      return { title: results.failedTitle, text: `${problems[failure.problem.code]} ${results.failedKeep}` };
    case 'network':
    case 'cookies_blocked':
    case 'unreadable':
      return { title: results.failedTitle, text: `${problems[failure.kind]} ${results.failedKeep}` };
  }
}
