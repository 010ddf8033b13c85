/** The agency's figures and how they add up: by day, by tracking code, and in all (tracking.15). Pure. */
import type { IsoDate } from '#core/domain/values/dates';
import { addDays, daysBetween } from '#core/domain/values/dates';
import type { Cents } from '#core/domain/values/money';

/** What is counted, from the first search to the money. */
export const MEASURES = ['calls', 'searches', 'lists', 'reviews', 'payments', 'tickets', 'captured', 'refunded'] as const;
export type Measure = (typeof MEASURES)[number];

/** Counts, and `captured` and `refunded` in cents. */
export type Figures = Readonly<Record<Measure, number>>;

/** The way to a ticket; each step is counted on the day and for the code it happened with. */
export const FUNNEL = ['searches', 'lists', 'reviews', 'payments', 'tickets'] as const satisfies readonly Measure[];

export const NO_FIGURES: Figures = { calls: 0, searches: 0, lists: 0, reviews: 0, payments: 0, tickets: 0, captured: 0, refunded: 0 };

/** Where a figure belongs: a day of the agency, and the tracking code, null for none. */
export interface FigureKey {
  readonly day: IsoDate;
  readonly code: string | null;
}

export type KeyedFigures = FigureKey & Figures;

/** What the agency kept: captured less refunded, on the day each happened, so that a day of refunds is below zero. */
export const revenueOf = ({ captured, refunded }: Pick<Figures, 'captured' | 'refunded'>): Cents => captured - refunded;

export function sumOf(rows: readonly Figures[]): Figures {
  return rows.reduce(plus, NO_FIGURES);
}

/** One row for each place, of single counts that came from here and there. */
export function placed(counts: readonly (FigureKey & Partial<Figures>)[]): readonly KeyedFigures[] {
  const rows = new Map<string, KeyedFigures>();
  for (const { day, code, ...some } of counts) {
    const key = [day, code].join(' ');
    rows.set(key, { day, code, ...plus(rows.get(key) ?? NO_FIGURES, { ...NO_FIGURES, ...some }) });
  }
  return [...rows.values()];
}

/** A row for every day from the first to the last, those on which nothing happened included. */
export function byDay(rows: readonly KeyedFigures[], from: IsoDate, to: IsoDate): readonly (Figures & Pick<FigureKey, 'day'>)[] {
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, i) => addDays(from, i));
  return days.map((day) => ({ day, ...sumOf(rows.filter((row) => row.day === day)) }));
}

/** A row for every code that something happened with, and one for none, last; the code with most money first, then most calls. */
export function byCode(rows: readonly KeyedFigures[]): readonly (Figures & Pick<FigureKey, 'code'>)[] {
  const codes = [...new Set(rows.map(({ code }) => code))];
  const sums = codes.map((code) => ({ code, ...sumOf(rows.filter((row) => row.code === code)) }));
  const name = (code: string | null): string => code ?? '';
  return sums.sort(
    (a, b) =>
      Number(a.code === null) - Number(b.code === null) ||
      revenueOf(b) - revenueOf(a) ||
      b.calls - a.calls ||
      name(a.code).localeCompare(name(b.code)),
  );
}

/** How many of a hundred went on, to one decimal; null where nobody began. */
export const percentOf = (part: number, whole: number): number | null => (whole === 0 ? null : Math.round((part / whole) * 1000) / 10);

function plus(a: Figures, b: Figures): Figures {
  return {
    calls: a.calls + b.calls,
    searches: a.searches + b.searches,
    lists: a.lists + b.lists,
    reviews: a.reviews + b.reviews,
    payments: a.payments + b.payments,
    tickets: a.tickets + b.tickets,
    captured: a.captured + b.captured,
    refunded: a.refunded + b.refunded,
  };
}
