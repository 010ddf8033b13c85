/**
 * Whether a price is low, typical or high (results.24): judged by what the very same trip cost on days before. A year earlier the level of
 * prices was another, and nearby weeks are other dates.
 */
import { at } from '../values/checkedReads';
import type { IsoDate } from '../values/dates';
import type { Cents } from '../values/money';

/** Lowest price of one adult for a trip, as it was on a day. */
export interface PricePoint {
  readonly on: IsoDate;
  readonly lowest: Cents;
}

/** What is known of a trip's price before today. */
export interface PriceRecord {
  /** The oldest first, a day at most once. */
  readonly points: readonly PricePoint[];
  /** True where only searches of travelers tell prices. */
  readonly isObserved: boolean;
}

/** The one series that band and chart show: the days before today, and today with the lowest price of the list. */
export function priceSeries({ points }: Pick<PriceRecord, 'points'>, today: IsoDate, lowest: Cents): readonly PricePoint[] {
  return [...points.filter(({ on }) => on < today), { on: today, lowest }];
}

export const PRICE_LEVELS = ['low', 'typical', 'high'] as const;
export type PriceLevel = (typeof PRICE_LEVELS)[number];

export interface PriceInsight {
  readonly level: PriceLevel;
  /** The ends of what is typical, cents per adult. */
  readonly from: Cents;
  readonly to: Cents;
}

/** With fewer days nothing is said. */
const FEWEST = 4;
/** What is typical reaches at least this share to either side of the middle: a dollar more is no high price. */
const LEAST_SHARE = 0.1;

/** Judges the last price of a series. Typical is the middle half of it, and at least a tenth to either side of its middle; null when too little is known. */
export function judgePrice(series: readonly PricePoint[]): PriceInsight | null {
  const last = series[series.length - 1];
  if (last === undefined || series.length < FEWEST) return null;
  const sorted = series.map(({ lowest }) => lowest).sort((a, b) => a - b);
  const quantile = (share: number): Cents => at(sorted, Math.round((sorted.length - 1) * share));
  const from = Math.round(Math.min(quantile(0.25), quantile(0.5) * (1 - LEAST_SHARE)));
  const to = Math.round(Math.max(quantile(0.75), quantile(0.5) * (1 + LEAST_SHARE)));
  return { level: last.lowest < from ? 'low' : last.lowest > to ? 'high' : 'typical', from, to };
}
