/**
 * What filtering reads of a list: one row a flight, in the order of its whole cost with the extras wanted. Flights whose
 * cost is wholly known come first, then those with an unknown fee, then those that cannot give what is wanted.
 */
import { PLAINNESS, plainnessOf, timeWorth, tripMinutes, troubleWorth } from './bestRanking';
import { dayPartOf, NIGHTS } from './filters';
import type { Sort, TripEnd } from './filters';
import type { FareConditions, Flight, Slice } from './flights';
import { once } from './once';
import { sortedBy } from './sortedBy';
import { connectionsOf, endAirports, longestLayover, medianOf, mostStops, nightsOf, tripEmissions } from './tripFacts';
import { rankOf, wholeCost } from './wholeCost';
import type { Extra } from './wholeCost';

/** One fact of every flight. Thousands of flights share few values: a row says which of them, by its place. */
export interface Column<T> {
  readonly of: Uint32Array;
  /** Distinct, in the order of their first row. */
  readonly values: readonly T[];
}

function column<R, T>(rows: readonly R[], valueOf: (row: R) => T): Column<T> {
  const of = new Uint32Array(rows.length);
  const places = new Map<T, number>();
  rows.forEach((row, i) => {
    const value = valueOf(row);
    const place = places.get(value) ?? places.size;
    if (place === places.size) places.set(value, place);
    of[i] = place;
  });
  return { of, values: [...places.keys()] };
}

/** Several words of every flight: a column of their texts, read back. */
function wordsColumn<R>(rows: readonly R[], textOf: (row: R) => string): Column<readonly string[]> {
  const { of, values } = column(rows, textOf);
  return { of, values: values.map((text) => [...new Set(text.split(' ').filter(Boolean))]) };
}

/** Built once a list and choice of extras, between the answer and the first flights; slices and fare conditions are read once each. */
export function buildColumns(flights: readonly Flight[], extras: readonly Extra[], minorAirports: ReadonlySet<string>) {
  const feesOf = once((conditions: FareConditions) => rankOf(wholeCost({ perAdult: 0, conditions }, extras)));
  const factsOf = once((slice: Slice) => ({
    connections: connectionsOf({ slices: [slice] }).join(' '),
    trouble: troubleWorth(slice),
    plain: PLAINNESS.indexOf(plainnessOf(slice, minorAirports)),
    layover: longestLayover(slice),
    nights: nightsOf(slice),
    emissions: tripEmissions({ slices: [slice] }),
  }));
  const unordered = flights.map((flight) => {
    const [out, back] = flight.slices;
    const facts = flight.slices.map(factsOf);
    const sum = (of: 'trouble' | 'emissions'): number => facts.reduce((all, fact) => all + fact[of], 0);
    const cost = flight.perAdult + feesOf(flight.conditions);
    return { flight, out, back, facts, minutes: tripMinutes(flight), emissions: sum('emissions'), trouble: sum('trouble'), cost };
  });
  const index = sortedBy(unordered, ({ cost }) => cost);
  const rows = [...index].flatMap((i) => unordered[i] ?? []);
  const keys: Readonly<Record<Sort, (row: (typeof rows)[number]) => number>> = {
    best: ({ cost, minutes, trouble }) => cost + timeWorth(minutes) + trouble,
    cheapest: ({ cost }) => cost,
    fastest: ({ minutes }) => minutes,
    departure: ({ out }) => out?.departMinutes ?? 0,
    arrival: ({ out }) => (out?.dayShift ?? 0) * 1440 + (out?.arriveMinutes ?? 0),
  };
  const typicalEmissions = medianOf(rows.map(({ emissions }) => emissions));
  const endsOf = [0, 1].map((direction) => once((slice: Slice) => endAirports(slice, direction)));
  const airports = (end: TripEnd): Column<readonly string[]> =>
    wordsColumn(rows, ({ flight }) => flight.slices.map((slice, direction) => endsOf[direction]?.(slice)[end] ?? '').join(' '));
  return {
    /** Row → index into the list. */
    index,
    /** The rows in the order asked for; sorted when first asked. */
    rowsBy: once((sort: Sort) => sortedBy(rows, keys[sort])),
    cost: column(rows, ({ cost }) => cost),
    minutes: column(rows, ({ minutes }) => minutes),
    stops: column(rows, ({ flight }) => mostStops(flight)),
    airlines: column(rows, ({ flight }) => flight.carrier),
    checkedBag: column(rows, ({ flight }) => flight.conditions.checkedBag === 0),
    connections: wordsColumn(rows, ({ facts }) => facts.map(({ connections }) => connections).join(' ')),
    airports: { originAirports: airports('originAirports'), destinationAirports: airports('destinationAirports') },
    layover: column(rows, ({ facts }) => facts.reduce((most, { layover }) => Math.max(most, layover), 0)),
    /** The nights that a flight does without. */
    nights: wordsColumn(rows, ({ facts }) => NIGHTS.filter((night) => facts.every(({ nights }) => !nights.includes(night))).join(' ')),
    typicalEmissions,
    isLowEmission: column(rows, ({ emissions }) => emissions <= typicalEmissions),
    /** Place in `PLAINNESS` of the least plain direction. */
    plain: Uint8Array.from(rows, ({ facts }) => facts.reduce((least, { plain }) => Math.min(least, plain), Infinity)),
    /** Undefined where a flight has no return. */
    windows: {
      outboundDeparture: column(rows, ({ out }) => out && dayPartOf(out.departMinutes)),
      outboundArrival: column(rows, ({ out }) => out && dayPartOf(out.arriveMinutes)),
      returnDeparture: column(rows, ({ back }) => back && dayPartOf(back.departMinutes)),
      returnArrival: column(rows, ({ back }) => back && dayPartOf(back.arriveMinutes)),
    },
  };
}
