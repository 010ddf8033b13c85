/** What the page of a search form knows beside its machine: where the focus is, and what goes with it when it leaves. */
import type { AnyMachineSnapshot } from 'xstate';
import type { IsoDate } from '#core/domain/values/dates';
import type { SavedSearch } from '#core/domain/places/initialSearch';
import type { DateName, PlaceName } from '#core/domain/search/searchDraft';
import type { SearchContext, SearchEvent } from '#web/features/search/search.types';

export type Focus = PlaceName | DateName | 'departDays' | 'returnDays' | 'travelers' | 'elsewhere' | null;

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

export const POPOVERS = { departDate: 'departure', returnDate: 'return' } as const;
export const DAYS = { departDate: 'departDays', returnDate: 'returnDays' } as const;

export const isOpen = (snapshot: AnyMachineSnapshot, popover: 'departure' | 'return' | 'travelers'): boolean =>
  snapshot.matches({ popover });

/** What the form hears as the focus goes somewhere outside the part that has it. */
export function leaving({ focus }: SearchPage, snapshot: AnyMachineSnapshot): readonly SearchEvent[] {
  switch (focus) {
    case 'origin':
    case 'destination':
      return [{ type: 'field.left', field: focus }];
    case 'departDate':
    case 'returnDate':
      return [{ type: 'field.left', field: focus }, ...closing(focus, snapshot)];
    case 'departDays':
      return closing('departDate', snapshot);
    case 'returnDays':
      return closing('returnDate', snapshot);
    case 'travelers':
      return [
        { type: 'field.left', field: 'travelers' },
        ...(isOpen(snapshot, 'travelers') ? [{ type: 'popover.closed', field: 'travelers', how: 'left' } as const] : []),
      ];
    case 'elsewhere':
    case null:
      return [];
  }
}

const closing = (field: DateName, snapshot: AnyMachineSnapshot): readonly SearchEvent[] =>
  isOpen(snapshot, POPOVERS[field]) ? [{ type: 'popover.closed', field, how: 'left' }] : [];

/** As the focus moves within the slot of a date. */
export const leavingBox = (
  { focus }: SearchPage,
  field: DateName,
  snapshot: AnyMachineSnapshot,
  page: SearchPage,
): readonly SearchEvent[] => {
  if (focus === field) return [{ type: 'field.left', field }];
  return focus === DAYS[field] ? [] : leaving(page, snapshot);
};

/** Days to fly on, near enough to stand in the first months that a calendar shows. */
export const isAfter = (date: IsoDate, other: IsoDate | null): boolean => other === null || date > other;
