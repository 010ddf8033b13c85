/** What flies, and when: the slices of Duffel's offers and orders in the words of the domain. */
import { at, required } from '#core/domain/values/checkedReads';
import { daysBetween, localParts } from '#core/domain/values/dates';
import type { LocalDateTime } from '#core/domain/values/dates';
import type { AirportRef, Layover, LayoverNote, Leg, Slice } from '#core/domain/flights/flights';
import { flagOfCountry } from '#core/domain/places/unitedStates';
import { isNonEmpty } from '#core/domain/values/nonEmpty';
import type { Cabin } from '#core/domain/search/trip';
import { instantOf } from '../../../../geography/timeZones';
import type { PricedOffer } from '../../../supplier';
import type { Airline, Airport, Segment } from '../api/duffelTypes';

const SHORT_MINUTES = 60;
const LONG_MINUTES = 5 * 60;

/** Names a flight by what flies. */
export const nameOf = (s: Segment): string =>
  [
    codeOf(s.marketing_carrier),
    s.marketing_carrier_flight_number,
    codeOf(s.origin),
    codeOf(s.destination),
    s.departing_at.slice(0, 16).replace(/\D/g, ''),
  ].join('-');

const codeOf = ({ iata_code, name }: Airport | Airline): string => required(iata_code, name);

/** Where it is must be known, its names need not. */
function airportOf(airport: Airport): AirportRef {
  const code = codeOf(airport);
  const { name, city_name, iata_country_code, iata_city_code } = airport as Partial<Airport>;
  return {
    code,
    name: name ?? code,
    city: city_name ?? name ?? code,
    country: required(iata_country_code, 'country'),
    metro: iata_city_code ?? code,
  };
}

const local = (text: string): LocalDateTime => text.slice(0, 16) as LocalDateTime; // ISO 8601 without a zone, as Duffel has it
const minutesBetween = (from: Date, to: Date): number => Math.round((to.getTime() - from.getTime()) / 60_000);

/** What of an offer or an order its flights are read from. */
export interface Flown {
  readonly slices: readonly { readonly segments: readonly Segment[] }[];
  readonly passengers: readonly unknown[];
  readonly owner?: Airline | null;
  readonly total_emissions_kg?: string | null;
}

/**
 * Flights, airlines and airports; null where a direction cannot be read: a flight without a number, an airline or airport without a code,
 * or airports without a time. `cabin` is the one that was searched for.
 * Of what is sold (`isSold`) an airline may have moved a flight past the next one; then nothing is between them.
 */
export function readFlown(flown: Flown, cabin: Cabin, isSold = false): Pick<PricedOffer, 'slices' | 'carriers' | 'airports'> | null {
  const slices = flown.slices.map((slice) => sliceOf(slice.segments, flown, cabin, isSold));
  const known = slices.flatMap((slice) => slice ?? []);
  if (known.length < slices.length || !isNonEmpty(known)) return null;
  const segments = flown.slices.flatMap((slice) => slice.segments);
  const airlines = [flown.owner, ...segments.map((s) => s.marketing_carrier)].flatMap((airline) => (airline?.iata_code ? [airline] : []));
  return {
    slices: known,
    carriers: Object.fromEntries(airlines.map((a) => [codeOf(a), { code: codeOf(a), name: nameOfAirline(a) }])),
    airports: Object.fromEntries(segments.flatMap((s) => [s.origin, s.destination, ...stopsOf(s)]).map((a) => [codeOf(a), airportOf(a)])),
  };
}

function sliceOf(segments: readonly Segment[], flown: Flown, cabin: Cabin, isSold: boolean): Slice | null {
  const [first, last] = [segments[0], segments.at(-1)];
  if (!first || !last || !segments.every(isReadable)) return null;
  const legs = segments.map((s) => legOf(s, minutesBetween(departureOf(s), arrivalOf(s)), flown, cabin));
  const layovers = segments.slice(1).map((after, i) => {
    const before = at(segments, i);
    const between = minutesBetween(arrivalOf(before), departureOf(after));
    return layoverOf(before, after, isSold ? Math.max(between, 0) : between, [first.origin, last.destination]);
  });
  if (
    !isNonEmpty(legs) ||
    legs.some(({ minutes }) => !(minutes > 0)) ||
    layovers.some(({ minutes }) => !(isSold ? minutes >= 0 : minutes > 0))
  )
    return null;
  const [departs, arrives] = [localParts(local(first.departing_at)), localParts(local(last.arriving_at))];
  return {
    legs,
    layovers,
    stops: legs.length - 1 + legs.reduce((sum, { stopsAt = [] }) => sum + stopsAt.length, 0),
    minutes: [...legs, ...layovers].reduce((sum, part) => sum + part.minutes, 0),
    departMinutes: departs.minutes,
    arriveMinutes: arrives.minutes,
    dayShift: daysBetween(departs.date, arrives.date),
  };
}

/** Without a code or a number a flight can be neither named nor found again. */
const isReadable = (s: Segment): boolean =>
  /^\d+$/.test(s.marketing_carrier_flight_number) &&
  [s.marketing_carrier, s.origin, s.destination].every(({ iata_code }) => iata_code !== null);

/** Of a flight what says when it leaves and arrives. */
type Timed = Pick<Segment, 'departing_at' | 'arriving_at' | 'origin' | 'destination'>;
interface TimedSlice {
  readonly segments: readonly Timed[];
}
const departureOf = (s: Timed): Date => instantOf(local(s.departing_at), s.origin.time_zone);
const arrivalOf = (s: Timed): Date => instantOf(local(s.arriving_at), s.destination.time_zone);

export const leavesAt = ({ segments }: TimedSlice): Date => departureOf(at(segments, 0));
export const arrivesAt = ({ segments }: TimedSlice): Date => arrivalOf(at(segments, segments.length - 1));
/** Slices of an order that was changed come in no order. */
export const asFlown = <T extends TimedSlice>(slices: readonly T[]): readonly T[] =>
  [...slices].sort((a, b) => leavesAt(a).getTime() - leavesAt(b).getTime());

type Amenities = Partial<NonNullable<NonNullable<NonNullable<Segment['passengers']>[number]['cabin']>['amenities']>>;

const stopsOf = ({ stops }: Segment): readonly Airport[] => (stops ?? []).map(({ airport }) => airport);

const nameOfAirline = ({ name, iata_code }: Partial<Airline>): string => name ?? iata_code ?? '';

/** Who flies, where that is another airline than the one that sells; null too where Duffel does not say. */
function operatorOf({ operating_carrier: operator, marketing_carrier: seller }: Segment): string | null {
  return !operator || operator.iata_code === seller.iata_code ? null : nameOfAirline(operator) || null;
}

function legOf(s: Segment, minutes: number, flown: Flown, searchedCabin: Cabin): Leg {
  const [passenger] = s.passengers ?? [];
  const amenities: Amenities | null | undefined = passenger?.cabin?.amenities;
  const cabin = passenger?.cabin_class ? CABINS[passenger.cabin_class] : searchedCabin;
  const stopsAt = stopsOf(s).map(codeOf);
  return {
    carrier: codeOf(s.marketing_carrier),
    flightNumber: Number(s.marketing_carrier_flight_number),
    operatedBy: operatorOf(s),
    alsoSoldAs: [],
    from: codeOf(s.origin),
    to: codeOf(s.destination),
    ...(s.origin_terminal ? { fromTerminal: s.origin_terminal } : {}),
    ...(s.destination_terminal ? { toTerminal: s.destination_terminal } : {}),
    departs: local(s.departing_at),
    arrives: local(s.arriving_at),
    minutes,
    aircraft: s.aircraft?.iata_code ?? '',
    aircraftName: s.aircraft?.name ?? '',
    legroomInches: 0,
    wifi: amenities?.wifi?.available === true,
    power: amenities?.power?.available === true,
    entertainment: false,
    co2Kg: emissionsOf(s, flown),
    ...(stopsAt.length === 0 ? {} : { stopsAt }),
    ...(cabin === searchedCabin ? {} : { cabin }),
  };
}

const CABINS = { economy: 'Economy', premium_economy: 'PremiumEconomy', business: 'Business', first: 'First' } as const;

/** The offer's emissions by distance and traveler; 0 where Duffel says nothing. */
function emissionsOf(segment: Segment, flown: Flown): number {
  const all = flown.slices.flatMap((slice) => slice.segments);
  const figure = (text: string | null | undefined): number => (Number.isFinite(Number(text)) ? Number(text) : 0);
  const total = figure(flown.total_emissions_kg);
  const whole = all.reduce((sum, s) => sum + figure(s.distance), 0);
  const share = whole > 0 ? figure(segment.distance) / whole : 1 / all.length;
  return Math.round((total * share) / Math.max(1, flown.passengers.length));
}

/** `ends`: where the slice leaves and arrives. */
function layoverOf(before: Segment, after: Segment, minutes: number, ends: readonly Airport[]): Layover {
  const [airport, departsFrom] = [codeOf(before.destination), codeOf(after.origin)];
  const notes: LayoverNote[] = [];
  if (minutes < SHORT_MINUTES) notes.push('short');
  if (minutes > LONG_MINUTES) notes.push('long');
  if (before.arriving_at.slice(0, 10) !== after.departing_at.slice(0, 10)) notes.push('overnight');
  if (airport !== departsFrom) notes.push('airportChange');
  const flagAt = (at: Airport): string => flagOfCountry(at.iata_country_code);
  if (!ends.some((end) => flagAt(end) === flagAt(before.destination))) notes.push('transitCountry');
  return { airport, departsFrom, minutes, notes };
}
