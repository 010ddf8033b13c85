/**
 * The columns of a list that filtering reads, in the order of what the flights cost with the extras wanted. Rows whose
 * whole cost is known come first, then those with a fee not known, then those that cannot give what is wanted; so one
 * number, `knownRows`, tells them apart, and no loop over the rows has to ask.
 */
import { bestTerms, tripMinutes } from './bestRanking';
import type { ListBounds } from './filterOutcome';
import type { Sort } from './filters';
import type { Flight } from './flights';
import { connectionsOf, mostStops, packedDay } from './tripFacts';
import { CERTAINTIES, wholeCost } from './wholeCost';
import type { Extra } from './wholeCost';

/** The price range is cut into this many parts. */
export const BINS = 16;
/** More than any price or score in cents: what comes before it decides alone. */
const WEIGHT = 2 ** 40;

export interface FilterColumns {
  /** Row → index into the list. */
  readonly index: Uint32Array;
  /** Rows before this one have a wholly known cost. */
  readonly knownRows: number;
  /** Known part of the whole cost of one adult, cents. */
  readonly price: Uint32Array;
  readonly bin: Uint8Array;
  /** First row of the same cost: a row counts among an option's cheapest when that option began no earlier. */
  readonly tieStart: Uint32Array;
  readonly minutes: Uint16Array;
  readonly airline: Uint16Array;
  readonly airlines: readonly string[];
  readonly route: Uint16Array;
  /** The airports of each route. */
  readonly routes: readonly (readonly string[])[];
  readonly connections: readonly string[];
  readonly day: Uint8Array;
  /** Stops in two bits, an included bag in the third. */
  readonly stopsBag: Uint8Array;
  readonly hasReturn: boolean;
  readonly bounds: ListBounds;
  /** Rows in the other orders. */
  readonly orders: Readonly<Record<Exclude<Sort, 'cheapest'>, Uint32Array>>;
}

/** Built once a list and choice of extras; some milliseconds for 2 000 flights. */
export function buildColumns(flights: readonly Flight[], extras: readonly Extra[]): FilterColumns {
  const n = flights.length;
  const costs = flights.map((flight) => wholeCost(flight, extras));
  const costKeys = Float64Array.from(costs, (cost) => CERTAINTIES.indexOf(cost.certainty) * WEIGHT + cost.perAdult);
  const index = Uint32Array.from(flights.keys()).sort((a, b) => (costKeys[a] ?? 0) - (costKeys[b] ?? 0) || a - b);
  const rows: Flight[] = [];
  for (const i of index) {
    const flight = flights[i];
    if (flight) rows.push(flight);
  }
  const price = Uint32Array.from(index, (i) => costs[i]?.perAdult ?? 0);
  const level = Uint8Array.from(index, (i) => Math.floor((costKeys[i] ?? 0) / WEIGHT));

  const airlines = [...new Set(rows.map((f) => f.carrier))];
  const airlineAt = new Map(airlines.map((code, i) => [code, i]));
  const routeOfRow = rows.map((f) => connectionsOf(f).join('-'));
  const routeKeys = [...new Set(routeOfRow)];
  const routeAt = new Map(routeKeys.map((key, i) => [key, i]));
  const routes = routeKeys.map((key) => (key === '' ? [] : key.split('-')));
  const minutes = Uint16Array.from(rows, tripMinutes);

  const bounds: ListBounds = {
    priceMin: price.reduce((a, b) => Math.min(a, b), n === 0 ? 0 : Infinity),
    priceMax: price.reduce((a, b) => Math.max(a, b), 0),
    minutesMin: minutes.reduce((a, b) => Math.min(a, b), n === 0 ? 0 : 65_535),
    minutesMax: minutes.reduce((a, b) => Math.max(a, b), 0),
  };
  const span = bounds.priceMax - bounds.priceMin + 1;
  const tieStart = new Uint32Array(n);
  for (let i = 1; i < n; i++) tieStart[i] = price[i] === price[i - 1] && level[i] === level[i - 1] ? (tieStart[i - 1] ?? 0) : i;

  const order = (key: (f: Flight, row: number) => number): Uint32Array => {
    const keys = Float64Array.from(rows, key);
    return Uint32Array.from(rows.keys()).sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b);
  };
  return {
    index,
    knownRows: level.reduce((known, l) => known + (l === 0 ? 1 : 0), 0),
    price,
    bin: Uint8Array.from(price, (p) => Math.floor(((p - bounds.priceMin) * BINS) / span)),
    tieStart,
    minutes,
    airline: Uint16Array.from(rows, (f) => airlineAt.get(f.carrier) ?? 0),
    airlines,
    route: Uint16Array.from(routeOfRow, (key) => routeAt.get(key) ?? 0),
    routes,
    connections: [...new Set(routes.flat())],
    day: Uint8Array.from(rows, packedDay),
    stopsBag: Uint8Array.from(rows, (f) => mostStops(f) | (f.conditions.checkedBag === 0 ? 4 : 0)),
    hasReturn: rows.some((f) => f.slices.length > 1),
    bounds,
    orders: {
      best: order((f, row) => (level[row] ?? 0) * WEIGHT + bestTerms(f, price[row]).score),
      fastest: order(tripMinutes),
      departure: order((f) => f.slices[0]?.departMinutes ?? 0),
      arrival: order((f) => (f.slices[0]?.dayShift ?? 0) * 1440 + (f.slices[0]?.arriveMinutes ?? 0)),
    },
  };
}
