/**
 * What filtering reads of a list: one fact of every flight, in the order of the list, and the rows, in the order of the whole cost with the
 * extras wanted. Flights whose cost is wholly known come first, then those with an unknown fee, then those that cannot give what is wanted.
 */
import { minorAirports, PLAINNESS, plainnessOf, ticketsWorth, timeWorth, troubleWorth } from '../flights/bestRanking';
import type { AirportSizes } from '../flights/bestRanking';
import { required } from '../values/checkedReads';
import type { Sort } from './filterChoices';
import type { FareConditions, FareStep, Flight, Slice } from '../flights/flights';
import type { Cents } from '../values/money';
import { lazily, once } from '../values/once';
import { sortedBy } from '../values/sortedBy';
import { hasSelfTransfer, medianOf, tripEmissions } from '../flights/tripFacts';
import { centsOf, cheapestFare } from '../fares/wholeCost';
import type { CheapestFare, Extra, RankedCost } from '../fares/wholeCost';

/** One fact of many things. Thousands of things share few values: each says which of them, by its place. */
export interface Column<T> {
  readonly of: Uint32Array;
  /** In the order of the first thing that has it. */
  readonly values: readonly T[];
}

/** Facts of a list that no choice of extras changes. Many flights share a way out or back: each is read once. */
export interface Columns {
  readonly flights: readonly Flight[];
  /** For each flight: minutes of the whole trip, kilograms of CO₂e, and cents that its troubles weigh. */
  readonly tripMinutes: readonly number[];
  readonly emissions: readonly number[];
  readonly troubles: readonly number[];
  /** For each flight whether it is on two tickets. */
  readonly isSelfTransfer: readonly boolean[];
  /** Some flights of the list are on one ticket. */
  readonly hasOneTicket: boolean;
  readonly typicalEmissions: number;
  /** Place in `PLAINNESS` of a flight's least plain direction. */
  readonly plain: (i: number) => number;
  /** A fact of one direction; undefined where a flight does not have it. */
  readonly ofDirection: <T>(direction: number, factOf: (slice: Slice, direction: number) => T) => Column<T | undefined>;
  /** A fact of whole trips, joined from one of each direction, once for each pair of facts that is met. */
  readonly ofTrip: <F extends string | number, T>(
    factOf: (slice: Slice, direction: number) => F,
    join: (facts: readonly F[]) => T,
  ) => Column<T>;
  /** The column of a source, built when it is first requested. */
  readonly columnOf: <T>(source: ListSource<T>) => Column<T>;
}

/** The flights of a list in the order of their whole cost. */
export interface Rows {
  readonly flights: readonly Flight[];
  /** Indices into the list. */
  readonly index: Uint32Array;
  /** The same in the order requested; sorted on first use. */
  readonly indexBy: (sort: Sort) => Uint32Array;
  /** Whole costs, in the order of the list. */
  readonly costs: readonly RankedCost[];
  readonly fareOf: (fares: readonly FareStep[]) => CheapestFare;
  /** What flights have of something, the cheapest flight's first. */
  readonly cheapestFirst: <T>(column: Column<T>) => readonly T[];
}

interface ListSource<T> {
  readonly from: 'list';
  build(columns: Columns): Column<T>;
}
interface PriceSource<T> {
  readonly from: 'prices';
  build(rows: Rows): Column<T>;
}
/** How the column of a filter is read: of the list, once; or of its prices, once for each choice of extras. */
export type ColumnSource<T> = ListSource<T> | PriceSource<T>;

/** A fact of a flight; `i` is its place in the list. */
export const ofFlight = <T>(factOf: (flight: Flight, i: number, columns: Columns) => T): ColumnSource<T> => ({
  from: 'list',
  build: (columns) => column(columns.flights, (flight, i) => factOf(flight, i, columns)),
});
/** A fact of one direction; undefined where a flight does not have it. */
export const ofDirection = <T>(direction: number, factOf: (slice: Slice) => T): ColumnSource<T | undefined> => ({
  from: 'list',
  build: (columns) => columns.ofDirection(direction, factOf),
});
/** A fact of a whole trip, joined from those of its directions. */
export const ofTrip = <F extends string | number, T>(
  factOf: (slice: Slice, direction: number) => F,
  join: (facts: readonly F[]) => T,
): ColumnSource<T> => ({ from: 'list', build: (columns) => columns.ofTrip(factOf, join) });
/** A fact of the fare that a flight's price is for. */
export const ofFare = <T>(factOf: (conditions: FareConditions) => T): ColumnSource<T> => ({
  from: 'prices',
  build: ({ flights, fareOf }) => column(flights, ({ fares }) => factOf(fareOf(fares).step.conditions)),
});
/** What is known of the whole cost of an adult. */
export const PRICE: ColumnSource<Cents> = { from: 'prices', build: ({ costs }) => column(costs, centsOf) };

function column<R, T>(things: readonly R[], valueOf: (thing: R, i: number) => T): Column<T> {
  const of = new Uint32Array(things.length);
  const places = new Map<T, number>();
  things.forEach((thing, i) => {
    const value = valueOf(thing, i);
    const place = places.get(value) ?? places.size;
    if (place === places.size) places.set(value, place);
    of[i] = place;
  });
  return { of, values: [...places.keys()] };
}

const plainest = (facts: readonly number[]): number => facts.reduce((all, fact) => Math.min(all, fact), PLAINNESS.length - 1);

/** Built once a list, between the answer and the first flights; a column when a filter or its options first ask for it. */
export function buildColumns(flights: readonly Flight[], airports: AirportSizes): Columns {
  const ways = [0, 1].map((direction) => column(flights, ({ slices }) => slices[direction]));
  const minor = minorAirports(
    (ways[0]?.values ?? []).flatMap((slice) => slice ?? []),
    airports,
  );

  const directionColumn: Columns['ofDirection'] = (direction, factOf) => {
    const { of, values } = ways[direction] ?? column([], () => undefined);
    const facts = column(values, (slice) => slice && factOf(slice, direction));
    return { of: of.map((slice) => facts.of[slice] ?? 0), values: facts.values };
  };
  function tripColumn<F extends string | number, T>(
    factOf: (slice: Slice, direction: number) => F,
    join: (facts: readonly F[]) => T,
  ): Column<T> {
    const [out, back] = [directionColumn(0, factOf), directionColumn(1, factOf)];
    const places = new Int32Array(out.values.length * back.values.length).fill(-1);
    const values: T[] = [];
    const of = out.of.map((fact, i) => {
      const other = back.of[i] ?? 0;
      const pair = fact * back.values.length + other;
      const known = places[pair] ?? -1;
      if (known >= 0) return known;
      places[pair] = values.length;
      return values.push(join([out.values[fact], back.values[other]].filter((one) => one !== undefined))) - 1;
    });
    return { of, values };
  }
  /** A figure of whole trips: the sum of both directions. */
  function sums(figureOf: (slice: Slice) => number): readonly number[] {
    const [out, back] = ways.map(({ of, values }) => {
      const figures = values.map((slice) => (slice ? figureOf(slice) : 0));
      return [...of].map((slice) => figures[slice] ?? 0);
    });
    return flights.map((_, i) => (out?.[i] ?? 0) + (back?.[i] ?? 0));
  }

  const emissions = sums((slice) => tripEmissions({ slices: [slice] }));
  const isSelfTransfer = sums((slice) => (hasSelfTransfer({ slices: [slice] }) ? 1 : 0)).map((times) => times > 0);
  const plain = lazily(() => tripColumn((slice) => PLAINNESS.indexOf(plainnessOf(slice, minor)), plainest));
  const columns: Columns = {
    flights,
    tripMinutes: sums((slice) => slice.minutes),
    emissions,
    troubles: sums(troubleWorth).map((worth, i) => worth + ticketsWorth(required(flights[i], i))),
    isSelfTransfer,
    hasOneTicket: isSelfTransfer.includes(false),
    typicalEmissions: medianOf(emissions),
    plain: (i) => plain().values[plain().of[i] ?? 0] ?? 0,
    ofDirection: directionColumn,
    ofTrip: tripColumn,
    // a source has one column, of its own type
    columnOf: once((source: ListSource<unknown>) => source.build(columns)) as Columns['columnOf'],
  };
  return columns;
}

/** More cents than any score has. */
const BEHIND: Cents = 1e12;

/** Built for each choice of extras. */
export function orderRows({ flights, tripMinutes, troubles, isSelfTransfer }: Columns, extras: readonly Extra[]): Rows {
  const fareOf = once((fares: readonly FareStep[]) => cheapestFare(fares, extras));
  const costs = flights.map(({ perAdult, fares }) => perAdult + fareOf(fares).rank);
  const index = sortedBy(costs, (cost) => cost);
  const rows = [...index];
  const outOf = (i: number): Slice | undefined => flights[i]?.slices[0];
  const keys: Readonly<Record<Sort, (i: number) => number>> = {
    // on two tickets nothing is best: behind all that is on one (results.39)
    best: (i) =>
      required(costs[i], i) + timeWorth(required(tripMinutes[i], i)) + required(troubles[i], i) + (isSelfTransfer[i] === true ? BEHIND : 0),
    cheapest: (i) => required(costs[i], i),
    fastest: (i) => required(tripMinutes[i], i),
    departure: (i) => outOf(i)?.departMinutes ?? 0,
    arrival: (i) => (outOf(i)?.dayShift ?? 0) * 1440 + (outOf(i)?.arriveMinutes ?? 0),
  };
  return {
    flights,
    index,
    indexBy: once((sort: Sort) => sortedBy(rows, keys[sort]).map((row) => rows[row] ?? 0)),
    costs,
    fareOf,
    cheapestFirst: ({ of, values }) => column(rows, (i) => of[i] ?? 0).values.flatMap((place) => values.slice(place, place + 1)),
  };
}
