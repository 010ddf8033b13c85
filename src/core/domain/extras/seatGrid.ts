/**
 * A cabin as a table: columns with letters, and rows of cells that are as wide as what is in them. A seat, a gap and a bassinet take
 * one column each; what else is in a section fills what is left of it.
 */
import type { Fixture, Seat, SeatCabin, SeatElement, SeatRow } from './extras';
import { addTo } from '../values/counts';

/** Where one sits: at the wall of the cabin, at an aisle, both, or neither (`middle`). */
export type SeatPlace = 'window' | 'middle' | 'aisle';

export type LaidCell =
  | { readonly kind: 'seat'; readonly seat: Seat; readonly span: number; readonly column: number; readonly places: readonly SeatPlace[] }
  | { readonly kind: Fixture; readonly span: number; readonly column: number };

export interface LaidRow {
  /** `12`; null of a row without seats. */
  readonly number: string | null;
  readonly isOverWing: boolean;
  readonly sections: readonly (readonly LaidCell[])[];
}

export interface SeatGrid {
  /** Letters of each section's columns; an aisle between two sections. Empty where no seat of the column has one. */
  readonly letters: readonly (readonly string[])[];
  readonly rows: readonly LaidRow[];
}

/** What takes one column, whatever else is in the section. */
const isUnit = ({ kind }: SeatElement): boolean => kind === 'seat' || kind === 'empty' || kind === 'bassinet';
/** What leaves a seat next to it at the wall. */
const leavesWindow = ({ kind }: SeatElement): boolean => kind === 'empty' || kind === 'bassinet' || kind === 'exit';

/** `A` of `12A`. */
const letterOf = ({ designator }: Seat): string => designator.replace(/^\d+/, '');
const numberOf = ({ designator }: Seat): string => /^\d+/.exec(designator)?.[0] ?? '';

/** `section` and `at` are positions in the row. */
export function seatPlaces({ sections }: SeatRow, section: number, at: number): readonly SeatPlace[] {
  const elements = sections[section] ?? [];
  const [left, right] = [elements.slice(0, at), elements.slice(at + 1)];
  const atWindow = (section === 0 && left.every(leavesWindow)) || (section === sections.length - 1 && right.every(leavesWindow));
  // nobody sits between this seat and the aisle
  const isClear = (side: readonly SeatElement[]): boolean => side.every(({ kind }) => kind === 'empty');
  const atAisle = (section > 0 && isClear(left)) || (section < sections.length - 1 && isClear(right));
  const places: readonly SeatPlace[] = [...(atWindow ? (['window'] as const) : []), ...(atAisle ? (['aisle'] as const) : [])];
  return places.length === 0 ? ['middle'] : places;
}

export function seatGrid({ rows, wings }: SeatCabin): SeatGrid {
  const count = Math.max(0, ...rows.map(({ sections }) => sections.length));
  const widths = Array.from({ length: count }, (_, s) =>
    Math.max(1, ...rows.map(({ sections }) => (sections[s] ?? []).filter(isUnit).length)),
  );
  const laid = rows.map((row, i): LaidRow => ({
    number: row.sections.flat().flatMap((element) => (element.kind === 'seat' ? [numberOf(element)] : []))[0] ?? null,
    isOverWing: wings !== null && i >= wings.first && i <= wings.last,
    sections: widths.map((width, s) => laidSection(row, s, { width, count, first: widths.slice(0, s).reduce((sum, w) => sum + w, 0) })),
  }));
  return { letters: widths.map((width, s) => columnLetters(laid, s, width)), rows: laid };
}

/** The letter that most seats of a column have. */
function columnLetters(rows: readonly LaidRow[], section: number, width: number): readonly string[] {
  const cells = rows.flatMap(({ sections }) => sections[section] ?? []);
  const first = Math.min(...cells.map(({ column }) => column));
  return Array.from({ length: width }, (_, at) => {
    const counts = new Map<string, number>();
    for (const cell of cells) if (cell.kind === 'seat' && cell.column === first + at) addTo(counts, letterOf(cell.seat));
    return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
  });
}

interface Room {
  readonly width: number;
  /** Sections of the cabin. */
  readonly count: number;
  /** Columns before it. */
  readonly first: number;
}

function laidSection(row: SeatRow, section: number, { width, count, first }: Room): readonly LaidCell[] {
  const elements = row.sections[section] ?? [];
  const others = elements.filter((element) => !isUnit(element)).length;
  let left = Math.max(width - (elements.length - others), others);
  const short = others === 0 ? left : 0;
  // a row that is narrower than the others leaves its room at the aisle, as the wall is where it is
  const isAfterAisle = section > 0 && section === count - 1;
  const gaps = Array.from({ length: short }, (): SeatElement => ({ kind: 'empty' }));
  const filled = isAfterAisle ? [...gaps, ...elements] : [...elements, ...gaps];
  let column = first;
  let open = others;
  return filled.map((element, i): LaidCell => {
    let span = 1;
    if (!isUnit(element)) {
      span = Math.ceil(left / open);
      left -= span;
      open -= 1;
    }
    const at = { span, column };
    column += span;
    const place = isAfterAisle ? i - short : i;
    return element.kind === 'seat'
      ? { kind: 'seat', seat: element, ...at, places: seatPlaces(row, section, place) }
      : { kind: element.kind, ...at };
  });
}

export type Direction = 'left' | 'right' | 'up' | 'down';

/** A seat of a grid by its row and column. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

/** The next of these places in a direction: along the row, or the nearest one of the next row that has any; null where there is none. */
export function placeToward<Place extends GridPlace>(places: readonly Place[], from: GridPlace, direction: Direction): Place | null {
  const isOn = ({ row, column }: Place): boolean => {
    switch (direction) {
      case 'left':
        return row === from.row && column < from.column;
      case 'right':
        return row === from.row && column > from.column;
      case 'up':
        return row < from.row;
      case 'down':
        return row > from.row;
    }
  };
  const far = ({ row, column }: Place): number => Math.abs(row - from.row) * 1000 + Math.abs(column - from.column);
  return places.filter(isOn).reduce<Place | null>((best, place) => (best === null || far(place) < far(best) ? place : best), null);
}
