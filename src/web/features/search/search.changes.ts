/** What the search machine's steps make of its context: pure functions, one a step. */
import { MIN_SUGGEST_LETTERS, completedRows } from '#core/domain/airports';
import type { Place } from '#core/domain/airports';
import { addDays, parseTypedDate } from '#core/domain/dates';
import type { IsoDate } from '#core/domain/dates';
import { EMPTY_DATE, dateDraft, placeDraft } from '#core/domain/initialSearch';
import { codeOfPlace, departureBeforeReturn, departureWindow } from '#core/domain/searchDraft';
import type { DateDraft, DateName, PlaceName, SearchDraft, SearchField } from '#core/domain/searchDraft';
import type { TravelerCounts } from '#core/domain/travelers';
import type { TripType } from '#core/domain/trip';
import type { SearchFaults } from '#core/domain/validateSearch';
import type { ResolvedPlaces, SearchContext, SuggestionList } from './search.types';

type Changed = Partial<SearchContext>;

export const NO_SUGGESTIONS: SuggestionList = { about: '', options: [], highlight: 0 };

/** Where Enter moves on to after a pick (product §1). */
export const NEXT_FIELD: Record<PlaceName, SearchField> = { origin: 'destination', destination: 'departDate' };

/** More than 2 characters, after trimming (spec §5, product §1). */
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

/** A typed text stands for nothing until it is picked; its fault stays until blur (spec §5). */
export function typedPlace(context: SearchContext, field: PlaceName, text: string): Changed {
  return byHand(context, { ...context.draft, [field]: { text, place: null, code: null } });
}

export function pickedPlace(context: SearchContext, field: PlaceName, place: Place): Changed {
  return byHand(context, { ...context.draft, [field]: placeDraft(place) }, field);
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
export const askedText = (context: SearchContext, field: PlaceName): string => context.draft[field].text.trim();

/** Whether the options of a field are those of the text that stands in it now. */
export function isAnswered(context: SearchContext, field: PlaceName): boolean {
  const { about, options } = context.suggestions[field];
  return options.length > 0 && about === askedText(context, field);
}

export function forgottenSuggestions(context: SearchContext, field: PlaceName): Changed {
  return { suggestions: { ...context.suggestions, [field]: NO_SUGGESTIONS } };
}

/** What this browser knows by itself stands there at once; where it knows nothing, the older list waits for the server. */
export function recalledSuggestions(context: SearchContext, field: PlaceName, options: readonly Place[]): Changed {
  if (options.length === 0 || isAnswered(context, field)) return {};
  return { suggestions: { ...context.suggestions, [field]: { about: askedText(context, field), options, highlight: 0 } } };
}

/** The server's answer: it completes what stands there for the same text, else it is the list. */
export function answeredSuggestions(context: SearchContext, field: PlaceName, answer: readonly Place[]): Changed {
  const about = askedText(context, field);
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

/** A new departure on a round trip takes the return to the next day (spec §4), if that departure can be booked at all. */
function withDate(draft: SearchDraft, field: DateName, next: DateDraft, today: IsoDate): SearchDraft {
  const changed = { ...draft, [field]: next };
  if (field === 'returnDate' || draft.tripType === 'O' || next.date === null) return changed;
  const { first, last } = departureWindow('R', today);
  return next.date < first || next.date > last ? changed : { ...changed, returnDate: dateDraft(addDays(next.date, 1)) };
}

/** Whatever stands in the box; a text that is no date (yet) is no date. The same date in other words changes nothing else. */
export function typedDate(context: SearchContext, field: DateName, text: string): Changed {
  const { draft, today } = context;
  const typed = parseTypedDate(text);
  const date = typed.ok ? typed.value : null;
  const isSame = date === null || date === draft[field].date;
  const next = isSame ? { ...draft, [field]: { text, date } } : withDate(draft, field, { text, date }, today);
  return next.returnDate === draft.returnDate ? byHand(context, next) : byHand(context, next, 'returnDate');
}

export function chosenDate(context: SearchContext, field: DateName, date: IsoDate): Changed {
  return byHand(context, withDate(context.draft, field, dateDraft(date), context.today), 'departDate', 'returnDate');
}

/** Opening the departure picker of a round trip with a return moves the departure to the day before it (spec §4). */
export function openedPicker(context: SearchContext, field: DateName): Changed {
  const { draft, today } = context;
  if (field === 'returnDate' || draft.tripType === 'O' || draft.returnDate.date === null) return {};
  return byHand(context, { ...draft, departDate: dateDraft(departureBeforeReturn(draft.returnDate.date, today)) }, 'departDate');
}

/** Errors clear on blur (spec §5); a date is written the way the form shows dates. */
export function leftField(context: SearchContext, field: SearchField): Changed {
  const faults = without(context.faults, field);
  if (field !== 'departDate' && field !== 'returnDate') return { faults };
  const { text, date } = context.draft[field];
  if (date !== null) return { faults, draft: { ...context.draft, [field]: dateDraft(date) } };
  return text.trim() === '' ? { faults, draft: { ...context.draft, [field]: EMPTY_DATE } } : { faults };
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

/** Faults of codes that nobody knows (product §1). */
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
