/** Flight numbers, who operates, and under which other numbers a flight is sold (fare-model.13, fare-model.15). */
import type { Airport } from '../../../airports/airportTable';
import type { Carriers, SandboxCarrier } from './fares/carriers';
import { chance, hashOf } from './hash';
import { isSameCountry } from './fares/regions';

const REGIONAL_NUMBERS: readonly [number, number] = [3000, 5999];
const CODESHARE_NUMBERS: readonly [number, number] = [5000, 9999];
const TRUNK_BELOW = 199;
/** Airlines with this many numbers keep the low ones for their trunks. */
const ENOUGH = 900;
const TRUNK_KM = 5200;
const TRUNK_WEIGHT = 20;
const REGIONAL_KM = 1500;
const REGIONAL_WEIGHT = 5;
const MOST_CODESHARES = 2;
const CODESHARE_SHARE = 0.4;

/** Regional partners and the brand they fly under, by the hubs they fly from; an airline's last line is that of all its other airports. */
const PARTNERS_BY_HUB: Readonly<Record<string, readonly (readonly [hubs: string, partners: readonly string[]])[]>> = {
  AA: [
    ['DFW ORD MIA', ['Envoy Air as American Eagle']],
    ['CLT PHL', ['PSA Airlines as American Eagle', 'Piedmont Airlines as American Eagle']],
    ['DCA', ['PSA Airlines as American Eagle', 'Republic Airways as American Eagle']],
    ['PHX LAX', ['SkyWest Airlines as American Eagle']],
    ['', ['Republic Airways as American Eagle']],
  ],
  DL: [
    ['SLC SEA LAX', ['SkyWest Airlines as Delta Connection']],
    ['DTW MSP', ['Endeavor Air as Delta Connection', 'SkyWest Airlines as Delta Connection']],
    ['', ['Endeavor Air as Delta Connection']],
  ],
  UA: [
    ['DEN SFO LAX', ['SkyWest Airlines as United Express']],
    ['ORD', ['SkyWest Airlines as United Express', 'GoJet Airlines as United Express']],
    ['EWR', ['Republic Airways as United Express']],
    ['IAD', ['Republic Airways as United Express', 'GoJet Airlines as United Express']],
    ['IAH', ['CommutAir as United Express', 'SkyWest Airlines as United Express']],
    ['', ['SkyWest Airlines as United Express']],
  ],
  AS: [
    ['SEA PDX', ['Horizon Air']],
    ['', ['SkyWest Airlines as Alaska Airlines', 'Horizon Air']],
  ],
};
const REGIONAL_PARTNERS = Object.fromEntries(
  Object.entries(PARTNERS_BY_HUB).map(([airline, lines]) => [
    airline,
    lines.map(([hubs, partners]) => ({ hubs: hubs === '' ? null : new Set(hubs.split(' ')), partners })),
  ]),
);
/** To and within Alaska its own airline flies its larger aircraft. */
const ALASKA = 'AK';

/** One departure of a route: its place in the day's order, from 0. */
export interface Departure {
  readonly carrier: SandboxCarrier;
  readonly from: Airport;
  readonly to: Airport;
  readonly km: number;
  readonly order: number;
}

/** Whether the airline's regional aircraft are its partners'. */
export const hasRegionalPartners = ({ code }: SandboxCarrier): boolean => code in REGIONAL_PARTNERS;

/** Whether a regional partner flies the route for the airline. */
export function isRegional(d: Omit<Departure, 'order'>): boolean {
  return (
    hasRegionalPartners(d.carrier) &&
    d.km < REGIONAL_KM &&
    Math.min(d.from.weight, d.to.weight) < REGIONAL_WEIGHT &&
    isSameCountry(d.from, d.to) &&
    ![d.from, d.to].some(({ country, region }) => country === 'US' && region === ALASKA)
  );
}

/** The operating airline's public name where it is not the airline itself. */
export function operatorOf(d: Departure): string | null {
  const lines = REGIONAL_PARTNERS[d.carrier.code];
  if (!lines || !isRegional(d)) return null;
  const partners = lines.find(({ hubs }) => hubs === null || hubs.has(d.from.code) || hubs.has(d.to.code))?.partners ?? [];
  return partners[hashOf(`operator|${d.carrier.code}|${pairOf(d)}`) % partners.length] ?? null;
}

/** Odd westbound and southbound, even otherwise, the two of a day's rotation next to each other; different for every departure of a route. */
export function flightNumber(d: Departure): number {
  const [least, most] = d.carrier.numbers;
  const isTrunk = d.km > TRUNK_KM && Math.min(d.from.weight, d.to.weight) >= TRUNK_WEIGHT && least < TRUNK_BELOW && !isRegional(d);
  const [low, high] = isRegional(d)
    ? REGIONAL_NUMBERS
    : isTrunk
      ? [least, Math.min(most, TRUNK_BELOW)]
      : [most > ENOUGH ? Math.max(least, TRUNK_BELOW + 1) : least, most];
  const slots = Math.max(1, Math.floor((high - low) / 2));
  const taken = new Set<number>();
  let slot = 0;
  for (let order = 0; order <= d.order; order++) {
    slot = hashOf(`number|${d.carrier.code}|${pairOf(d)}|${order}`) % slots;
    while (taken.has(slot) && taken.size < slots) slot = (slot + 1) % slots;
    taken.add(slot);
  }
  const odd = low + 1 - (low % 2);
  return odd + 2 * slot + (isWestOrSouth(d.from, d.to) ? 0 : 1);
}

/** Other airlines' numbers for the same seats, `DL 8512`: partners that are at home at one end. */
export function partnerNumbers(d: Departure, carriers: Carriers): string[] {
  const out: string[] = [];
  for (const p of carriers.list) {
    if (out.length === MOST_CODESHARES) break;
    if (p === d.carrier || p.tier !== 'full' || !carriers.isPartner(d.carrier.index, p.index)) continue;
    const key = `codeshare|${p.code}|${d.carrier.code}|${d.from.code}|${d.to.code}`;
    if (!(p.homes.has(d.from.country) || p.homes.has(d.to.country)) || chance(key) >= CODESHARE_SHARE) continue;
    const [low, high] = CODESHARE_NUMBERS;
    out.push(`${p.code} ${low + (hashOf(`${key}|${d.order}`) % (high - low))}`);
  }
  return out;
}

function isWestOrSouth(from: Airport, to: Airport): boolean {
  const east = ((to.lon - from.lon + 540) % 360) - 180;
  return Math.abs(east) >= Math.abs(to.lat - from.lat) ? east < 0 : to.lat < from.lat;
}

const pairOf = (d: Departure): string => (d.from.code < d.to.code ? `${d.from.code}|${d.to.code}` : `${d.to.code}|${d.from.code}`);
