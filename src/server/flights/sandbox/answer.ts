/** Trips in wire form: every journey, condition, airline and airport once, flights point at them (core/contract/flights.schema). */
import type { FlightsAnswerWire, JourneyWire, LegWire } from '#core/contract/flights.schema';
import { dateOfDayNumber, formatQueryDate } from '#core/domain/dates';
import type { PriceBreakdown } from '#core/domain/flights';
import { breakDown, partyPrice } from '#core/domain/fares';
import type { Cabin, SearchQuery } from '#core/domain/trip';
import { aircraftOf, cabinsOn, partiesOf } from './cabins';
import type { Haul } from './conditions';
import { conditionsOf } from './conditions';
import { EQUIPMENT, pitchOf } from './equipment';
import { journeyCode } from './flightId';
import type { Journey } from './journey';
import { layoverNotes } from './layovers';
import type { LegInstance } from './legs';
import { localTimes } from './legs';
import type { Network } from './network';
import { alsoSoldAs, flightNumber, operatorOf } from './numbers';
import type { Trip } from './pairing';
import { taxesOn } from './taxes';

const DAY = 1440;
const LONG_HAUL_KM = 5000;
/** Kilograms of CO₂ per kilometer in economy, and how much more room other cabins take (data/model.md §6). */
const CO2_PER_KM = 0.085;
const CO2_BY_CABIN: Readonly<Record<Cabin, number>> = { Economy: 1, PremiumEconomy: 1.5, Business: 2.9, First: 4 };
/** Inches of pitch in cabins other than economy. */
const PITCH: Readonly<Record<Exclude<Cabin, 'Economy'>, number>> = { PremiumEconomy: 38, Business: 60, First: 78 };
const PITCH_AT_HOME = 37;

/** The answer to a search, its flights in the order of `trips`. */
export function answerOf(net: Network, query: SearchQuery, trips: readonly Trip[]): FlightsAnswerWire {
  const answer: FlightsAnswerWire = {
    search: {
      ori: query.origin,
      des: query.destination,
      departdate: formatQueryDate(query.departDate),
      triptype: query.tripType,
      cabin: query.cabin,
      adt: query.travelers.adults,
      chd: query.travelers.children,
      inf: query.travelers.infants,
      ...(query.returnDate ? { returndate: formatQueryDate(query.returnDate) } : {}),
    },
    flightsFound: trips.length,
    error: null,
    airlines: {},
    airports: {},
    equipment: {},
    journeys: [],
    conditions: [],
    flights: [],
  };
  const seen = new Map<Journey, SeenJourney>();
  const see = (journey: Journey): SeenJourney => {
    const known = seen.get(journey);
    if (known) return known;
    const place = answer.journeys.push(journeyWire(net, journey, query.cabin, answer)) - 1;
    const made = { place, code: journeyCode(net, journey), ...characterOf(net, journey) };
    seen.set(journey, made);
    return made;
  };
  const conditions = new Map<string, number>();
  for (const trip of trips) {
    const price = partyPrice(trip.fare, query.travelers);
    const parts = trip.journeys.map(see);
    const carrier = net.carriers.list[trip.journeys[0]?.carrier ?? 0];
    const haul: Haul = trip.fare.isDomestic ? 'domestic' : parts.some((p) => p.isLong) ? 'long' : 'short';
    const isMixed = parts.some((p) => p.isMixed) || isTwoTickets(net, trip);
    const tier = carrier?.tier ?? 'full';
    const key = `${tier} ${haul} ${isMixed}`;
    const rule = conditions.get(key) ?? answer.conditions.push(conditionsOf(tier, haul, query.cabin, parts.length, isMixed)) - 1;
    conditions.set(key, rule);
    const outbound = answer.journeys[parts[0]?.place ?? 0];
    answer.flights.push({
      id: parts.map((p) => p.code).join('~'),
      Arln: carrier?.code ?? '',
      segments: trip.journeys.map((j, i) => ({ NoS: j.legs.length - 1, FltTm: j.minutes, J: parts[i]?.place ?? 0 })),
      ANPP: price.adultNet,
      AGPP: price.adultGross,
      NF: price.totalNet,
      GF: price.totalGross,
      TOD: outbound?.TOD ?? 0,
      TOA: outbound?.TOA ?? 0,
      C: rule,
    });
  }
  return answer;
}

/** The price of a trip for the party, in parts. */
export function breakdownOf(net: Network, query: SearchQuery, trip: Trip): PriceBreakdown {
  const directions = trip.journeys.map((j) => j.legs.map((l) => partiesOf(net, l)));
  return breakDown(trip.fare, query.travelers, (kind, fare) => (kind === 'infant' ? 0 : taxesOn(directions, fare)));
}

interface SeenJourney extends Character {
  /** Index into the answer's journeys. */
  readonly place: number;
  /** Its part of a flight id. */
  readonly code: string;
}

interface Character {
  readonly isLong: boolean;
  /** Airlines on the way whose bag rules differ from the one that issues the ticket. */
  readonly isMixed: boolean;
}

function characterOf(net: Network, journey: Journey): Character {
  return {
    isLong: journey.legs.some((l) => (net.km[l.route] ?? 0) > LONG_HAUL_KM),
    isMixed: journey.isInterline || journey.legs.some((l) => !net.carriers.isPartner(net.carrier[l.route] ?? 0, journey.carrier)),
  };
}

function isTwoTickets(net: Network, trip: Trip): boolean {
  const [out, back] = trip.journeys;
  return out !== undefined && back !== undefined && !net.carriers.isPartner(out.carrier, back.carrier);
}

function journeyWire(net: Network, journey: Journey, cabin: Cabin, answer: FlightsAnswerWire): JourneyWire {
  const first = journey.legs[0];
  const last = journey.legs[journey.legs.length - 1];
  const origin = net.airports.airports[journey.from];
  const destination = net.airports.airports[journey.to];
  if (!first || !last || !origin || !destination) throw new Error('a journey has legs');
  const cabins = cabinsOn(net, journey, cabin) ?? [];
  const start = localTimes(net, first).departs;
  const end = localTimes(net, last).arrives;
  const layovers = journey.legs.slice(1).flatMap((after, i) => {
    const before = journey.legs[i];
    if (!before) return [];
    const [p, q] = [partiesOf(net, before), partiesOf(net, after)];
    return [{ A: p.to.code, B: q.from.code, M: after.out - before.in, N: layoverNotes(net, before, after, origin, destination) }];
  });
  return {
    legs: journey.legs.map((leg, i) => legWire(net, leg, cabin, cabins[i] ?? cabin, answer)),
    layovers,
    NoS: journey.legs.length - 1,
    FltTm: journey.minutes,
    TOD: start % DAY,
    TOA: end % DAY,
    DS: Math.floor(end / DAY) - Math.floor(start / DAY),
  };
}

function legWire(net: Network, leg: LegInstance, asked: Cabin, cabin: Cabin, answer: FlightsAnswerWire): LegWire {
  const { carrier, from, to, km } = partiesOf(net, leg);
  const departure = { carrier, from, to, km, order: leg.order };
  const code = aircraftOf(net, leg);
  const aircraft = EQUIPMENT[code];
  const { departs, arrives } = localTimes(net, leg);
  answer.airlines[carrier.code] = carrier.name;
  answer.equipment[code] = aircraft?.name ?? code;
  for (const a of [from, to]) answer.airports[a.code] = { N: a.name, C: a.city, P: a.metro, CC: a.country };
  const isWide = aircraft?.body === 'wide';
  const codeshares = alsoSoldAs(departure, net.carriers);
  for (const number of codeshares) answer.airlines[number.slice(0, 2)] = net.carriers.byCode.get(number.slice(0, 2))?.name ?? '';
  return {
    MC: carrier.code,
    FN: flightNumber(departure),
    OP: operatorOf(departure),
    CS: codeshares,
    F: from.code,
    T: to.code,
    D: localText(departs),
    R: localText(arrives),
    M: leg.in - leg.out,
    EQ: code,
    LR: cabin === 'Economy' ? pitchOf(code, carrier.tier === 'ulcc') : isWide ? PITCH[cabin] : PITCH_AT_HOME,
    WF: aircraft?.wifi ?? false,
    PW: aircraft?.power ?? false,
    EN: aircraft?.entertainment ?? false,
    CO2: Math.round(CO2_PER_KM * km * CO2_BY_CABIN[cabin] * (aircraft?.emission ?? 1)),
    ...(cabin === asked ? {} : { CB: cabin }),
  };
}

const two = (n: number): string => String(n).padStart(2, '0');

function localText(local: number): string {
  const minute = local % DAY;
  return `${dateOfDayNumber(Math.floor(local / DAY))}T${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}
