/** Whether a price is low, typical or high for its route and season (results.24): told by what the same trip cost a year earlier. */
import { at } from '../values/checkedReads';
import type { Cents } from '../values/money';

/** Lowest price of one adult for a trip, asked for so many days before its departure; null where nothing was sold. */
export interface PricePoint {
  readonly daysBefore: number;
  readonly lowest: Cents | null;
}

/** What a supplier knows of the prices of trips like one that is searched for. */
export interface PriceRecord {
  /** Lowest prices of the same trip a year earlier, in the weeks around its day, asked for as many days ahead as today. */
  readonly comparable: readonly Cents[];
  /** The trip a year earlier over the days before its departure, the most days first. */
  readonly curve: readonly PricePoint[];
}

export const PRICE_LEVELS = ['low', 'typical', 'high'] as const;
export type PriceLevel = (typeof PRICE_LEVELS)[number];

export interface PriceInsight {
  readonly level: PriceLevel;
  /** The ends of what is typical, cents per adult. */
  readonly from: Cents;
  readonly to: Cents;
}

/** With fewer comparable trips nothing is said. */
const FEWEST = 4;
/** What is typical reaches at least this share to either side of the middle: a dollar more is no high price. */
const LEAST_SHARE = 0.1;

/** Typical is the middle half of the comparable prices, and at least a tenth to either side of their middle; null when too little is known. */
export function judgePrice(lowest: Cents, comparable: readonly Cents[]): PriceInsight | null {
  if (comparable.length < FEWEST) return null;
  const sorted = [...comparable].sort((a, b) => a - b);
  const quantile = (share: number): Cents => at(sorted, Math.round((sorted.length - 1) * share));
  const from = Math.round(Math.min(quantile(0.25), quantile(0.5) * (1 - LEAST_SHARE)));
  const to = Math.round(Math.max(quantile(0.75), quantile(0.5) * (1 + LEAST_SHARE)));
  return { level: lowest < from ? 'low' : lowest > to ? 'high' : 'typical', from, to };
}
