/**
 * The search form (search.1, search.20): filling it in, suggestions of both ends of a flight, pickers, and submission.
 * Pure: today comes in by events, lookups are actors, focus and the finished search go out by `emit`.
 */
import { DEFAULT_SEARCH } from '#core/domain/places/initialSearch';
import { present } from '#core/domain/values/result';
import * as change from './search.changes';
import { popover } from './search.popover';
import { searchSetup } from './search.setup';
import { suggesting } from './search.suggesting';

export const SEARCH_VERSION = '6';

export const searchMachine = searchSetup.createMachine({
  id: 'search',
  version: SEARCH_VERSION,
  context: ({ input }) => ({
    today: input.today,
    draft: DEFAULT_SEARCH,
    faults: {},
    suggestions: { origin: change.noSuggestions('origin'), destination: change.noSuggestions('destination') },
    pageKey: null,
    isUntouched: true,
    typing: null,
    picked: 'departDate',
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
        'flight.added': { guard: 'canAddFlight', actions: 'addFlight' },
        'flight.removed': { guard: 'canRemoveFlight', actions: 'removeFlight' },
        'flex.chosen': { actions: 'chooseFlex' },
        'near.chosen': { actions: 'chooseNear' },
        'places.swapped': { actions: 'swapPlaces' },
        'date.typed': { actions: 'typeDate' },
        'field.left': { actions: 'leaveField' },
        'traveler.added': { guard: 'canAdd', actions: 'addTraveler' },
        'traveler.removed': { guard: 'canRemove', actions: 'removeTraveler' },
        'childAge.chosen': { actions: 'chooseChildAge' },
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
