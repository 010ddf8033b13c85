/** CSV for the agency's own spreadsheets (RFC 4180); what visitors wrote never runs as a formula there (reliability.15). */
import { at } from '#core/domain/values/checkedReads';

export type Cell = string | number | boolean | null;

/** What moves the cursor of a terminal, or turns the direction of what follows. */
const COMMANDS = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/** What a spreadsheet takes for a formula, or for the beginning of another cell. */
const DANGEROUS = /^[=+\-@\t\r]/;

/** One file: a line of names, then rows. Texts that begin like a formula get an apostrophe before them; numbers stay numbers. */
export function toCsv(names: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return [names, ...rows].map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

function cellOf(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  const text = DANGEROUS.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
}

/** The same as JSON: one object a row; a name that comes twice keeps both values. */
export function toJson(names: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const keys = names.map((name, i) => (names.indexOf(name) === i ? name : `${name} (${at(names, i - 1)})`));
  return `${JSON.stringify(
    rows.map((row) => Object.fromEntries(keys.map((key, i) => [key, row[i] ?? null]))),
    null,
    2,
  )}\n`;
}

/** The same as columns for a terminal; what visitors wrote commands nothing there. */
export function toTable(names: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const texts = [names, ...rows].map((row) => row.map((cell) => (cell === null ? '-' : String(cell).replace(COMMANDS, ' '))));
  const widths = names.map((_, i) => Math.max(...texts.map((row) => row[i]?.length ?? 0)));
  return texts
    .map(
      (row) =>
        `${row
          .map((text, i) => text.padEnd(widths[i] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}
