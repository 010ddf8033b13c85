/** How much a destination draws an airline's hub (fare-model.4). */
import type { Airport, AirportTable } from '../../../../airports/airportTable';
import { distanceKm } from '../../../../geography/distance';
import type { Carriers, SandboxCarrier } from './carriers';
import { chance } from '../hash';
import { isHolidayPlace } from '../itineraries/places';
import { pairKey } from '../timetable/plannedRoutes';
import { flagOf, isSameCountry } from './regions';
import { ABROAD_WEIGHT, NICHE } from '../itineraries/rights';
import { countIn } from '#core/domain/values/counts';

const NICHE_WEIGHT = 30;
const BETWEEN_NICHE_BASES = 0.4;
const OWN_HUB = 6;
const PARTNER_HUB = 1.5;
/** Another airline's fortress, by destinations: the less to be won the smaller the own hub. */
const FORTRESS = 75;
const RIVAL_HUB = { large: 0.7, small: 0.45 } as const;
const LARGE_HUB = 45;
/** The other airports of a city where the airline has a base of its own. */
const OWN_BASE = 30;
const BESIDE_OWN_BASE = 0.4;
/** The lesser airport of a city is for the airline's greatest hubs. */
const LESSER = 1.3;
const LESSER_AIRPORT = 0.35;
const GREATEST_HUB = 100;
/** Of an airline's hubs the nearest serves a place first. */
const NEAREST_HUB = 1.6;
/** Low-cost airlines follow those who pay for themselves. */
const HOLIDAY = 1.5;
const FOREIGN = 0.7;
/** China's many major airports are major by domestic travel. */
const FOREIGN_IN_CHINA = 0.4;
const TASTE = 0.12;
const SIZE_POWER = 0.6;
const NICHE_POWER = 0.1;
/** Small places are served from near. */
const DISTANCE_POWER = { small: 0.7, large: 0.35 } as const;
/** Low-cost airlines serve the places around from a city's lesser airport: those who go far go from the larger one, but on holiday. */
const LESSER_POWER = 1;
const SAME_REGION_KM = 60;
const SMALL_WEIGHT = 3;
const LEAST_KM = 350;

/** The facts of the world that the rules need. */
export interface MarketWorld {
  readonly carriers: Carriers;
  /** Airlines that have a hub at an airport. */
  readonly hubOf: ReadonlyMap<string, readonly SandboxCarrier[]>;
  /** All airports of the city. */
  inCity(airport: Airport): readonly Airport[];
  /** Whether a clearly greater airport is close by. */
  isLesser(airport: Airport): boolean;
  /** The airline's hub nearest to an airport, null where it has none but this. */
  nearestHub(carrier: SandboxCarrier, airport: Airport): string | null;
}

/** Gathers those facts once for all airlines. */
export function marketWorld(airports: AirportTable, carriers: Carriers): MarketWorld {
  const hubOf = new Map<string, SandboxCarrier[]>();
  for (const c of carriers.list) for (const code of c.hubs) hubOf.set(code, [...(hubOf.get(code) ?? []), c]);
  const cities = new Map<string, Airport[]>();
  for (const a of airports.airports) cities.set(a.metro, [...(cities.get(a.metro) ?? []), a]);
  return {
    carriers,
    hubOf,
    inCity: (a) => cities.get(a.metro) ?? [],
    isLesser: lesserAirports(airports),
    nearestHub: nearestHubs(airports),
  };
}

function lesserAirports(airports: AirportTable): MarketWorld['isLesser'] {
  const served = airports.airports.filter((a) => a.weight >= ABROAD_WEIGHT);
  const lesser = served.filter((a) => {
    const isBelow = (x: Airport): boolean => x.weight > a.weight * LESSER && distanceKm(a, x) <= SAME_REGION_KM;
    return served.some(isBelow);
  });
  const found = new Set(lesser);
  return (airport) => found.has(airport);
}

/** Which of an airline's hubs is nearest to an airport, worked out once. */
function nearestHubs(airports: AirportTable): MarketWorld['nearestHub'] {
  const kept = new Map<number, string | null>();
  return (c, a) => {
    const key = c.index * 65_536 + a.index;
    const known = kept.get(key);
    if (known !== undefined) return known;
    let best: string | null = null;
    let bestKm = Infinity;
    for (const code of c.hubs) {
      const hub = airports.get(code);
      const far = hub && hub !== a ? distanceKm(hub, a) : Infinity;
      if (far < bestKm) [best, bestKm] = [code, far];
    }
    kept.set(key, best);
    return best;
  };
}

/** How much a destination is worth to a hub: travelers there, less the farther; a part of chance stands for what we do not know. */
export function attraction(c: SandboxCarrier, hub: Airport, to: Airport, km: number, world: MarketWorld): number {
  const size = NICHE.has(c.code) ? nicheSize(c, to) : to.weight ** SIZE_POWER;
  const abroad = isSameCountry(hub, to) ? 1 : to.country === 'CN' ? FOREIGN_IN_CHINA : FOREIGN;
  const holiday = c.tier !== 'full' && isHolidayPlace(to) ? HOLIDAY : 1;
  const nearest = world.nearestHub(c, to) === hub.code ? NEAREST_HUB : 1;
  const taste = 1 + TASTE * (2 * chance(`taste|${c.code}|${pairKey(hub, to)}`) - 1);
  const worth = size * ties(c, hub, to, world) * abroad * holiday * nearest * taste;
  return worth / (Math.max(km, LEAST_KM) / 1000) ** distancePower(c, hub, to, world);
}

function distancePower(c: SandboxCarrier, hub: Airport, to: Airport, world: MarketWorld): number {
  const isHoliday = isHolidayPlace(hub) || isHolidayPlace(to);
  if (c.tier === 'value' && !isHoliday && (world.isLesser(hub) || world.isLesser(to))) return LESSER_POWER;
  return to.weight < SMALL_WEIGHT ? DISTANCE_POWER.small : DISTANCE_POWER.large;
}

/** Small places are as good as large ones to whoever has them alone; from one base to another nobody goes on holiday. */
function nicheSize(c: SandboxCarrier, to: Airport): number {
  if (c.stations.has(to.code)) return BETWEEN_NICHE_BASES;
  return to.weight > NICHE_WEIGHT ? 0 : to.weight ** NICHE_POWER;
}

/** Own hubs and those of partners draw, other airlines' fortresses and the lesser airports of a city do not. */
function ties(c: SandboxCarrier, hub: Airport, to: Airport, world: MarketWorld): number {
  if (c.hubs.has(to.code)) return OWN_HUB;
  const own = countIn(c.stations, hub.code);
  const others = world.hubOf.get(to.code) ?? [];
  const isRival = c.tier === 'full' && others.some((o) => o.country === flagOf(to) && countIn(o.stations, to.code) >= FORTRESS);
  const partner = others.some((o) => world.carriers.isPartner(c.index, o.index)) ? PARTNER_HUB : 1;
  const rival = isRival && partner === 1 ? (own >= LARGE_HUB ? RIVAL_HUB.large : RIVAL_HUB.small) : 1;
  const city = world.inCity(to).filter((x) => x !== to);
  const isBeside = !c.stations.has(to.code) && city.some((x) => countIn(c.stations, x.code) >= OWN_BASE);
  const isLesser = c.tier === 'full' && !c.stations.has(to.code) && own < GREATEST_HUB && city.some((x) => x.weight > to.weight * LESSER);
  return partner * rival * (isBeside ? BESIDE_OWN_BASE : 1) * (isLesser ? LESSER_AIRPORT : 1);
}
