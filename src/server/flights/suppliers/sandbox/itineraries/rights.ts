/** Which routes an airline may and can fly in its own part of the world: rights, airports, slots, fleet (fare-model.2, fare-model.3). */
import type { Airport } from '../../../../airports/airportTable';
import type { SandboxCarrier } from '../fares/carriers';
import { isClosedTo } from '../timetable/closures';
import { ableFleet } from '../timetable/equipment';
import { flagOf, isEuropeanMarket, isSameCountry, neighborhoodOf } from '../fares/regions';

/** The whole European market is home to these. */
export const EUROPEAN_LOW_COST: ReadonlySet<string> = new Set(['FR', 'U2', 'W6', 'VY', 'EW', 'LS', 'DY']);
/** Low-cost airlines that seek holiday places and airports without competition rather than large cities. */
export const NICHE: ReadonlySet<string> = new Set(['G4', 'XP', 'MX']);
/** Smaller airports have domestic flights only, million travelers. */
export const ABROAD_WEIGHT = 0.45;
/** Nobody flies shorter: other ways are quicker. Kilometers. */
const LEAST_KM = { full: 90, value: 250, ulcc: 250, niche: 500 } as const;
/** A hub's own part of the world, and within one country what wide bodies reach. */
const NEAR_KM = 5200;
const FAR_AT_HOME_KM = 9000;
/** Airlines between the continents serve neighbors on all sides, but not farther than this. */
const CROSSROADS_KM = 4300;
const CROSSROADS = new Set('AE QA BH OM SA TR EG JO IL MA ET'.split(' '));
/** Into and out of these, every route is a listed one. */
const LISTED_ONLY = new Set(['US', 'CA']);
/** Slots belong to the network airlines and to those who published what they do with their own. */
const SLOTS = new Set(['LGA', 'DCA']);

/** Longest nonstop of airports with a perimeter rule, or too short runways for more: kilometers. */
const PERIMETER_KM: Readonly<Record<string, number>> = {
  LGA: 2420,
  DCA: 2020,
  DAL: 4500,
  MDW: 4500,
  HOU: 4500,
  SNA: 4500,
  BUR: 4500,
  LGB: 4500,
  ITM: 1500,
  GMP: 1800,
  TSA: 2200,
  SHA: 2600,
  LIN: 1600,
  LCY: 1600,
  AEP: 3500,
  CGH: 1800,
  SDU: 1500,
  YTZ: 1800,
};
/** Beyond the perimeter by exemption: LaGuardia to Denver for all, Washington National slot by slot (49 CFR 93.123, Acts of 2000, 2003, 2012, 2024). */
const EXEMPT: Readonly<Record<string, ReadonlySet<string>>> = {
  LGA: new Set(['DEN|*']),
  DCA: new Set(
    'LAX|AA PHX|AA LAS|AA SAT|AA SEA|AS PDX|AS SFO|AS LAX|AS SAN|AS SLC|DL LAX|DL SEA|DL SFO|UA DEN|UA DEN|F9 AUS|WN LAS|WN SJU|B6'.split(
      ' ',
    ),
  ),
};

/** Whether perimeter rules let the airline fly the pair. */
export function isWithinPerimeter(c: SandboxCarrier, x: Airport, y: Airport, km: number): boolean {
  return [[x, y] as const, [y, x] as const].every(([limited, other]) => {
    if (km <= (PERIMETER_KM[limited.code] ?? Infinity)) return true;
    const exempt = EXEMPT[limited.code];
    return exempt !== undefined && (exempt.has(`${other.code}|*`) || exempt.has(`${other.code}|${c.code}`));
  });
}

/** Whether the airline uses an airport at all: its own list at home, and airports it leaves to others. */
function serves(c: SandboxCarrier, x: Airport): boolean {
  if (c.never.has(x.code)) return false;
  return c.only === null || c.only.has(x.code) || c.stations.has(x.code) || flagOf(x) !== c.country;
}

/** Home country and cabotage (fare-model.2). */
function mayFlyNear(c: SandboxCarrier, a: Airport, b: Airport): boolean {
  const fa = flagOf(a);
  const fb = flagOf(b);
  if (fa === fb) return c.homes.has(fa) || (EUROPEAN_LOW_COST.has(c.code) && isEuropeanMarket(fa));
  if (LISTED_ONLY.has(fa) || LISTED_ONLY.has(fb)) return false;
  if (EUROPEAN_LOW_COST.has(c.code) && isEuropeanMarket(fa) && isEuropeanMarket(fb)) return true;
  return c.homes.has(fa) || c.homes.has(fb) || (EUROPEAN_LOW_COST.has(c.code) && (isEuropeanMarket(fa) || isEuropeanMarket(fb)));
}

function isNear(c: SandboxCarrier, a: Airport, b: Airport, km: number): boolean {
  if (isSameCountry(a, b)) return km <= (c.isWide ? FAR_AT_HOME_KM : NEAR_KM);
  if (CROSSROADS.has(c.country)) return km <= CROSSROADS_KM;
  return km <= NEAR_KM && neighborhoodOf(a) === neighborhoodOf(b);
}

/** Whether the airline could fly a pair of its own part of the world at all. */
export function isPossible(c: SandboxCarrier, a: Airport, b: Airport, km: number): boolean {
  return (
    km >= (NICHE.has(c.code) ? LEAST_KM.niche : LEAST_KM[c.tier]) &&
    a.metro !== b.metro &&
    serves(c, a) &&
    serves(c, b) &&
    (c.tier === 'full' || ![a, b].some((x) => SLOTS.has(x.code) && !c.stations.has(x.code))) &&
    mayFlyNear(c, a, b) &&
    !isClosedTo(c.code, a, b) &&
    isNear(c, a, b, km) &&
    isWithinPerimeter(c, a, b, km) &&
    !(c.isAbroadListed && !isSameCountry(a, b)) &&
    (isSameCountry(a, b) || Math.min(a.weight, b.weight) >= ABROAD_WEIGHT) &&
    ableFleet(c.fleet, a.code, b.code, km).length > 0
  );
}
