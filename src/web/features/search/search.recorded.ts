/**
 * What of the search machine may stand in a recording (code.20): places, dates and parties that were picked. A text that was typed may
 * be anything, so that only its length and its signs stay; the code at the head of an airport's label is one of our own words.
 */
import { codeOfLabel } from '#core/domain/airports';
import { addDays, formatFieldDate } from '#core/domain/dates';
import type { IsoDate } from '#core/domain/dates';
import { readTypedDate } from '#core/domain/typedDate';
import { fields, kept, listOf, masked } from '#web/recording/redaction';
import type { RecordedParts, Shape } from '#web/recording/redaction';
import type { SearchContext, SearchEvent } from './search.types';

const place = fields({
  code: kept,
  label: kept,
  city: kept,
  cityEs: kept,
  country: kept,
  region: kept,
  regionEs: kept,
  metro: kept,
  isMetro: kept,
  ends: kept,
});

const CODE = /^[A-Z]{3}$/;
const code: Shape = (value, context) => (typeof value === 'string' && CODE.test(value) ? value : masked(value, context));

const placeText: Shape = (value, context) => {
  const known = typeof value === 'string' ? codeOfLabel(value) : null;
  return known === null ? masked(value, context) : `${known}${String(masked(String(value).slice(3), context))}`;
};

const placeDraft = fields({ text: placeText, place, code });

/** No day to fly on: what is out of reach, a birth date above all, stands in a recording as this day. */
const NO_DAY = '2000-01-01' as IsoDate;
const REACH_DAYS = 400;

const isNear = (day: IsoDate, today: unknown): boolean =>
  typeof today === 'string' && day >= today && day <= addDays(today as IsoDate, REACH_DAYS);

const date: Shape = (value, { today }) => (typeof value === 'string' && !isNear(value as IsoDate, today) ? NO_DAY : value);

const dateText: Shape = (value, context) => {
  if (typeof value !== 'string' || value === '') return value;
  const read = readTypedDate(value, context['today'] as IsoDate);
  // the first keys of a date say no day yet
  if (!read.ok) return /^[\d/-]{0,2}$/.test(value) ? value : masked(value, context);
  return isNear(read.value, context['today']) ? value : formatFieldDate(NO_DAY);
};
const dateDraft = fields({ text: dateText, date });

const travelers = fields({ adults: kept, children: kept, infants: kept });
const draft = fields({
  tripType: kept,
  origin: placeDraft,
  destination: placeDraft,
  departDate: dateDraft,
  returnDate: dateDraft,
  travelers,
  cabin: kept,
});

const parts = fields({
  origin: code,
  destination: code,
  departDate: date,
  returnDate: date,
  tripType: kept,
  cabin: kept,
  adults: kept,
  children: kept,
  infants: kept,
});
const saved = fields({
  tripType: kept,
  origin: placeText,
  destination: placeText,
  departDate: date,
  returnDate: date,
  adults: kept,
  children: kept,
  infants: kept,
  totalTravelers: kept,
  classValue: kept,
  places: fields({ origin: place, destination: place }),
});
const faults = kept;
const suggestions = fields({ about: placeText, options: listOf(place), highlight: kept });

const KEY_SEEN = /\?key=[0-9a-f]{8}$/;
/** Which page it is; of its query only whether it is another one. */
const pageKey: Shape = (value) => {
  if (typeof value !== 'string' || KEY_SEEN.test(value)) return value;
  const [path = '', query] = value.split('?');
  if (query === undefined) return value;
  let sum = 0x811c9dc5;
  for (let i = 0; i < query.length; i += 1) sum = Math.imul(sum ^ query.charCodeAt(i), 0x01000193) >>> 0;
  return `${path}?key=${sum.toString(16).padStart(8, '0')}`;
};

/** Codes with what they were found to stand for. */
const resolved: Shape = (value, context) =>
  Object.fromEntries(Object.entries(value ?? {}).map(([found, named]) => [String(code(found, context)), place(named, context)] as const));

const field = { field: kept } as const;

export const searchRecorded: RecordedParts<SearchEvent, SearchContext> = {
  machine: 'search',
  input: fields({ today: kept }),
  events: {
    'address.changed': { today: kept, pageKey, search: fields({ parts, faults, key: kept }), saved },
    'search.prefilled': { today: kept, parts, searchTerm: kept },
    'tripType.chosen': { tripType: kept },
    'place.typed': { ...field, text: placeText },
    'place.entered': field,
    'highlight.moved': { ...field, by: kept },
    'highlight.taken': { ...field, key: kept },
    'suggestion.pressed': field,
    'suggestion.released': field,
    'suggestion.chosen': { ...field, place },
    'suggestions.dismissed': field,
    'places.swapped': {},
    'date.typed': { ...field, text: dateText },
    'date.chosen': { ...field, date: kept },
    'picker.opened': { ...field, today: kept, by: kept },
    'popover.closed': { ...field, how: kept },
    'travelers.opened': {},
    'traveler.added': { kind: kept },
    'traveler.removed': { kind: kept },
    'cabin.chosen': { cabin: kept },
    'field.left': field,
    'form.submitted': { today: kept },
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
    today: kept,
    draft,
    faults,
    suggestions: fields({ origin: suggestions, destination: suggestions }),
    // what stood in a date field before its first key: of no matter for what may happen next
    typing: () => null,
    departBeforeOpening: dateDraft,
    returnOffer: kept,
    pageKey,
    isUntouched: kept,
  },
};
