/** What a whole trip says about itself, over both directions. */
import { stopChoiceOf } from './filters';
import type { StopChoice, TimeWindow } from './filters';
import type { Flight } from './flights';

/** Local minutes since midnight that a window is about; undefined for the return of a one-way trip. */
export function minutesIn(f: Pick<Flight, 'slices'>, window: TimeWindow): number | undefined {
  switch (window) {
    case 'outboundDeparture':
      return f.slices[0]?.departMinutes;
    case 'outboundArrival':
      return f.slices[0]?.arriveMinutes;
    case 'returnDeparture':
      return f.slices[1]?.departMinutes;
    case 'returnArrival':
      return f.slices[1]?.arriveMinutes;
  }
}

/** A trip is as direct as its least direct direction. */
export const mostStops = (f: Pick<Flight, 'slices'>): StopChoice => stopChoiceOf(Math.max(0, ...f.slices.map((s) => s.stops)));

/** Airports where a flight connects, in the order of the alphabet. */
export const connectionsOf = (f: Pick<Flight, 'slices'>): string[] =>
  [...new Set(f.slices.flatMap((s) => s.layovers.flatMap((l) => [l.airport, l.departsFrom])))].sort();
