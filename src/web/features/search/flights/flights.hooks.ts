/** The flights of a multi-city trip in the form (search.43). */
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { matchRoute } from '#core/domain/site/routes';
import { codeOfPlace, dateAt, flightOf, flightsOf, placeAt } from '#core/domain/search/searchDraft';
import type { FlightFields } from '#core/domain/search/searchDraft';
import { flightsLeftOut } from '#core/domain/search/validateSearch';
import { canAddFlight, canRemoveFlight } from '../search.changes';
import { useSearch, useSearchActor } from '../search.hooks';

/** The flights that are shown, and what may be done with them. */
export function useFlights() {
  const actor = useSearchActor();
  return {
    flights: useSearch((s) => flightsOf(s.context.draft)),
    canAdd: useSearch((s) => canAddFlight(s.context)),
    add: () => {
      actor.send({ type: 'flight.added' });
    },
    remove: (flight: number) => {
      actor.send({ type: 'flight.removed', flight });
    },
  };
}

/** One flight: where it goes once all of it is filled in, and what is to be looked at. */
export function useFlight({ flight, origin, destination, date }: FlightFields) {
  return useSearch((s) => {
    const { draft, faults } = s.context;
    const from = codeOfPlace(placeAt(draft, origin));
    const to = codeOfPlace(placeAt(draft, destination));
    return {
      from,
      to,
      day: dateAt(draft, date).date,
      hasFault: [origin, destination, date].some((field) => faults[field] !== undefined),
      canRemove: canRemoveFlight(s.context, flight),
    };
  });
}

/** Turns a flight round. */
export function useSwap(): (flight: number) => void {
  const actor = useSearchActor();
  return (flight) => {
    actor.send({ type: 'places.swapped', flight });
  };
}

/** Calls back with the flight whose field the focus goes to. */
export function useFlightEntered(entered: (flight: number) => void): void {
  const actor = useSearchActor();
  const tell = useEffectEvent(entered);
  useEffect(() => {
    const subscription = actor.on('focus.moved', ({ field }) => {
      tell(flightOf(field));
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [actor]);
}

/** The numbers of the flights of the page's address that could not be read (search.42). */
export function useFlightsLeftOut(): readonly number[] {
  const { pathname, search } = useLocation();
  return matchRoute(pathname)?.route === 'results' ? flightsLeftOut(new URLSearchParams(search)) : [];
}
