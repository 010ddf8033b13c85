/**
 * The search form (search.1, search.20): filling it in, suggestions of both places, pickers, and submission.
 * Pure: today comes in by events, lookups are actors, focus and the finished search go out by `emit`.
 */
import { and } from 'xstate';
import type { DoneActorEvent } from 'xstate';
import type { Suggestion } from '#core/domain/places/airports';
import { DEFAULT_SEARCH } from '#core/domain/places/initialSearch';
import { present } from '#core/domain/values/result';
import type { PlaceName } from '#core/domain/search/searchDraft';
import * as change from './search.changes';
import { typedText } from './search.changes';
import { searchSetup } from './search.setup';
import type { PopoverField, SearchContext } from './search.types';

/**
 * Suggestions of one place field: asked for from the third letter on, first one highlighted, closed 300 ms after blur. A city
 * that is called by fewer letters is known without asking (search.34).
 */
function suggesting(field: PlaceName) {
  const isAbout = { type: 'isAbout', params: { field } } as const;
  const hasSuggestions = and([isAbout, { type: 'hasSuggestions', params: { field } }]);
  const forget = { type: 'forgetSuggestions', params: { field } } as const;
  const showAgain = { guard: hasSuggestions, target: 'showing' } as const;
  const leave = { guard: isAbout, target: 'closing' } as const;
  const dismiss = { guard: isAbout, target: 'closed' } as const;
  const isAnswered = { type: 'isAnswered', params: { field } } as const;
  const move = { guard: and([isAbout, isAnswered]), actions: 'moveHighlight' } as const;
  const press = { guard: isAbout, target: 'pressing' } as const;
  const take = {
    guard: and([isAbout, isAnswered]),
    target: 'closed',
    actions: ['moveOnAfterEnter', { type: 'takeHighlight', params: { field } }, forget],
  } as const;
  const recalled = ({ event }: { event: DoneActorEvent<readonly Suggestion[]> }) => ({ field, options: event.output });
  // What the browser knows by itself is there with the key; the server's answer completes it.
  const recall = {
    id: `recall.${field}`,
    src: 'recallSuggestions',
    input: ({ context }: { context: SearchContext }) => ({ text: typedText(context, field) }),
    onDone: { actions: { type: 'recallSuggestions', params: recalled } },
    onError: {},
  } as const;
  const recallAlone = {
    ...recall,
    onDone: {
      guard: { type: 'isFound', params: recalled },
      target: 'showing',
      actions: { type: 'recallSuggestions', params: recalled },
    },
  } as const;
  // The answer picks: nobody who types fast and presses Enter or Tab waits for the network (complaints.15).
  const takeWhenThere = { guard: isAbout, target: 'taking', actions: 'moveOnAfterEnter' } as const;
  return searchSetup.createStateConfig({
    initial: 'closed',
    on: {
      'place.typed': [
        { guard: and([isAbout, 'isLongEnough']), target: '.pausing', actions: 'typePlace' },
        { guard: isAbout, target: '.recalling', actions: ['typePlace', forget] },
      ],
      'suggestion.chosen': { guard: isAbout, target: '.closed', actions: ['choosePlace', forget] },
      'places.swapped': { target: '.closed', actions: forget },
      'address.changed': { target: '.closed', actions: forget },
      'search.prefilled': { target: '.closed', actions: forget },
    },
    states: {
      closed: { on: { 'place.entered': showAgain, 'highlight.moved': showAgain } },
      recalling: {
        invoke: { ...recallAlone, onDone: [recallAlone.onDone, 'closed'], onError: 'closed' },
        on: { 'field.left': dismiss },
      },
      pausing: {
        tags: ['open', 'busy'],
        invoke: recall,
        after: { TYPING_PAUSE: 'waiting' },
        on: {
          'highlight.moved': move,
          'highlight.taken': [take, takeWhenThere],
          'suggestion.pressed': press,
          'field.left': leave,
          'suggestions.dismissed': dismiss,
        },
      },
      waiting: {
        tags: ['open', 'busy'],
        // Typing on leaves and enters anew: the earlier question is stopped and its answer dropped.
        invoke: [
          recall,
          {
            id: `suggest.${field}`,
            src: 'fetchSuggestions',
            input: ({ context }) => ({ text: typedText(context, field) }),
            onDone: [
              {
                guard: { type: 'isFound', params: ({ event }) => ({ options: event.output }) },
                target: 'showing',
                actions: { type: 'showSuggestions', params: ({ event }) => ({ field, options: event.output }) },
              },
              { target: 'empty', actions: forget },
            ],
            // Offline or a failed server: what the browser knows stays.
            onError: [
              { guard: isAnswered, target: 'showing' },
              { target: 'failed', actions: forget },
            ],
          },
        ],
        on: {
          'highlight.moved': move,
          'highlight.taken': [take, takeWhenThere],
          'suggestion.pressed': press,
          'field.left': leave,
          'suggestions.dismissed': dismiss,
        },
      },
      taking: {
        tags: 'busy',
        invoke: {
          id: `take.${field}`,
          src: 'fetchSuggestions',
          input: ({ context }) => ({ text: typedText(context, field) }),
          onDone: {
            target: 'closed',
            actions: [{ type: 'takeFirst', params: ({ event }) => ({ field, options: event.output }) }, forget],
          },
          onError: { target: 'closed', actions: forget },
        },
      },
      showing: {
        tags: 'open',
        on: {
          'highlight.moved': { guard: isAbout, actions: 'moveHighlight' },
          'highlight.taken': { ...take, guard: isAbout },
          'suggestion.pressed': press,
          'field.left': leave,
          'suggestions.dismissed': dismiss,
        },
      },
      // While the button is down nothing closes: a slow click still selects (complaints.15).
      pressing: { tags: 'open', on: { 'suggestion.released': leave } },
      closing: {
        tags: 'open',
        after: { BLUR_CLOSE_DELAY: 'closed' },
        on: {
          'place.entered': showAgain,
          'suggestion.pressed': press,
        },
      },
      empty: { tags: 'open', on: { 'field.left': dismiss, 'suggestions.dismissed': dismiss } },
      failed: {
        tags: 'open',
        // The server failed before the browser's own table was there.
        invoke: recallAlone,
        on: { 'field.left': dismiss, 'suggestions.dismissed': dismiss },
      },
    },
  });
}

const isDeparture = { type: 'isAbout', params: { field: 'departDate' } } as const;

/** Closed by choice the focus goes back to its field; left, it is elsewhere already. */
function closing(field: PopoverField) {
  const returned = { type: 'isReturned', params: { field } } as const;
  const left = { type: 'isLeft', params: { field } } as const;
  const focus = { type: 'moveFocus', params: { field } } as const;
  return [
    { guard: returned, target: 'closed', actions: focus },
    { guard: left, target: 'closed' },
  ] as const;
}

/** Which popover is open: at most one. */
const popover = searchSetup.createStateConfig({
  initial: 'closed',
  on: {
    'picker.opened': [
      { guard: and([isDeparture, 'isByClick']), target: '.departure.shown', actions: ['noteToday', 'openPicker'] },
      { guard: isDeparture, target: '.departure.entered', actions: ['noteToday', 'openPicker'] },
      { guard: and(['isRoundTrip', 'isByClick']), target: '.return.shown', actions: 'noteToday' },
      { guard: 'isRoundTrip', target: '.return.entered', actions: 'noteToday' },
    ],
    'travelers.opened': '.travelers',
    'date.typed': '.closed',
    'place.entered': '.closed',
    'tripType.chosen': '.closed',
    'form.submitted': '.closed',
    'address.changed': '.closed',
    'search.prefilled': '.closed',
  },
  states: {
    closed: {},
    departure: {
      initial: 'shown',
      states: { shown: {}, entered: {} },
      exit: 'closePicker',
      on: {
        // open already: what it moved stays as it is
        'picker.opened': [
          { guard: and([isDeparture, 'isByClick']), target: '.shown' },
          { guard: isDeparture, target: '.entered' },
        ],
        'date.chosen': [
          // search.13: on a round trip the return follows by a day and its picker opens
          { guard: and([isDeparture, 'isRoundTrip']), target: 'return.entered', actions: 'chooseDate' },
          { guard: isDeparture, target: 'closed', actions: ['chooseDate', { type: 'moveFocus', params: { field: 'departDate' } }] },
        ],
        'popover.closed': closing('departDate'),
      },
    },
    return: {
      initial: 'shown',
      states: { shown: {}, entered: {} },
      exit: 'forgetOffer',
      on: {
        'date.chosen': {
          guard: { type: 'isAbout', params: { field: 'returnDate' } },
          target: 'closed',
          actions: ['chooseDate', { type: 'moveFocus', params: { field: 'returnDate' } }],
        },
        'popover.closed': closing('returnDate'),
      },
    },
    travelers: {
      on: {
        'popover.closed': closing('travelers'),
      },
    },
  },
});

export const SEARCH_VERSION = '2';

export const searchMachine = searchSetup.createMachine({
  id: 'search',
  version: SEARCH_VERSION,
  context: ({ input }) => ({
    today: input.today,
    draft: DEFAULT_SEARCH,
    faults: {},
    suggestions: { origin: change.NO_SUGGESTIONS, destination: change.NO_SUGGESTIONS },
    pageKey: null,
    isUntouched: true,
    typing: null,
    departBeforeOpening: null,
    returnOffer: null,
    suggestedReturn: null,
  }),
  type: 'parallel',
  states: {
    form: {
      initial: 'blank',
      on: {
        'address.changed': [
          { guard: 'isSamePage', actions: 'noteToday' },
          { guard: 'isEcho', actions: ['noteToday', 'notePage', 'clearFaults'] },
          {
            guard: 'hasAddressSearch',
            target: '.naming',
            actions: ['noteToday', 'notePage', { type: 'fillFromAddress', params: ({ event }) => present(event.search, 'search') }],
          },
          // search.28: away from the results the saved search is restored, unless the form is being filled in by hand
          { guard: 'isUntouched', target: '.editing', actions: ['noteToday', 'notePage', 'fillFromSaved'] },
          { actions: ['noteToday', 'notePage'] },
        ],
        'search.prefilled': { target: '.naming', actions: ['noteToday', 'fillFromPage'] },
        'form.submitted': [
          { guard: 'isInvalid', actions: ['noteToday', 'markFaults', 'focusFirstBad'] },
          { guard: 'hasUnnamedCodes', target: '.verifying', actions: ['noteToday', 'clearFaults'] },
          { target: '.editing', actions: ['noteToday', 'clearFaults', 'applySearch'] },
        ],
        'tripType.chosen': { actions: 'chooseTripType' },
        'places.swapped': { actions: 'swapPlaces' },
        'date.typed': { actions: 'typeDate' },
        'field.left': { actions: 'leaveField' },
        'traveler.added': { guard: 'canAdd', actions: 'addTraveler' },
        'traveler.removed': { guard: 'canRemove', actions: 'removeTraveler' },
        'cabin.chosen': { actions: 'chooseCabin' },
      },
      states: {
        /** Before the page is in the browser: nothing that ages is shown. */
        blank: {},
        editing: {},
        /** Codes of an address or a page are being resolved to labels (search.10). */
        naming: {
          tags: 'busy',
          invoke: {
            id: 'name',
            src: 'resolvePlaces',
            input: ({ context }) => ({ codes: change.unnamedCodes(context.draft) }),
            onDone: { target: 'editing', actions: { type: 'adoptPlaces', params: ({ event }) => ({ found: event.output }) } },
            onError: 'editing',
          },
        },
        /** A code that nobody has named yet is looked up before it is searched. */
        verifying: {
          tags: 'busy',
          invoke: {
            id: 'verify',
            src: 'resolvePlaces',
            input: ({ context }) => ({ codes: change.unnamedCodes(context.draft) }),
            onDone: {
              target: 'judging',
              actions: ['markFaults', { type: 'adoptPlaces', params: ({ event }) => ({ found: event.output }) }],
            },
            // No answer is no reason to hold the search back: its own answer will say what is wrong.
            onError: { target: 'editing', actions: 'applySearch' },
          },
        },
        judging: {
          always: [
            { guard: 'hasFaults', target: 'editing', actions: 'focusFirstBad' },
            { target: 'editing', actions: 'applySearch' },
          ],
        },
      },
    },
    origin: suggesting('origin'),
    destination: suggesting('destination'),
    popover,
  },
});
