/** Itineraries in domain words, each slice, list of fares, airline and airport made once. */
import { bagRegionBetween } from '#core/content/airlines/bags/bagRegions';
import type { BagRegion } from '#core/content/airlines/bags/bagRegions';
import { at, lookUp } from '#core/domain/values/checkedReads';
import type { LocalDateTime } from '#core/domain/values/dates';
import { dateOfDayNumber } from '#core/domain/values/dates';
import type { AirportRef, Carrier, Flight, FlightList, Leg, PriceBreakdown, Slice } from '#core/domain/flights/flights';
import { breakDown, partyPrice } from '#core/domain/fares/fares';
import { sliceName } from '#core/domain/flights/sliceChoices';
import { lastOf, mapNonEmpty } from '#core/domain/values/nonEmpty';
import type { Cabin, SearchQuery } from '#core/domain/search/trip';
import { distanceKm } from '../../../../geography/distance';
import { emissionsOf } from '../../../emissions';
import { aircraftOf, cabinsOn, partiesOf } from '../fares/cabins';
import { equipmentOf, pitchOf } from '../timetable/equipment';
import { haulBetween, LONG_HAUL_KM } from '../fares/families';
import type { Haul, Sale } from '../fares/families';
import { atFamily, familiesOf } from '../fares/families';
import { createFareLists } from '../fares/fareLists';
import { fareKey, sliceCode } from '../timetable/flightId';
import type { SandboxSlice } from './slice';
import { layoverNotes } from '../timetable/layovers';
import type { LegInstance } from '../timetable/legs';
import { localTimes } from '../timetable/legs';
import { terminalOf } from '../timetable/terminals';
import type { Network } from '../timetable/network';
import { airportAt, carrierAt, carrierOf, kmOf } from '../timetable/network';
import { flightNumber, operatorOf, partnerNumbers } from '../numbers';
import type { SandboxItinerary } from './itineraries';
import { isOneTicket } from './itineraries';
import { taxesOn } from '../fares/taxes';

const DAY = 1440;
/** Inches of pitch in cabins other than economy. */
const PITCH: Readonly<Record<Exclude<Cabin, 'Economy'>, number>> = { PremiumEconomy: 38, Business: 60, First: 78 };
const PITCH_AT_HOME = 37;

/** What a search found, in the order of `itineraries`. */
export function flightListOf(net: Network, query: SearchQuery, itineraries: readonly SandboxItinerary[]): FlightList {
  const named: Named = { carriers: {}, airports: {} };
  const seen = new Map<SandboxSlice, SeenSlice>();
  const see = (own: SandboxSlice): SeenSlice => {
    const known = seen.get(own);
    if (known) return known;
    const made = { slice: sliceWords(net, own, query.cabin, named), code: sliceCode(net, own), ...characterOf(net, own) };
    seen.set(own, made);
    return made;
  };
  const faresOf = createFareLists(query.travelers);
  const flights = itineraries.map((itinerary): Flight => {
    const price = partyPrice(itinerary.fare, query.travelers);
    const parts = mapNonEmpty(itinerary.slices, see);
    const sale = saleOf(net, query.cabin, itinerary, parts);
    const fares = faresOf(sale, itinerary.fare, price);
    const [lowest] = fares;
    if (!lowest) throw new Error('an airline sells a fare');
    return {
      id: parts.map((p) => p.code).join('~'),
      carrier: sale.carrier.code,
      slices: mapNonEmpty(parts, (p) => p.slice),
      perAdult: price.adultNet,
      total: price.totalNet,
      publishedPerAdult: price.adultGross,
      publishedTotal: price.totalGross,
      airlinePrice: itinerary.fare.dollars * 100,
      conditions: lowest.conditions,
      fares,
    };
  });
  return { flightsFound: flights.length, flights, ...named };
}

/** What decides in which families an itinerary is sold. */
function saleOf(net: Network, cabin: Cabin, itinerary: SandboxItinerary, parts: readonly Character[]): Sale {
  const carrier = carrierAt(net, itinerary.slices[0].carrier);
  const isLong = parts.some((p) => p.isLong);
  const isMixed = parts.some((p) => p.isMixed);
  const [regions, km] = [parts.map((p) => p.region), parts.map((p) => p.km)];
  return {
    carrier,
    haul: haulOf(net, itinerary, isLong),
    regions,
    cabin,
    km,
    isMixed,
    areSeparateTickets: !isOneTicket(net, itinerary.slices),
  };
}

/** Which of an airline's rules a fare is sold by. */
function haulOf(net: Network, { fare, slices }: SandboxItinerary, isLong: boolean): Haul {
  const [out] = slices;
  return haulBetween([airportAt(net, out.from), airportAt(net, out.to)], fare.isDomestic, isLong);
}

/** The price of an itinerary for the party at one of its fares, in parts; null when it is not sold at that. */
export function breakdownOf(net: Network, query: SearchQuery, itinerary: SandboxItinerary, key: string): PriceBreakdown | null {
  const sale = saleOf(
    net,
    query.cabin,
    itinerary,
    itinerary.slices.map((slice) => characterOf(net, slice)),
  );
  const family = familiesOf(sale).find(({ conditions }, i) => key === (i === 0 ? '' : fareKey(conditions.brand)));
  if (!family) return null;
  const slices = itinerary.slices.map((j) => j.legs.map((l) => partiesOf(net, l)));
  return breakDown(atFamily(itinerary.fare, family), query.travelers, (kind, fare) => (kind === 'infant' ? 0 : taxesOn(slices, fare)));
}

interface SeenSlice extends Character {
  readonly slice: Slice;
  /** Its part of a flight id. */
  readonly code: string;
}

/** Airlines and airports met so far. */
interface Named {
  readonly carriers: Record<string, Carrier>;
  readonly airports: Record<string, AirportRef>;
}

interface Character {
  readonly isLong: boolean;
  /** Between its ends. */
  readonly km: number;
  readonly region: BagRegion;
  /** Airlines on the way whose bag rules differ from the one that issues the ticket. */
  readonly isMixed: boolean;
}

function characterOf(net: Network, slice: SandboxSlice): Character {
  const [from, to] = [airportAt(net, slice.from), airportAt(net, slice.to)];
  return {
    km: Math.round(distanceKm(from, to)),
    region: bagRegionBetween(from, to),
    isLong: slice.legs.some((l) => kmOf(net, l.route) > LONG_HAUL_KM),
    isMixed: slice.isInterline || slice.legs.some((l) => !net.carriers.isPartner(carrierOf(net, l.route).index, slice.carrier)),
  };
}

/** A slice alone, as the timetable has it. */
export const wordsOf = (net: Network, own: SandboxSlice, cabin: Cabin): Slice =>
  sliceWords(net, own, cabin, { carriers: {}, airports: {} });

/** What a slice is called in the address of a trip that is chosen slice after slice. */
export const nameOfSlice = (net: Network, own: SandboxSlice, cabin: Cabin): string => sliceName(wordsOf(net, own, cabin));

function sliceWords(net: Network, own: SandboxSlice, cabin: Cabin, named: Named): Slice {
  const origin = airportAt(net, own.from);
  const destination = airportAt(net, own.to);
  const cabins = cabinsOn(net, own, cabin) ?? [];
  const start = localTimes(net, own.legs[0]).departs;
  const end = localTimes(net, lastOf(own.legs)).arrives;
  const layovers = own.legs.slice(1).map((after, i) => {
    const before = at(own.legs, i);
    const airport = partiesOf(net, before).to.code;
    const departsFrom = partiesOf(net, after).from.code;
    return { airport, departsFrom, minutes: after.out - before.in, notes: layoverNotes(net, before, after, origin, destination) };
  });
  return {
    legs: mapNonEmpty(own.legs, (leg, i) => legWords(net, leg, cabin, cabins[i] ?? cabin, named)),
    layovers,
    stops: own.legs.length - 1,
    minutes: own.minutes,
    departMinutes: start % DAY,
    arriveMinutes: end % DAY,
    dayShift: Math.floor(end / DAY) - Math.floor(start / DAY),
  };
}

function legWords(net: Network, leg: LegInstance, requested: Cabin, cabin: Cabin, named: Named): Leg {
  const { carrier, from, to, km } = partiesOf(net, leg);
  const departure = { carrier, from, to, km, order: leg.order };
  const code = aircraftOf(net, leg);
  const aircraft = equipmentOf(code);
  const { departs, arrives } = localTimes(net, leg);
  const alsoSoldAs = partnerNumbers(departure, net.carriers);
  named.carriers[carrier.code] = { code: carrier.code, name: carrier.name };
  for (const partner of alsoSoldAs.map((number) => number.slice(0, 2)))
    named.carriers[partner] = { code: partner, name: lookUp(net.carriers.byCode, partner).name };
  for (const { code: place, name, city, cityEs, country, metro, weight } of [from, to])
    named.airports[place] = { code: place, name, city, cityEs, country, metro, passengers: weight };
  const [fromTerminal, toTerminal] = [terminalOf(carrier.code, from.code), terminalOf(carrier.code, to.code)];
  const isWide = aircraft.body === 'wide';
  return {
    carrier: carrier.code,
    flightNumber: flightNumber(departure),
    operatedBy: operatorOf(departure),
    alsoSoldAs,
    from: from.code,
    to: to.code,
    ...(fromTerminal === null ? {} : { fromTerminal }),
    ...(toTerminal === null ? {} : { toTerminal }),
    departs: localText(departs),
    arrives: localText(arrives),
    minutes: leg.in - leg.out,
    aircraft: code,
    aircraftName: aircraft.name,
    legroomInches: cabin === 'Economy' ? pitchOf(code, carrier.tier === 'ulcc') : isWide ? PITCH[cabin] : PITCH_AT_HOME,
    wifi: aircraft.wifi,
    power: aircraft.power,
    entertainment: aircraft.entertainment,
    co2Kg: emissionsOf(code, km, cabin),
    ...(cabin === requested ? {} : { cabin }),
  };
}

const two = (n: number): string => String(n).padStart(2, '0');

function localText(local: number): LocalDateTime {
  const minute = local % DAY;
  return `${dateOfDayNumber(Math.floor(local / DAY))}T${two(Math.floor(minute / 60))}:${two(minute % 60)}` as LocalDateTime; // by construction
}
