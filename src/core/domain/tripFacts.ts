/** What a whole trip says about itself, over both directions. */
import { stopChoiceOf } from './filters';
import type { StopChoice } from './filters';
import type { Flight } from './flights';

/** A trip is as direct as its least direct direction. */
export const mostStops = (f: Pick<Flight, 'slices'>): StopChoice => stopChoiceOf(f.slices.reduce((most, s) => Math.max(most, s.stops), 0));

/** Airports where a flight connects, in the order of the alphabet. */
export const connectionsOf = (f: Pick<Flight, 'slices'>): string[] =>
  [...new Set(f.slices.flatMap((s) => s.layovers.flatMap((l) => [l.airport, l.departsFrom])))].sort();
