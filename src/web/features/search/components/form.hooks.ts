/** What the fields of the form ask of the search machine and tell it: one hook a field. */
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Suggestion } from '#core/domain/places/airports';
import type { IsoDate } from '#core/domain/values/dates';
import { periodOf } from '#core/domain/search/flexible';
import { dateAt, dateWindow, endOf, flexOfDraft, nearOfDraft, placeAt } from '#core/domain/search/searchDraft';
import type { DateName, PlaceName, SearchField } from '#core/domain/search/searchDraft';
import { totalTravelers } from '#core/domain/travelers/travelers';
import type { SearchQuery, TripType } from '#core/domain/search/trip';
import { loadPlaceLookups } from '#web/api/onDemand';
import { loadMajorAirports } from '#web/api/loadMajorAirports';
import { today } from '#web/platform/clock';
import { isOneDay } from '../search.changes';
import { useSearch, useSearchActor } from '../search.hooks';
import type { PickerOpening } from '../search.types';

/** Calls back with every search that was found valid; navigation has been requested by then. */
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

/** Focus follows what the machine says: to a field that is drawn, or is about to be, with its flight or its error. */
export function useFocusMoves(idOf: (field: SearchField) => string): void {
  const actor = useSearchActor();
  const waiting = useRef<SearchField | null>(null);
  const move = useEffectEvent((field: SearchField) => {
    const drawn = document.getElementById(idOf(field));
    waiting.current = drawn ? null : field;
    drawn?.focus();
  });
  useSearch(({ context: { faults, draft } }) => ({ faults, flights: draft.further.length }));
  useLayoutEffect(() => {
    if (waiting.current !== null) move(waiting.current);
  });
  useEffect(() => {
    const subscription = actor.on('focus.moved', ({ field }) => {
      move(field);
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [actor]);
}

function submit(actor: ReturnType<typeof useSearchActor>): void {
  actor.send({ type: 'form.submitted', today: today() });
}

/** The form as a whole. */
export function useSearchForm() {
  const actor = useSearchActor();
  return {
    tripType: useSearch((s) => s.context.draft.tripType),
    isExact: useSearch((s) => flexOfDraft(s.context.draft) === ''),
    isOpen: useSearch((s) => periodOf(flexOfDraft(s.context.draft)) !== null),
    hasNear: useSearch((s) => nearOfDraft(s.context.draft) !== null),
    isBusy: useSearch((s) => s.matches({ form: 'verifying' })),
    isRefused: useSearch((s) => Object.keys(s.context.faults).length > 0),
    submit: () => submit(actor),
    chooseTripType: (tripType: TripType) => {
      actor.send({ type: 'tripType.chosen', tripType });
    },
    swap: () => {
      actor.send({ type: 'places.swapped', flight: 1 });
    },
  };
}

const NO_OPTIONS: readonly Suggestion[] = [];
const LIST_STATES = ['pausing', 'waiting', 'showing', 'pressing', 'closing', 'empty', 'failed'] as const;

/** One place field with its suggestions. */
export function usePlaceField(field: PlaceName) {
  const actor = useSearchActor();
  const end = endOf(field);
  const state = useSearch((s) => {
    const { options, highlight, field: typedIn } = s.context.suggestions[end];
    const isOwn = typedIn === field;
    return {
      ...placeAt(s.context.draft, field),
      options: isOwn ? options : NO_OPTIONS,
      highlight,
      fault: s.context.faults[field],
      list: isOwn ? (LIST_STATES.find((name) => s.matches({ [end]: name })) ?? null) : null,
    };
  });
  return {
    ...state,
    type: (text: string) => {
      actor.send({ type: 'place.typed', field, text });
    },
    enter: () => {
      // for the first letters and for the server's answer; without the table the server answers alone
      Promise.all([loadMajorAirports().then((airports) => airports.prepareSuggestions()), loadPlaceLookups()]).catch(() => undefined);
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
    choose: (place: Suggestion) => {
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
  const region = field === 'returnDate' ? 'return' : 'departure';
  const state = useSearch((s) => ({
    ...dateAt(s.context.draft, field),
    ...dateWindow(s.context.draft, field, s.context.today),
    fault: s.context.faults[field],
    today: s.context.today,
    // of the trip that the calendar shows; on multi-city trips the day alone
    from: s.context.draft.tripType === 'M' ? dateAt(s.context.draft, field).date : s.context.draft.departDate.date,
    to: s.context.draft.tripType === 'R' ? s.context.draft.returnDate.date : null,
    isOpen: s.matches({ popover: region }) && (field === 'returnDate' || s.context.picked === field),
    isEntered: s.matches({ popover: { [region]: 'entered' } }),
    offer: s.context.returnOffer,
    isOneDay: field === 'returnDate' && s.context.faults.returnDate === 'returnNotAfter' && isOneDay(s.context.draft),
    // the price of one flight is not that of a trip of several
    isPriced: field === 'departDate' && s.context.draft.tripType !== 'M',
    // on one way there is no return, whatever is kept for a round trip
    isSuggested:
      field === 'returnDate' &&
      s.context.draft.tripType === 'R' &&
      s.context.suggestedReturn !== null &&
      s.context.suggestedReturn === s.context.draft.returnDate.date,
  }));
  return {
    ...state,
    type: (text: string) => {
      actor.send({ type: 'date.typed', field, text });
    },
    leave: () => {
      actor.send({ type: 'field.left', field });
    },
    open: (by: PickerOpening) => {
      actor.send({ type: 'picker.opened', field, today: today(), by });
    },
    choose: (date: IsoDate) => {
      actor.send({ type: 'date.chosen', field, date });
    },
    /** There and back on the day that was typed for both: a search of two flights. */
    flyOnOneDay: () => {
      actor.send({ type: 'tripType.chosen', tripType: 'M' });
      submit(actor);
    },
    close: (how: 'returned' | 'left') => {
      actor.send({ type: 'popover.closed', field, how });
    },
  };
}

/** The field of travelers and cabin; what its panel asks is in `flights/travelers.hooks.ts`. */
export function useTravelersField() {
  const actor = useSearchActor();
  const state = useSearch((s) => ({
    total: totalTravelers(s.context.draft.travelers),
    cabin: s.context.draft.cabin,
    fault: s.context.faults.travelers,
    isOpen: s.matches({ popover: 'travelers' }),
  }));
  return {
    ...state,
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
