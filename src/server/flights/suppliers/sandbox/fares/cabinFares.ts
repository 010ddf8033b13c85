/** What the other cabins cost relative to economy (fare-model.18): by distance, since a seat becomes a bed where the night is long. */
import type { Cabin } from '#core/domain/search/trip';
import type { Airport } from '../../../../airports/airportTable';
import { straight } from './curves';
import type { Curve } from './curves';
import type { FareRegion } from './regions';

/** Business by kilometers: a wider seat at home, a bed between continents. Published fares of 2024 and 2025, see the table of sectors. */
const BUSINESS_AT_HOME: Curve = [
  [300, 1.95],
  [1000, 2.4],
  [2000, 2.7],
  [3000, 3],
  [4500, 3.1],
];
const BUSINESS_ABROAD: Curve = [
  [300, 2.3],
  [1000, 2.5],
  [2500, 2.9],
  [4000, 3.5],
  [5200, 5],
  [9000, 5],
  [14_000, 5.1],
];
const BUSINESS_BY_REGION: Readonly<Partial<Record<FareRegion, number>>> = { LATAM: 0.8, OTHER: 0.85, MIDE: 0.92 };
const BY_REGION_FROM_KM = 5200;
/** Beds within North America: the coasts' greatest markets. */
const BED_ENDS: readonly (readonly [ReadonlySet<string>, ReadonlySet<string>])[] = [
  [new Set(['JFK', 'EWR', 'BOS']), new Set(['LAX', 'SFO'])],
  [new Set(['YYZ', 'YUL']), new Set(['YVR', 'LAX', 'SFO'])],
];
const BED = 1.35;
const PREMIUM_AT_HOME: Curve = [
  [500, 1.25],
  [4500, 1.5],
];
const PREMIUM_ABROAD: Curve = [
  [1500, 1.4],
  [5200, 1.85],
  [12_000, 2.1],
];
/** At home First is the front cabin at its refundable fare; between continents a cabin of its own. */
const FIRST = { home: 1.3, abroad: 1.75 } as const;

/** Times the economy fare of a full-service airline. */
export function cabinFactor(cabin: Cabin, from: Airport, to: Airport, km: number, region: FareRegion): number {
  const isHome = region === 'DOM';
  switch (cabin) {
    case 'Economy':
      return 1;
    case 'PremiumEconomy':
      return straight(isHome ? PREMIUM_AT_HOME : PREMIUM_ABROAD, km);
    case 'Business':
      return businessFactor(from, to, km, region);
    case 'First':
      return businessFactor(from, to, km, region) * FIRST[isHome ? 'home' : 'abroad'];
  }
}

function businessFactor(from: Airport, to: Airport, km: number, region: FareRegion): number {
  if (region !== 'DOM') return straight(BUSINESS_ABROAD, km) * (km > BY_REGION_FROM_KM ? (BUSINESS_BY_REGION[region] ?? 1) : 1);
  const hasBeds = BED_ENDS.some(([x, y]) => (x.has(from.code) && y.has(to.code)) || (x.has(to.code) && y.has(from.code)));
  return straight(BUSINESS_AT_HOME, km) * (hasBeds ? BED : 1);
}
