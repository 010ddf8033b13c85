/** The seam between the results' machine, the cached list and React. */
import { useSelector } from '@xstate/react';
import { useDeferredValue, useEffect, useEffectEvent, useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import type { CallFailure } from '#core/contract/problem';
import { COMPARE_PARAM } from '#core/domain/compare';
import { addDays } from '#core/domain/dates';
import { STRIP_REACH, stripOf } from '#core/domain/dateStrip';
import type { StripDay } from '#core/domain/dateStrip';
import { buildFilterEngine } from '#core/domain/filterEngine';
import type { Facets, FilterEngine, FilterOutcome } from '#core/domain/filterOutcome';
import { parseCriteria, writeCriteria } from '#core/domain/filters';
import type { Criteria } from '#core/domain/filters';
import type { Flight, FlightsFound } from '#core/domain/flights';
import type { Extra } from '#core/domain/wholeCost';
import { SEARCH_PARAMS, searchParamsOf } from '#core/domain/searchQuery';
import { withoutShared } from '#core/domain/sharedFlight';
import type { SearchQuery } from '#core/domain/trip';
import { searchKey } from '#core/domain/trip';
import { useFlightsQuery, useLowestPricesQuery } from '#web/api/flights.api';
import { useAirportsQuery } from '#web/api/places.api';
import { today } from '#web/platform/clock';
import { journey } from '#web/platform/journey';
import { useAddress } from '#web/platform/location';
import { useActor } from '#web/platform/useActor';
import { usePainted } from '#web/platform/usePainted';
import { filterMachine } from './filter.machine';
import type { FilterEvent } from './filter.machine';

/** What the page shows: exactly one of these. */
export type FlightList =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: CallFailure; readonly retry: () => void }
  | { readonly kind: 'listed'; readonly found: FlightsFound };

/** The flights of a search, asked for once in 12 hours and never again by focus, reconnect or mount (spec §7). */
export function useFlightList(query: SearchQuery): FlightList {
  const { data, error, isFetching, refetch } = useFlightsQuery(query);
  const isEmpty = data?.flights.length === 0;
  if (isFetching && (data === undefined || isEmpty || searchKey(data.query) !== searchKey(query))) return { kind: 'loading' };
  if (error) return { kind: 'failed', failure: failureOf(error), retry: () => void refetch() };
  return data ? { kind: 'listed', found: data } : { kind: 'loading' };
}

/** What the base query rejects with is a CallFailure; anything else was thrown while reading the answer. */
function failureOf(error: object): CallFailure {
  return 'kind' in error ? (error as CallFailure) : { kind: 'unreadable', status: 200 };
}

const engines = new WeakMap<FlightsFound, Map<string, FilterEngine>>();

/** The columns of a list, built once for each answer and choice of extras. */
export function engineOf(found: FlightsFound, extras: readonly Extra[]): FilterEngine {
  const ofList = engines.get(found) ?? new Map<string, FilterEngine>();
  engines.set(found, ofList);
  const engine = ofList.get(extras.join()) ?? buildFilterEngine(found.flights, extras);
  ofList.set(extras.join(), engine);
  return engine;
}

export interface Filters {
  /** What the fields show. */
  readonly criteria: Criteria;
  /** What the list shows: the same, once the fields are painted (decision 057). */
  readonly applied: Criteria;
  readonly send: (event: FilterEvent) => void;
}

/** The filter machine of one search, joined to the address: it starts from it, writes to it, and follows back and forward. */
export function useFilters(): Filters {
  const address = useAddress();
  const { pathname, search } = useLocation();
  const actor = useActor(filterMachine, { input: { criteria: parseCriteria(new URLSearchParams(search)) } });
  const criteria = useSelector(actor, (snapshot) => snapshot.context.criteria);
  const applied = usePainted(criteria);

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
    applied,
    send: (event) => {
      actor.send(event);
    },
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
export interface Counted {
  readonly found: FlightsFound;
  readonly engine: FilterEngine;
  readonly facets: Facets;
}

/** What every option would leave: counted and painted when the flights are (decision 057). */
export function useCounted(listed: Listed | null): Counted | null {
  const painted = useDeferredValue(listed);
  return useMemo(() => {
    if (painted === null) return null;
    const { found, engine, criteria } = painted;
    return { found, engine, facets: engine.count(criteria) };
  }, [painted]);
}

/** The machine hears of a list when its figures are shown: the sliders, which end where its prices end, come with them. */
export function useListArrived(counted: Counted | null, send: Filters['send']): void {
  const engine = counted?.engine;
  const tell = useEffectEvent((of: FilterEngine) => {
    send({ type: 'list.arrived', bounds: of.bounds, carriers: of.airlines });
  });
  useEffect(() => {
    if (engine) tell(engine);
  }, [engine]);
}

/** The city behind a code: from the list once it is there, before that from the airports. */
export function useCity(code: string, found: FlightsFound | null): string {
  const { data } = useAirportsQuery(code);
  const known = found?.airports[code]?.city;
  const place = data?.find((p) => p.code === code) ?? data?.find((p) => p.metro === code);
  return known ?? place?.city ?? '';
}

/** Tells that a list was seen (once a list) and that a flight was chosen. */
export function useListJourney(found: FlightsFound | null): (flight: Flight) => void {
  const dispatch = useDispatch();
  const tell = useEffectEvent((seen: FlightsFound) => {
    dispatch(journey.happened({ type: 'view_item_list', query: seen.query, flights: seen.flights.length }));
  });
  useEffect(() => {
    if (found) tell(found);
  }, [found]);
  return (flight) => {
    if (found) dispatch(journey.happened({ type: 'select_item', query: found.query, flightId: flight.id, value: flight.total }));
  };
}

/** The days around a search with their lowest prices; `isLoading` while those are on their way. */
export function useDateStrip(query: SearchQuery): { readonly days: readonly StripDay[]; readonly isLoading: boolean } {
  const { data, isFetching } = useLowestPricesQuery({
    query,
    from: addDays(query.departDate, -STRIP_REACH),
    to: addDays(query.departDate, STRIP_REACH),
  });
  return { days: stripOf(query, data ?? {}, today()), isLoading: isFetching && data === undefined };
}

/** The address of another search on this page: its filters and order stay, shared and compared flights are left behind. */
export function useSearchAddress(): (query: SearchQuery) => string {
  const { pathname, search } = useLocation();
  const own: readonly string[] = SEARCH_PARAMS;
  return (query) => {
    const kept = [...new URLSearchParams(withoutShared(search))].filter(([name]) => !own.includes(name) && name !== COMPARE_PARAM);
    return `${pathname}?${new URLSearchParams([...new URLSearchParams(searchParamsOf(query)), ...kept]).toString()}`;
  };
}
