/** Aircraft: names, comfort, and which one an airline puts on a route (fare-model.14). */
import { at, required } from '#core/domain/values/checkedReads';
import { chance } from '../hash';

export interface Equipment {
  readonly name: string;
  readonly body: 'regional' | 'narrow' | 'wide';
  /** Longest sector airlines schedule it on, kilometers: with a full cabin against the wind. */
  readonly rangeKm: number;
  /** Seat pitch in economy, inches; {@link UNKNOWN} on small aircraft. */
  readonly pitch: number;
  readonly wifi: boolean;
  readonly power: boolean;
  readonly entertainment: boolean;
}

const UNKNOWN = 0;

const row = (name: string, body: Equipment['body'], rangeKm: number, pitch: number, comfort: string): Equipment => ({
  name,
  body,
  rangeKm,
  pitch,
  wifi: comfort.includes('w'),
  power: comfort.includes('p'),
  entertainment: comfort.includes('e'),
});

/** By IATA equipment code; comfort: w Wi-Fi, p power, e screens. */
const EQUIPMENT: Readonly<Record<string, Equipment>> = {
  CNT: row('Cessna 402', 'regional', 900, UNKNOWN, ''),
  PL2: row('Pilatus PC-12', 'regional', 1500, UNKNOWN, ''),
  DHT: row('De Havilland Twin Otter', 'regional', 700, UNKNOWN, ''),
  AT4: row('ATR 42', 'regional', 1400, 30, ''),
  AT7: row('ATR 72', 'regional', 900, 30, ''),
  DH4: row('De Havilland Dash 8-400', 'regional', 1200, 30, ''),
  CR9: row('Mitsubishi CRJ900', 'regional', 2200, 31, 'w'),
  E75: row('Embraer 175', 'regional', 2600, 31, 'w'),
  E90: row('Embraer 190', 'narrow', 3300, 31, 'w'),
  E95: row('Embraer 195', 'narrow', 3300, 31, 'w'),
  '295': row('Embraer 195-E2', 'narrow', 4200, 31, 'wp'),
  '221': row('Airbus A220-100', 'narrow', 5300, 31, 'wpe'),
  '223': row('Airbus A220-300', 'narrow', 5500, 32, 'wpe'),
  '717': row('Boeing 717', 'narrow', 2200, 31, ''),
  '319': row('Airbus A319', 'narrow', 5000, 30, 'w'),
  '320': row('Airbus A320', 'narrow', 4900, 30, 'wp'),
  '320N': row('Airbus A320neo', 'narrow', 5600, 30, 'wp'),
  '321': row('Airbus A321', 'narrow', 4700, 30, 'wpe'),
  '321N': row('Airbus A321neo', 'narrow', 5900, 31, 'wpe'),
  '21N': row('Airbus A321LR', 'narrow', 7400, 31, 'wpe'),
  '32B': row('Airbus A321 (sharklets)', 'narrow', 5000, 30, 'wpe'),
  '73W': row('Boeing 737-700', 'narrow', 5200, 31, 'w'),
  '738': row('Boeing 737-800', 'narrow', 5200, 30, 'wp'),
  '739': row('Boeing 737-900', 'narrow', 5200, 31, 'wp'),
  '7M8': row('Boeing 737 MAX 8', 'narrow', 6100, 30, 'wp'),
  '7M9': row('Boeing 737 MAX 9', 'narrow', 5900, 31, 'wp'),
  '752': row('Boeing 757-200', 'narrow', 6800, 31, 'wpe'),
  '763': row('Boeing 767-300ER', 'wide', 10200, 31, 'wpe'),
  '764': row('Boeing 767-400ER', 'wide', 9800, 31, 'wpe'),
  '332': row('Airbus A330-200', 'wide', 12600, 31, 'wpe'),
  '333': row('Airbus A330-300', 'wide', 11000, 31, 'wpe'),
  '339': row('Airbus A330-900neo', 'wide', 12800, 31, 'wpe'),
  '359': row('Airbus A350-900', 'wide', 15500, 31, 'wpe'),
  '351': row('Airbus A350-1000', 'wide', 15800, 32, 'wpe'),
  '388': row('Airbus A380-800', 'wide', 14500, 32, 'wpe'),
  '748': row('Boeing 747-8', 'wide', 14000, 31, 'wpe'),
  '772': row('Boeing 777-200ER', 'wide', 13600, 31, 'wpe'),
  '77W': row('Boeing 777-300ER', 'wide', 14000, 31, 'wpe'),
  '788': row('Boeing 787-8', 'wide', 13200, 31, 'wpe'),
  '789': row('Boeing 787-9', 'wide', 14700, 31, 'wpe'),
  '78J': row('Boeing 787-10', 'wide', 11800, 31, 'wpe'),
};

const LONG_KM = 5200;
const WIDE_KM = 6800;
/** Made for the Atlantic, and kept for long sectors. */
const LONG_RANGE_NARROW = new Set(['21N', '752']);
/** Larger aircraft fly far where both ends are large. */
const DENSE_WEIGHT = 20;
const DENSE_KM = 3500;
const REGIONAL_KM = 2000;
const GIANT = '388';
const GIANT_WEIGHT = 40;
/** Below this, million travelers, regional aircraft fly among the others. */
const REGIONAL_WEIGHT = 5;
/** Low-cost cabins are tighter (fare-model.14: 28-29 inches). */
const ULCC_PITCH = 28;

/** Airports with short runways or noise limits: the largest aircraft they take (fare-model.14). */
const SMALL_AIRCRAFT_ONLY: Readonly<Record<string, readonly string[]>> = {
  LCY: ['AT7', 'DH4', 'E90', 'E95', '295', '221'],
  YTZ: ['AT7', 'DH4'],
  SBH: ['CNT', 'PL2', 'DHT'],
};
const NARROW_ONLY = new Set('LGA DCA MDW HOU DAL SNA BUR LGB CGH SDU AEP LIN ITO EYW'.split(' '));

export const equipmentOf = (code: string): Equipment => required(EQUIPMENT[code], code);
export const isWidebody = (code: string): boolean => equipmentOf(code).body === 'wide';
/** Longest sector of an aircraft, kilometers. */
export const rangeOf = (code: string): number => equipmentOf(code).rangeKm;

/** Whether an airport takes an aircraft. */
export function takes(airport: string, aircraft: string): boolean {
  const listed = SMALL_AIRCRAFT_ONLY[airport];
  return listed ? listed.includes(aircraft) : !(NARROW_ONLY.has(airport) && isWidebody(aircraft));
}

/** The aircraft of a fleet that can fly between two airports. */
export function ableFleet(fleet: readonly string[], from: string, to: string, km: number): string[] {
  return fleet.filter((f) => rangeOf(f) >= km && takes(from, f) && takes(to, f));
}

/** What decides the aircraft of one departure. */
export interface Assignment {
  readonly fleet: readonly string[];
  readonly from: string;
  readonly to: string;
  readonly km: number;
  /** Weight of the smaller end, million travelers. */
  readonly weight: number;
  /** Flown by a regional partner. */
  readonly isRegional: boolean;
  /** The regional aircraft of the fleet fly for partners alone. */
  readonly hasPartners: boolean;
  /** Separates one departure from another. */
  readonly key: string;
}

/** The aircraft of a departure: one of the airline's own that can fly that far and may land there, the size by distance and demand. */
export function equipmentFor(a: Assignment): string {
  const able = ableFleet(a.fleet, a.from, a.to, a.km).filter(
    (f) => (f !== GIANT || a.weight >= GIANT_WEIGHT) && (a.isRegional || !a.hasPartners || equipmentOf(f).body !== 'regional'),
  );
  const of = (...bodies: readonly Equipment['body'][]): string[] => able.filter((f) => bodies.includes(equipmentOf(f).body));
  const pick = (...choices: readonly (readonly string[])[]): string => {
    const list = choices.find((c) => c.length > 0) ?? a.fleet;
    return at(list, Math.floor(chance(`equipment|${a.key}`) * list.length));
  };
  const everyday = of('narrow').filter((f) => !LONG_RANGE_NARROW.has(f));
  if (a.km > WIDE_KM) return pick(of('wide'), able);
  if (a.km > LONG_KM) return pick([...of('wide'), ...able.filter((f) => LONG_RANGE_NARROW.has(f))], able);
  if (a.isRegional) return pick(of('regional'), everyday, able);
  if (a.km > DENSE_KM && a.weight >= DENSE_WEIGHT) return pick(of('narrow', 'wide'), able);
  if (a.weight < REGIONAL_WEIGHT && a.km < REGIONAL_KM) return pick([...of('regional'), ...everyday], able);
  return pick(everyday, of('narrow'), able);
}

/** Seat pitch on an aircraft, inches; low-cost airlines fit more rows. */
export function pitchOf(code: string, isLowCost: boolean): number {
  return isLowCost ? ULCC_PITCH : equipmentOf(code).pitch;
}
