/** Airlines of the sandbox: hubs, alliances, fleets and the cabins they sell. */
import { at } from '#core/domain/values/checkedReads';
import type { Cabin } from '#core/domain/search/trip';
import type { AirportTable } from '../../../../airports/airportTable';
import airlines from '../data/airlines-hubs.json';
import published from '../data/published-routes.json';
import { isWidebody, rangeOf } from '../timetable/equipment';
import { flagOf } from './regions';

export type Tier = 'full' | 'value' | 'ulcc';

export interface SandboxCarrier {
  readonly index: number;
  readonly code: string;
  readonly name: string;
  readonly country: string;
  readonly tier: Tier;
  readonly alliance: string | null;
  /** Airports where it sells connections. */
  readonly hubs: ReadonlySet<string>;
  /** Its hubs and bases, each with how many destinations of its own part of the world it serves from there (fare-model.2). */
  readonly stations: ReadonlyMap<string, number>;
  /** Airports at home it serves at all; null: any. */
  readonly only: ReadonlySet<string> | null;
  /** Airports it does not serve though they lie in its way. */
  readonly never: ReadonlySet<string>;
  /** Abroad it flies listed routes alone: what would be worked out is known to be wrong. */
  readonly isAbroadListed: boolean;
  /** Its routes abroad that are listed one by one (fare-model.4). */
  readonly listed: readonly ListedRoute[];
  readonly fleet: readonly string[];
  readonly numbers: readonly [number, number];
  /** Own country and those of its hubs: where it may fly inside, and one end of each international flight. */
  readonly homes: ReadonlySet<string>;
  readonly isWide: boolean;
  /** Longest sector of its smaller aircraft and of its whole fleet, kilometers. */
  readonly narrowKm: number;
  readonly reachKm: number;
}

/** A route an airline publishes: departures a day, 0 for a few a week. */
export interface ListedRoute {
  readonly from: string;
  readonly to: string;
  readonly daily: number;
}

export interface Carriers {
  readonly list: readonly SandboxCarrier[];
  readonly byCode: ReadonlyMap<string, SandboxCarrier>;
  /** Whether two airlines sell one ticket: same airline, alliance or joint venture. */
  isPartner(a: number, b: number): boolean;
}

/** Joint ventures, then airlines that sell each other's flights by agreement (fare-model.15). */
const VENTURES = [
  'AA BA IB AY EI',
  'DL AF KL VS',
  'UA LH LX OS SN AC',
  'LH LX OS SN AZ 4Y WK',
  'UA 4Y WK',
  'AA JL',
  'UA NH',
  'DL KE',
  'AA QF',
  'DL LA',
  'DL AM',
  'EK FZ',
  'SQ TR',
  'AS HA AA',
  'UA EK FZ',
  'AC EK FZ',
  'QF EK',
  'WS DL',
  'WS AF KL',
  'LY DL',
  'B6 EY',
  'B6 TP',
  'B6 EI',
  'B6 FI',
  'AS FI',
  'AS SQ',
  'AS JX',
  'AA G3',
  'UA AD',
  'F9 Y4',
  'BA LM',
  'AF KL WM',
  'B6 WM',
  'AA TJ',
  'UA TJ',
  'B6 TJ',
  'BA TJ',
  'AF PJ',
  'AA TN',
  'AF TN',
  'B6 9K',
  'UA 9K',
].map((line) => new Set(line.split(' ')));

const codes = (text: string): ReadonlySet<string> => new Set(text.split(' '));
/** Premium economy on long flights; the airlines below sell it at home as well. */
const PREMIUM = codes(
  'AA DL UA AC BA VS AF KL LH LX OS AZ IB SK AY LO EK SQ CX BR CI JX JL NH KE QF NZ TG MU CZ CA VN AI LY PR LA ET N0 BF YP DE 4Y TN',
);
const PREMIUM_AT_HOME = codes('AA DL UA AS HA AC WS AM B6');
const INTERNATIONAL_FIRST = codes('AF BA LH LX EK EY SQ CX JL NH KE QF AI TG SV GA CZ CA MU');
const DOMESTIC_FIRST = codes('AA DL UA AS HA SY');
const VALUE_BUSINESS = codes('B6 WS FZ VA MX DE 4Y WK');

/** A line of the airlines file. */
interface AirlineRow {
  readonly iata: string;
  readonly name: string;
  readonly country: string;
  readonly alliance: string | null;
  /** Destinations of its own part of the world from each. */
  readonly hubs: Readonly<Record<string, number>>;
  readonly bases: Readonly<Record<string, number>>;
  readonly tier: string;
  readonly fleet: readonly string[];
  readonly flightNumbers: readonly number[];
  readonly only?: string;
  readonly never?: string;
  readonly abroad?: string;
}

const AIRLINES = airlines as unknown as readonly AirlineRow[]; // the compiler sees a union of ninety shapes
const LISTED: Readonly<Record<string, Readonly<Record<string, string>>>> = published;
const LISTED_ROUTE = /^([A-Z]{3})(\d|w)$/;

/** The listed routes of an airline: `LHR4` four a day, `LHRw` a few a week. */
function listedRoutes(code: string): ListedRoute[] {
  return Object.entries(LISTED[code] ?? {}).flatMap(([from, routes]) =>
    routes.split(' ').map((text) => {
      const [, to, daily] = LISTED_ROUTE.exec(text) ?? [];
      if (to === undefined) throw new Error(`${code} ${from} ${text} is no route`);
      return { from, to, daily: daily === 'w' ? 0 : Number(daily) };
    }),
  );
}

/** Reads the airlines file; hubs that the airport table lacks are left out. */
export function loadCarriers(airports: AirportTable): Carriers {
  const list = AIRLINES.map((a, index): SandboxCarrier => {
    const hubs = Object.keys(a.hubs).flatMap((code) => airports.get(code) ?? []);
    const stations = Object.entries({ ...a.hubs, ...a.bases }).filter(([code]) => airports.get(code) !== undefined);
    const longest = (fleet: readonly string[]): number => Math.max(0, ...fleet.map(rangeOf));
    return {
      index,
      code: a.iata,
      name: a.name,
      country: a.country,
      tier: a.tier === 'full' ? 'full' : a.tier === 'value' ? 'value' : 'ulcc',
      alliance: a.alliance,
      hubs: new Set(hubs.map((h) => h.code)),
      fleet: a.fleet,
      numbers: [at(a.flightNumbers, 0), at(a.flightNumbers, 1)],
      homes: new Set([a.country, ...hubs.map(flagOf)]),
      stations: new Map(stations),
      only: a.only === undefined ? null : codes(a.only),
      never: a.never === undefined ? new Set() : codes(a.never),
      isAbroadListed: a.abroad === 'listed',
      listed: listedRoutes(a.iata).filter(({ from, to }) => airports.get(from) !== undefined && airports.get(to) !== undefined),
      isWide: a.fleet.some(isWidebody),
      narrowKm: longest(a.fleet.filter((f) => !isWidebody(f))),
      reachKm: longest(a.fleet),
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
