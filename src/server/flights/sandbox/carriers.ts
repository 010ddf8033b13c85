/** Airlines of the sandbox: hubs, alliances, fleets and the cabins they sell. */
import type { Cabin } from '#core/domain/trip';
import type { AirportTable } from '../../airports/airportTable';
import airlines from './data/airlines-hubs.json';
import { isWidebody } from './equipment';
import { flagOf } from './regions';

export type Tier = 'full' | 'value' | 'ulcc';

export interface SandboxCarrier {
  readonly index: number;
  readonly code: string;
  readonly name: string;
  readonly country: string;
  readonly tier: Tier;
  readonly alliance: string | null;
  readonly hubs: ReadonlySet<string>;
  readonly fleet: readonly string[];
  readonly numbers: readonly [number, number];
  /** Own country and those of its hubs: where it may fly inside, and one end of each international flight. */
  readonly homes: ReadonlySet<string>;
  readonly isWide: boolean;
  readonly isWideOnly: boolean;
  readonly reachKm: number;
}

export interface Carriers {
  readonly list: readonly SandboxCarrier[];
  readonly byCode: ReadonlyMap<string, SandboxCarrier>;
  /** Whether two airlines sell one ticket: same airline, alliance or joint venture. */
  isPartner(a: number, b: number): boolean;
}

/** Joint ventures (data/model.md §6). */
const VENTURES = [
  'AA BA IB AY EI',
  'DL AF KL VS',
  'UA LH LX OS SN AC',
  'AA JL',
  'UA NH',
  'DL KE',
  'AA QF',
  'DL LA',
  'DL AM',
  'EK FZ',
  'SQ TR',
  'AS HA AA',
].map((line) => new Set(line.split(' ')));
const LONG_NARROW = new Set(['7M8', '7M9', '21N', '752']);
const NARROW_KM = 5200;
const LONG_NARROW_KM = 6800;
const WIDE_KM = 16_700;

const codes = (text: string): ReadonlySet<string> => new Set(text.split(' '));
/** Premium economy on long flights; the airlines below sell it at home as well. */
const PREMIUM = codes('AA DL UA AC BA VS AF KL LH LX OS AZ IB SK AY LO EK SQ CX BR CI JX JL NH KE QF NZ TG MU CZ CA VN AI LY PR LA ET');
const PREMIUM_AT_HOME = codes('AA DL UA AS HA AC WS AM B6');
const INTERNATIONAL_FIRST = codes('AF BA LH LX EK EY SQ CX JL NH KE QF AI TG SV GA CZ CA MU');
const DOMESTIC_FIRST = codes('AA DL UA AS HA SY');
const VALUE_BUSINESS = codes('B6 WS FZ VA MX');

/** Reads the airlines file; hubs that the airport table lacks are left out. */
export function loadCarriers(airports: AirportTable): Carriers {
  const list = airlines.map((a, index): SandboxCarrier => {
    const hubs = a.hubs.flatMap((code) => airports.get(code) ?? []);
    const isWide = a.fleet.some(isWidebody);
    return {
      index,
      code: a.iata,
      name: a.name,
      country: a.country,
      tier: a.tier === 'full' ? 'full' : a.tier === 'value' ? 'value' : 'ulcc',
      alliance: a.alliance,
      hubs: new Set(hubs.map((h) => h.code)),
      fleet: a.fleet,
      numbers: [a.flightNumbers[0] ?? 1, a.flightNumbers[1] ?? 999],
      homes: new Set([a.country, ...hubs.map(flagOf)]),
      isWide,
      isWideOnly: a.fleet.every(isWidebody),
      reachKm: isWide ? WIDE_KM : a.fleet.some((f) => LONG_NARROW.has(f)) ? LONG_NARROW_KM : NARROW_KM,
    };
  });
  const count = list.length;
  const partner = new Uint8Array(count * count);
  for (const a of list) {
    for (const b of list) {
      const isAllied = a.alliance !== null && a.alliance === b.alliance;
      const isVenture = VENTURES.some((v) => v.has(a.code) && v.has(b.code));
      if (a === b || isAllied || isVenture) partner[a.index * count + b.index] = 1;
    }
  }
  return { list, byCode: new Map(list.map((c) => [c.code, c])), isPartner: (a, b) => partner[a * count + b] === 1 };
}

/** What a leg is, as far as its cabins go. */
export interface LegKind {
  readonly isWide: boolean;
  /** Both ends in the United States, its territories or Canada. */
  readonly isHome: boolean;
}

/** The cabins an airline sells on such a leg. */
export function sellsCabin(c: SandboxCarrier, cabin: Cabin, leg: LegKind): boolean {
  switch (cabin) {
    case 'Economy':
      return true;
    case 'PremiumEconomy':
      return leg.isHome ? PREMIUM_AT_HOME.has(c.code) : leg.isWide && PREMIUM.has(c.code);
    case 'Business':
      return c.tier === 'full' || VALUE_BUSINESS.has(c.code);
    case 'First':
      return leg.isHome ? DOMESTIC_FIRST.has(c.code) : leg.isWide && INTERNATIONAL_FIRST.has(c.code);
  }
}

/** Cabins an airline sells anywhere, in the order of the cabin table. */
export function cabinsOf(c: SandboxCarrier): Cabin[] {
  const kinds: LegKind[] = [
    { isWide: false, isHome: c.homes.has('US') || c.homes.has('CA') },
    { isWide: c.isWide, isHome: false },
  ];
  return (['Economy', 'PremiumEconomy', 'Business', 'First'] as const).filter((cabin) => kinds.some((k) => sellsCabin(c, cabin, k)));
}
