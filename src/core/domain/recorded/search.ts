/**
 * What of the search machine may be in a recording (code.20): places, dates and parties that were picked. A text that was typed may
 * be anything, so that only its length and its signs stay; names of places are masked as well, since anything could be in their place.
 */
import { NEAR_KINDS } from '../places/airports';
import { addDays, formatFieldDate, parseIsoDate } from '../values/dates';
import type { IsoDate } from '../values/dates';
import { matchRoute, pathOf } from '../site/routes';
import { parseFlexibility } from '../search/flexible';
import { readNear } from '../search/nearPlaces';
import { SEARCH_FIELDS, isDateField } from '../search/searchDraft';
import type { PlaceName, SearchField } from '../search/searchDraft';
import { CABINS } from '../search/trip';
import { readTypedDate } from '../search/typedDate';
import type { SearchFault } from '../search/validateSearch';
import { code, fields, flag, hidden, listOf, mask, masked, oneOf, ofText, placeText, shortSum, sumOf, textOr, whole } from './shapes';
import type { Shape } from './shapes';

export const isPlaceField = (field: SearchField): field is PlaceName => field !== 'travelers' && !isDateField(field);

const country = textOr(/^[A-Z]{2}$/);
const names = {
  code,
  label: placeText,
  city: masked,
  cityEs: masked,
  country,
  region: masked,
  regionEs: masked,
  metro: code,
  isMetro: flag,
};
const nearPlace = fields({
  name: masked,
  nameEs: masked,
  country,
  region: masked,
  regionEs: masked,
  kind: oneOf(NEAR_KINDS),
  code,
  miles: whole(9999),
});
const place = fields({ ...names, ends: fields({ origin: fields(names), destination: fields(names) }), near: nearPlace, isUnserved: flag });
const near = ofText(readNear);
const nearPlaces = fields({ origin: near, destination: near });
const placeDraft = fields({ text: placeText, place, code, near });

/** No day to fly on: what is out of reach, a birth date above all, is in a recording as this day. */
const NO_DAY = '2000-01-01' as IsoDate;
/** No clock that is right says less. */
const FIRST_TODAY = '2025-01-01';
const REACH_DAYS = 400;

const dayOf = (value: unknown): IsoDate => {
  const day = typeof value === 'string' ? parseIsoDate(value) : null;
  return day !== null && day >= FIRST_TODAY ? day : NO_DAY;
};
const today = ofText(dayOf);

const isNear = (day: IsoDate, from: unknown): boolean => day >= dayOf(from) && day <= addDays(dayOf(from), REACH_DAYS);

const date = ofText((text, context) => {
  const day = parseIsoDate(text);
  return day !== null && isNear(day, context['today']) ? day : NO_DAY;
});

/** Words, numbers and signs that dates are written with. */
const WRITTEN_DATE = /^[\p{L}\d ,./-]{1,40}$/u;

const dateText = ofText((text, context) => {
  const now = dayOf(context['today']);
  const read = readTypedDate(text, now);
  // the first keys of a date say no day yet
  if (!read.ok) return /^[\d/-]{0,2}$/.test(text) ? text : mask(text);
  return isNear(read.value, now) && WRITTEN_DATE.test(text) ? text : formatFieldDate(NO_DAY);
});
const dateDraft = fields({ text: dateText, date });

const cabin = oneOf(CABINS);
const tripType = oneOf(['R', 'O', 'M']);
const count = whole(99);
const flex = ofText((text) => parseFlexibility(text) ?? '');
const age = whole(17);
const childAges = listOf(age);
const counts = { adults: count, children: count, infants: count };
const draft = fields({
  tripType,
  origin: placeDraft,
  destination: placeDraft,
  departDate: dateDraft,
  returnDate: dateDraft,
  flex,
  further: listOf(fields({ origin: placeDraft, destination: placeDraft, date: dateDraft })),
  travelers: fields(counts),
  childAges,
  cabin,
});

const parts = fields({
  origin: code,
  destination: code,
  departDate: date,
  returnDate: date,
  flex,
  near: nearPlaces,
  further: listOf(fields({ origin: code, destination: code, date })),
  tripType,
  cabin,
  ...counts,
  childAges,
});
const saved = fields({
  tripType,
  origin: placeText,
  destination: placeText,
  departDate: date,
  returnDate: date,
  flex,
  near: nearPlaces,
  further: listOf(fields({ origin: place, destination: place, date })),
  ...counts,
  childAges,
  totalTravelers: count,
  classValue: cabin,
  places: fields({ origin: place, destination: place }),
});

/** A record, so that the compiler asks for every fault. */
const SEARCH_FAULTS: Readonly<Record<SearchFault, true>> = {
  originEmpty: true,
  originInvalid: true,
  destinationEmpty: true,
  destinationInvalid: true,
  destinationSame: true,
  departureEmpty: true,
  departurePast: true,
  departureEarly: true,
  returnEmpty: true,
  returnNotAfter: true,
  dateBeyondWindow: true,
  partyInvalid: true,
};
const fault = oneOf(Object.keys(SEARCH_FAULTS));
const faults = fields(Object.fromEntries(SEARCH_FIELDS.map((name) => [name, fault])));
const field = oneOf(SEARCH_FIELDS.filter(isPlaceField));
const dateField = oneOf(SEARCH_FIELDS.filter(isDateField));
const suggestions = fields({ field, about: placeText, options: listOf(place), highlight: whole(99) });

/** Which page it is, where its address names nothing but one of our pages; of any other, and of the query, only whether it is another one. */
const pageKey = ofText((text) => {
  const [path = '', ...query] = text.split('?');
  const match = matchRoute(path);
  const isPlain = match !== null && Object.keys(match.params).length === 0;
  const page = isPlain ? pathOf(match, match.locale) : shortSum(path);
  return query.length === 0 ? page : `${page}?${shortSum(query.join('?'))}`;
});

/** Codes with what they were found to stand for. */
const resolved: Shape = (value, context) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).map(([found, named]) => [String(code(found, context)), place(named, context)] as const))
    : hidden(value, context);

const kind = oneOf(['adult', 'child', 'infant']);

export const SEARCH_RECORDED = {
  machine: 'search',
  input: fields({ today }),
  events: {
    'address.changed': { today, pageKey, search: fields({ parts, faults, key: sumOf }), saved },
    'search.prefilled': { today, parts, searchTerm: placeText },
    'tripType.chosen': { tripType },
    'flight.added': {},
    'flight.removed': { flight: whole(9) },
    'place.typed': { field, text: placeText },
    'place.entered': { field },
    'highlight.moved': { field, by: oneOf([1, -1]) },
    'highlight.taken': { field, key: oneOf(['Enter', 'Tab']) },
    'suggestion.pressed': { field },
    'suggestion.released': { field },
    'suggestion.chosen': { field, place },
    'suggestions.dismissed': { field },
    'flex.chosen': { flex },
    'near.chosen': { field: oneOf(['origin', 'destination']), near },
    'places.swapped': { flight: whole(9) },
    'date.typed': { field: dateField, text: dateText },
    'date.chosen': { field: dateField, date },
    'picker.opened': { field: dateField, today, by: oneOf(['click', 'button', 'ArrowDown']) },
    'popover.closed': { field: oneOf([...SEARCH_FIELDS.filter(isDateField), 'travelers']), how: oneOf(['returned', 'left']) },
    'travelers.opened': {},
    'traveler.added': { kind },
    'traveler.removed': { kind },
    'childAge.chosen': { child: whole(9), age },
    'cabin.chosen': { cabin },
    'field.left': { field: oneOf(SEARCH_FIELDS) },
    'form.submitted': { today },
  },
  answers: {
    'recall.origin': listOf(place),
    'recall.destination': listOf(place),
    'suggest.origin': listOf(place),
    'suggest.destination': listOf(place),
    'take.origin': listOf(place),
    'take.destination': listOf(place),
    name: resolved,
    verify: resolved,
  },
  context: {
    today,
    draft,
    faults,
    suggestions: fields({ origin: suggestions, destination: suggestions }),
    // what stood in a date field before its first key: of no matter for what may happen next
    typing: (): null => null,
    departBeforeOpening: dateDraft,
    picked: dateField,
    returnOffer: date,
    suggestedReturn: date,
    pageKey,
    isUntouched: flag,
  },
  delays: ['BLUR_CLOSE_DELAY', 'TYPING_PAUSE'],
  // oxfmt-ignore
  states: [
    'blank', 'closed', 'closing', 'departure', 'destination', 'editing', 'empty', 'entered', 'failed', 'form', 'judging', 'naming',
    'origin', 'pausing', 'popover', 'pressing', 'recalling', 'return', 'showing', 'shown', 'taking', 'travelers', 'verifying', 'waiting',
  ],
};
