/** The seam between the search machine, the store and React: one hook a question. */
import { skipToken } from '@reduxjs/toolkit/query/react';
import { shallowEqual, useSelector } from '@xstate/react';
import { createContext, use, useEffect, useEffectEvent } from 'react';
import { useDispatch, useSelector as useStoreSelector, useStore } from 'react-redux';
import { useLocation } from 'react-router-dom';
import type { Actor, SnapshotFrom } from 'xstate';
import type { Place } from '#core/domain/airports';
import { bookableDaysOf, lowestOf } from '#core/domain/dateStrip';
import { DATE_WINDOW_DAYS, addDays, addMonths, daysBetween } from '#core/domain/dates';
import type { IsoDate } from '#core/domain/dates';
import { matchRoute } from '#core/domain/routes';
import type { Cents } from '#core/domain/money';
import { codeOfPlace, departureWindow, returnWindow } from '#core/domain/searchDraft';
import type { DateName, PlaceName, SearchField } from '#core/domain/searchDraft';
import { readSearchParams, SEARCH_PARAMS } from '#core/domain/searchQuery';
import type { SearchParts } from '#core/domain/searchQuery';
import { DEFAULT_TRAVELERS, totalTravelers } from '#core/domain/travelers';
import type { TravelerKind } from '#core/domain/travelers';
import type { Cabin, SearchQuery, TripType } from '#core/domain/trip';
import { searchKey } from '#core/domain/trip';
import { addressFaults, searchOfAddress } from '#core/domain/validateSearch';
import type { AskedDays } from '#web/api/flights.api';
import { useLowestPricesQuery } from '#web/api/flights.api';
import { loadGreatAirports } from '#web/api/places.api';
import { today } from '#web/platform/clock';
import type { searchMachine } from './search.machine';
import { modifySearchOpened, selectLastApplied, selectModifyClick } from './search.slice';
import type { SearchState } from './search.slice';
import type { AddressSearch } from './search.types';

export type SearchActor = Actor<typeof searchMachine>;
type Snapshot = SnapshotFrom<typeof searchMachine>;

/** The one search actor of the app; it outlives pages. */
export const SearchActorContext = createContext<SearchActor | null>(null);

function useSearchActor(): SearchActor {
  const actor = use(SearchActorContext);
  if (!actor) throw new Error('no search actor provided');
  return actor;
}

const useSearch = <T>(select: (snapshot: Snapshot) => T): T => useSelector(useSearchActor(), select, shallowEqual);

function readAddress(search: string): AddressSearch {
  const params = new URLSearchParams(search);
  const complete = searchOfAddress(params, today());
  return {
    parts: readSearchParams(params).parts,
    faults: addressFaults(params, today()),
    key: complete.ok ? searchKey(complete.value) : null,
  };
}

/** The parameters of the search alone, in the order of the address. */
function searchPart(search: string): string {
  const own: readonly string[] = SEARCH_PARAMS;
  return new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => own.includes(name))).toString();
}

/** Tells the machine which page the form stands on now: the saved search or the address fills it (spec §4). */
export function usePageOfForm(): void {
  const actor = useSearchActor();
  const store = useStore<{ readonly search: SearchState }>();
  const { pathname, search } = useLocation();
  const isResults = matchRoute(pathname)?.route === 'results';
  // Filters in the address are not the form's: an opened form keeps what was typed while they change.
  const own = isResults ? searchPart(search) : '';
  useEffect(() => {
    actor.send({
      type: 'address.changed',
      today: today(),
      pageKey: isResults ? `${pathname}?${own}` : pathname,
      search: isResults ? readAddress(own) : null,
      saved: selectLastApplied(store.getState()),
    });
  }, [actor, store, pathname, isResults, own]);
}

/** Calls back with every search that was found valid; navigation has been asked for by then. */
export function useSubmitted(submitted: ((query: SearchQuery) => void) | undefined): void {
  const actor = useSearchActor();
  const tell = useEffectEvent((query: SearchQuery) => {
    submitted?.(query);
  });
  useEffect(() => {
    const subscription = actor.on('search.submitted', ({ query }) => {
      tell(query);
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [actor]);
}

/** Focus follows what the machine says. */
export function useFocusMoves(focus: (field: SearchField) => void): void {
  const actor = useSearchActor();
  const move = useEffectEvent(focus);
  useEffect(() => {
    const subscription = actor.on('focus.moved', ({ field }) => {
      move(field);
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [actor]);
}

/** The form as a whole. */
export function useSearchForm() {
  const actor = useSearchActor();
  return {
    tripType: useSearch((s) => s.context.draft.tripType),
    isBusy: useSearch((s) => s.matches({ form: 'verifying' })),
    submit: () => {
      actor.send({ type: 'form.submitted', today: today() });
    },
    chooseTripType: (tripType: TripType) => {
      actor.send({ type: 'tripType.chosen', tripType });
    },
    swap: () => {
      actor.send({ type: 'places.swapped' });
    },
  };
}

const LIST_STATES = ['pausing', 'waiting', 'showing', 'pressing', 'closing', 'empty', 'failed'] as const;

/** One place field with its suggestions. */
export function usePlaceField(field: PlaceName) {
  const actor = useSearchActor();
  const state = useSearch((s) => ({
    ...s.context.draft[field],
    ...s.context.suggestions[field],
    fault: s.context.faults[field],
    list: LIST_STATES.find((name) => s.matches({ [field]: name })) ?? null,
  }));
  return {
    ...state,
    type: (text: string) => {
      actor.send({ type: 'place.typed', field, text });
    },
    enter: () => {
      void loadGreatAirports().catch(() => undefined); // for the first letters; without them the server answers alone
      actor.send({ type: 'place.entered', field });
    },
    leave: () => {
      actor.send({ type: 'field.left', field });
    },
    moveHighlight: (by: 1 | -1) => {
      actor.send({ type: 'highlight.moved', field, by });
    },
    /** Picks the highlighted suggestion, now or when the answer is there; false when there is nothing to pick. */
    takeHighlight: (key: 'Enter' | 'Tab'): boolean => {
      const event = { type: 'highlight.taken', field, key } as const;
      const canTake = actor.getSnapshot().can(event);
      actor.send(event);
      return canTake;
    },
    press: () => {
      actor.send({ type: 'suggestion.pressed', field });
    },
    release: () => {
      actor.send({ type: 'suggestion.released', field });
    },
    choose: (place: Place) => {
      actor.send({ type: 'suggestion.chosen', field, place });
    },
    /** Closes an open list; false when none was open. */
    dismiss: (): boolean => {
      const event = { type: 'suggestions.dismissed', field } as const;
      const canDismiss = actor.getSnapshot().can(event);
      actor.send(event);
      return canDismiss;
    },
  };
}

/** One date field with its picker. */
export function useDateField(field: DateName) {
  const actor = useSearchActor();
  const region = field === 'departDate' ? 'departure' : 'return';
  const state = useSearch((s) => ({
    ...s.context.draft[field],
    fault: s.context.faults[field],
    today: s.context.today,
    isRoundTrip: s.context.draft.tripType === 'R',
    departDate: s.context.draft.departDate.date,
    returnDate: s.context.draft.tripType === 'R' ? s.context.draft.returnDate.date : null,
    isOpen: s.matches({ popover: region }),
    isEntered: s.matches({ popover: { [region]: 'entered' } }),
  }));
  return {
    ...state,
    window:
      field === 'departDate' ? departureWindow(state.isRoundTrip ? 'R' : 'O', state.today) : returnWindow(state.departDate, state.today),
    type: (text: string) => {
      actor.send({ type: 'date.typed', field, text });
    },
    leave: () => {
      actor.send({ type: 'field.left', field });
    },
    open: (by: 'click' | 'button' | 'ArrowDown') => {
      actor.send({ type: 'picker.opened', field, today: today(), by });
    },
    choose: (date: IsoDate) => {
      actor.send({ type: 'date.chosen', field, date });
    },
    close: (how: 'returned' | 'left') => {
      actor.send({ type: 'popover.closed', field, how });
    },
  };
}

/** Nights of a round trip whose length is not chosen yet. */
const USUAL_STAY = 7;

export interface MonthPrices {
  /** Nights of the trips priced; null for one way. */
  readonly stay: number | null;
  readonly noteOf: (date: IsoDate) => { readonly cents: Cents | null; readonly isLowest: boolean } | null;
}

/** Lowest prices of departures in the months shown, asked for once both places are known; null where there is nothing to ask. */
export function useMonthPrices(month: IsoDate | null, months: 1 | 2): MonthPrices | null {
  const { search } = useLocation();
  const applied = readSearchParams(new URLSearchParams(search)).parts;
  const asked = useSearch((s) => {
    const { origin, destination, departDate, returnDate, tripType, cabin } = s.context.draft;
    // An opened picker has moved the departure to the day before the return: the length of the trip is that of the page's search.
    const [start, end] = [applied.departDate ?? departDate.date, applied.returnDate ?? returnDate.date];
    const nights = start !== null && end !== null ? daysBetween(start, end) : 0;
    return {
      origin: codeOfPlace(origin),
      destination: codeOfPlace(destination),
      cabin,
      tripType,
      stay:
        tripType === 'O'
          ? null
          : nights > 1 || applied.returnDate !== undefined
            ? Math.min(Math.max(nights, 1), DATE_WINDOW_DAYS - 1)
            : USUAL_STAY,
      today: s.context.today,
    };
  });
  const first = useLowestPricesQuery(month === null ? skipToken : askedDays(asked, month));
  const second = useLowestPricesQuery(month === null || months === 1 ? skipToken : askedDays(asked, addMonths(month, 1)));
  if (asked.origin === null || asked.destination === null || asked.origin === asked.destination) return null;
  // While another route is on its way, the old one's prices are not its own: `currentData`.
  const prices = [first.currentData, second.currentData].flatMap((days) => days ?? []);
  const lowest = prices.map(lowestOf);
  return {
    stay: asked.stay,
    noteOf: (date) => {
      const i = prices.findIndex((days) => days[date] !== undefined);
      const cents = prices[i]?.[date];
      return cents === undefined ? null : { cents, isLowest: cents !== null && cents === lowest[i] };
    },
  };
}

function askedDays(
  asked: Pick<SearchQuery, 'tripType' | 'cabin'> & {
    readonly origin: string | null;
    readonly destination: string | null;
    readonly stay: number | null;
    readonly today: IsoDate;
  },
  month: IsoDate,
): AskedDays | typeof skipToken {
  const { origin, destination, tripType, cabin, stay, today: day } = asked;
  const days = bookableDaysOf(month, stay ?? 0, day);
  if (origin === null || destination === null || origin === destination || days === null) return skipToken;
  const returnDate = stay === null ? null : addDays(day, stay);
  return { query: { origin, destination, departDate: day, returnDate, tripType, cabin, travelers: DEFAULT_TRAVELERS }, ...days };
}

/** Travelers and cabin, with what may be added and removed asked of the machine. */
export function useTravelersField() {
  const actor = useSearchActor();
  const state = useSearch((s) => ({
    ...s.context.draft.travelers,
    total: totalTravelers(s.context.draft.travelers),
    cabin: s.context.draft.cabin,
    fault: s.context.faults.travelers,
    isOpen: s.matches({ popover: 'travelers' }),
  }));
  const canAdd = useSearch((s) => kinds((kind) => s.can({ type: 'traveler.added', kind })));
  const canRemove = useSearch((s) => kinds((kind) => s.can({ type: 'traveler.removed', kind })));
  return {
    ...state,
    counts: { adult: state.adults, child: state.children, infant: state.infants },
    canAdd,
    canRemove,
    add: (kind: TravelerKind) => {
      actor.send({ type: 'traveler.added', kind });
    },
    remove: (kind: TravelerKind) => {
      actor.send({ type: 'traveler.removed', kind });
    },
    chooseCabin: (cabin: Cabin) => {
      actor.send({ type: 'cabin.chosen', cabin });
    },
    open: () => {
      actor.send({ type: 'travelers.opened' });
    },
    close: (how: 'returned' | 'left') => {
      actor.send({ type: 'popover.closed', field: 'travelers', how });
    },
    leave: () => {
      actor.send({ type: 'field.left', field: 'travelers' });
    },
  };
}

const kinds = (ask: (kind: TravelerKind) => boolean): Record<TravelerKind, boolean> => ({
  adult: ask('adult'),
  child: ask('child'),
  infant: ask('infant'),
});

/**
 * For destination, airline and flights-to pages: fills the form with the destination default search (today + 7, + 10)
 * and what the page adds, `prefill({ destination: 'PAR' })`, without saving it (spec §4).
 */
export function usePrefill(): (parts: SearchParts) => void {
  const actor = useSearchActor();
  return (parts) => {
    actor.send({ type: 'search.prefilled', today: today(), parts });
  };
}

/** `Modify_Click` (spec §4) for the results page: whether "Modify search" was opened, and the word that it was. */
export function useModifySearch(): { readonly isOpened: boolean; readonly open: () => void } {
  const dispatch = useDispatch();
  return {
    isOpened: useStoreSelector(selectModifyClick as (state: { readonly search: SearchState }) => boolean),
    open: () => {
      dispatch(modifySearchOpened());
    },
  };
}
