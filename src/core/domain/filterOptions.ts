/** For every option of every filter the set of rows that it lets through (decision 056). */
import { addRow, buildBitmaps } from './filterBitmaps';
import type { Bitmaps } from './filterBitmaps';
import type { FilterColumns } from './filterColumns';
import { DAY_PARTS, dayPartOf, STOP_CHOICES, TIME_WINDOWS } from './filters';
import type { DayPart, StopChoice, TimeWindow } from './filters';
import type { Slice } from './flights';
import { once } from './once';
import { connectionsOf, mostStops } from './tripFacts';

/** The price range is cut into this many parts. */
export const BINS = 16;

/** Where among the sets one stands: the first of its kind. */
const STOPS = 0;
const WINDOWS = STOPS + STOP_CHOICES.length; // four windows of four parts
const BAG = WINDOWS + TIME_WINDOWS.length * DAY_PARTS.length;
const PRICE_BINS = BAG + 1;
const AIRLINES = PRICE_BINS + BINS; // and the connecting airports behind them

const windowSet = (window: number, part: DayPart): number => WINDOWS + window * DAY_PARTS.length + DAY_PARTS.indexOf(part);

/** Which set an option has, where every list has one. */
export const SET = {
  stops: (stops: StopChoice): number => STOPS + STOP_CHOICES.indexOf(stops),
  window: (window: TimeWindow, part: DayPart): number => windowSet(TIME_WINDOWS.indexOf(window), part),
  checkedBag: BAG,
  priceBin: (bin: number): number => PRICE_BINS + bin,
} as const;

export interface FilterOptions {
  readonly sets: Bitmaps;
  /** In order of their lowest price. */
  readonly airlines: readonly string[];
  readonly connections: readonly string[];
  /** Undefined for what no flight of the list has. */
  airlineSet(code: string): number | undefined;
  connectionSet(code: string): number | undefined;
}

/** The options of a list, when somebody filters or asks for figures: not needed for the flights themselves. */
export function buildOptions({ rows, price, bounds }: FilterColumns): FilterOptions {
  const airlines = [...new Set(rows.map((f) => f.carrier))];
  const slices = new Set(rows.flatMap((f) => f.slices));
  const connections = [...new Set([...slices].flatMap((slice) => connectionsOf({ slices: [slice] })))];
  const sets = buildBitmaps(rows.length, AIRLINES + airlines.length + connections.length);
  const airlineAt = new Map(airlines.map((code, i) => [code, AIRLINES + i]));
  const connectionAt = new Map(connections.map((code, i) => [code, AIRLINES + airlines.length + i]));
  /** The sets of all flights that go out, or come back, this way. */
  const setsOf = [0, 2].map((window) =>
    once((slice: Slice) => [
      windowSet(window, dayPartOf(slice.departMinutes)),
      windowSet(window + 1, dayPartOf(slice.arriveMinutes)),
      ...connectionsOf({ slices: [slice] }).flatMap((code) => connectionAt.get(code) ?? []),
    ]),
  );
  const span = bounds.priceMax - bounds.priceMin + 1;
  rows.forEach((f, row) => {
    addRow(sets, SET.stops(mostStops(f)), row);
    f.slices.forEach((slice, direction) => {
      for (const set of setsOf[direction]?.(slice) ?? []) addRow(sets, set, row);
    });
    if (f.conditions.checkedBag === 0) addRow(sets, BAG, row);
    addRow(sets, SET.priceBin(Math.floor((((price[row] ?? 0) - bounds.priceMin) * BINS) / span)), row);
    const airline = airlineAt.get(f.carrier);
    if (airline !== undefined) addRow(sets, airline, row);
  });
  return {
    sets,
    airlines,
    connections,
    airlineSet: (code) => airlineAt.get(code),
    connectionSet: (code) => connectionAt.get(code),
  };
}
