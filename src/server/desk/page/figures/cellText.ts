import { formatCents } from '#core/domain/values/money';
import { parseIsoDate } from '#core/domain/values/dates';
import type { Locale } from '#core/domain/site/routes';
import type { Cell } from '../../csv';
import { countText, dayText, percentText } from '../language';
import type { DeskWords } from '../words/desk.en';
import type { ColumnKind, DeskTable } from './tables';

/** A cell as the page shows it. */
export function cellText(cell: Cell, kind: ColumnKind, lang: Locale): string {
  if (cell === null) return '–';
  if (typeof cell !== 'number') {
    const day = kind === 'day' && typeof cell === 'string' ? parseIsoDate(cell) : null;
    return day === null ? String(cell) : dayText(day, lang);
  }
  switch (kind) {
    case 'money':
      return formatCents(cell);
    case 'percent':
      return percentText(cell);
    case 'count':
    case 'bar':
    case 'text':
    case 'day':
    case 'booking':
      return countText(cell, lang);
  }
}

/** Days on which nothing happened, as one row for each stretch of them; the newest day is first. */
export function foldQuiet({ rows, hasTotal }: DeskTable, lang: Locale, words: DeskWords): DeskTable['rows'] {
  const isQuiet = (row: readonly Cell[]): boolean => row.slice(1).every((cell) => cell === 0 || cell === null);
  const folded: (readonly Cell[])[] = [];
  let quiet: string[] = [];
  const fold = (): void => {
    const [last, first] = [quiet[0], quiet.at(-1)];
    if (last !== undefined && first !== undefined)
      folded.push([quiet.length === 1 ? words.quietDay(first) : words.quietDays(quiet.length, first, last)]);
    quiet = [];
  };
  for (const [i, row] of rows.entries()) {
    if (isQuiet(row) && !(hasTotal && i === rows.length - 1)) quiet.push(cellText(row[0] ?? null, 'day', lang));
    else {
      fold();
      folded.push(row);
    }
  }
  fold();
  return folded;
}
