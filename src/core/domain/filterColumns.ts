/**
 * What filtering reads of a list: its rows in the order of what the flights cost with the extras wanted, and for every
 * option the set of rows that it lets through. Rows whose whole cost is known come first, then those with a fee not
 * known, then those that cannot give what is wanted; so one number, `knownRows`, tells them apart.
 */
import { stopsWorth, timeWorth, tripMinutes, tripStops } from './bestRanking';
import { addRow, buildBitmaps } from './filterBitmaps';
import type { Bitmaps } from './filterBitmaps';
import type { ListBounds } from './filterOutcome';
import { DAY_PARTS, dayPartOf, STOP_CHOICES, TIME_WINDOWS } from './filters';
import type { Sort } from './filters';
import type { FareConditions, Flight, Slice } from './flights';
import { connectionsOf, mostStops } from './tripFacts';
import { CERTAINTIES, wholeCost } from './wholeCost';
import type { Extra } from './wholeCost';

/** The price range is cut into this many parts. */
export const BINS = 16;
/** More than any price or score in cents: what comes before it decides alone. */
const WEIGHT = 2 ** 32;

/** Where among the options' sets one stands: the first of its kind. */
export const STOPS = 0;
export const WINDOWS = STOPS + STOP_CHOICES.length; // four windows of four parts
export const BAG = WINDOWS + TIME_WINDOWS.length * DAY_PARTS.length;
export const PRICE_BINS = BAG + 1;
export const ALL = PRICE_BINS + BINS;
export const AIRLINES = ALL + 1; // and the connecting airports behind them

export interface FilterColumns {
  /** Row → index into the list. */
  readonly index: Uint32Array;
  /** Rows before this one have a wholly known cost. */
  readonly knownRows: number;
  /** Known part of the whole cost of one adult, cents. */
  readonly price: Uint32Array;
  /** First row of the same cost: rows of one cost stand together. */
  readonly tieStart: Uint32Array;
  readonly minutes: Uint32Array;
  readonly airlines: readonly string[];
  readonly connections: readonly string[];
  readonly options: Bitmaps;
  readonly hasReturn: boolean;
  readonly bounds: ListBounds;
  /** The rows in the order asked for; sorted when first asked. */
  rowsBy(sort: Sort): Uint32Array;
  /** The first row of an order among those that pass, -1 where none does; an order nobody has asked for is not sorted for it. */
  firstBy(sort: Sort, passes: (row: number) => boolean): number;
}

/**
 * Built once a list and choice of extras. Thousands of flights are pairs of some dozens of slices with a handful of fare
 * conditions: what those say is read once each, since all this runs cold, between the answer and the first flights.
 */
export function buildColumns(flights: readonly Flight[], extras: readonly Extra[]): FilterColumns {
  const n = flights.length;
  const costOf = once((conditions: FareConditions) => wholeCost({ perAdult: 0, conditions }, extras));
  const costKeys = new Float64Array(n);
  flights.forEach(({ conditions, perAdult }, i) => {
    const cost = costOf(conditions);
    costKeys[i] = CERTAINTIES.indexOf(cost.certainty) * WEIGHT + perAdult + cost.perAdult;
  });
  const index = sortedBy(costKeys);
  const rows: Flight[] = [];
  for (const i of index) {
    const flight = flights[i];
    if (flight) rows.push(flight);
  }
  const keys = Float64Array.from(index, (i) => costKeys[i] ?? 0);
  const price = Uint32Array.from(keys, (key) => key % WEIGHT);
  const tieStart = new Uint32Array(n);
  for (let row = 1; row < n; row++) tieStart[row] = keys[row] === keys[row - 1] ? (tieStart[row - 1] ?? 0) : row;
  const minutes = Uint32Array.from(rows, tripMinutes);
  const bounds: ListBounds = {
    priceMin: price.reduce((a, b) => Math.min(a, b), n === 0 ? 0 : Infinity),
    priceMax: price.reduce((a, b) => Math.max(a, b), 0),
    minutesMin: minutes.reduce((a, b) => Math.min(a, b), n === 0 ? 0 : Infinity),
    minutesMax: minutes.reduce((a, b) => Math.max(a, b), 0),
  };
  const airlines = [...new Set(rows.map((f) => f.carrier))];
  const slices = new Set(rows.flatMap((f) => f.slices));
  const connections = [...new Set([...slices].flatMap((slice) => connectionsOf({ slices: [slice] })))];

  const options = buildBitmaps(n, AIRLINES + airlines.length + connections.length);
  const airlineAt = new Map(airlines.map((code, i) => [code, AIRLINES + i]));
  const connectionAt = new Map(connections.map((code, i) => [code, AIRLINES + airlines.length + i]));
  /** The sets of all flights that go out, or come back, this way. */
  const setsOf = [0, 2].map((window) =>
    once((slice: Slice) => [
      windowSet(window, slice.departMinutes),
      windowSet(window + 1, slice.arriveMinutes),
      ...connectionsOf({ slices: [slice] }).map((code) => connectionAt.get(code) ?? ALL),
    ]),
  );
  const span = bounds.priceMax - bounds.priceMin + 1;
  rows.forEach((f, row) => {
    addRow(options, ALL, row);
    addRow(options, STOPS + STOP_CHOICES.indexOf(mostStops(f)), row);
    f.slices.forEach((slice, direction) => {
      for (const set of setsOf[direction]?.(slice) ?? []) addRow(options, set, row);
    });
    if (f.conditions.checkedBag === 0) addRow(options, BAG, row);
    addRow(options, PRICE_BINS + Math.floor((((price[row] ?? 0) - bounds.priceMin) * BINS) / span), row);
    addRow(options, airlineAt.get(f.carrier) ?? ALL, row);
  });

  const keyOf = (sort: Sort, f: Flight, row: number): number => {
    switch (sort) {
      case 'best':
        return (keys[row] ?? 0) + timeWorth(minutes[row] ?? 0) + stopsWorth(tripStops(f));
      case 'cheapest':
        return row;
      case 'fastest':
        return minutes[row] ?? 0;
      case 'departure':
        return f.slices[0]?.departMinutes ?? 0;
      case 'arrival':
        return (f.slices[0]?.dayShift ?? 0) * 1440 + (f.slices[0]?.arriveMinutes ?? 0);
    }
  };
  const keysBy = once((sort: Sort) => Float64Array.from(rows, (f, row) => keyOf(sort, f, row)));
  // the rows stand by price
  const orders = new Map<Sort, Uint32Array>([['cheapest', Uint32Array.from(rows.keys())]]);
  const rowsBy = (sort: Sort): Uint32Array => {
    const order = orders.get(sort) ?? sortedBy(keysBy(sort));
    orders.set(sort, order);
    return order;
  };
  const firstBy = (sort: Sort, passes: (row: number) => boolean): number => {
    const order = orders.get(sort);
    if (order) return order.find(passes) ?? -1;
    const least = keysBy(sort);
    let first = -1;
    for (let row = 0; row < n; row++) if (passes(row) && (first < 0 || (least[row] ?? 0) < (least[first] ?? 0))) first = row;
    return first;
  };

  const knownRows = keys.filter((key) => key < WEIGHT).length;
  return {
    index,
    knownRows,
    price,
    tieStart,
    minutes,
    airlines,
    connections,
    options,
    hasReturn: rows.some((f) => f.slices.length > 1),
    bounds,
    rowsBy,
    firstBy,
  };
}

/** Places in the order of their keys, equal keys in the order they came. Keys and places packed into one number sort without a comparison function. */
function sortedBy(keys: Float64Array): Uint32Array {
  const n = Math.max(1, keys.length);
  return Uint32Array.from(keys.map((key, i) => key * n + i).sort(), (packed) => packed % n);
}

const windowSet = (window: number, minutes: number): number => WINDOWS + window * DAY_PARTS.length + DAY_PARTS.indexOf(dayPartOf(minutes));

/** What a function says of each thing, asked of it once. */
function once<K, V>(ask: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>();
  return (key) => {
    const old = known.get(key);
    if (old !== undefined) return old;
    const value = ask(key);
    known.set(key, value);
    return value;
  };
}
