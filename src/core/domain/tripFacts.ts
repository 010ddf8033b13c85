/** What a whole trip says about itself, over both directions. */
import { DAY_PARTS, dayPartOf, stopChoiceOf } from './filters';
import type { StopChoice } from './filters';
import type { Flight } from './flights';

/** The parts of the day of the four windows, two bits each: outbound departure and arrival, return departure and arrival. */
export function packedDay(f: Flight): number {
  const [out, back] = f.slices;
  const part = (minutes: number | undefined): number => (minutes === undefined ? 0 : DAY_PARTS.indexOf(dayPartOf(minutes)));
  return part(out?.departMinutes) | (part(out?.arriveMinutes) << 2) | (part(back?.departMinutes) << 4) | (part(back?.arriveMinutes) << 6);
}

/** A trip is as direct as its least direct direction. */
export const mostStops = (f: Pick<Flight, 'slices'>): StopChoice => stopChoiceOf(Math.max(0, ...f.slices.map((s) => s.stops)));

/** Airports where a flight connects, in the order of the alphabet. */
export const connectionsOf = (f: Pick<Flight, 'slices'>): string[] =>
  [...new Set(f.slices.flatMap((s) => s.layovers.flatMap((l) => [l.airport, l.departsFrom])))].sort();
