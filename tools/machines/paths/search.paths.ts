/** What may happen to the search form, one family of events a walk, so that the product of its regions stays small. */
import type { AnyEventObject } from 'xstate';
import type { Place } from '#core/domain/places/airports';
import { addDays, isoDateOf } from '#core/domain/values/dates';
import type { IsoDate } from '#core/domain/values/dates';
import { parseSavedSearch } from '#core/domain/places/initialSearch';
import { DEFAULT_TRAVELERS } from '#core/domain/travelers/travelers';
import { searchFor, searchKey } from '#core/domain/search/trip';
import type { SearchContext, SearchEvent } from '#web/features/search/search.types';
import type { Walk } from './walk';

export const TODAY = isoDateOf(2026, 11, 21) ?? addDays('2026-11-21' as IsoDate, 0); // the calendar has this day
const JFK: Place = { code: 'JFK', label: 'JFK - Kennedy', city: 'New York', country: 'US', metro: 'NYC', isMetro: false };
const LAX: Place = { ...JFK, code: 'LAX', label: 'LAX - Los Angeles', metro: 'LAX' };
const SAVED = parseSavedSearch({
  tripType: 'O',
  origin: JFK.label,
  destination: LAX.label,
  departDate: addDays(TODAY, 9),
  returnDate: null,
  adults: 1,
  children: 0,
  infants: 0,
  classValue: 'First',
});

/** Outcomes of lookups and delays are events like any other. */
type Outcome = { readonly type: string; readonly output?: unknown; readonly error?: unknown };
type AnyEvent = SearchEvent | Outcome;

const done = (id: string, output: unknown): Outcome => ({ type: `xstate.done.actor.${id}`, output });
const failed = (id: string): Outcome => ({ type: `xstate.error.actor.${id}`, error: 'down' });
const address = { type: 'address.changed', today: TODAY, saved: SAVED } as const;
const parts = {
  origin: 'JFK',
  destination: 'LAX',
  departDate: addDays(TODAY, 9),
  tripType: 'O',
  cabin: 'First',
  adults: 1,
  children: 0,
  infants: 0,
} as const;
const key = searchKey(
  searchFor({ origin: 'JFK', destination: 'LAX', departs: addDays(TODAY, 9), returns: null }, 'First', DEFAULT_TRAVELERS),
);

/** One family of events a walk, so that the product of regions stays small. */
const FAMILIES: Readonly<Record<string, readonly AnyEvent[]>> = {
  suggestions: [
    { type: 'place.typed', field: 'origin', text: 'new' },
    { type: 'place.typed', field: 'origin', text: 'ne' },
    { type: 'xstate.after.TYPING_PAUSE.search.origin.pausing' },
    { type: 'xstate.after.BLUR_CLOSE_DELAY.search.origin.closing' },
    done('recall.origin', [JFK, LAX]),
    done('recall.origin', []),
    failed('recall.origin'),
    done('suggest.origin', [JFK, LAX]),
    done('suggest.origin', []),
    failed('suggest.origin'),
    done('take.origin', [JFK]),
    failed('take.origin'),
    { type: 'place.entered', field: 'origin' },
    { type: 'highlight.moved', field: 'origin', by: 1 },
    { type: 'highlight.taken', field: 'origin', key: 'Enter' },
    { type: 'suggestion.pressed', field: 'origin' },
    { type: 'suggestion.released', field: 'origin' },
    { type: 'suggestion.chosen', field: 'origin', place: LAX },
    { type: 'suggestions.dismissed', field: 'origin' },
    { type: 'field.left', field: 'origin' },
    { type: 'places.swapped', flight: 1 },
  ],
  popovers: [
    { type: 'picker.opened', field: 'departDate', today: TODAY, by: 'click' },
    { type: 'picker.opened', field: 'departDate', today: TODAY, by: 'button' },
    { type: 'picker.opened', field: 'returnDate', today: TODAY, by: 'click' },
    { type: 'picker.opened', field: 'returnDate', today: TODAY, by: 'ArrowDown' },
    { type: 'date.chosen', field: 'departDate', date: addDays(TODAY, 4) },
    { type: 'date.chosen', field: 'returnDate', date: addDays(TODAY, 8) },
    { type: 'date.typed', field: 'departDate', text: '2026-12-01' },
    { type: 'travelers.opened' },
    ...(['departDate', 'returnDate', 'travelers'] as const).flatMap((field) =>
      (['returned', 'left'] as const).map((how) => ({ type: 'popover.closed', field, how }) as const),
    ),
    { type: 'place.entered', field: 'destination' },
    { type: 'tripType.chosen', tripType: 'O' },
    { type: 'tripType.chosen', tripType: 'R' },
  ],
  flights: [
    { type: 'tripType.chosen', tripType: 'M' },
    { type: 'tripType.chosen', tripType: 'O' },
    { type: 'flex.chosen', flex: '2' },
    { type: 'flight.added' },
    { type: 'flight.removed', flight: 3 },
    { type: 'picker.opened', field: 'departDate', today: TODAY, by: 'click' },
    { type: 'picker.opened', field: 'date2', today: TODAY, by: 'click' },
    { type: 'picker.opened', field: 'date2', today: TODAY, by: 'button' },
    { type: 'date.chosen', field: 'date2', date: addDays(TODAY, 4) },
    { type: 'popover.closed', field: 'date2', how: 'returned' },
    { type: 'popover.closed', field: 'date2', how: 'left' },
  ],
  form: [
    { ...address, pageKey: '/', search: null },
    { ...address, pageKey: '/flights/search', search: { parts, faults: {}, key } },
    { type: 'search.prefilled', today: TODAY, parts: { destination: 'LAX' } },
    { type: 'form.submitted', today: TODAY },
    { type: 'place.typed', field: 'destination', text: 'XQZ - Nowhere' },
    done('name', { JFK, LAX }),
    done('name', { JFK: null, LAX: null, XQZ: null }),
    failed('name'),
    done('verify', { JFK, LAX, XQZ: LAX }),
    done('verify', { JFK: null, LAX: null, XQZ: null }),
    failed('verify'),
    { type: 'field.left', field: 'travelers' },
    { type: 'traveler.added', kind: 'infant' },
    { type: 'traveler.removed', kind: 'infant' },
    { type: 'childAge.chosen', child: 1, age: 5 },
    { type: 'cabin.chosen', cabin: 'Business' },
    { type: 'near.chosen', field: 'origin', near: 'EWR' },
  ],
};

/** Both place fields are one piece of definition; each walks by itself. */
const ofDestination = (events: readonly AnyEvent[]): AnyEvent[] =>
  JSON.parse(JSON.stringify(events).replaceAll('origin', 'destination')) as AnyEvent[];

/** What the guards of each family look at. */
const walk = (events: readonly AnyEvent[], looksAt: (context: SearchContext) => unknown): Walk => ({
  input: { today: TODAY },
  events: events as readonly AnyEventObject[],
  sameAs: ({ value, context }) => [value, looksAt(context as SearchContext)],
  stopWhen: ({ context }) => (context as SearchContext).draft.travelers.infants > 1,
});
const ofField =
  (field: 'origin' | 'destination') =>
  ({ draft, suggestions }: SearchContext) => [draft[field].text, suggestions[field]];

/** The same of the other field, which this one must not answer. */
const ofOther = (field: 'origin' | 'destination'): readonly SearchEvent[] => [
  { type: 'field.left', field },
  { type: 'highlight.moved', field, by: 1 },
  { type: 'highlight.taken', field, key: 'Enter' },
  { type: 'suggestion.pressed', field },
  { type: 'suggestion.released', field },
  { type: 'suggestions.dismissed', field },
];

const { suggestions = [], popovers = [], flights = [], form = [] } = FAMILIES;
export const SEARCH_WALKS: Readonly<Record<string, Walk>> = {
  'suggestions of the origin': walk([...suggestions, ...ofOther('destination')], ofField('origin')),
  'suggestions of the destination': walk([...ofDestination(suggestions), ...ofOther('origin')], ofField('destination')),
  popovers: walk(popovers, ({ draft }) => [draft.tripType, draft.departDate.date === null, draft.returnDate.date === null]),
  flights: walk(flights, ({ draft: { tripType, flex, further }, picked }) => [
    tripType,
    flex,
    further.map(({ date }) => date.date),
    picked,
  ]),
  form: walk(form, ({ draft: { origin, destination, travelers }, faults, pageKey, isUntouched }) => [
    origin.text,
    destination.text,
    Object.keys(faults),
    pageKey,
    isUntouched,
    travelers.infants,
  ]),
};
