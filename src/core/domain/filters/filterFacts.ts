/** What filters read of the flights of a list. */
import { minorAirports, PLAINNESS, plainnessOf, ticketsWorth, timeWorth, tripMinutes, troubleWorth } from '../flights/bestRanking';
import type { AirportSizes } from '../flights/bestRanking';
import type { FareStep, Flight, Slice } from '../flights/flights';
import { hasSelfTransfer, medianOf, tripEmissions } from '../flights/tripFacts';
import { cheapestFare } from '../fares/wholeCost';
import type { Extra } from '../fares/wholeCost';
import { once } from '../values/once';

/** A flight of a list, at the fare that gives the wanted extras for the least. */
export type Row = ReturnType<typeof rowsOf>['rows'][number];
/** The flights of a list in the order of their whole cost, and what is said of all of them. */
export type RowList = Pick<ReturnType<typeof rowsOf>, 'hasOneTicket' | 'typicalEmissions'>;

/** How a filter reads its fact of a flight. */
export interface FactSource<T> {
  of(row: Row, list: RowList): T;
}

export const ofRow = <T>(of: (row: Row, list: RowList) => T): FactSource<T> => ({ of });
/** A fact of one direction; undefined where a flight does not have it. */
export const ofDirection = <T>(direction: number, factOf: (slice: Slice) => T): FactSource<T | undefined> =>
  ofRow(({ flight: { slices } }) => slices[direction] && factOf(slices[direction]));
/** A fact of a whole trip, joined from those of its directions. */
export const ofTrip = <F extends string | number, T>(
  factOf: (slice: Slice, direction: number) => F,
  join: (facts: readonly F[]) => T,
): FactSource<T> => ofRow(({ flight: { slices } }) => join(slices.map((slice, direction) => factOf(slice, direction))));

/** More cents than any score has. */
const BEHIND = 1e12;

/** The rows of a list whose prices include `extras`: the cheapest first; those whose cost is wholly known, then those with an unknown fee. */
export function rowsOf(flights: readonly Flight[], airports: AirportSizes, extras: readonly Extra[]) {
  // many flights share their fares, a way out or back
  const fareOf = once((fares: readonly FareStep[]) => cheapestFare(fares, extras));
  const minor = minorAirports([...new Set(flights.map(({ slices }) => slices[0]))], airports);
  const read = once((slice: Slice) => ({ trouble: troubleWorth(slice), plain: PLAINNESS.indexOf(plainnessOf(slice, minor)) }));
  const rows = flights.map((flight, place) => {
    const { step, rank: fareRank } = fareOf(flight.fares);
    const [cost, minutes, isSelfTransfer] = [flight.perAdult + fareRank, tripMinutes(flight), hasSelfTransfer(flight)];
    const slices = flight.slices.map(read);
    const troubles = slices.reduce((sum, { trouble }) => sum + trouble, ticketsWorth(flight));
    // on two tickets nothing is best: behind all that is on one (results.39)
    const score = cost + timeWorth(minutes) + troubles + (isSelfTransfer ? BEHIND : 0);
    const plain = Math.min(...slices.map((slice) => slice.plain));
    return { flight, place, cost, minutes, isSelfTransfer, conditions: step.conditions, emissions: tripEmissions(flight), plain, score };
  });
  return {
    rows: rows.sort((a, b) => a.cost - b.cost),
    hasOneTicket: rows.some(({ isSelfTransfer }) => !isSelfTransfer),
    typicalEmissions: medianOf(rows.map(({ emissions }) => emissions)),
  };
}
