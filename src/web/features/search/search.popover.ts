/** The part of the search form's machine that opens the calendars and the travelers' panel. */
import { and } from 'xstate';
import { searchSetup } from './search.setup';
import type { PopoverField } from './search.types';

const ofField = (field: PopoverField) => ({ type: 'isAbout', params: { field } }) as const;

/** Closed by choice the focus goes back to its field; left, it is elsewhere already. */
function closing(field: PopoverField) {
  return [
    { guard: and([ofField(field), 'isReturned']), target: 'closed', actions: 'returnFocus' },
    { guard: ofField(field), target: 'closed' },
  ] as const;
}

/** Which popover is open: at most one. */
export const popover = searchSetup.createStateConfig({
  initial: 'closed',
  on: {
    'picker.opened': [
      { guard: and(['isDeparture', 'isByClick']), target: '.departure.shown', actions: ['noteToday', 'openPicker'] },
      { guard: 'isDeparture', target: '.departure.entered', actions: ['noteToday', 'openPicker'] },
      { guard: and(['isRoundTrip', 'isByClick']), target: '.return.shown', actions: 'noteToday' },
      { guard: 'isRoundTrip', target: '.return.entered', actions: 'noteToday' },
    ],
    'travelers.opened': '.travelers',
    'date.typed': '.closed',
    'place.entered': '.closed',
    'tripType.chosen': '.closed',
    'flight.removed': '.closed',
    'form.submitted': '.closed',
    'address.changed': '.closed',
    'search.prefilled': '.closed',
  },
  states: {
    closed: {},
    departure: {
      initial: 'shown',
      states: { shown: {}, entered: {} },
      on: {
        // open already: what it moved stays as it is
        'picker.opened': [
          { guard: and(['isPicked', 'isByClick']), target: '.shown' },
          { guard: 'isPicked', target: '.entered' },
        ],
        'date.chosen': [
          // search.13: on a round trip the return follows by a day and its picker opens
          { guard: and(['isPicked', 'isRoundTrip']), target: 'return.entered', actions: 'chooseDate' },
          { guard: 'isPicked', target: 'closed', actions: ['chooseDate', 'returnFocus'] },
        ],
        'popover.closed': [
          { guard: and(['isPicked', 'isReturned']), target: 'closed', actions: 'returnFocus' },
          { guard: 'isPicked', target: 'closed' },
        ],
      },
    },
    return: {
      initial: 'shown',
      states: { shown: {}, entered: {} },
      exit: 'forgetOffer',
      on: {
        'date.chosen': {
          guard: ofField('returnDate'),
          target: 'closed',
          actions: ['chooseDate', 'returnFocus'],
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
