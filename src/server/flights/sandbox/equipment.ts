/** Aircraft: names, comfort, and which one an airline puts on a route (data/model.md §6). */
import { chance } from './hash';

export interface Equipment {
  readonly name: string;
  readonly body: 'regional' | 'narrow' | 'wide';
  /** Seat pitch in economy, inches. */
  readonly pitch: number;
  readonly wifi: boolean;
  readonly power: boolean;
  readonly entertainment: boolean;
  /** Emissions beside the average of its size, 0.9-1.1. */
  readonly emission: number;
}

const row = (name: string, body: Equipment['body'], pitch: number, comfort: string, emission: number): Equipment => ({
  name,
  body,
  pitch,
  wifi: comfort.includes('w'),
  power: comfort.includes('p'),
  entertainment: comfort.includes('e'),
  emission,
});

/** By IATA equipment code; comfort: w Wi-Fi, p power, e screens. */
export const EQUIPMENT: Readonly<Record<string, Equipment>> = {
  AT7: row('ATR 72', 'regional', 30, '', 0.92),
  DH4: row('De Havilland Dash 8-400', 'regional', 30, '', 0.96),
  CR9: row('Mitsubishi CRJ900', 'regional', 31, 'w', 1.08),
  E75: row('Embraer 175', 'regional', 31, 'w', 1.06),
  E90: row('Embraer 190', 'narrow', 31, 'w', 1.05),
  E95: row('Embraer 195', 'narrow', 31, 'w', 1.04),
  '295': row('Embraer 195-E2', 'narrow', 31, 'wp', 0.93),
  '221': row('Airbus A220-100', 'narrow', 31, 'wpe', 0.92),
  '223': row('Airbus A220-300', 'narrow', 32, 'wpe', 0.91),
  '717': row('Boeing 717', 'narrow', 31, '', 1.09),
  '319': row('Airbus A319', 'narrow', 30, 'w', 1.05),
  '320': row('Airbus A320', 'narrow', 30, 'wp', 1.02),
  '320N': row('Airbus A320neo', 'narrow', 30, 'wp', 0.92),
  '321': row('Airbus A321', 'narrow', 30, 'wpe', 1.01),
  '321N': row('Airbus A321neo', 'narrow', 31, 'wpe', 0.91),
  '21N': row('Airbus A321LR', 'narrow', 31, 'wpe', 0.91),
  '32B': row('Airbus A321 (sharklets)', 'narrow', 30, 'wpe', 0.99),
  '73W': row('Boeing 737-700', 'narrow', 31, 'w', 1.06),
  '738': row('Boeing 737-800', 'narrow', 30, 'wp', 1.02),
  '739': row('Boeing 737-900', 'narrow', 31, 'wp', 1.01),
  '7M8': row('Boeing 737 MAX 8', 'narrow', 30, 'wp', 0.92),
  '7M9': row('Boeing 737 MAX 9', 'narrow', 31, 'wp', 0.92),
  '752': row('Boeing 757-200', 'narrow', 31, 'wpe', 1.08),
  '763': row('Boeing 767-300ER', 'wide', 31, 'wpe', 1.06),
  '764': row('Boeing 767-400ER', 'wide', 31, 'wpe', 1.06),
  '332': row('Airbus A330-200', 'wide', 31, 'wpe', 1.04),
  '333': row('Airbus A330-300', 'wide', 31, 'wpe', 1.03),
  '339': row('Airbus A330-900neo', 'wide', 31, 'wpe', 0.93),
  '359': row('Airbus A350-900', 'wide', 31, 'wpe', 0.9),
  '351': row('Airbus A350-1000', 'wide', 32, 'wpe', 0.9),
  '388': row('Airbus A380-800', 'wide', 32, 'wpe', 1.1),
  '748': row('Boeing 747-8', 'wide', 31, 'wpe', 1.09),
  '772': row('Boeing 777-200ER', 'wide', 31, 'wpe', 1.07),
  '77W': row('Boeing 777-300ER', 'wide', 31, 'wpe', 1.05),
  '788': row('Boeing 787-8', 'wide', 31, 'wpe', 0.92),
  '789': row('Boeing 787-9', 'wide', 31, 'wpe', 0.91),
  '78J': row('Boeing 787-10', 'wide', 31, 'wpe', 0.91),
};

const REGIONAL_JETS = ['E75', 'CR9'] as const;
const TURBOPROPS = new Set(['AT7', 'DH4']);
const LONG_RANGE_NARROW = new Set(['21N', '7M8', '7M9', '752']);
const LONG_KM = 5200;
const WIDE_KM = 6800;
const TURBOPROP_KM = 1100;
const GIANT = '388';
const GIANT_WEIGHT = 50;
/** Low-cost cabins are tighter (data/model.md §6: 28-29 inches). */
const ULCC_PITCH = 28;

export function isWidebody(code: string): boolean {
  return EQUIPMENT[code]?.body === 'wide';
}

/** What decides the aircraft of one departure. */
export interface Assignment {
  readonly carrier: string;
  readonly fleet: readonly string[];
  readonly km: number;
  /** Weight of the smaller end, million travelers. */
  readonly weight: number;
  /** Flown by a regional partner. */
  readonly isRegional: boolean;
  /** Separates one departure from another. */
  readonly key: string;
}

/** The aircraft of a departure: an airline's own fleet, by distance. */
export function equipmentFor(a: Assignment): string {
  const pick = (list: readonly string[]): string => list[Math.floor(chance(`equipment|${a.key}`) * list.length)] ?? '738';
  if (a.isRegional) return pick(REGIONAL_JETS);
  const fleet = a.fleet.filter((f) => (f !== GIANT || a.weight >= GIANT_WEIGHT) && (!TURBOPROPS.has(f) || a.km <= TURBOPROP_KM));
  const wide = fleet.filter(isWidebody);
  const narrow = fleet.filter((f) => !isWidebody(f));
  if (a.km > WIDE_KM && wide.length > 0) return pick(wide);
  if (a.km > LONG_KM) {
    const able = [...wide, ...narrow.filter((f) => LONG_RANGE_NARROW.has(f))];
    if (able.length > 0) return pick(able);
  }
  return pick(narrow.length > 0 ? narrow : wide);
}

/** Seat pitch on an aircraft, inches; low-cost airlines fit more rows. */
export function pitchOf(code: string, isLowCost: boolean): number {
  return isLowCost ? ULCC_PITCH : (EQUIPMENT[code]?.pitch ?? 30);
}
