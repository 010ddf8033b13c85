/** The seam between the results' machine, the cached list and React. */
import { useSelector } from '@xstate/react';
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import type { Actor } from 'xstate';
import type { CallFailure } from '#core/contract/problem';
import { COMPARE_PARAM } from '#core/domain/flights/compare';
import { addDays } from '#core/domain/values/dates';
import { STRIP_REACH, daysOf, stripDates } from '#core/domain/search/dateStrip';
import type { StripDay } from '#core/domain/search/dateStrip';
import { buildFilterEngine } from '#core/domain/filters/filterEngine';
import type { FilterEngine, FilterOutcome } from '#core/domain/filters/filterOutcome';
import type { Sort } from '#core/domain/filters/filterChoices';
import type { FilterOption, RangeEnd } from '#core/domain/filters/filterKinds';
import { parseCriteria, setFilters, toggledOption, writeCriteria } from '#core/domain/filters/filters';
import type { Criteria, FilterName, OptionsName, SliderName } from '#core/domain/filters/filters';
import type { Fare } from '#core/domain/fares/fareFamilies';
import type { FlightsFound } from '#core/domain/flights/flights';
import { lowestCents } from '#core/domain/values/money';
import type { Cents } from '#core/domain/values/money';
import type { Extra } from '#core/domain/fares/wholeCost';
import { FLEX_PARAM, WHEN_PARAM } from '#core/domain/search/flexible';
import { SEARCH_PARAMS, searchParamsOf } from '#core/domain/search/searchQuery';
import { withoutShared } from '#core/domain/flights/sharedFlight';
import type { SearchQuery } from '#core/domain/search/trip';
import { searchKey } from '#core/domain/search/trip';
import { CHOSEN_PARAM, chosenParam, dateOfStep } from '#core/domain/search/tripStep';
import type { TripStep } from '#core/domain/search/tripStep';
import { atStep } from '#core/domain/flights/sliceChoices';
import { failureOf } from '#web/api/failureOf';
import { stepQuery, flightsApi, useLowestPricesQuery } from '#web/api/flights.api';
import type { ApiDispatch } from '#web/api/apiSlot';
import { useAirportsQuery } from '#web/api/places.api';
import { journey } from '#web/platform/journey';
import { useAddress } from '#web/platform/browser/location';
import type { PageLocation } from '#web/platform/browser/location';
import { useMessages } from '#web/platform/sent/messages';
import { useToday, useSentCity } from '#web/platform/sent/pageFacts';
import { useActor } from '#web/platform/useActor';
import { filterMachine } from './filters/filter.machine';

/** What the page shows: exactly one of these. */
export type FlightList =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: CallFailure; readonly retry: () => void }
  | {
      readonly kind: 'listed';
      /** The flights of this step: of a multi-city trip one slice of each, at the price of the whole trip. */
      readonly found: FlightsFound;
      /** The same as whole trips. */
      readonly trips: FlightsFound;
      readonly isRefreshing: boolean;
      readonly retry: () => void;
    };

/** Airlines that answer late are requested again. */
const MORE_AFTER_MS = 2_000;

/** Failures that a page has shown and left: whoever comes back has the search sent again. */
const leftFailures = new WeakSet<object>();

/**
 * The flights of a search, requested once in 12 hours and never again by focus, reconnect or mount (results.10). A search that failed before
 * the page was there is not sent twice: the page shows that failure.
 */
export function useFlightList(step: TripStep): FlightList {
  const { query } = step;
  const request = stepQuery(step);
  const dispatch = useDispatch<ApiDispatch>();
  const { data, error, isFetching } = flightsApi.endpoints.flights.useQueryState(request);
  const isFailed = error !== undefined && !leftFailures.has(error);
  flightsApi.endpoints.flights.useQuerySubscription(request, {
    skip: isFailed,
    pollingInterval: data?.isPartial === true ? MORE_AFTER_MS : 0,
  });
  useEffect(() => {
    if (error === undefined) return undefined;
    leftFailures.delete(error);
    return () => void leftFailures.add(error);
  }, [error]);
  const found = useMemo(() => data && listOfStep(data, step), [data, step]);
  const isEmpty = data?.flightsFound === 0;
  if (isEmpty && data.isPartial === true && !error) return { kind: 'loading' };
  if (isFetching && (data === undefined || isEmpty || searchKey(data.query) !== searchKey(query))) return { kind: 'loading' };
  const retry = (): void => void dispatch(flightsApi.endpoints.flights.initiate(request, { forceRefetch: true, subscribe: false }));
  if (error) return { kind: 'failed', failure: failureOf(error), retry };
  if (data !== undefined && data.error !== null) return { kind: 'failed', failure: supplierFault(data.error), retry };
  return data && found ? { kind: 'listed', found, trips: data, isRefreshing: isFetching, retry } : { kind: 'loading' };
}

/** What an answer of whole trips shows at a step. */
const listOfStep = (trips: FlightsFound, step: TripStep): FlightsFound =>
  step.chosen === null ? trips : { ...atStep(trips, step), query: step.shown };

/** The supplier's word that it could not search, within an answer. */
const supplierFault = (detail: string): CallFailure => ({
  kind: 'problem',
  problem: { type: '/problems/supplier_unavailable', title: 'Supplier unavailable', status: 503, code: 'supplier_unavailable', detail },
  body: null,
});

/** The engines of a list, one for each choice of extras. */
const engines = new WeakMap<FlightsFound, Map<string, FilterEngine>>();

export function engineOf(found: FlightsFound, extras: readonly Extra[]): FilterEngine {
  const byExtras = engines.get(found) ?? new Map<string, FilterEngine>();
  const engine = byExtras.get(extras.join()) ?? buildFilterEngine(found.flights, found.airports, extras);
  engines.set(found, byExtras.set(extras.join(), engine));
  return engine;
}

/** What can be done to the filters: the same functions for the whole life of a search, so that handing them on redraws nothing. */
export type FilterActions = ReturnType<typeof actionsOf>;

function actionsOf(actor: Actor<typeof filterMachine>) {
  const { send } = actor;
  return {
    chooseSort: (sort: Sort): void => send({ type: 'sort.chosen', sort }),
    chooseExtras: (extras: readonly Extra[]): void => send({ type: 'extras.chosen', extras }),
    /** An option of a filter in or out; of a filter that is on or off it is `true`. */
    toggle: (filter: OptionsName, option: FilterOption): void =>
      send({ type: 'filter.chosen', filter, value: toggledOption(actor.getSnapshot().context.criteria, filter, option) }),
    move: (filter: SliderName, end: RangeEnd, to: number): void => send({ type: 'slider.moved', filter, end, to }),
    clear: (filters: readonly FilterName[]): void => send({ type: 'filters.cleared', filters }),
    clearAll: (): void => send({ type: 'filters.cleared' }),
    /** The list is there: where its sliders end, and who flies. */
    takeList: ({ bounds, codesOf }: FilterEngine): void => send({ type: 'list.arrived', bounds, carriers: codesOf('airlines') }),
  };
}

export interface Filters {
  readonly criteria: Criteria;
  readonly actions: FilterActions;
}

/** The filter machine of one search, joined to the address: it starts from it, writes to it, and follows back and forward. */
export function useFilters(): Filters {
  const address = useAddress();
  const { pathname, search } = useLocation();
  const actor = useActor(filterMachine, { input: { criteria: parseCriteria(new URLSearchParams(search)) } });
  const [actions] = useState(() => actionsOf(actor));
  const criteria = useSelector(actor, (snapshot) => snapshot.context.criteria);

  useEffect(() => {
    const writing = actor.on('criteria.changed', ({ criteria: next, how }) => {
      const place = address.current();
      // The traveler may have left before a slider settled.
      if (place.pathname !== pathname) return;
      address[how](`${place.pathname}?${writeCriteria(place.search, next)}`);
    });
    const stopListening = address.onPop((place) => {
      if (place.pathname === pathname) actor.send({ type: 'address.changed', criteria: parseCriteria(new URLSearchParams(place.search)) });
    });
    return () => {
      writing.unsubscribe();
      stopListening();
    };
  }, [actor, address, pathname]);

  return {
    criteria,
    actions,
  };
}

/** A list that has flights, and what the criteria make of it. */
export interface Listed {
  readonly found: FlightsFound;
  readonly criteria: Criteria;
  readonly engine: FilterEngine;
  readonly outcome: FilterOutcome;
}

/** The visible list and its order: a selector of cache and criteria, owned by nobody. The same object for the same two. */
export function useListed(found: FlightsFound | null, criteria: Criteria): Listed | null {
  // by hand: the compiler leaves alone what calls no hook
  return useMemo(() => {
    if (found === null || found.flights.length === 0) return null;
    const engine = engineOf(found, criteria.extras);
    return { found, criteria, engine, outcome: engine.run(criteria) };
  }, [found, criteria]);
}

/** The same list with what every option would leave. */
export interface Counted extends Pick<FilterOutcome, 'facets' | 'priceBins'> {
  readonly found: FlightsFound;
  readonly engine: FilterEngine;
}

/** What every option would leave: counted and painted when the flights are. */
export function useCounted(listed: Listed | null): Counted | null {
  const painted = useDeferredValue(listed);
  return useMemo(() => {
    if (painted === null) return null;
    const { found, engine, outcome } = painted;
    return { found, engine, facets: outcome.facets, priceBins: outcome.priceBins };
  }, [painted]);
}

/** The machine receives a list when its figures are shown: the sliders, which end where its prices end, appear with them. */
export function useListArrived(counted: Counted | null, actions: FilterActions): void {
  const engine = counted?.engine;
  const tell = useEffectEvent((of: FilterEngine) => {
    actions.takeList(of);
  });
  useEffect(() => {
    if (engine) tell(engine);
  }, [engine]);
}

/** The city behind a code: from the list once it is there, before that from the document, where it says nothing from the airports. */
export function useCity(code: string, found: FlightsFound | null): string {
  const { common } = useMessages();
  const sentCity = useSentCity(code);
  const { data } = useAirportsQuery(code, { skip: sentCity !== undefined });
  const listed = found?.airports[code];
  const place = data?.find((p) => p.code === code) ?? data?.find((p) => p.metro === code);
  if (listed) return common.city(listed);
  return sentCity ?? (place ? common.city(place) : '');
}

/** Tells that a list was seen (once a list) and that a flight was chosen. */
export function useListJourney(found: FlightsFound | null): (fare: Fare, of: FlightsFound) => void {
  const dispatch = useDispatch();
  const tell = useEffectEvent((seen: FlightsFound) => {
    dispatch(journey.happened({ type: 'view_item_list', query: seen.query, flights: seen.flights.length }));
  });
  useEffect(() => {
    if (found) tell(found);
  }, [found]);
  return (fare, of) => {
    dispatch(journey.happened({ type: 'select_item', query: of.query, flightId: fare.id, value: fare.total }));
  };
}

/** The lowest price of one adult in a list; null while it is on its way, and where it is empty. */
export const useLowest = (found: FlightsFound | null): Cents | null =>
  useMemo(() => lowestCents((found?.flights ?? []).map(({ perAdult }) => perAdult)), [found]);

/** The lowest price of one adult that the filters leave, null when they leave nothing or the list is on its way; undefined where none is set. */
export const useFilteredLowest = (criteria: Criteria, listed: Listed | null): Cents | null | undefined =>
  useMemo(() => {
    if (setFilters(criteria).length === 0) return undefined;
    if (listed === null) return null;
    return lowestCents(listed.outcome.visible.flatMap((i) => listed.found.flights[i]?.perAdult ?? []));
  }, [criteria, listed]);

export interface DateStrip {
  readonly days: readonly StripDay[];
  /** Prices are on their way. */
  readonly isLoading: boolean;
}

/** The days around a search with their lowest prices; `filtered` is what filters leave of the list that is shown. */
export function useDateStrip(step: TripStep, filtered: Cents | null | undefined): DateStrip {
  const today = useToday();
  const { data, isFetching } = useLowestPricesQuery({
    query: step.query,
    from: addDays(dateOfStep(step), -STRIP_REACH),
    to: addDays(dateOfStep(step), STRIP_REACH),
    chosen: step.chosen ?? undefined,
    near: step.near ?? undefined,
  });
  return { days: daysOf(step, stripDates(step), data ?? {}, today, filtered), isLoading: isFetching && data === undefined };
}

/** How the shown address says that its dates may move, readable or not (search.46); null where it does not. */
export function useFlexText(): string | null {
  const params = new URLSearchParams(useLocation().search);
  return params.get(FLEX_PARAM) ?? params.get(WHEN_PARAM);
}

/** Whether the shown address names airports nearby, readable or not. */
export const useHasNear = (): boolean => /[?&](?:from|to)near=/.test(useLocation().search);

/** The address of another search on this page: its filters and order stay, shared and compared flights are left behind. */
export function searchAddress({ pathname, search }: PageLocation, query: SearchQuery, chosen: readonly string[] | null = null): string {
  const own: readonly string[] = [...SEARCH_PARAMS, CHOSEN_PARAM, COMPARE_PARAM];
  const kept = [...new URLSearchParams(withoutShared(search))].filter(([name]) => !own.includes(name));
  return `${pathname}?${new URLSearchParams([...new URLSearchParams(searchParamsOf(query) + chosenParam(chosen)), ...kept]).toString()}`;
}

/** The same of the address that is shown. */
export function useSearchAddress(): (query: SearchQuery, chosen?: readonly string[] | null) => string {
  const place = useLocation();
  return (query, chosen) => searchAddress(place, query, chosen);
}
