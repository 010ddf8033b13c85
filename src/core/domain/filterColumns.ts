/**
 * What filtering reads of a list: its rows in the order of what the flights cost with the extras wanted. Rows whose whole
 * cost is known come first, then those with a fee not known, then those that cannot give what is wanted; so one number,
 * `knownRows`, tells them apart. What is needed to show a list is made with it, the rest when first asked (decision 057).
 */
import { stopsWorth, timeWorth, tripMinutes, tripStops } from './bestRanking';
import type { ListBounds } from './filterOutcome';
import type { Sort } from './filters';
import type { FareConditions, Flight } from './flights';
import { once } from './once';
import { CERTAINTIES, wholeCost } from './wholeCost';
import type { Extra } from './wholeCost';

/** More than any price or score in cents: what comes before it decides alone. */
const WEIGHT = 2 ** 32;

export interface FilterColumns {
  /** The flights, row by row. */
  readonly rows: readonly Flight[];
  /** Row → index into the list. */
  readonly index: Uint32Array;
  /** Rows before this one have a wholly known cost. */
  readonly knownRows: number;
  /** Known part of the whole cost of one adult, cents. */
  readonly price: Uint32Array;
  /** First row of the same cost: rows of one cost stand together. */
  readonly tieStart: Uint32Array;
  readonly minutes: Uint32Array;
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
  const hasReturn = rows.some((f) => f.slices.length > 1);
  return { rows, index, knownRows, price, tieStart, minutes, hasReturn, bounds, rowsBy, firstBy };
}

/** Places in the order of their keys, equal keys in the order they came. Keys and places packed into one number sort without a comparison function. */
function sortedBy(keys: Float64Array): Uint32Array {
  const n = Math.max(1, keys.length);
  return Uint32Array.from(keys.map((key, i) => key * n + i).sort(), (packed) => packed % n);
}
