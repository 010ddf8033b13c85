/** What the search machine's steps make of its context: pure functions, one a step. */
import { MIN_SUGGEST_LETTERS, completedRows, withoutNear } from '#core/domain/places/airports';
import type { Suggestion } from '#core/domain/places/airports';
import { addDays } from '#core/domain/values/dates';
import type { IsoDate } from '#core/domain/values/dates';
import { EMPTY_DATE, dateDraft, placeDraft } from '#core/domain/places/initialSearch';
import { codeOfPlace, departureBeforeReturn, departureWindow, returnWindow, sameStayReturn } from '#core/domain/search/searchDraft';
import type { DateDraft, DateName, PlaceName, SearchDraft, SearchField } from '#core/domain/search/searchDraft';
import type { TravelerCounts } from '#core/domain/travelers/travelers';
import type { TripType } from '#core/domain/search/trip';
import { readTypedDate } from '#core/domain/search/typedDate';
import { unreadableFault } from '#core/domain/search/validateSearch';
import type { SearchFaults } from '#core/domain/search/validateSearch';
import type { PickerOpening, ResolvedPlaces, SearchContext, SuggestionList } from './search.types';

type Changed = Partial<SearchContext>;

export const NO_SUGGESTIONS: SuggestionList = { about: '', options: [], highlight: 0 };

/** Where Enter moves on to after a pick (search.8); a route that is picked has filled both places. */
export function nextField({ suggestions }: SearchContext, field: PlaceName): SearchField {
  const { options, highlight } = suggestions[field];
  return field === 'origin' && !options[highlight]?.ends ? 'destination' : 'departDate';
}

/** More than 2 characters, after trimming (search.7). */
export const isLongEnough = (text: string): boolean => text.trim().length >= MIN_SUGGEST_LETTERS;

/** The faults without those of fields that now hold something else. */
function without(faults: SearchFaults, ...fields: SearchField[]): SearchFaults {
  return Object.fromEntries(Object.entries(faults).filter(([field]) => !fields.some((f) => f === field)));
}

/** The draft changed by hand; faults of the fields that changed are gone. */
const byHand = (context: SearchContext, draft: SearchDraft, ...fields: SearchField[]): Changed => ({
  draft,
  faults: without(context.faults, ...fields),
  isUntouched: false,
});

export function chosenTripType(context: SearchContext, tripType: TripType): Changed {
  return byHand(context, { ...context.draft, tripType }, 'returnDate');
}

/** A typed text stands for nothing until it is picked; its fault stays until blur (search.20). */
export function typedPlace(context: SearchContext, field: PlaceName, text: string): Changed {
  return byHand(context, { ...context.draft, [field]: { text, place: null, code: null } });
}

/** A place fills its field, a route both (search.37). */
export function pickedPlace(context: SearchContext, field: PlaceName, place: Suggestion): Changed {
  const { draft } = context;
  if (!place.ends) return byHand(context, { ...draft, [field]: placeDraft(withoutNear(place)) }, field);
  const { origin, destination } = place.ends;
  return byHand(context, { ...draft, origin: placeDraft(origin), destination: placeDraft(destination) }, 'origin', 'destination');
}

export function takenHighlight(context: SearchContext, field: PlaceName): Changed {
  const { options, highlight } = context.suggestions[field];
  const place = options[highlight];
  return place ? pickedPlace(context, field, place) : {};
}

export function swappedPlaces(context: SearchContext): Changed {
  const { origin, destination } = context.draft;
  return byHand(context, { ...context.draft, origin: destination, destination: origin }, 'origin', 'destination');
}

/** What a lookup of this field asks for. */
export const typedText = (context: SearchContext, field: PlaceName): string => context.draft[field].text.trim();

/** Whether the options of a field are those of the text that stands in it now. */
export function isAnswered(context: SearchContext, field: PlaceName): boolean {
  const { about, options } = context.suggestions[field];
  return options.length > 0 && about === typedText(context, field);
}

export function forgottenSuggestions(context: SearchContext, field: PlaceName): Changed {
  return { suggestions: { ...context.suggestions, [field]: NO_SUGGESTIONS } };
}

/** What this browser knows by itself stands there at once; where it knows nothing, the older list waits for the server. */
export function recalledSuggestions(context: SearchContext, field: PlaceName, options: readonly Suggestion[]): Changed {
  if (options.length === 0 || isAnswered(context, field)) return {};
  return { suggestions: { ...context.suggestions, [field]: { about: typedText(context, field), options, highlight: 0 } } };
}

/** The server's answer: it completes what stands there for the same text, else it is the list. */
export function answeredSuggestions(context: SearchContext, field: PlaceName, answer: readonly Suggestion[]): Changed {
  const about = typedText(context, field);
  const { options, highlight } = context.suggestions[field];
  const list: SuggestionList = isAnswered(context, field)
    ? { about, highlight, options: completedRows(options, highlight, answer, about) }
    : { about, highlight: 0, options: answer };
  return { suggestions: { ...context.suggestions, [field]: list } };
}

/** The highlight moved by one, round the ends. */
export function movedHighlight(context: SearchContext, field: PlaceName, by: 1 | -1): Changed {
  const list = context.suggestions[field];
  const n = list.options.length;
  return { suggestions: { ...context.suggestions, [field]: { ...list, highlight: (list.highlight + by + n) % Math.max(1, n) } } };
}

/** A new departure on a round trip takes the return to the next day (search.13), if that departure can be booked at all. */
function withDate(draft: SearchDraft, field: DateName, next: DateDraft, today: IsoDate): SearchDraft {
  const changed = { ...draft, [field]: next };
  if (field === 'returnDate' || draft.tripType === 'O' || next.date === null) return changed;
  const { first, last } = departureWindow('R', today);
  return next.date < first || next.date > last ? changed : { ...changed, returnDate: dateDraft(addDays(next.date, 1)) };
}

/** The return of a draft that a departure by hand took along; null after a return by hand, which nobody suggested. */
function suggestionOf(context: SearchContext, field: DateName, before: SearchDraft, after: SearchDraft): IsoDate | null {
  if (field === 'returnDate') return null;
  return after.returnDate === before.returnDate ? context.suggestedReturn : after.returnDate.date;
}

/**
 * Whatever stands in the box; a text that is no date (yet) is no date. The same date in other words changes nothing else.
 * Every key is taken from what stood there before the first one, so that "3/1" on the way to "3/14" moves nothing.
 */
export function typedDate(context: SearchContext, field: DateName, text: string): Changed {
  const { draft, today, typing } = context;
  const before = typing?.field === field && typing.after === draft ? typing.before : draft;
  const from = field === 'returnDate' ? returnWindow(before.departDate.date, today).first : today;
  const typed = readTypedDate(text, today, 'travel', from);
  const date = typed.ok ? typed.value : null;
  const isSame = date === null || date === before[field].date;
  const after = isSame ? { ...before, [field]: { text, date } } : withDate(before, field, { text, date }, today);
  // the fault of the text before is over with a date that can be read
  const mended: SearchField[] = [...(date ? [field] : []), ...(after.returnDate === draft.returnDate ? [] : ['returnDate' as const])];
  const changed = byHand(context, after, ...mended);
  return { ...changed, suggestedReturn: suggestionOf(context, field, before, after), typing: { field, before, after } };
}

export function chosenDate(context: SearchContext, field: DateName, date: IsoDate): Changed {
  const { draft, today } = context;
  const after = withDate(draft, field, dateDraft(date), today);
  const changed = {
    ...byHand(context, after, 'departDate', 'returnDate'),
    suggestedReturn: suggestionOf(context, field, draft, after),
  };
  return field === 'departDate' ? { ...changed, returnOffer: sameStayReturn(draft, date, today) } : changed;
}

/**
 * Opening the departure picker of a round trip with a return moves the departure to the day before it (search.14). A press in the
 * box also moves its caret: what is still being typed there stays.
 */
export function openedPicker(context: SearchContext, by: PickerOpening): Changed {
  const { draft, today } = context;
  if (draft.tripType === 'O' || draft.returnDate.date === null) return {};
  if (by === 'click' && draft.departDate.date === null && draft.departDate.text.trim() !== '') return {};
  return {
    draft: { ...draft, departDate: dateDraft(departureBeforeReturn(draft.returnDate.date, today)) },
    faults: without(context.faults, 'departDate'),
    departBeforeOpening: draft.departDate,
  };
}

/** The draft without what opening a picker did to it (search.14). */
export function settledDraft({ draft, departBeforeOpening }: SearchContext): SearchDraft {
  return departBeforeOpening === null ? draft : { ...draft, departDate: departBeforeOpening };
}

/** A picker that closes puts back what opening it moved; what was chosen in it comes after that. */
export function closedPicker(context: SearchContext): Changed {
  if (context.departBeforeOpening === null) return {};
  const draft = settledDraft(context);
  return { draft, departBeforeOpening: null, faults: withUnreadable(context.faults, 'departDate', draft) };
}

/** Errors clear on blur (search.20), but a date that cannot be read is one; a date is written the way the form shows dates. */
export function leftField(context: SearchContext, field: SearchField): Changed {
  const faults = without(context.faults, field);
  if (field !== 'departDate' && field !== 'returnDate') return { faults };
  const { text, date } = context.draft[field];
  if (date !== null) return { faults, draft: { ...context.draft, [field]: dateDraft(date) } };
  if (text.trim() === '') return { faults, draft: { ...context.draft, [field]: EMPTY_DATE } };
  return { faults: withUnreadable(faults, field, context.draft) };
}

function withUnreadable(faults: SearchFaults, field: DateName, draft: SearchDraft): SearchFaults {
  const fault = unreadableFault(field, draft[field]);
  return fault ? { ...faults, [field]: fault } : faults;
}

export function changedParty(context: SearchContext, travelers: TravelerCounts): Changed {
  return byHand(context, { ...context.draft, travelers }, 'travelers');
}

const unnamedCode = (draft: SearchDraft, field: PlaceName): string | null => (draft[field].place ? null : codeOfPlace(draft[field]));

/** Codes that stand in the form without a name. */
export function unnamedCodes(draft: SearchDraft): string[] {
  return [unnamedCode(draft, 'origin'), unnamedCode(draft, 'destination')].filter((code) => code !== null);
}

/** Puts names to codes, where the field has not been changed meanwhile. */
export function adoptPlaces(draft: SearchDraft, found: ResolvedPlaces): SearchDraft {
  const adopted = (field: PlaceName) => {
    const code = unnamedCode(draft, field);
    const place = code === null ? null : found[code];
    return place ? placeDraft(place) : draft[field];
  };
  return { ...draft, origin: adopted('origin'), destination: adopted('destination') };
}

/** Faults of codes that nobody knows (search.21). */
export function unknownPlaceFaults(draft: SearchDraft, found: ResolvedPlaces): SearchFaults {
  const isUnknown = (field: PlaceName): boolean => {
    const code = unnamedCode(draft, field);
    return code !== null && found[code] === null;
  };
  return {
    ...(isUnknown('origin') ? { origin: 'originInvalid' } : {}),
    ...(isUnknown('destination') ? { destination: 'destinationInvalid' } : {}),
  };
}
