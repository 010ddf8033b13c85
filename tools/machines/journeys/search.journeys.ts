/** How people fill in the search form. */
import type { Place } from '#core/domain/places/airports';
import { addDays, formatFieldDate, isoDateOf } from '#core/domain/values/dates';
import type { IsoDate } from '#core/domain/values/dates';
import { parseSavedSearch } from '#core/domain/places/initialSearch';
import type { DateName, PlaceName } from '#core/domain/search/searchDraft';
import type { SearchEvent } from '#web/features/search/search.types';
import { FAILS } from './journey';
import type { Journey } from './journey';

const TODAY = isoDateOf(2026, 11, 21) ?? ('2026-11-21' as IsoDate);
const day = (ahead: number): IsoDate => addDays(TODAY, ahead);
const JFK: Place = {
  code: 'JFK',
  label: 'JFK - John F Kennedy International Airport',
  city: 'New York',
  country: 'US',
  metro: 'NYC',
  isMetro: false,
};
const LAX: Place = {
  code: 'LAX',
  label: 'LAX - Los Angeles International Airport',
  city: 'Los Angeles',
  country: 'US',
  metro: 'LAX',
  isMetro: false,
};
const CDG: Place = {
  code: 'CDG',
  label: 'CDG - Charles de Gaulle International Airport',
  city: 'Paris',
  country: 'FR',
  metro: 'PAR',
  isMetro: false,
};
const ROUTE = { ...CDG, ends: { origin: JFK, destination: CDG } };
const SAVED = parseSavedSearch({
  tripType: 'R',
  origin: JFK.label,
  destination: LAX.label,
  departDate: day(20),
  returnDate: day(25),
  adults: 2,
  children: 1,
  infants: 0,
  classValue: 'Economy',
});

const TYPED = { wait: 100 } as const;
const BLURRED = { wait: 300 } as const;
const HOME: SearchEvent = { type: 'address.changed', today: TODAY, pageKey: '/', search: null, saved: null };
const SUBMIT: SearchEvent = { type: 'form.submitted', today: TODAY };
const results = (parts: object, key: string | null): SearchEvent => ({
  type: 'address.changed',
  today: TODAY,
  pageKey: `/flights/search?${JSON.stringify(parts)}`,
  search: { parts, faults: {}, key },
  saved: null,
});
const PARTS = { origin: 'JFK', destination: 'LAX', departDate: day(9), tripType: 'O', cabin: 'First', adults: 1, children: 0, infants: 0 };

type Does = readonly (SearchEvent | { readonly wait: number })[];
const types = (field: PlaceName, text: string): Does => [
  { type: 'place.entered', field },
  ...[...text].map((_, i): SearchEvent => ({ type: 'place.typed', field, text: text.slice(0, i + 1) })),
];
const picks = (field: PlaceName, text: string): Does => [...types(field, text), TYPED, { type: 'highlight.taken', field, key: 'Enter' }];
const typesDate = (field: DateName, date: IsoDate): Does => [
  { type: 'date.typed', field, text: formatFieldDate(date) },
  { type: 'field.left', field },
];
const journey = (answers: Journey['answers'], ...does: Does): Journey => ({ input: { today: TODAY }, answers: answers ?? {}, does });

export const searchJourneys: Readonly<Record<string, Journey>> = {
  'one-way-typed-by-hand': journey(
    { fetchSuggestions: [[JFK], [LAX]] },
    HOME,
    { type: 'tripType.chosen', tripType: 'O' },
    ...picks('origin', 'new'),
    ...picks('destination', 'los'),
    ...typesDate('departDate', day(30)),
    SUBMIT,
  ),
  'a-weekend-of-a-month': journey(
    { recallSuggestions: Array.from({ length: 12 }, () => [JFK, LAX]) },
    HOME,
    ...picks('origin', 'jfk'),
    ...picks('destination', 'lax'),
    { type: 'flex.chosen', flex: '2' },
    { type: 'flex.chosen', flex: '2027-03:weekend' },
    SUBMIT,
  ),
  'airports-nearby-are-searched-too': journey(
    { recallSuggestions: Array.from({ length: 12 }, () => [JFK, LAX]) },
    HOME,
    ...picks('origin', 'jfk'),
    ...picks('destination', 'lax'),
    { type: 'tripType.chosen', tripType: 'O' },
    { type: 'near.chosen', field: 'origin', near: 'EWR,LGA' },
    { type: 'near.chosen', field: 'destination', near: 'BUR' },
    ...typesDate('departDate', day(30)),
    SUBMIT,
  ),
  'round-trip-out-of-the-calendar': journey(
    { recallSuggestions: Array.from({ length: 12 }, () => [JFK, LAX]) },
    HOME,
    ...picks('origin', 'jfk'),
    ...types('destination', 'lax'),
    { type: 'highlight.moved', field: 'destination', by: 1 },
    { type: 'highlight.taken', field: 'destination', key: 'Tab' },
    { type: 'picker.opened', field: 'departDate', today: TODAY, by: 'click' },
    { type: 'date.chosen', field: 'departDate', date: day(40) },
    { type: 'date.chosen', field: 'returnDate', date: day(47) },
    SUBMIT,
  ),
  'nothing-filled-in': journey({}, HOME, SUBMIT),
  'suggestions-fail-and-come-back': journey(
    { fetchSuggestions: [FAILS, [LAX]], recallSuggestions: [[], [], [], FAILS, []] },
    HOME,
    ...types('destination', 'los'),
    TYPED,
    { type: 'suggestions.dismissed', field: 'destination' },
    { type: 'place.typed', field: 'destination', text: 'los a' },
    TYPED,
    { type: 'suggestion.chosen', field: 'destination', place: LAX },
  ),
  'no-such-place': journey(
    { fetchSuggestions: [[]] },
    HOME,
    ...types('origin', 'xqzt'),
    TYPED,
    { type: 'field.left', field: 'origin' },
    SUBMIT,
  ),
  'a-slow-click-on-a-suggestion': journey(
    { fetchSuggestions: [[JFK]] },
    HOME,
    ...types('origin', 'new'),
    TYPED,
    { type: 'suggestion.pressed', field: 'origin' },
    { type: 'field.left', field: 'origin' },
    { type: 'suggestion.released', field: 'origin' },
    { type: 'suggestion.chosen', field: 'origin', place: JFK },
    BLURRED,
  ),
  'enter-before-the-answer': journey({ fetchSuggestions: [[JFK]] }, HOME, ...types('origin', 'new'), {
    type: 'highlight.taken',
    field: 'origin',
    key: 'Enter',
  }),
  'left-the-list-and-came-back': journey(
    { fetchSuggestions: [[JFK]] },
    HOME,
    ...types('origin', 'new'),
    TYPED,
    { type: 'field.left', field: 'origin' },
    { type: 'place.entered', field: 'origin' },
    { type: 'field.left', field: 'origin' },
    BLURRED,
  ),
  'a-route-fills-both-places': journey({ fetchSuggestions: [[ROUTE]] }, HOME, ...picks('origin', 'new york to paris')),
  'a-link-to-results-is-named': journey({ resolvePlaces: [{ JFK, LAX }] }, results(PARTS, 'JFK|LAX')),
  'a-link-with-a-code-nobody-knows': journey(
    { resolvePlaces: [{ JFK, XQZ: null }, { XQZ: null }] },
    results({ ...PARTS, destination: 'XQZ' }, null),
    SUBMIT,
  ),
  'names-cannot-be-asked-for': journey({ resolvePlaces: [FAILS, FAILS] }, results(PARTS, 'JFK|LAX'), SUBMIT),
  'the-saved-search-comes-back': journey({}, { type: 'address.changed', today: TODAY, pageKey: '/', search: null, saved: SAVED }, SUBMIT),
  'a-city-page-fills-the-form': journey({ resolvePlaces: [{ CDG }] }, HOME, {
    type: 'search.prefilled',
    today: TODAY,
    parts: { destination: 'CDG' },
    searchTerm: 'Paris',
  }),
  'three-flights-added-and-one-removed': journey(
    { recallSuggestions: [...Array.from({ length: 4 }, () => [LAX]), ...Array.from({ length: 4 }, () => [JFK])] },
    HOME,
    { type: 'tripType.chosen', tripType: 'M' },
    { type: 'suggestion.chosen', field: 'origin', place: JFK },
    { type: 'suggestion.chosen', field: 'destination', place: CDG },
    ...typesDate('departDate', day(30)),
    ...picks('destination2', 'lax'),
    { type: 'picker.opened', field: 'date2', today: TODAY, by: 'button' },
    { type: 'date.chosen', field: 'date2', date: day(37) },
    { type: 'flight.added' },
    { type: 'flight.added' },
    { type: 'flight.removed', flight: 3 },
    ...picks('destination3', 'jfk'),
    ...typesDate('date3', day(35)),
    SUBMIT,
    ...typesDate('date3', day(44)),
    SUBMIT,
  ),
  'a-link-of-several-flights-is-named': journey(
    { resolvePlaces: [{ JFK, LAX, CDG }] },
    results({ ...PARTS, tripType: 'M', further: [{ origin: 'LAX', destination: 'CDG', date: day(12) }] }, null),
  ),
  'places-swapped': journey(
    {},
    HOME,
    { type: 'suggestion.chosen', field: 'origin', place: JFK },
    { type: 'suggestion.chosen', field: 'destination', place: LAX },
    { type: 'places.swapped', flight: 1 },
  ),
  'a-date-that-cannot-be-read': journey(
    {},
    HOME,
    { type: 'date.typed', field: 'departDate', text: '13/45' },
    { type: 'field.left', field: 'departDate' },
    SUBMIT,
  ),
  'a-family-with-too-many-infants': journey(
    {},
    HOME,
    { type: 'travelers.opened' },
    { type: 'traveler.added', kind: 'infant' },
    { type: 'traveler.added', kind: 'infant' },
    { type: 'traveler.added', kind: 'adult' },
    { type: 'traveler.added', kind: 'infant' },
    { type: 'traveler.removed', kind: 'child' },
    { type: 'traveler.added', kind: 'child' },
    { type: 'childAge.chosen', child: 1, age: 5 },
    { type: 'cabin.chosen', cabin: 'Business' },
    { type: 'popover.closed', field: 'travelers', how: 'returned' },
  ),
};
