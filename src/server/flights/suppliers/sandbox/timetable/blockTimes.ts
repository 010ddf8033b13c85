/** How long a flight takes from gate to gate (fare-model.7). */
import { at } from '#core/domain/values/checkedReads';
import type { Point } from '../../../../geography/distance';
import { distanceKm } from '../../../../geography/distance';

const { abs, atan2, cos, hypot, max, min, round, sin } = Math;

const RAD = Math.PI / 180;
const KM_PER_DEGREE = 111.32;
/** How strong the jet stream blows in each month, January first. */
const WINTER = [1.2, 1.2, 1.1, 1, 0.9, 0.8, 0.75, 0.75, 0.85, 1, 1.1, 1.2] as const;
const TAXI_OUT = { 1: 22, 2: 16, 3: 12 } as const;
const TAXI_IN = { 1: 9, 2: 7, 3: 5 } as const;
const CLIMB_AND_APPROACH = 12;

function middleLatitude(a: Point, b: Point): number {
  const p = a.lat * RAD;
  const q = b.lat * RAD;
  const dl = (b.lon - a.lon) * RAD;
  const bx = cos(q) * cos(dl);
  const by = cos(q) * sin(dl);
  return atan2(sin(p) + sin(q), hypot(cos(p) + bx, by)) / RAD;
}

/** Tail wind from `a` to `b` in km/h before the month's strength: positive eastbound, strongest at 45 degrees. */
export function windKmh(a: Point, b: Point, km: number): number {
  const dl = ((b.lon - a.lon + 540) % 360) - 180;
  const along = (dl * KM_PER_DEGREE * cos(((abs(a.lat) + abs(b.lat)) / 2) * RAD)) / km;
  const east = max(-1, min(1, along));
  const band = max(0, 1 - abs(abs(middleLatitude(a, b)) - 45) / 25);
  return (25 + 50 * band) * east;
}

/** Gate to gate, minutes in steps of five. `wind` from {@link windKmh}, `taxi` from {@link taxiMinutes}, month 1-12. */
export function blockOf(km: number, wind: number, taxi: number, month: number): number {
  const speed = (km < 700 ? 700 : km < 1500 ? 780 : km < 4500 ? 830 : 890) + wind * at(WINTER, month - 1);
  return round((taxi + CLIMB_AND_APPROACH + (60 * (1.025 * km + 25)) / speed) / 5) * 5;
}

/** Taxi out and in by size class of the two airports, minutes. */
export function taxiMinutes(from: 1 | 2 | 3, to: 1 | 2 | 3): number {
  return TAXI_OUT[from] + TAXI_IN[to];
}

/** Block minutes between two airports in a month (1-12), as the timetable has them before rush-hour padding. */
export function blockMinutes(a: Point & { tier: 1 | 2 | 3 }, b: Point & { tier: 1 | 2 | 3 }, month: number): number {
  const km = distanceKm(a, b);
  return blockOf(km, windKmh(a, b, km), taxiMinutes(a.tier, b.tier), month);
}
