/** The search machine's vocabulary: its guards, actions, actors and delays by name. Pure. */
import { assertEvent, assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import { isLongEnough } from '#core/domain/places/airports';
import type { Suggestion } from '#core/domain/places/airports';
import { destinationSearch, draftOfAddress, draftOfSaved, savedOfDraft } from '#core/domain/places/initialSearch';
import { nearParams } from '#core/domain/search/nearPlaces';
import { datedDraft, endOf, flexOfDraft, nearOfDraft, queryOfDraft } from '#core/domain/search/searchDraft';
import type { PlaceEnd, SearchField } from '#core/domain/search/searchDraft';
import { added, canAdd, canRemove, removed } from '#core/domain/travelers/travelers';
import { searchKey } from '#core/domain/search/trip';
import { completeSearch, firstBadField, validateSearch } from '#core/domain/search/validateSearch';
import * as change from './search.changes';
import type { AddressSearch, ResolvedPlaces, SearchContext, SearchEmitted, SearchEvent, SearchInput } from './search.types';

export const searchSetup = setup({
  types: {
    context: {} as SearchContext,
    events: {} as SearchEvent,
    emitted: {} as SearchEmitted,
    input: {} as SearchInput,
    tags: {} as 'open' | 'busy',
  },
  delays: {
    /** Suggestions close this long after blur (search.8), in milliseconds. */
    BLUR_CLOSE_DELAY: 300,
    /** One question for a burst of keys, in milliseconds. */
    TYPING_PAUSE: 100,
  },
  actors: {
    /** What the browser knows by itself; rejects where it cannot say. */
    recallSuggestions: fromPromise<readonly Suggestion[], { readonly text: string }>(() => Promise.resolve([])),
    fetchSuggestions: fromPromise<readonly Suggestion[], { readonly text: string }>(() => Promise.resolve([])),
    resolvePlaces: fromPromise<ResolvedPlaces, { readonly codes: readonly string[] }>(() => Promise.resolve({})),
  },
  guards: {
    /** An event without a field is about none. */
    isAbout: ({ event }, { field }: { field: SearchField }) => 'field' in event && event.field === field,
    isLongEnough: ({ event }) => {
      assertEvent(event, 'place.typed');
      return isLongEnough(event.text);
    },
    isFound: (_, { options }: { options: readonly Suggestion[] }) => options.length > 0,
    /** The event is about a place field of this end, of any flight. */
    isOfEnd: ({ event }, { end }: { end: PlaceEnd }) => {
      assertEvent(event, ['place.typed', 'suggestion.chosen']);
      return endOf(event.field) === end;
    },
    /** The event is about the field of this end that was typed in last. */
    isTypedIn: ({ context, event }, { end }: { end: PlaceEnd }) => 'field' in event && event.field === context.suggestions[end].field,
    hasSuggestions: ({ context }, { end }: { end: PlaceEnd }) => context.suggestions[end].options.length > 0,
    /** The list answers the text that is in the field, so that it can be picked from. */
    isAnswered: ({ context }, { end }: { end: PlaceEnd }) => change.isAnswered(context, end),
    isSamePage: ({ context, event }) => {
      assertEvent(event, 'address.changed');
      return event.pageKey === context.pageKey;
    },
    /** Our own navigation comes back: the form already holds what the address says. */
    isEcho: ({ context, event }) => {
      assertEvent(event, 'address.changed');
      const query = queryOfDraft(context.draft);
      if (!event.search?.key || !query) return false;
      const key = searchKey(query) + flexOfDraft(context.draft) + nearParams(nearOfDraft(context.draft));
      return key === event.search.key && change.unnamedCodes(context.draft).length === 0;
    },
    hasAddressSearch: ({ event }) => {
      assertEvent(event, 'address.changed');
      return event.search !== null;
    },
    isUntouched: ({ context }) => context.isUntouched,
    isInvalid: ({ context, event }) => {
      assertEvent(event, 'form.submitted');
      return !completeSearch(context.draft, event.today).ok;
    },
    hasFaults: ({ context }) => Object.keys(context.faults).length > 0,
    hasUnnamedCodes: ({ context }) => change.unnamedCodes(context.draft).length > 0,
    /** The event is about the departure of any flight. */
    isDeparture: ({ event }) => {
      assertEvent(event, 'picker.opened');
      return event.field !== 'returnDate';
    },
    /** The event is about the departure whose calendar is open. */
    isPicked: ({ context, event }) => 'field' in event && event.field === context.picked,
    isRoundTrip: ({ context }) => context.draft.tripType === 'R',
    isByClick: ({ event }) => {
      assertEvent(event, 'picker.opened');
      return event.by === 'click';
    },
    isReturned: ({ event }) => {
      assertEvent(event, 'popover.closed');
      return event.how === 'returned';
    },
    canAddFlight: ({ context }) => change.canAddFlight(context),
    canRemoveFlight: ({ context, event }) => {
      assertEvent(event, 'flight.removed');
      return change.canRemoveFlight(context, event.flight);
    },
    canAdd: ({ context, event }) => {
      assertEvent(event, 'traveler.added');
      return canAdd(context.draft.travelers, event.kind);
    },
    canRemove: ({ context, event }) => {
      assertEvent(event, 'traveler.removed');
      return canRemove(context.draft.travelers, event.kind);
    },
  },
  actions: {
    noteToday: assign(({ event }) => {
      assertEvent(event, ['address.changed', 'search.prefilled', 'form.submitted', 'picker.opened']);
      return { today: event.today };
    }),
    notePage: assign(({ event }) => {
      assertEvent(event, 'address.changed');
      return { pageKey: event.pageKey };
    }),
    fillFromAddress: assign((_, { parts, faults }: AddressSearch) => ({ draft: draftOfAddress(parts), faults, isUntouched: true })),
    /** Nothing saved fills nothing. */
    fillFromSaved: assign(({ event }) => {
      assertEvent(event, 'address.changed');
      return event.saved ? { draft: draftOfSaved(event.saved, event.today), faults: {} } : {};
    }),
    fillFromPage: assign(({ event }) => {
      assertEvent(event, 'search.prefilled');
      return { draft: destinationSearch(event.today, event.parts, event.searchTerm), faults: {}, isUntouched: true };
    }),
    adoptPlaces: assign(({ context }, { found }: { found: ResolvedPlaces }) => {
      const draft = change.adoptPlaces(context.draft, found);
      return { draft, faults: { ...context.faults, ...change.unknownPlaceFaults(draft, found) } };
    }),
    markFaults: assign(({ context }) => ({ faults: validateSearch(context.draft, context.today) })),
    clearFaults: assign({ faults: {} }),
    focusFirstBad: enqueueActions(({ context, enqueue }) => {
      const field = firstBadField(context.faults);
      if (field) enqueue.emit({ type: 'focus.moved', field });
    }),
    /** To the field that a popover belongs to. */
    returnFocus: emit(({ event }): SearchEmitted => {
      assertEvent(event, ['date.chosen', 'popover.closed']);
      return { type: 'focus.moved', field: event.field };
    }),
    applySearch: enqueueActions(({ context, enqueue }) => {
      const complete = completeSearch(context.draft, context.today);
      if (!complete.ok) return;
      const saved = savedOfDraft(datedDraft(context.draft, context.today));
      // what is saved is not lost when another page fills the form
      if (saved) enqueue.assign({ isUntouched: true });
      enqueue.emit({
        type: 'search.submitted',
        query: complete.value,
        flex: flexOfDraft(context.draft),
        near: nearOfDraft(context.draft),
        saved,
      });
    }),
    chooseTripType: assign(({ context, event }) => {
      assertEvent(event, 'tripType.chosen');
      return change.chosenTripType(context, event.tripType);
    }),
    chooseFlex: assign(({ context, event }) => {
      assertEvent(event, 'flex.chosen');
      return change.chosenFlex(context, event.flex);
    }),
    chooseNear: assign(({ context, event }) => {
      assertEvent(event, 'near.chosen');
      return change.chosenNear(context, event.field, event.near);
    }),
    typePlace: assign(({ context, event }) => {
      assertEvent(event, 'place.typed');
      return change.typedPlace(context, event.field, event.text);
    }),
    choosePlace: assign(({ context, event }) => {
      assertEvent(event, 'suggestion.chosen');
      return change.pickedPlace(context, event.field, event.place);
    }),
    takeHighlight: assign(({ context }, { end }: { end: PlaceEnd }) => change.takenHighlight(context, end)),
    takeFirst: assign(({ context }, { end, options }: { end: PlaceEnd; options: readonly Suggestion[] }) =>
      options[0] ? change.pickedPlace(context, context.suggestions[end].field, options[0]) : {},
    ),
    addFlight: enqueueActions(({ context, enqueue }) => {
      const added = change.addedFlight(context);
      enqueue.assign(added);
      enqueue.emit({ type: 'focus.moved', field: change.fieldOfAdded(added.draft) });
    }),
    removeFlight: assign(({ context, event }) => {
      assertEvent(event, 'flight.removed');
      return change.removedFlight(context, event.flight);
    }),
    swapPlaces: assign(({ context, event }) => {
      assertEvent(event, 'places.swapped');
      return change.swappedPlaces(context, event.flight);
    }),
    moveOnAfterEnter: enqueueActions(({ context, event, enqueue }) => {
      assertEvent(event, 'highlight.taken');
      if (event.key === 'Enter') enqueue.emit({ type: 'focus.moved', field: change.nextField(context, event.field) });
    }),
    moveHighlight: assign(({ context, event }) => {
      assertEvent(event, 'highlight.moved');
      return change.movedHighlight(context, event.field, event.by);
    }),
    recallSuggestions: assign(({ context }, { end, options }: { end: PlaceEnd; options: readonly Suggestion[] }) =>
      change.recalledSuggestions(context, end, options),
    ),
    showSuggestions: assign(({ context }, { end, options }: { end: PlaceEnd; options: readonly Suggestion[] }) =>
      change.answeredSuggestions(context, end, options),
    ),
    forgetSuggestions: assign(({ context }, { end }: { end: PlaceEnd }) => change.forgottenSuggestions(context, end)),
    typeDate: assign(({ context, event }) => {
      assertEvent(event, 'date.typed');
      return change.typedDate(context, event.field, event.text);
    }),
    chooseDate: assign(({ context, event }) => {
      assertEvent(event, 'date.chosen');
      return change.chosenDate(context, event.field, event.date);
    }),
    openPicker: assign(({ context, event }) => {
      assertEvent(event, 'picker.opened');
      return change.openedPicker(context, event.field, event.by);
    }),
    forgetOffer: assign({ returnOffer: null }),
    leaveField: assign(({ context, event }) => {
      assertEvent(event, 'field.left');
      return change.leftField(context, event.field);
    }),
    addTraveler: assign(({ context, event }) => {
      assertEvent(event, 'traveler.added');
      return change.changedParty(context, added(context.draft.travelers, event.kind));
    }),
    removeTraveler: assign(({ context, event }) => {
      assertEvent(event, 'traveler.removed');
      return change.changedParty(context, removed(context.draft.travelers, event.kind));
    }),
    chooseChildAge: assign(({ context, event }) => {
      assertEvent(event, 'childAge.chosen');
      return change.chosenChildAge(context, event.child, event.age);
    }),
    chooseCabin: assign(({ context, event }) => {
      assertEvent(event, 'cabin.chosen');
      return { draft: { ...context.draft, cabin: event.cabin }, isUntouched: false };
    }),
  },
});
