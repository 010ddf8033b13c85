import '../../results.css';
import { createElement, useState } from 'react';
import type { ReactNode } from 'react';
import type { Fare } from '#core/domain/fares/fareFamilies';
import { answerOf } from '#core/domain/flights/answerOf';
import { countOutbounds } from '#core/domain/flights/outbounds';
import type { Flight, FlightsFound } from '#core/domain/flights/flights';
import { formatCents } from '#core/domain/values/money';
import { wholeCost } from '#core/domain/fares/wholeCost';
import { Icon } from '#web/ui/Icon';
import type { Listed } from '../../results.hooks';
import type { TripStep } from '#core/domain/search/tripStep';
import { useMessages, useResultsWords } from '#web/platform/sent/messages';
import { useAddress } from '#web/platform/browser/location';
import { useOnDemand } from '#web/platform/useOnDemand';
import { MOBILE_QUERY, useMedia } from '#web/platform/useMedia';
import { Dialog } from '#web/ui/Dialog';
import { useHeadingFocus } from '#web/ui/headingFocus';
import {
  useCity,
  useCounted,
  useFilters,
  useFlexText,
  useHasNear,
  useFilteredLowest,
  useFlightList,
  useListArrived,
  useListed,
  useListJourney,
  useLowest,
} from '../../results.hooks';
import { useFirstListed, useShownFlights } from '../../shown.hooks';
import { useCompared } from '../../compare.hooks';
import { useIncluded } from '../../wholeCost.hooks';
import { useHasSeenFare, useSharedFlight } from '../../shared.hooks';
import { DateStrip } from '../prices/DateStrip';
import { FilterFields } from '../filters/FilterFields';
import type { FilterFieldsProps } from '../filters/FilterFields';
import { QuickFilters } from '../filters/QuickFilters';
import { Counted } from './Counted';
import { ResultsContent } from './ResultsContent';
import { Toolbar } from './Toolbar';
import { FLIGHTS_ID, SearchSummary } from './SearchSummary';
import { Part } from '#web/parts/Part';

/** Nobody has chosen extras when the page comes. */
const loadCostLine = () => import(/* webpackChunkName: "results-later" */ '../card/WholeCostLine').then((m) => m.WholeCostLine);

/** Nobody has chosen flights to compare when the page comes. */
const loadCompareBar = () => import(/* webpackChunkName: "results-later" */ '../compare/CompareBar').then((m) => m.CompareBar);

/** For trips that are chosen slice after slice. */
const loadSteps = () => import(/* webpackChunkName: "results-later" */ './TripSteps');
const loadTripSteps = () => loadSteps().then((m) => m.TripSteps);

/** For visitors by a fare that was seen. */
const loadSeenFare = () => import(/* webpackChunkName: "results-later" */ '../prices/SeenFare').then((m) => m.SeenFare);

/** For dates that may move. */
const loadFlexible = () => import(/* webpackChunkName: "results-later" */ '../prices/FlexibleDates').then((m) => m.FlexibleDates);

/** For airports nearby that are searched too. */
const loadNearBar = () => import(/* webpackChunkName: "results-later" */ './NearBar').then((m) => m.NearBar);

interface ResultsProps {
  readonly step: TripStep;
  readonly isModifying: boolean;
  readonly onModify: () => void;
  /** The opened search form, below the summary. */
  readonly modify: ReactNode;
  readonly onSelect: (flight: Flight, found: FlightsFound, fare: Fare) => void;
  /** The whole page when the server cannot read the search: an airport that does not exist, a date that has passed there. */
  readonly whenRefused: ReactNode;
}

/** The flights of one search: mount it again for another one. */
export function Results({ step, isModifying, onModify, modify, onSelect, whenRefused }: ResultsProps) {
  const { results } = useResultsWords();
  const { common } = useMessages();
  const { query, shown: stepQuery } = step;
  const list = useFlightList(step);
  const address = useAddress();
  const found = list.kind === 'listed' ? list.found : null;
  const { criteria, actions } = useFilters();
  const selected = useListJourney(found);
  const shared = useSharedFlight(found);
  const hasSeenFare = useHasSeenFare();
  const seenFare = useOnDemand(hasSeenFare, loadSeenFare);
  const compared = useCompared(found);
  const compareBar = useOnDemand(found !== null && compared.ids.length > 0, loadCompareBar);
  const costLine = useOnDemand(criteria.extras.length > 0, loadCostLine);
  const included = useIncluded(criteria.extras);
  const isNarrow = useMedia(MOBILE_QUERY);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const { origin, destination } = stepQuery.slices[0];
  const cities = [useCity(origin, found), useCity(destination, found)] as const;
  const [from, to] = [cities[0] || origin, cities[1] || destination];
  const listed = useListed(found, criteria);
  const first = useFirstListed(stepQuery, list, criteria);
  const counted = useCounted(listed);
  useListArrived(counted, actions);
  const fields: FilterFieldsProps = { query: stepQuery, criteria, actions, counted };
  const shown = listed?.outcome.visible.length ?? 0;
  // what is said of prices next to the list is about the places that were typed
  const lowest = useLowest(found?.searched?.parts[0] ?? found);
  const filtered = useFilteredLowest(criteria, listed);
  // the first flights of a search that failed keep their places, and so does what stands around them
  const hasFilters = list.kind === 'loading' || listed !== null || first !== null;
  const shownFlights = useShownFlights(listed, first);
  const counts =
    listed && shownFlights
      ? { shown, outbounds: countOutbounds(shownFlights.outbounds), all: listed.found.flightsFound }
      : first && { shown: first.listed, outbounds: first.outbounds, all: first.found.flightsFound };
  const wholeFrom = ({ found: { flights }, outcome: { leaders } }: Listed): string => {
    const cheapest = leaders && flights[leaders.cheapest];
    return cheapest ? results.announceFrom(formatCents(wholeCost(cheapest, criteria.extras).perAdult)) : '';
  };
  const trips = list.kind === 'listed' ? list.trips : (first?.found ?? null);
  const choose = (flight: Flight, fare: Fare): void => {
    const trip = trips?.flights.find(({ id }) => id === flight.id);
    if (!step.isLast) void loadSteps().then(({ addressAfter }) => address.push(addressAfter(address.current(), step, flight)));
    else if (trips && trip) {
      const answer = answerOf(trips, trip);
      selected(fare, answer);
      onSelect(trip, answer, fare);
    }
  };
  const steps = useOnDemand(step.isMultiCity, loadTripSteps);

  const flex = useFlexText();
  const flexible = useOnDemand(flex !== null, loadFlexible);
  const hasNear = useHasNear();
  const nearBar = useOnDemand(hasNear, loadNearBar);
  const strip = {
    step,
    criteria: hasFilters ? criteria : null,
    filtered: hasFilters ? filtered : undefined,
    isListed: listed !== null,
  };
  const isRefused = list.kind === 'failed' && list.failure.kind === 'problem' && list.failure.problem.code === 'invalid_request';
  useHeadingFocus(isRefused ? 'refused' : 'taken');

  if (isRefused) return whenRefused;
  return (
    <>
      <SearchSummary query={query} cities={cities} isModifying={isModifying} onModify={onModify} />
      {modify}
      <div className="wrap results">
        {step.isMultiCity ? <div className="tripsteps">{steps ? createElement(steps, { step, list, lowest }) : null}</div> : null}
        {flex === null ? (
          <Part>
            <DateStrip {...strip} />
          </Part>
        ) : (
          // as high as its future content
          <div className="flexdates" data-flex={query.slices[1] ? flex : undefined}>
            <Part>{flexible ? createElement(flexible, strip) : null}</Part>
          </div>
        )}
        {hasNear ? (
          <div className="nearbar">
            <Part>{nearBar ? createElement(nearBar, { step, list }) : null}</Part>
          </div>
        ) : null}
        <p className="vh" role="status">
          {listed
            ? [
                results.announce(shown, listed.found.flights.length),
                results.announceSort(results.sorts[criteria.sort]),
                included,
                included && wholeFrom(listed),
              ]
                .filter(Boolean)
                .join('. ')
            : ''}
        </p>
        <div className={hasFilters ? 'cols' : 'cols cols--one'}>
          {hasFilters && !isNarrow ? (
            <section className="filters" aria-label={results.filters}>
              <Part>
                <FilterFields {...fields} />
              </Part>
            </section>
          ) : null}
          <div className="cols__main">
            {hasFilters ? (
              <Part>
                <QuickFilters {...fields} onOpen={() => setSheetOpen(true)} />
              </Part>
            ) : null}
            {hasFilters ? (
              <Toolbar
                step={step}
                lowest={lowest}
                filtered={filtered}
                count={listed && shown === 0 ? null : <Counted query={query} extras={criteria.extras} counts={counts} />}
              />
            ) : null}
            {hasFilters && costLine ? createElement(costLine, { extras: criteria.extras, onClear: () => actions.chooseExtras([]) }) : null}
            <div className={shown === 0 ? 'flights flights--none' : 'flights'} id={FLIGHTS_ID} tabIndex={-1}>
              <Part>
                {compareBar && listed && compared.ids.length > 0
                  ? createElement(compareBar, { compared, found: listed.found, extras: criteria.extras, onSelect: choose })
                  : null}
              </Part>
              {hasSeenFare && list.kind !== 'failed' ? (
                <div className="seenfare">
                  <Part>{seenFare ? createElement(seenFare, { query, list, criteria, actions }) : null}</Part>
                </div>
              ) : null}
              <ResultsContent
                list={list}
                listed={listed}
                first={first}
                shownFlights={shownFlights}
                step={step}
                from={from}
                to={to}
                criteria={criteria}
                actions={actions}
                shared={shared}
                compared={compared}
                onSelect={choose}
                modifyButton={<ModifyButton isModifying={isModifying} onModify={onModify} />}
              />
            </div>
          </div>
        </div>
      </div>
      <Dialog open={isSheetOpen && isNarrow} label={results.filters} className="sheet" onClose={() => setSheetOpen(false)}>
        <div className="filters">
          <button className="icon-btn sheet__shut" type="button" aria-label={common.close} onClick={() => setSheetOpen(false)}>
            <Icon name="close" />
          </button>
          <Part>
            <FilterFields {...fields} />
          </Part>
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
  const { results } = useResultsWords();
  return isModifying ? null : (
    <button className="btn btn--line" type="button" onClick={onModify}>
      {results.modifySearch}
    </button>
  );
}
