/** What the search machine's steps make of its context: pure functions, one a step. */
import { completedRows, withoutNear } from '#core/domain/places/airports';
import type { Suggestion } from '#core/domain/places/airports';
import { addDays } from '#core/domain/values/dates';
import type { IsoDate } from '#core/domain/values/dates';
import { dateDraft, placeDraft } from '#core/domain/places/initialSearch';
import {
  EMPTY_FLIGHT,
  EMPTY_PLACE,
  codeOfPlace,
  dateAt,
  dateWindow,
  departureBeforeReturn,
  departureWindow,
  endOf,
  fieldsOfFlight,
  flightFieldsOf,
  flightOf,
  flightsOf,
  isDateField,
  isFollowing,
  placeAt,
  sameStayReturn,
  withDateAt,
  withPlaceAt,
} from '#core/domain/search/searchDraft';
import type { DateDraft, DateName, FurtherDraft, PlaceEnd, PlaceName, SearchDraft, SearchField } from '#core/domain/search/searchDraft';
import type { Flexibility } from '#core/domain/search/flexible';
import { readNear } from '#core/domain/search/nearPlaces';
import type { TravelerCounts } from '#core/domain/travelers/travelers';
import { MOST_SLICES } from '#core/domain/search/trip';
import type { TripType } from '#core/domain/search/trip';
import { readTypedDate } from '#core/domain/search/typedDate';
import { faultOfLeftDate } from '#core/domain/search/validateSearch';
import type { SearchFaults } from '#core/domain/search/validateSearch';
import type { PickerOpening, ResolvedPlaces, SearchContext, SuggestionList } from './search.types';
import { entryOf } from '#core/domain/values/checkedReads';

type Changed = Partial<SearchContext>;

export const noSuggestions = (field: PlaceName): SuggestionList => ({ field, about: '', options: [], highlight: 0 });

/** Where Enter moves on to after a pick (search.8); a route that is picked has filled both places. */
export function nextField({ suggestions }: SearchContext, field: PlaceName): SearchField {
  const { options, highlight } = suggestions[endOf(field)];
  const { destination, date } = flightFieldsOf(field);
  return endOf(field) === 'origin' && !options[highlight]?.ends ? destination : date;
}

/** The faults without those of fields that now hold something else. */
function without(faults: SearchFaults, ...fields: SearchField[]): SearchFaults {
  return Object.fromEntries(Object.entries(faults).filter(([field]) => !fields.some((f) => f === field)));
}

/** The draft changed by hand; faults of the fields that changed are gone. */
const byHand = (context: SearchContext, draft: SearchDraft, ...fields: SearchField[]) => ({
  draft,
  faults: without(context.faults, ...fields),
  isUntouched: false,
});

/** What was filled in for another type of trip is kept; a multi-city trip begins with two flights (search.43). */
export function chosenTripType(context: SearchContext, tripType: TripType): Changed {
  const { further } = context.draft;
  const isFirst = tripType === 'M' && further.every((flight) => flight === EMPTY_FLIGHT);
  return byHand(context, { ...context.draft, tripType, further: isFirst ? [secondFlight(context.draft)] : further }, 'returnDate');
}

/** There and back on one day is no round trip (search.21), but two flights: the second leads home. */
export const isOneDay = ({ departDate, returnDate }: SearchDraft): boolean =>
  returnDate.date !== null && returnDate.date === departDate.date;

const secondFlight = (draft: SearchDraft): FurtherDraft =>
  draft.tripType === 'R' && isOneDay(draft) ? { ...EMPTY_FLIGHT, destination: draft.origin, date: draft.returnDate } : EMPTY_FLIGHT;

/** Dates that are typed stay for a return to exact dates (search.45). */
export const chosenFlex = (context: SearchContext, flex: Flexibility): Changed =>
  byHand(context, { ...context.draft, flex }, 'departDate', 'returnDate');

/** Airports nearby belong to the place that is in the field: without one there are none. */
export function chosenNear(context: SearchContext, end: PlaceEnd, near: string): Changed {
  const place = context.draft[end];
  return codeOfPlace(place) === null ? {} : byHand(context, { ...context.draft, [end]: { ...place, near: readNear(near) } });
}

export const canAddFlight = ({ draft }: SearchContext): boolean => draft.tripType === 'M' && flightsOf(draft).length < MOST_SLICES;

export const addedFlight = (context: SearchContext) =>
  byHand(context, { ...context.draft, further: [...context.draft.further, EMPTY_FLIGHT] });

/** The first field of the last flight that wants something. */
export function fieldOfAdded(draft: SearchDraft): SearchField {
  const { origin, destination } = fieldsOfFlight(flightsOf(draft).length);
  return placeAt(draft, origin) === EMPTY_PLACE ? origin : destination;
}

/** The first two flights stay. */
export const canRemoveFlight = ({ draft }: SearchContext, flight: number): boolean => flight > 2 && flight <= flightsOf(draft).length;

/** The flights behind it move up, with what is wrong with them. */
export function removedFlight(context: SearchContext, flight: number): Changed {
  const { draft, faults } = context;
  const moved = Object.entries(faults).flatMap(([field, fault]) => {
    const of = flightOf(field);
    return of === flight ? [] : [[of > flight ? field.replace(String(of), String(of - 1)) : field, fault] as const];
  });
  return {
    ...byHand(context, { ...draft, further: draft.further.filter((_, i) => i !== flight - 2) }),
    faults: Object.fromEntries(moved),
  };
}

/** A typed text stands for nothing until it is picked; its fault stays until blur (search.20). */
export function typedPlace(context: SearchContext, field: PlaceName, text: string): Changed {
  const end = endOf(field);
  const list = context.suggestions[end];
  return {
    ...byHand(context, withPlaceAt(context.draft, field, { text, place: null, code: null })),
    suggestions: { ...context.suggestions, [end]: list.field === field ? list : noSuggestions(field) },
  };
}

/** A place fills its field, a route both (search.37). */
export function pickedPlace(context: SearchContext, field: PlaceName, place: Suggestion): Changed {
  const { draft } = context;
  if (!place.ends) return byHand(context, withPlaceAt(draft, field, placeDraft(withoutNear(place))), field);
  const { origin, destination } = flightFieldsOf(field);
  const from = withPlaceAt(draft, origin, placeDraft(place.ends.origin));
  return byHand(context, withPlaceAt(from, destination, placeDraft(place.ends.destination)), origin, destination);
}

export function takenHighlight(context: SearchContext, end: PlaceEnd): Changed {
  const { field, options, highlight } = context.suggestions[end];
  const place = options[highlight];
  return place ? pickedPlace(context, field, place) : {};
}

export function swappedPlaces(context: SearchContext, flight: number): Changed {
  const { draft } = context;
  const { origin, destination } = fieldsOfFlight(flight);
  const turned = withPlaceAt(withPlaceAt(draft, origin, placeAt(draft, destination)), destination, placeAt(draft, origin));
  return byHand(context, turned, origin, destination);
}

/** What a lookup asks for: the text of the field of this end that was typed in last. */
export const typedText = ({ draft, suggestions }: SearchContext, end: PlaceEnd): string =>
  placeAt(draft, suggestions[end].field).text.trim();

/** Whether the options are those of the text that is in their field now. */
export function isAnswered(context: SearchContext, end: PlaceEnd): boolean {
  const { about, options } = context.suggestions[end];
  return options.length > 0 && about === typedText(context, end);
}

const withList = ({ suggestions }: SearchContext, end: PlaceEnd, list: Partial<SuggestionList>): Changed => ({
  suggestions: { ...suggestions, [end]: { ...suggestions[end], ...list } },
});

export function forgottenSuggestions(context: SearchContext, end: PlaceEnd): Changed {
  return withList(context, end, noSuggestions(context.suggestions[end].field));
}

/** What this browser knows by itself is there at once; where it knows nothing, the older list waits for the server. */
export function recalledSuggestions(context: SearchContext, end: PlaceEnd, options: readonly Suggestion[]): Changed {
  if (options.length === 0 || isAnswered(context, end)) return {};
  return withList(context, end, { about: typedText(context, end), options, highlight: 0 });
}

/** The server's answer: it completes what is there for the same text, else it is the list. */
export function answeredSuggestions(context: SearchContext, end: PlaceEnd, answer: readonly Suggestion[]): Changed {
  const about = typedText(context, end);
  const { options, highlight } = context.suggestions[end];
  return isAnswered(context, end)
    ? withList(context, end, { options: completedRows(options, highlight, answer, about) })
    : withList(context, end, { about, highlight: 0, options: answer });
}

/** The highlight moved by one, round the ends. */
export function movedHighlight(context: SearchContext, field: PlaceName, by: 1 | -1): Changed {
  const { options, highlight } = context.suggestions[endOf(field)];
  return withList(context, endOf(field), { highlight: (highlight + by + options.length) % Math.max(1, options.length) });
}

/** A new departure on a round trip takes the return to the next day (search.13), if that departure can be booked at all. */
function withDate(draft: SearchDraft, field: DateName, next: DateDraft, today: IsoDate): SearchDraft {
  const changed = withDateAt(draft, field, next);
  if (field !== 'departDate' || draft.tripType !== 'R' || next.date === null) return changed;
  const { first, last } = departureWindow('R', today);
  return next.date < first || next.date > last ? changed : { ...changed, returnDate: dateDraft(addDays(next.date, 1)) };
}

/** The return of a draft that a departure by hand took along; null after a return by hand, which nobody suggested. */
function suggestionOf(context: SearchContext, field: DateName, before: SearchDraft, after: SearchDraft): IsoDate | null {
  if (field === 'returnDate') return null;
  return after.returnDate === before.returnDate ? context.suggestedReturn : after.returnDate.date;
}

/**
 * Whatever is in the box; a text that is no date (yet) is no date. The same date in other words changes nothing else.
 * Every key is taken from what stood there before the first one, so that "3/1" on the way to "3/14" moves nothing.
 */
export function typedDate(context: SearchContext, field: DateName, text: string): Changed {
  const { draft, today, typing } = context;
  const before = typing?.field === field && typing.after === draft ? typing.before : draft;
  const typed = readTypedDate(text, today, 'travel', dateWindow(before, field, today).first);
  const date = typed.ok ? typed.value : null;
  const isSame = date === null || date === dateAt(before, field).date;
  const after = isSame ? withDateAt(before, field, { text, date }) : withDate(before, field, { text, date }, today);
  // the fault of the text before is over with a date that can be read
  const mended: SearchField[] = [...(date ? [field] : []), ...(after.returnDate === draft.returnDate ? [] : ['returnDate' as const])];
  const changed = byHand(context, after, ...mended);
  return { ...changed, suggestedReturn: suggestionOf(context, field, before, after), typing: { field, before, after } };
}

export function chosenDate(context: SearchContext, field: DateName, date: IsoDate): Changed {
  const { draft, today } = context;
  const after = withDate(draft, field, dateDraft(date), today);
  const changed = {
    ...byHand(context, after, field, 'departDate', 'returnDate'),
    suggestedReturn: suggestionOf(context, field, draft, after),
  };
  if (field !== 'departDate') return changed;
  const before = { ...draft, departDate: context.departBeforeOpening ?? draft.departDate };
  return { ...changed, returnOffer: sameStayReturn(before, date, today) };
}

/**
 * Opening the departure picker of a round trip with a return moves the departure to the day before it, and there it stays (search.14). A
 * press in the box also moves its caret: what is still being typed there stays.
 */
export function openedPicker(context: SearchContext, field: DateName, by: PickerOpening): Changed {
  const { draft, today } = context;
  const isBeingTyped = by === 'click' && draft.departDate.date === null && draft.departDate.text.trim() !== '';
  if (draft.tripType !== 'R' || draft.returnDate.date === null || isBeingTyped) return { picked: field, departBeforeOpening: null };
  return {
    picked: field,
    departBeforeOpening: draft.departDate,
    draft: { ...draft, departDate: dateDraft(departureBeforeReturn(draft.returnDate.date, today)) },
    faults: without(context.faults, 'departDate'),
    isUntouched: false,
  };
}

/** Errors clear on blur (search.20); a date is written the way the form shows dates, and a text that is none stays to be mended. */
export function leftField(context: SearchContext, field: SearchField): Changed {
  const faults = without(context.faults, field);
  if (!isDateField(field)) return { faults };
  const { text, date } = dateAt(context.draft, field);
  if (date === null && text.trim() !== '') return { faults };
  const fault = faultOfLeftDate(context.draft, field, context.today);
  return { faults: fault === null ? faults : { ...faults, [field]: fault }, draft: withDateAt(context.draft, field, dateDraft(date)) };
}

export function changedParty(context: SearchContext, travelers: TravelerCounts): Changed {
  return byHand(context, { ...context.draft, travelers }, 'travelers');
}

/** `child`: 1 is the first. */
export function chosenChildAge(context: SearchContext, child: number, age: number | null): Changed {
  const { travelers, childAges } = context.draft;
  const chosen = Array.from({ length: Math.max(travelers.children, childAges.length) }, (_, i) =>
    i === child - 1 ? age : (childAges[i] ?? null),
  );
  return byHand(context, { ...context.draft, childAges: chosen });
}

const unnamedCode = (draft: SearchDraft, field: PlaceName): string | null => {
  const place = placeAt(draft, field);
  return place.place ? null : codeOfPlace(place);
};

/** The place fields that hold something of their own. */
const ownPlaces = (draft: SearchDraft): readonly PlaceName[] =>
  flightsOf(draft)
    .flatMap(({ origin, destination }) => [origin, destination])
    .filter((field) => !isFollowing(draft, field));

/** Codes that are in the form without a name. */
export function unnamedCodes(draft: SearchDraft): string[] {
  return [...new Set(ownPlaces(draft).flatMap((field) => unnamedCode(draft, field) ?? []))];
}

/** Puts names to codes, where the field has not been changed meanwhile. */
export function adoptPlaces(draft: SearchDraft, found: ResolvedPlaces): SearchDraft {
  return ownPlaces(draft).reduce((named, field) => {
    const place = entryOf(found, unnamedCode(draft, field));
    return place ? withPlaceAt(named, field, placeDraft(place, placeAt(named, field).near)) : named;
  }, draft);
}

/** Faults of codes that nobody knows (search.21). */
export function unknownPlaceFaults(draft: SearchDraft, found: ResolvedPlaces): SearchFaults {
  const unknown = ownPlaces(draft).filter((field) => entryOf(found, unnamedCode(draft, field)) === null);
  return Object.fromEntries(unknown.map((field) => [field, endOf(field) === 'origin' ? 'originInvalid' : 'destinationInvalid']));
}
