/** The flights that the simulated airline sells for each shape of a trip, and what is on sale with them. */
import { addDays, daysBetween } from '#core/domain/values/dates';
import type { LocalDateTime } from '#core/domain/values/dates';
import type { Cents } from '#core/domain/values/money';
import { mapNonEmpty } from '#core/domain/values/nonEmpty';
import type { NonEmpty } from '#core/domain/values/nonEmpty';
import type { ExtrasOnSale } from '#core/domain/extras/extras';
import type { Leg, Slice } from '#core/domain/flights/flights';
import type { SearchQuery } from '#core/domain/search/trip';
import { required } from '#core/domain/values/checkedReads';
import type { PricedOffer } from '#server/flights/supplier';
import { bagOf, seatMapOf } from '#testing/bookings/fakeExtras';
import { offerAt, QUERY } from '#testing/bookings/fakeSupplier';
import { DAYS_LATER } from '../plan';
import type { Trip } from '../plan';
import { DAYS_BETWEEN_SLICES, SHAPES } from '../tripShapes';
import type { TripShape } from '../tripShapes';

/** A trip as it is sold at a moment. */
export interface OnSale extends Pick<Trip, 'shape' | 'exchange'> {
  readonly total: Cents;
}

/** However much cheaper its days are, a trip is not cheaper by more. */
const LEAST_MORE = -20_000;
/** When each leg of a slice leaves and arrives, in days after the slice begins and on the clock there. */
const TIMES = [
  { departs: [0, '21:30'], arrives: [1, '09:15'] },
  { departs: [1, '11:00'], arrives: [1, '13:30'] },
] as const;

const NAMES: Readonly<Record<string, readonly [city: string, country: string, zone: string]>> = {
  JFK: ['New York', 'US', 'America/New_York'],
  LHR: ['London', 'GB', 'Europe/London'],
  CDG: ['Paris', 'FR', 'Europe/Paris'],
  FRA: ['Frankfurt', 'DE', 'Europe/Berlin'],
  MAD: ['Madrid', 'ES', 'Europe/Madrid'],
};
export const zoneOf = (code: string): string => required(NAMES[code], code)[2];

const firstDayOf = (place: number) => addDays(QUERY.slices[0].date, place * DAYS_BETWEEN_SLICES);

export function queryOf(shape: TripShape): SearchQuery {
  const ways: NonEmpty<readonly string[]> = SHAPES[shape];
  return {
    ...QUERY,
    slices: mapNonEmpty(ways, (way, place) => ({
      origin: way[0] ?? '',
      destination: way.at(-1) ?? '',
      date: firstDayOf(place),
    })),
  };
}

function sliceOf(way: NonEmpty<string>, place: number, like: Leg): Slice {
  const at = ([days, clock]: readonly [number, string]) => `${addDays(firstDayOf(place), days)}T${clock}` as LocalDateTime;
  const [, ...stops] = way;
  const legs = stops.map((to, i): Leg => {
    const { departs, arrives } = required(TIMES[i], 'time');
    return {
      ...like,
      flightNumber: like.flightNumber + place * 10 + i,
      from: way[i] ?? '',
      to,
      departs: at(departs),
      arrives: at(arrives),
    };
  });
  const [first, ...more] = legs;
  return {
    legs: [required(first, 'leg'), ...more],
    layovers: more.map(({ from }) => ({ airport: from, departsFrom: from, minutes: 105, notes: [] })),
    stops: more.length,
    ...{ minutes: 405 + more.length * 255, departMinutes: 1290, arriveMinutes: 555 + more.length * 255, dayShift: 1 },
  };
}

/** The trip as it is sold now. */
export function offerOf(flightId: string, { shape, total }: OnSale): PricedOffer {
  const offer = offerAt(total);
  const ways: NonEmpty<NonEmpty<string>> = SHAPES[shape];
  const airports = Object.entries(NAMES).map(
    ([code, [city, country]]) => [code, { code, name: city, city, country, metro: code }] as const,
  );
  return {
    ...offer,
    flightId,
    query: queryOf(shape),
    slices: mapNonEmpty(ways, (way, place) => sliceOf(way, place, offer.slices[0].legs[0])),
    airports: { ...Object.fromEntries(airports), ...offer.airports },
  };
}

/** What a trip on these days costs more than on the first ones; null where one of its days is not sold. */
export function dearerBy({ slices }: SearchQuery): Cents | null {
  let more = 0;
  for (const [place, { date }] of slices.entries()) {
    const by = DAYS_LATER[daysBetween(firstDayOf(place), date)];
    if (by === undefined) return null;
    more += by;
  }
  return Math.max(LEAST_MORE, more);
}

/** A seat as the airline keeps it: the flight, a space, the seat. */
const seatName = ({ carrier, flightNumber }: Leg, designator: string): string => `${carrier}${String(flightNumber)} ${designator}`;

/** The seats of a trip. */
export const seatsIn = ({ slices, extras = [] }: PricedOffer): readonly string[] =>
  extras.flatMap((extra) => {
    const leg = extra.kind === 'seat' ? slices[extra.slice]?.legs[extra.leg] : undefined;
    return extra.kind === 'seat' && leg ? [seatName(leg, extra.designator)] : [];
  });

/** All trips are on the same aircraft: a seat is sold once, whoever wants it. */
export function extrasFor({ slices }: PricedOffer, taken: ReadonlySet<string>): ExtrasOnSale {
  return {
    seatMaps: slices.flatMap(({ legs }, slice) =>
      legs.map((flown, leg) => seatMapOf({ slice, leg }, 1, (designator) => taken.has(seatName(flown, designator)))),
    ),
    bags: slices.map((_, slice) => bagOf(slice)),
  };
}
