/** What a whole trip says about itself, over both directions. */
import { isRedEye } from './bestRanking';
import { NIGHTS } from '../filters/filterChoices';
import type { Night, TripEnd } from '../filters/filterChoices';
import type { Slice } from './flights';
import { lastOf } from '../values/nonEmpty';

/** A trip, or some of its directions. */
interface WithSlices {
  readonly slices: readonly Slice[];
}

/** Airports where a flight connects, in the order of the alphabet. */
export const connectionsOf = (f: WithSlices): string[] =>
  [...new Set(f.slices.flatMap((s) => s.layovers.flatMap((l) => [l.airport, l.departsFrom])))].sort();

/** Airports of a direction at the two ends of its trip; the first direction leaves the origin, the second comes back to it. */
export function endAirports({ legs }: Slice, direction: number): Readonly<Record<TripEnd, string>> {
  const [from, to] = [legs[0].from, lastOf(legs).to];
  return direction === 0 ? { originAirports: from, destinationAirports: to } : { originAirports: to, destinationAirports: from };
}

/** Airports of a trip at one of its ends, in the order of the alphabet: two where it comes home elsewhere. */
export const airportsAt = (f: WithSlices, end: TripEnd): string[] =>
  [...new Set(f.slices.map((slice, direction) => endAirports(slice, direction)[end]))].sort();

/** Minutes of the longest layover of one direction, 0 where there is none. */
export const longestLayover = ({ layovers }: Slice): number => layovers.reduce((most, { minutes }) => Math.max(most, minutes), 0);

export const hasSelfTransfer = (f: WithSlices): boolean =>
  f.slices.some(({ layovers }) => layovers.some(({ notes }) => notes.includes('selfTransfer')));

/** What is shown of a list unless self-transfers are requested: those on one ticket, or all where there are none. */
export function withoutSelfTransfers<F extends WithSlices>(flights: readonly F[]): readonly F[] {
  const onOneTicket = flights.filter((flight) => !hasSelfTransfer(flight));
  return onOneTicket.length > 0 ? onOneTicket : flights;
}

/** The nights of one direction. */
export function nightsOf({ legs, layovers }: Slice): Night[] {
  const has: Readonly<Record<Night, boolean>> = {
    overnightLayover: layovers.some(({ notes }) => notes.includes('overnight')),
    redEye: legs.some(isRedEye),
  };
  return NIGHTS.filter((night) => has[night]);
}

/** What a traveler should know of a direction before choosing it. */
const SLICE_TAGS = ['redEye', 'overnight', 'long', 'airportChange', 'selfTransfer'] as const;
export type SliceTag = (typeof SLICE_TAGS)[number];

/** The tags of one direction; a layover over night is not called long as well. */
export function tagsOf(slice: Slice): readonly SliceTag[] {
  const { layovers } = slice;
  const nights = nightsOf(slice);
  const has: Readonly<Record<SliceTag, boolean>> = {
    redEye: nights.includes('redEye'),
    overnight: nights.includes('overnightLayover'),
    long: layovers.some(({ notes }) => notes.includes('long') && !notes.includes('overnight')),
    selfTransfer: hasSelfTransfer({ slices: [slice] }),
    airportChange: layovers.some(({ notes, airport, departsFrom }) => notes.includes('airportChange') || airport !== departsFrom),
  };
  return SLICE_TAGS.filter((tag) => has[tag]);
}

/** Kilograms of CO₂e for one traveler, all directions together. */
export const tripEmissions = (f: WithSlices): number =>
  f.slices.reduce((sum, { legs }) => legs.reduce((kg, leg) => kg + leg.co2Kg, sum), 0);

/** The middle of some figures, the lower of two; 0 where there are none. */
export const medianOf = (figures: readonly number[]): number => [...figures].sort((a, b) => a - b)[(figures.length - 1) >> 1] ?? 0;

/** How many percent a trip emits more (or, negative, less) than `typical` kilograms; 0 where that is not known. */
export const percentAgainst = (f: WithSlices, typical: number): number =>
  typical > 0 ? Math.round((tripEmissions(f) / typical - 1) * 100) : 0;
