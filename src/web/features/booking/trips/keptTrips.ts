/**
 * The flights of bookings that this device has shown, for without a network (booking.55). They stay after the visit, so nothing personal is
 * among them: no name, address, card, passport, ticket number or price (decision 168).
 */
import type { BookingView } from '#core/contract/bookings/bookings';
import type { SearchQuery } from '#core/domain/search/trip';
import { lastOf } from '#core/domain/values/nonEmpty';
import { browserStores } from '#web/platform/browser/storage';
import type { KeyValueStore } from '#web/platform/browser/storage';

const KEY = 'wf.trips';
/** More are dropped, the longest unseen first. */
const MOST_TRIPS = 10;
const DAY_MS = 86_400_000;
/** How long after its last flight a trip is kept. */
const KEPT_AFTER_MS = 7 * DAY_MS;

export interface KeptTrip extends Pick<
  BookingView,
  'reference' | 'supplierReference' | 'slices' | 'carriers' | 'airports' | 'conditions' | 'checkIn'
> {
  /** What was searched for, without its people; left out of trips kept before. */
  readonly query?: Pick<SearchQuery, 'slices'>;
  /** ISO instant at which the server said so. */
  readonly asOf: string;
}

/** The trips kept here, the one seen last first. */
export function readKept(now: number, local: KeyValueStore = browserStores.local): readonly KeptTrip[] {
  const stored = local.read(KEY);
  return Array.isArray(stored) ? stored.filter(isKept).filter((trip) => !isOver(trip, now)) : [];
}

/** Keeps what a booking is now; one that is no longer valid is dropped. */
export function keepTrip(booking: BookingView, now: number, local: KeyValueStore = browserStores.local): void {
  const others = readKept(now, local).filter(({ reference }) => reference !== booking.reference);
  const stands = (booking.state === 'ticketed' || booking.state === 'paid') && booking.change?.isCancelled !== true;
  const { reference, supplierReference, slices, carriers, airports, conditions, checkIn } = booking;
  const query = { slices: booking.query.slices };
  const trip = { reference, supplierReference, query, slices, carriers, airports, conditions, checkIn, asOf: new Date(now).toISOString() };
  write(stands ? [trip, ...others].slice(0, MOST_TRIPS) : others, local);
}

/** Drops all but some: those that this device may still open. */
export function dropAllBut(references: readonly string[], now: number, local: KeyValueStore = browserStores.local): void {
  write(
    readKept(now, local).filter(({ reference }) => references.includes(reference)),
    local,
  );
}

function write(trips: readonly KeptTrip[], local: KeyValueStore): void {
  if (trips.length === 0) local.remove(KEY);
  else local.write(KEY, trips);
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isSlice = (value: unknown): boolean =>
  isRecord(value) &&
  Array.isArray(value['legs']) &&
  value['legs'].length > 0 &&
  value['legs'].every(
    (leg) => isRecord(leg) && [leg['from'], leg['to'], leg['departs'], leg['arrives']].every((x) => typeof x === 'string'),
  ) &&
  Array.isArray(value['layovers']);

const isQuery = (value: unknown): boolean =>
  isRecord(value) &&
  Array.isArray(value['slices']) &&
  value['slices'].every((slice) => isRecord(slice) && [slice['origin'], slice['destination']].every((x) => typeof x === 'string'));

/** Values were written by {@link keepTrip}; the checks keep out what another version or another hand left there. */
const isKept = (value: unknown): value is KeptTrip =>
  isRecord(value) &&
  typeof value['reference'] === 'string' &&
  typeof value['asOf'] === 'string' &&
  !Number.isNaN(Date.parse(value['asOf'])) &&
  Array.isArray(value['slices']) &&
  value['slices'].length > 0 &&
  value['slices'].every(isSlice) &&
  isRecord(value['carriers']) &&
  isRecord(value['airports']) &&
  isRecord(value['conditions']) &&
  Array.isArray(value['checkIn']) &&
  (value['query'] === undefined || isQuery(value['query']));

const isOver = ({ slices }: KeptTrip, now: number): boolean =>
  Date.parse(`${lastOf(lastOf(slices).legs).arrives}:00Z`) + KEPT_AFTER_MS < now;
