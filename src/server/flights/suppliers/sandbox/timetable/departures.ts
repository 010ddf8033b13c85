/** When flights leave: slots over the day, long-haul windows, red-eyes, curfews (fare-model.5, fare-model.6). */
import { at as element } from '#core/domain/values/checkedReads';
import type { Airport } from '../../../../airports/airportTable';
import { chance } from '../hash';
import type { Region } from '../fares/regions';
import { flagOf, regionOf } from '../fares/regions';

/** Minutes since local midnight; an end beyond 1440 is after midnight. */
type Window = readonly [start: number, end: number];
/** With its demand relative to others, 1 where it is not given. */
type WeightedWindow = readonly [start: number, end: number, weight?: number];

const at = (hour: number, minute = 0): number => hour * 60 + minute;
const DAY = 1440;
/** Departures are placed by quarters of an hour, then moved within their quarter by steps of five minutes. */
const QUARTER = 15;
const STEP = 5;
/** Two departures of one airline on a route are at least this far apart. */
const LEAST_GAP = 30;
/** Quarters needed for each departure, so that all keep that gap. */
const ROOM = 2;
/** How far a departure may be from its even place in the day, as a share of the gap between two. */
const JITTER = 0.3;
const LONG_KM = 5200;
/** From this distance on a flight between continents keeps the long-haul windows. */
const INTERCONTINENTAL_KM = 3500;
const RED_EYE_KM = 2600;
const RED_EYE_SHARE = 0.25;
const RED_EYE: Window = [at(21, 45), at(23, 55)];
const WEST_ZONES = new Set(['America/Los_Angeles', 'America/Phoenix', 'America/Anchorage', 'Pacific/Honolulu', 'America/Juneau']);

/** Demand over a day of short and medium flights: share of departures in each part. */
const DAY_PARTS: readonly WeightedWindow[] = [
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
/** Nothing lands at these hours but at airports that work all night, and long flights to the regions where airports do. */
const NIGHT: Window = [at(0, 30), at(5)];
const NIGHT_REGIONS: ReadonlySet<Region> = new Set(['GULF', 'INDIA', 'ASIA', 'AFR', 'SAM']);
const NIGHT_AIRPORTS = new Set('DXB DOH AUH IST SAW DEL BOM MAA BLR HYD CAI ADD JED RUH'.split(' '));
const NIGHT_KM = 3000;

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
  const key = `departure|${d.carrier}|${d.from.code}|${d.to.code}`;
  const windows = windowsOf(d);
  const redEyes = isRedEyeRoute(d) ? Math.round(d.count * RED_EYE_SHARE + chance(`${key}|redeye`) * 0.49) : 0;
  const dayFlights = d.count > 1 && d.to.code === 'LHR' && DAY_FLIGHT_FROM.has(d.from.code) ? 1 : 0;
  const taken: number[] = [];
  place(d, `${key}|red`, [RED_EYE], redEyes, taken);
  place(d, `${key}|day`, [DAY_FLIGHT], dayFlights, taken);
  place(d, key, windows ?? DAY_PARTS, d.count - redEyes - dayFlights, taken);
  return taken.sort((a, b) => a - b);
}

/** Spreads `count` departures over the demand of the windows, as far as airports are open, and adds them to `taken`. */
function place(d: Direction, key: string, windows: readonly WeightedWindow[], count: number, taken: number[]): void {
  if (count <= 0) return;
  const { quarters, demand } = openQuarters(d, windows, count);
  const whole = demand.reduce((sum, w) => sum + w, 0);
  const phase = chance(`${key}|phase`);
  for (let i = 0; i < count; i++) {
    const wish = ((i + phase * (1 - JITTER) + JITTER * chance(`${key}|${i}`)) / count) * whole;
    let slot = 0;
    for (let sum = element(demand, 0); sum <= wish && slot < quarters.length - 1; sum += element(demand, slot)) slot++;
    const within = STEP * Math.floor(chance(`${key}|minute`) * (QUARTER / STEP));
    taken.push(free(quarters, slot, within, taken));
  }
}

/** The wished quarter, or the next one that keeps its distance from flights of the same airline. */
function free(quarters: readonly number[], slot: number, within: number, taken: readonly number[]): number {
  const isFree = (minute: number): boolean =>
    taken.every((other) => Math.min(Math.abs(other - minute), DAY - Math.abs(other - minute)) >= LEAST_GAP);
  for (let step = 0; step < quarters.length; step++) {
    const minute = element(quarters, (slot + step) % quarters.length) + within;
    if (isFree(minute)) return minute;
  }
  return element(quarters, slot) + within;
}

/** How strictly a minute of departure is judged: sensible at both ends, at least legal, or legal where it starts. */
type Strictness = 'sensible' | 'legal' | 'take-off';

/** Null: the windows themselves, and with an hour and a half more at both ends. */
const ATTEMPTS: readonly (readonly [spans: readonly WeightedWindow[] | null, strictness: Strictness, wider?: number])[] = [
  [null, 'sensible'],
  [null, 'sensible', 90],
  [[[at(5), at(24)]], 'sensible'],
  [[[0, DAY]], 'legal'],
  [[[0, DAY]], 'take-off'],
];

interface OpenQuarters {
  readonly quarters: readonly number[];
  readonly demand: readonly number[];
}

/** Quarters of an hour in which the flight may leave, each with its demand: in the windows, else at any hour, else where it is legal. */
function openQuarters(d: Direction, windows: readonly WeightedWindow[], count: number): OpenQuarters {
  const isNightPlace = NIGHT_AIRPORTS.has(d.to.code) || (d.km > NIGHT_KM && NIGHT_REGIONS.has(regionOf(d.to)));
  const fits = (minute: number, strictness: Strictness): boolean => {
    if (isClosed(d.from.code, minute, 'take-off')) return false;
    if (strictness === 'take-off') return true;
    for (const change of d.clockChange) {
      const landing = (((minute + d.block + change) % DAY) + DAY) % DAY;
      if (isClosed(d.to.code, landing, 'landing')) return false;
      if (strictness === 'sensible' && !isNightPlace && landing >= NIGHT[0] && landing < NIGHT[1]) return false;
    }
    return true;
  };
  for (const [spans, strictness, wider = 0] of ATTEMPTS) {
    const quarters: number[] = [];
    const demand: number[] = [];
    for (const [start, end, weight = 1] of spans ?? windows) {
      for (let m = start - wider; m < end + wider; m += QUARTER) {
        const minute = (m + DAY) % DAY;
        if (quarters.includes(minute) || !fits(minute, strictness) || !fits((minute + QUARTER - STEP) % DAY, strictness)) continue;
        quarters.push(minute);
        demand.push(weight);
      }
    }
    if (quarters.length >= ROOM * count || (strictness === 'take-off' && quarters.length > 0)) return { quarters, demand };
  }
  return { quarters: [at(12)], demand: [1] };
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

const isWithin = (minute: number, from: number, to: number): boolean =>
  from < to ? minute >= from && minute < to : minute >= from || minute < to;

/** Whether an airport is closed to a movement at this local minute. */
export function isClosed(code: string, minute: number, movement: 'take-off' | 'landing'): boolean {
  const curfew = CURFEWS[code];
  return curfew !== undefined && !(curfew.takeOffOnly && movement === 'landing') && isWithin(minute, curfew.from, curfew.to);
}
