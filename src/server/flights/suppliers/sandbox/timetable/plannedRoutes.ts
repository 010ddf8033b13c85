/** Routes while the timetable is planned: who flies where, and how often. */
import type { Airport } from '../../../../airports/airportTable';
import type { SandboxCarrier } from '../fares/carriers';

/** An airline's route in both directions: departures a day, or a mask of weekdays (bit 0 = Sunday) for one departure on those days. */
export interface Market {
  readonly a: Airport;
  readonly b: Airport;
  readonly c: SandboxCarrier;
  readonly km: number;
  readonly daily: number;
  readonly mask: number;
}

/** A route before its frequency; `listed` as published, departures a day, 0 a few a week. */
export interface PlannedRoute {
  readonly a: Airport;
  readonly b: Airport;
  readonly c: SandboxCarrier;
  readonly km: number;
  readonly listed: number | null;
}

/** The same word and number for a pair in both directions. */
export const pairKey = (a: Airport, b: Airport): string => (a.code < b.code ? `${a.code}|${b.code}` : `${b.code}|${a.code}`);
export const pairNumber = (a: Airport, b: Airport): number => Math.min(a.index, b.index) * 65_536 + Math.max(a.index, b.index);
