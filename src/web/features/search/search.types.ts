/** Context, events and emitted events of the search machine. */
import type { Place, Suggestion } from '#core/domain/places/airports';
import type { IsoDate } from '#core/domain/values/dates';
import type { SavedSearch } from '#core/domain/places/initialSearch';
import type { Flexibility } from '#core/domain/search/flexible';
import type { NearPlaces } from '#core/domain/search/nearPlaces';
import type { SearchParts } from '#core/domain/search/searchQuery';
import type { DateDraft, DateName, PlaceEnd, PlaceName, SearchDraft, SearchField } from '#core/domain/search/searchDraft';
import type { TravelerKind } from '#core/domain/travelers/travelers';
import type { Cabin, SearchQuery, TripType } from '#core/domain/search/trip';
import type { SearchFaults } from '#core/domain/search/validateSearch';

export interface SuggestionList {
  /** The field that was typed in last: the list is its own, whichever flight it is of. */
  readonly field: PlaceName;
  /** The text that the options answer; another text in the field makes them old. */
  readonly about: string;
  readonly options: readonly Suggestion[];
  /** Index of the highlighted option; the first to begin with (search.8). */
  readonly highlight: number;
}

export interface SearchContext {
  /** The browser's date, as last given by an event (search.12). */
  readonly today: IsoDate;
  readonly draft: SearchDraft;
  readonly faults: SearchFaults;
  readonly suggestions: Readonly<Record<PlaceEnd, SuggestionList>>;
  /** The draft before the first key typed into a date field, and after the last one; another draft since then ends the typing. */
  readonly typing: { readonly field: DateName; readonly before: SearchDraft; readonly after: SearchDraft } | null;
  /** The departure whose calendar was opened last, of whichever flight. */
  readonly picked: DateName;
  /** The departure as it was before opening its calendar moved it, which the stay of the trip is counted from; null where nothing was moved. */
  readonly departBeforeOpening: DateDraft | null;
  /** What the return picker offers first after a departure was chosen: the day that keeps the stay. */
  readonly returnOffer: IsoDate | null;
  /** The return that the form set by itself, the day after the departure: shown as a suggestion while it is there (search.13). */
  readonly suggestedReturn: IsoDate | null;
  /** The page the form stood on last; the same page again is an echo. */
  readonly pageKey: string | null;
  /** Nobody has changed the form by hand yet, so a saved search may still fill it. */
  readonly isUntouched: boolean;
}

/** What the address asks of the form. */
export interface AddressSearch {
  readonly parts: SearchParts;
  readonly faults: SearchFaults;
  /** Key of the complete query, null when it is not one. */
  readonly key: string | null;
}

/** The field that a popover belongs to. */
export type PopoverField = DateName | 'travelers';

/** How a date picker was opened. */
export type PickerOpening = 'click' | 'button' | 'ArrowDown';

export type SearchEvent =
  | {
      readonly type: 'address.changed';
      readonly today: IsoDate;
      readonly pageKey: string;
      /** Null on every page but the results. */
      readonly search: AddressSearch | null;
      readonly saved: SavedSearch | null;
    }
  | { readonly type: 'search.prefilled'; readonly today: IsoDate; readonly parts: SearchParts; readonly searchTerm?: string | undefined }
  | { readonly type: 'tripType.chosen'; readonly tripType: TripType }
  | { readonly type: 'flight.added' }
  /** By the number that the form shows. */
  | { readonly type: 'flight.removed'; readonly flight: number }
  | { readonly type: 'place.typed'; readonly field: PlaceName; readonly text: string }
  | { readonly type: 'place.entered'; readonly field: PlaceName }
  | { readonly type: 'highlight.moved'; readonly field: PlaceName; readonly by: 1 | -1 }
  | { readonly type: 'highlight.taken'; readonly field: PlaceName; readonly key: 'Enter' | 'Tab' }
  | { readonly type: 'suggestion.pressed'; readonly field: PlaceName }
  | { readonly type: 'suggestion.released'; readonly field: PlaceName }
  | { readonly type: 'suggestion.chosen'; readonly field: PlaceName; readonly place: Suggestion }
  | { readonly type: 'suggestions.dismissed'; readonly field: PlaceName }
  | { readonly type: 'places.swapped'; readonly flight: number }
  | { readonly type: 'flex.chosen'; readonly flex: Flexibility }
  /** All airports nearby that this end takes in, `OAK,SJC`. */
  | { readonly type: 'near.chosen'; readonly field: PlaceEnd; readonly near: string }
  | { readonly type: 'date.typed'; readonly field: DateName; readonly text: string }
  | { readonly type: 'date.chosen'; readonly field: DateName; readonly date: IsoDate }
  /** By click focus stays in the box, so that one can type; by the calendar button or ArrowDown it goes into the days. */
  | { readonly type: 'picker.opened'; readonly field: DateName; readonly today: IsoDate; readonly by: PickerOpening }
  | { readonly type: 'popover.closed'; readonly field: PopoverField; readonly how: 'returned' | 'left' }
  | { readonly type: 'travelers.opened' }
  | { readonly type: 'traveler.added'; readonly kind: TravelerKind }
  | { readonly type: 'traveler.removed'; readonly kind: TravelerKind }
  /** Of the first, second ... child; null takes it back. */
  | { readonly type: 'childAge.chosen'; readonly child: number; readonly age: number | null }
  | { readonly type: 'cabin.chosen'; readonly cabin: Cabin }
  | { readonly type: 'field.left'; readonly field: SearchField }
  | { readonly type: 'form.submitted'; readonly today: IsoDate };

export type SearchEmitted =
  /** Where dates are left open the query has the first days of the period. */
  | {
      readonly type: 'search.submitted';
      readonly query: SearchQuery;
      readonly flex: Flexibility;
      readonly near: NearPlaces | null;
      readonly saved: SavedSearch | null;
    }
  | { readonly type: 'focus.moved'; readonly field: SearchField };

export interface SearchInput {
  readonly today: IsoDate;
}

/** What code stands for which place; null for a code nobody knows. */
export type ResolvedPlaces = Readonly<Record<string, Place | null>>;
