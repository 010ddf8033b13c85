/** When flights leave: slots over the day, long-haul windows, red-eyes, curfews (data/model.md §2). */
import type { Airport } from '../../airports/airportTable';
import { chance } from './hash';
import type { Region } from './regions';
import { flagOf, regionOf } from './regions';

/** Minutes since local midnight; an end beyond 1440 is after midnight. */
type Window = readonly [start: number, end: number];

const at = (hour: number, minute = 0): number => hour * 60 + minute;
const DAY = 1440;
const STEP = 5;
const JITTER = 20;
const LONG_KM = 5200;
/** From this distance on a flight between continents keeps the long-haul windows. */
const INTERCONTINENTAL_KM = 3500;
const RED_EYE_KM = 2600;
const RED_EYE_SHARE = 0.25;
const RED_EYE: Window = [at(21, 45), at(23, 55)];
const WEST_ZONES = new Set(['America/Los_Angeles', 'America/Phoenix', 'America/Anchorage', 'Pacific/Honolulu', 'America/Juneau']);

/** Demand over a day of short and medium flights: share of departures in each part. */
const DAY_PARTS: readonly (readonly [start: number, end: number, weight: number])[] = [
  [at(6), at(8), 1.4],
  [at(8), at(16), 1],
  [at(16), at(19), 1.35],
  [at(19), at(21, 30), 0.8],
];

const GULF_BANKS: readonly Window[] = [
  [at(2), at(4)],
  [at(8), at(10, 30)],
  [at(14), at(16, 30)],
];
const WINDOWS: Readonly<Partial<Record<`${Region}-${Region}`, readonly Window[]>>> = {
  'NA-EU': [[at(16, 30), at(22, 45)]],
  'EU-NA': [[at(9), at(17, 30)]],
  'NA-ASIA': [[at(10, 30), at(14, 30)]],
  'ASIA-NA': [[at(10, 30), at(19, 30)]],
  'NA-OCE': [[at(20, 30), at(23, 30)]],
  'OCE-NA': [[at(9), at(21)]],
  'NA-SAM': [[at(19, 30), at(23, 55)]],
  'SAM-NA': [[at(20), at(23, 55)]],
  'NA-GULF': [[at(10, 30), at(23)]],
  'NA-INDIA': [[at(10, 30), at(23)]],
  'NA-AFR': [[at(16, 30), at(22, 45)]],
  'AFR-NA': [[at(20), at(24, 30)]],
  'EU-ASIA': [
    [at(10), at(14)],
    [at(18), at(23, 30)],
  ],
  'ASIA-EU': [
    [at(9), at(14)],
    [at(22, 30), at(25)],
  ],
  'EU-AFR': [
    [at(10), at(12)],
    [at(19), at(23)],
  ],
  'AFR-EU': [
    [at(8), at(11)],
    [at(19), at(23, 30)],
  ],
  'EU-SAM': [
    [at(10), at(13)],
    [at(21), at(23, 55)],
  ],
  'SAM-EU': [[at(16), at(23, 30)]],
  'ASIA-OCE': [
    [at(8), at(11)],
    [at(18), at(23, 55)],
  ],
  'OCE-ASIA': [
    [at(8), at(12)],
    [at(19), at(23)],
  ],
};
const WEST_TO_ASIA: readonly Window[] = [
  [at(10, 30), at(14, 30)],
  [at(22, 30), at(25, 30)],
];
const ANY_LONG: readonly Window[] = [[at(8), at(23)]];
/** One daytime flight a day from the American northeast to London. */
const DAY_FLIGHT: Window = [at(7, 45), at(9, 30)];
const DAY_FLIGHT_FROM = new Set(['JFK', 'BOS', 'EWR', 'IAD']);

/** No take-off or landing from start to end, local minutes; `take-off` where landings are free. */
const CURFEWS: Readonly<Record<string, { readonly from: number; readonly to: number; readonly takeOffOnly?: boolean }>> = {
  LHR: { from: at(23, 30), to: at(6) },
  LGW: { from: at(23, 45), to: at(5) },
  ORY: { from: at(23, 30), to: at(6) },
  FRA: { from: at(23), to: at(5) },
  ZRH: { from: at(23, 30), to: at(6) },
  SYD: { from: at(23), to: at(6) },
  ITM: { from: at(21), to: at(7) },
  NRT: { from: at(0), to: at(6) },
  SNA: { from: at(23), to: at(7) },
  LGB: { from: at(22), to: at(7) },
  BUR: { from: at(22), to: at(7) },
  SAN: { from: at(23, 30), to: at(6, 30), takeOffOnly: true },
  DCA: { from: at(23, 30), to: at(6) },
  LGA: { from: at(0), to: at(6) },
};
/** Landing at these hours looks odd anywhere but in hubs that work at night. */
const NIGHT: Window = [at(1, 30), at(4, 30)];
const NIGHT_REGIONS: ReadonlySet<Region> = new Set(['GULF', 'INDIA', 'ASIA']);
const SHIFT_STEP = 15;
const LONGEST_SHIFT = at(8);

/** What the departure times of one direction of a route depend on. */
export interface Direction {
  readonly carrier: string;
  readonly from: Airport;
  readonly to: Airport;
  readonly km: number;
  readonly block: number;
  readonly count: number;
  /** How much later the clock is at the destination, minutes, in winter and in summer. */
  readonly clockChange: readonly [winter: number, summer: number];
}

/** Local departure times in minutes since midnight, ascending, each a multiple of five. */
export function departureTimes(d: Direction): number[] {
  const taken = new Set<number>();
  for (const wanted of wishes(d)) taken.add(allowed(d, wanted, taken));
  return [...taken].sort((a, b) => a - b);
}

function wishes(d: Direction): number[] {
  const key = `departure|${d.carrier}|${d.from.code}|${d.to.code}`;
  const windows = windowsOf(d);
  const out: number[] = [];
  const redEyes = isRedEyeRoute(d) ? Math.round(d.count * RED_EYE_SHARE + chance(`${key}|redeye`) * 0.49) : 0;
  for (let i = 0; i < d.count; i++) {
    const jitter = (chance(`${key}|${i}`) * 2 - 1) * JITTER;
    const phase = (i + 0.1 + 0.8 * chance(`${key}|phase`)) / d.count;
    const minute =
      i < redEyes
        ? inWindows([RED_EYE], (i + chance(`${key}|red|${i}`)) / redEyes)
        : windows === null
          ? inDayParts(phase) + jitter
          : i === 0 && d.count > 1 && d.to.code === 'LHR' && DAY_FLIGHT_FROM.has(d.from.code)
            ? inWindows([DAY_FLIGHT], chance(`${key}|day`))
            : inWindows(windows, phase);
    out.push((((Math.round(minute / STEP) * STEP) % DAY) + DAY) % DAY);
  }
  return out;
}

function windowsOf(d: Direction): readonly Window[] | null {
  const from = regionOf(d.from);
  const to = regionOf(d.to);
  const isBetween = from !== to && d.km > INTERCONTINENTAL_KM;
  if (d.km <= LONG_KM && !isBetween) return null;
  if (from === to || flagOf(d.from) === flagOf(d.to)) return null;
  if (from === 'NA' && to === 'ASIA' && WEST_ZONES.has(d.from.tz) && !CURFEWS[d.to.code]) return WEST_TO_ASIA;
  if (from === 'GULF') return GULF_BANKS;
  return WINDOWS[`${from}-${to}`] ?? ANY_LONG;
}

function isRedEyeRoute(d: Direction): boolean {
  return d.km > RED_EYE_KM && WEST_ZONES.has(d.from.tz) && flagOf(d.from) === 'US' && flagOf(d.to) === 'US' && d.clockChange[0] > 0;
}

/** The time at a share (0-1) of the day's demand. */
function inDayParts(share: number): number {
  const whole = DAY_PARTS.reduce((sum, [s, e, w]) => sum + (e - s) * w, 0);
  let left = share * whole;
  for (const [start, end, weight] of DAY_PARTS) {
    const part = (end - start) * weight;
    if (left <= part) return start + left / weight;
    left -= part;
  }
  return at(21, 30);
}

function inWindows(windows: readonly Window[], share: number): number {
  const whole = windows.reduce((sum, [s, e]) => sum + e - s, 0);
  let left = share * whole;
  for (const [start, end] of windows) {
    if (left <= end - start) return start + left;
    left -= end - start;
  }
  return windows[windows.length - 1]?.[1] ?? 0;
}

const isWithin = (minute: number, from: number, to: number): boolean =>
  from < to ? minute >= from && minute < to : minute >= from || minute < to;

/** Whether an airport is closed to a movement at this local minute. */
export function isClosed(code: string, minute: number, movement: 'take-off' | 'landing'): boolean {
  const curfew = CURFEWS[code];
  return curfew !== undefined && !(curfew.takeOffOnly && movement === 'landing') && isWithin(minute, curfew.from, curfew.to);
}

/** The nearest time to the wish that keeps curfews, and, where it can be had, a sensible hour of landing. */
function allowed(d: Direction, wanted: number, taken: ReadonlySet<number>): number {
  const arrivals = (minute: number): number[] => d.clockChange.map((c) => (((minute + d.block + c) % DAY) + DAY) % DAY);
  const canLeave = (m: number): boolean => !taken.has(m) && !isClosed(d.from.code, m, 'take-off');
  const isLegal = (m: number): boolean => canLeave(m) && arrivals(m).every((x) => !isClosed(d.to.code, x, 'landing'));
  const isSensible = (m: number): boolean =>
    NIGHT_REGIONS.has(regionOf(d.to)) || arrivals(m).every((x) => !isWithin(x, NIGHT[0], NIGHT[1])) || d.km > LONG_KM;
  const search = (fits: (m: number) => boolean): number | null => {
    for (let shift = 0; shift <= LONGEST_SHIFT; shift += SHIFT_STEP) {
      for (const m of [wanted + shift, wanted - shift]) {
        const minute = ((m % DAY) + DAY) % DAY;
        if (fits(minute)) return minute;
      }
    }
    return null;
  };
  return search((m) => isLegal(m) && isSensible(m)) ?? search(isLegal) ?? search(canLeave) ?? wanted;
}
