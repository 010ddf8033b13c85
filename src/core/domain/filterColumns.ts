/**
 * What filtering reads of a list: one fact of every flight, in the order of the list, and the rows, in the order of the whole cost with the
 * extras wanted. Flights whose cost is wholly known come first, then those with an unknown fee, then those that cannot give what is wanted.
 */
import { minorAirports, PLAINNESS, plainnessOf, timeWorth, troubleWorth } from './bestRanking';
import type { AirportSizes } from './bestRanking';
import { dayPartOf, NIGHTS, stopChoiceOf } from './filters';
import type { Sort, TripEnd } from './filters';
import type { FareStep, Flight, Slice } from './flights';
import { lazily, once } from './once';
import { sortedBy } from './sortedBy';
import { connectionsOf, endAirports, longestLayover, medianOf, nightsOf, tripEmissions } from './tripFacts';
import { cheapestFare } from './wholeCost';
import type { Extra } from './wholeCost';

/** One fact of many things. Thousands of things share few values: each says which of them, by its place. */
export interface Column<T> {
  readonly of: Uint32Array;
  /** In the order of the first thing that has it. */
  readonly values: readonly T[];
}

export type Columns = ReturnType<typeof buildColumns>;
export type Rows = ReturnType<typeof orderRows>;

function column<R, T>(things: readonly R[], valueOf: (thing: R) => T): Column<T> {
  const of = new Uint32Array(things.length);
  const places = new Map<T, number>();
  things.forEach((thing, i) => {
    const value = valueOf(thing);
    const place = places.get(value) ?? places.size;
    if (place === places.size) places.set(value, place);
    of[i] = place;
  });
  return { of, values: [...places.keys()] };
}

const words = (facts: readonly string[]): readonly string[] => [...new Set(facts.flatMap((fact) => fact.split(' ').filter(Boolean)))];
const most = (facts: readonly number[]): number => facts.reduce((all, fact) => Math.max(all, fact), 0);
const plainest = (facts: readonly number[]): number => facts.reduce((all, fact) => Math.min(all, fact), PLAINNESS.length - 1);

/**
 * Built once a list, between the answer and the first flights; a column when a filter or its options first ask for it. Many flights share
 * a way out or back: each is read once.
 */
export function buildColumns(flights: readonly Flight[], airports: AirportSizes) {
  const ways = [0, 1].map((direction) => column(flights, ({ slices }) => slices[direction]));
  const minor = minorAirports(
    (ways[0]?.values ?? []).map((slice) => ({ slices: slice ? [slice] : [] })),
    airports,
  );

  /** A fact of one direction; undefined where a flight does not have it. */
  function wayColumn<T>(direction: number, factOf: (slice: Slice, direction: number) => T): Column<T | undefined> {
    const { of, values } = ways[direction] ?? column([], () => undefined);
    const facts = column(values, (slice) => slice && factOf(slice, direction));
    return { of: of.map((slice) => facts.of[slice] ?? 0), values: facts.values };
  }
  /** A fact of whole trips, joined from one of each direction, once for each pair of facts that is met. */
  function tripColumn<F extends string | number, T>(
    factOf: (slice: Slice, direction: number) => F,
    join: (facts: readonly F[]) => T,
  ): Column<T> {
    const [out, back] = [wayColumn(0, factOf), wayColumn(1, factOf)];
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

  const tripMinutes = sums((slice) => slice.minutes);
  const emissions = sums((slice) => tripEmissions({ slices: [slice] }));
  const typicalEmissions = medianOf(emissions);
  const plain = lazily(() => tripColumn((slice) => PLAINNESS.indexOf(plainnessOf(slice, minor)), plainest));
  const airportsAt = (end: TripEnd) => lazily(() => tripColumn((slice, direction) => endAirports(slice, direction)[end], words));
  const partOf = (direction: number, minutesOf: (slice: Slice) => number) =>
    lazily(() => wayColumn(direction, (slice) => dayPartOf(minutesOf(slice))));
  return {
    flights,
    typicalEmissions,
    /** Minutes of the whole trip, and cents that its troubles weigh, for each flight. */
    tripMinutes,
    troubles: sums(troubleWorth),
    /** Place in `PLAINNESS` of a flight's least plain direction. */
    plain: (i: number): number => plain().values[plain().of[i] ?? 0] ?? 0,
    minutes: lazily(() => column(tripMinutes, (minutes) => minutes)),
    stops: lazily(() =>
      tripColumn(
        (slice) => slice.stops,
        (facts) => stopChoiceOf(most(facts)),
      ),
    ),
    airlines: lazily(() => column(flights, ({ carrier }) => carrier)),
    connections: lazily(() => tripColumn((slice) => connectionsOf({ slices: [slice] }).join(' '), words)),
    airports: { originAirports: airportsAt('originAirports'), destinationAirports: airportsAt('destinationAirports') },
    layover: lazily(() => tripColumn(longestLayover, most)),
    /** The nights that a flight does without. */
    nights: lazily(() =>
      tripColumn(
        (slice) => nightsOf(slice).join(' '),
        (facts) => NIGHTS.filter((night) => !words(facts).includes(night)),
      ),
    ),
    isLowEmission: lazily(() => column(emissions, (kilograms) => kilograms <= typicalEmissions)),
    /** Undefined where a flight has no return. */
    windows: {
      outboundDeparture: partOf(0, (slice) => slice.departMinutes),
      outboundArrival: partOf(0, (slice) => slice.arriveMinutes),
      returnDeparture: partOf(1, (slice) => slice.departMinutes),
      returnArrival: partOf(1, (slice) => slice.arriveMinutes),
    },
  };
}

/** The flights of a list in the order of their whole cost, built for each choice of extras. */
export function orderRows({ flights, tripMinutes, troubles }: Columns, extras: readonly Extra[]) {
  const fareOf = once((fares: readonly FareStep[]) => cheapestFare(fares, extras));
  const costs = flights.map(({ perAdult, fares }) => perAdult + fareOf(fares).rank);
  const index = sortedBy(costs, (cost) => cost);
  const rows = [...index];
  const outOf = (i: number): Slice | undefined => flights[i]?.slices[0];
  const keys: Readonly<Record<Sort, (i: number) => number>> = {
    best: (i) => (costs[i] ?? 0) + timeWorth(tripMinutes[i] ?? 0) + (troubles[i] ?? 0),
    cheapest: (i) => costs[i] ?? 0,
    fastest: (i) => tripMinutes[i] ?? 0,
    departure: (i) => outOf(i)?.departMinutes ?? 0,
    arrival: (i) => (outOf(i)?.dayShift ?? 0) * 1440 + (outOf(i)?.arriveMinutes ?? 0),
  };
  return {
    /** Indices into the list. */
    index,
    /** The same in the order asked for; sorted when first asked. */
    indexBy: once((sort: Sort) => sortedBy(rows, keys[sort]).map((row) => rows[row] ?? 0)),
    /** Whole costs, in the order of the list. */
    costs,
    cost: lazily(() => column(costs, (cost) => cost)),
    checkedBag: lazily(() => column(flights, ({ fares }) => fareOf(fares).step.conditions.checkedBag === 0)),
    /** What flights have of something, the cheapest flight's first. */
    cheapestFirst: <T>({ of, values }: Column<T>): readonly T[] =>
      column(rows, (i) => of[i] ?? 0).values.flatMap((place) => values.slice(place, place + 1)),
  };
}
