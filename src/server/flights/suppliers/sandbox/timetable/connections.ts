/** What a legal connection is: minimum times, detours, longest waits (fare-model.9, fare-model.10, fare-model.11). */
import type { Airport } from '../../../../airports/airportTable';
import { flagOf, isSameCountry } from '../fares/regions';

const DOMESTIC = 40;
const DOMESTIC_BY_AIRPORT: Readonly<Record<string, number>> = { ATL: 50, ORD: 50, JFK: 50, LAX: 50 };
const DOMESTIC_SMALL = 35;
const TO_INTERNATIONAL = 75;
/** Immigration and bag recheck on the way into the United States or Canada; less after preclearance abroad. */
const INTO_NORTH_AMERICA = 105;
const AFTER_PRECLEARANCE = 90;
const FROM_INTERNATIONAL = 75;
const INTERNATIONAL = 70;
const INTERNATIONAL_BY_AIRPORT: Readonly<Record<string, number>> = {
  LHR: 90,
  CDG: 90,
  FRA: 60,
  MUC: 45,
  ZRH: 45,
  AMS: 50,
  DOH: 60,
  DXB: 60,
  SIN: 60,
  ICN: 60,
  HND: 60,
};
const OTHER_CARRIER = 30;
/** Fetching bags and checking in again (results.39). */
const SELF_TRANSFER = 180;
const PRECLEARED = new Set(['DUB', 'SNN', 'YYZ', 'YVR', 'YUL', 'YYC', 'YOW', 'YEG', 'YWG', 'YHZ', 'AUH', 'NAS', 'AUA', 'BDA']);
const CHANGES: readonly (readonly [string, string, number])[] = [
  ['JFK', 'LGA', 240],
  ['JFK', 'EWR', 240],
  ['LHR', 'LGW', 240],
  ['NRT', 'HND', 240],
  ['CDG', 'ORY', 210],
];
const HOUR = 60;
export const LONGEST_DOMESTIC = 4 * HOUR;
export const LONGEST_DOMESTIC_AT_NEED = 8 * HOUR;
export const LONGEST_INTERNATIONAL = 12 * HOUR;
export const LONGEST_INTERLINE = 24 * HOUR;

interface AirportChange {
  readonly code: string;
  readonly minutes: number;
}

const NO_CHANGES: readonly AirportChange[] = [];
const CHANGES_FROM = new Map<string, AirportChange[]>();
for (const [a, b, minutes] of CHANGES) {
  CHANGES_FROM.set(a, [...(CHANGES_FROM.get(a) ?? []), { code: b, minutes }]);
  CHANGES_FROM.set(b, [...(CHANGES_FROM.get(b) ?? []), { code: a, minutes }]);
}

/** Airports one may change to between two flights, with the minutes that takes. */
export function changesFrom(code: string): readonly AirportChange[] {
  return CHANGES_FROM.get(code) ?? NO_CHANGES;
}

/** Three airports of a connection: from `a` over `via` to `b`; `next` differs from `via` on an airport change. */
export interface Connection {
  readonly a: Airport;
  readonly via: Airport;
  readonly next: Airport;
  readonly b: Airport;
  readonly isOtherCarrier: boolean;
  /** The two airlines do not work together: two tickets. */
  readonly isSelfTransfer: boolean;
}

/** Least minutes between landing and take-off; Infinity where the airports cannot be joined. */
export function minimumConnection(connection: Connection): number {
  const least = minutesToChange(connection);
  return connection.isSelfTransfer ? Math.max(least, SELF_TRANSFER) : least;
}

function minutesToChange({ a, via, next, b, isOtherCarrier }: Connection): number {
  const extra = isOtherCarrier ? OTHER_CARRIER : 0;
  if (via !== next) return (changesFrom(via.code).find((c) => c.code === next.code)?.minutes ?? Infinity) + extra;
  const isFromHome = isSameCountry(a, via);
  const isToHome = isSameCountry(via, b);
  if (isFromHome && isToHome) return (via.tier === 3 ? DOMESTIC_SMALL : (DOMESTIC_BY_AIRPORT[via.code] ?? DOMESTIC)) + extra;
  if (isFromHome) return TO_INTERNATIONAL + extra;
  const flag = flagOf(via);
  if (flag === 'US' || flag === 'CA') return (flag === 'US' && PRECLEARED.has(a.code) ? AFTER_PRECLEARANCE : INTO_NORTH_AMERICA) + extra;
  return (isToHome ? FROM_INTERNATIONAL : (INTERNATIONAL_BY_AIRPORT[via.code] ?? INTERNATIONAL)) + extra;
}

/** Longest wait sold at a connection: domestic both ways 4 hours, else 12. */
export function longestConnection({ a, via, b }: Pick<Connection, 'a' | 'via' | 'b'>): number {
  return isSameCountry(a, via) && isSameCountry(via, b) ? LONGEST_DOMESTIC : LONGEST_INTERNATIONAL;
}

/** Kilometers flown on a connection, relative to the direct distance. */
const DETOUR = 1.45;
/** Where nothing else flies: between small places the way over a hub is long. */
const DETOUR_AT_NEED = { factor: 2, km: 1000 } as const;
/** Up to 250 miles nobody connects where a nonstop flies. */
const LEAST_CONNECTED_KM = 402;
/** Two airports of one city, or next to each other: no flight at all but a nonstop over water. */
const SAME_PLACE_KM = 90;

/** Most kilometers a connection may take for a direct distance (fare-model.9). */
export function longestTrack(direct: number, isNeed = false): number {
  return isNeed ? Math.max(DETOUR_AT_NEED.factor * direct, direct + DETOUR_AT_NEED.km) : DETOUR * direct;
}

/** Whether connections are sold between two airports this far apart. */
export function isWorthConnecting(direct: number, hasNonstop: boolean): boolean {
  return direct >= SAME_PLACE_KM && !(hasNonstop && direct < LEAST_CONNECTED_KM);
}
