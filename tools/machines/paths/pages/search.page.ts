/** What the page of a search form knows besides its machine: where the focus is, and what goes with it when it leaves. */
import type { AnyMachineSnapshot } from 'xstate';
import type { IsoDate } from '#core/domain/values/dates';
import type { SavedSearch } from '#core/domain/places/initialSearch';
import { isPlaceField } from '#core/domain/recorded/search';
import { SEARCH_FIELDS, isDateField } from '#core/domain/search/searchDraft';
import type { DateName, PlaceName } from '#core/domain/search/searchDraft';
import type { SearchContext, SearchEvent } from '#web/features/search/search.types';

export type Focus = PlaceName | DateName | `${DateName}Days` | 'travelers' | 'elsewhere' | null;

export interface SearchPage {
  readonly focus: Focus;
  /** The pointer is down on a suggestion. */
  readonly isHeld: boolean;
  /** `/`, or `/flights/search?…`. */
  readonly at: string;
  /** Whether the form is drawn; on a list of flights it is opened. */
  readonly hasForm: boolean;
  /** The search that was sent last, which other pages fill the form with. */
  readonly saved: SavedSearch | null;
}

export const contextOf = ({ context }: AnyMachineSnapshot) => context as SearchContext;

export const daysOf = (field: DateName) => `${field}Days` as const;

export function isOpen(snapshot: AnyMachineSnapshot, field: DateName | 'travelers'): boolean {
  if (field === 'travelers') return snapshot.matches({ popover: 'travelers' });
  if (field === 'returnDate') return snapshot.matches({ popover: 'return' });
  return snapshot.matches({ popover: 'departure' }) && contextOf(snapshot).picked === field;
}

/** What the form receives as the focus goes somewhere outside the part that has it. */
export function leaving({ focus }: SearchPage, snapshot: AnyMachineSnapshot): readonly SearchEvent[] {
  const place = SEARCH_FIELDS.filter(isPlaceField).find((field) => field === focus);
  if (place) return [{ type: 'field.left', field: place }];
  const dates = SEARCH_FIELDS.filter(isDateField);
  const date = dates.find((field) => field === focus);
  if (date) return [{ type: 'field.left', field: date }, ...closing(date, snapshot)];
  const days = dates.find((field) => daysOf(field) === focus);
  if (days) return closing(days, snapshot);
  if (focus !== 'travelers') return [];
  return [
    { type: 'field.left', field: 'travelers' },
    ...(isOpen(snapshot, 'travelers') ? [{ type: 'popover.closed', field: 'travelers', how: 'left' } as const] : []),
  ];
}

const closing = (field: DateName, snapshot: AnyMachineSnapshot): readonly SearchEvent[] =>
  isOpen(snapshot, field) ? [{ type: 'popover.closed', field, how: 'left' }] : [];

/** As the focus moves within the slot of a date. */
export const leavingBox = (
  { focus }: SearchPage,
  field: DateName,
  snapshot: AnyMachineSnapshot,
  page: SearchPage,
): readonly SearchEvent[] => {
  if (focus === field) return [{ type: 'field.left', field }];
  return focus === daysOf(field) ? [] : leaving(page, snapshot);
};

/** Days to fly on, near enough to be in the first months that a calendar shows. */
export const isAfter = (date: IsoDate, other: IsoDate | null): boolean => other === null || date > other;
