/** The tables of the desk's page: one description of each, read by the page and by the CSV file. */
import type { Cents } from '#core/domain/values/money';
import { byCode, byDay, FUNNEL, percentOf, revenueOf, sumOf } from '../../../reports/figures';
import type { Figures, KeyedFigures } from '../../../reports/figures';
import type { BookingLine, DayRange } from '../../../reports/reports.service';
import type { Cell } from '../../csv';
import { momentText } from '../language';
import type { DeskWords } from '../words/desk.en';

/** `bar` is a count with a bar of its share of the column; `money` is cents; `day` an ISO date; `booking` a reference. */
export type ColumnKind = 'text' | 'booking' | 'day' | 'count' | 'bar' | 'percent' | 'money';

export interface DeskTable {
  readonly name: TableName;
  readonly heading: string;
  readonly columns: readonly { readonly name: string; readonly kind: ColumnKind }[];
  readonly rows: readonly (readonly Cell[])[];
  /** The last row sums the others up. */
  readonly hasTotal: boolean;
}

/** What the page is made of. */
export interface DeskData {
  readonly range: DayRange;
  /** Whose days and hours are shown. */
  readonly timeZone: string;
  readonly figures: readonly KeyedFigures[];
  readonly pages: readonly { readonly page: string; readonly calls: number }[];
  readonly bookings: readonly BookingLine[];
}

/** Also the names of the files. */
export const TABLES = ['funnel', 'days', 'codes', 'pages', 'bookings'] as const;
export type TableName = (typeof TABLES)[number];

export function tableOf(name: TableName, data: DeskData, words: DeskWords): DeskTable {
  switch (name) {
    case 'funnel':
      return funnel(data, words);
    case 'days':
      return days(data, words);
    case 'codes':
      return codes(data, words);
    case 'pages':
      return pages(data, words);
    case 'bookings':
      return bookings(data, words);
  }
}

/** As cells of a file: money in dollars. */
export const cellsOf = ({ columns, rows }: DeskTable): readonly (readonly Cell[])[] =>
  rows.map((row) => row.map((cell, i) => (columns[i]?.kind === 'money' && typeof cell === 'number' ? cell / 100 : cell)));

function funnel({ figures }: DeskData, words: DeskWords): DeskTable {
  const sum = sumOf(figures);
  return {
    name: 'funnel',
    heading: words.funnel,
    columns: [
      { name: words.step, kind: 'text' },
      { name: words.count, kind: 'bar' },
      { name: words.share, kind: 'percent' },
    ],
    rows: FUNNEL.map((step) => [words[step], sum[step], percentOf(sum[step], sum.searches)]),
    hasTotal: false,
  };
}

const figureColumns = (words: DeskWords): DeskTable['columns'] => [
  ...(['calls', ...FUNNEL] as const).map((name) => ({ name: words[name], kind: 'count' as const })),
  { name: words.ofSearches, kind: 'percent' },
  ...(['captured', 'refunded', 'revenue'] as const).map((name) => ({ name: words[name], kind: 'money' as const })),
];
const figureCells = (f: Figures): readonly (number | null)[] => [
  f.calls,
  ...FUNNEL.map((step) => f[step]),
  percentOf(f.tickets, f.searches),
  f.captured,
  f.refunded,
  revenueOf(f) satisfies Cents,
];

function days({ figures, range }: DeskData, words: DeskWords): DeskTable {
  return {
    name: 'days',
    heading: words.byDay,
    columns: [{ name: words.day, kind: 'day' }, ...figureColumns(words)],
    rows: [
      ...byDay(figures, range.from, range.to)
        .toReversed()
        .map((row) => [row.day, ...figureCells(row)]),
      [words.total, ...figureCells(sumOf(figures))],
    ],
    hasTotal: true,
  };
}

function codes({ figures }: DeskData, words: DeskWords): DeskTable {
  const rows = byCode(figures);
  return {
    name: 'codes',
    heading: words.byCode,
    columns: [{ name: words.code, kind: 'text' }, ...figureColumns(words)],
    rows:
      rows.length === 0
        ? []
        : [...rows.map((row) => [row.code ?? words.noCode, ...figureCells(row)]), [words.total, ...figureCells(sumOf(figures))]],
    hasTotal: rows.length > 0,
  };
}

function pages(data: DeskData, words: DeskWords): DeskTable {
  return {
    name: 'pages',
    heading: words.byPage,
    columns: [
      { name: words.page, kind: 'text' },
      { name: words.calls, kind: 'bar' },
    ],
    rows: data.pages.map(({ page, calls }) => [page, calls]),
    hasTotal: false,
  };
}

function bookings(data: DeskData, words: DeskWords): DeskTable {
  const names = [words.state, words.route, words.departs, words.travelers, words.code];
  return {
    name: 'bookings',
    heading: words.bookings,
    columns: [
      { name: words.made, kind: 'text' },
      { name: words.booking, kind: 'booking' },
      ...names.map((name) => ({ name, kind: 'text' as const })),
      ...(['captured', 'refunded'] as const).map((name) => ({ name: words[name], kind: 'money' as const })),
    ],
    rows: data.bookings.map((b) => [
      momentText(b.createdAt, data.timeZone),
      b.reference,
      words.stateNames[b.state],
      b.route,
      b.departs,
      b.travelers,
      b.code ?? words.noCode,
      b.captured,
      b.refunded,
    ]),
    hasTotal: false,
  };
}
