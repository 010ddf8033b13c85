/** Flights made to measure for tests and benches: the same seed gives the same list. */
import type { LocalDateTime } from '#core/domain/values/dates';
import { buildFilterEngine } from '#core/domain/filters/filterEngine';
import type { FilterEngine } from '#core/domain/filters/filterOutcome';
import type { AirportRef, BagFee, Carrier, FareStep, Flight, Leg, Slice } from '#core/domain/flights/flights';
import { mapNonEmpty, nonEmpty } from '#core/domain/values/nonEmpty';
import type { Extra } from '#core/domain/fares/wholeCost';

const CODES = [
  'AF',
  'DL',
  'TP',
  'FI',
  'B6',
  'UA',
  'LH',
  'BA',
  'VS',
  'IB',
  'KL',
  'AA',
  'LX',
  'OS',
  'SK',
  'AY',
  'EI',
  'TK',
  'AC',
  'WS',
  'N0',
  'SN',
  'AZ',
  'LO',
];
const VIA = ['LIS', 'KEF', 'LHR', 'AMS', 'FRA', 'BOS', 'DUB', 'MAD'];

export const CARRIERS: Readonly<Record<string, Carrier>> = Object.fromEntries(
  CODES.map((code) => [code, { code, name: `Airline ${code}` }]),
);
export const AIRPORTS: Readonly<Record<string, AirportRef>> = Object.fromEntries(
  [
    ['JFK', 'New York', 'Nueva York'] as const,
    ['CDG', 'Paris', 'París'] as const,
    ['EWR', 'New York', 'Nueva York'] as const,
    ...VIA.map((code) => [code, `City ${code}`, undefined] as const),
  ].map(([code, city, cityEs]) => [code, { code, name: `${city} International Airport`, city, cityEs, country: 'US', metro: code }]),
);

/** A repeatable source of numbers in [0, 1). */
export function randomFrom(seed: number): () => number {
  let s = seed >>> 0;
  return () => {
    s = (s + 0x6d2b79f5) >>> 0;
    let t = Math.imul(s ^ (s >>> 15), s | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

export interface SliceParts {
  readonly carrier: string;
  readonly from: string;
  readonly to: string;
  readonly via: readonly string[];
  readonly departMinutes: number;
  readonly minutes: number;
  readonly date?: string;
}

const stamp = (date: string, minutes: number): LocalDateTime => {
  const at = new Date(Date.parse(`${date}T00:00:00Z`) + minutes * 60_000);
  return at.toISOString().slice(0, 16) as LocalDateTime;
};

/** One direction in one time zone; every leg equally long, an hour between legs. */
export function buildSlice({ carrier, from, to, via, departMinutes, minutes, date = '2027-01-14' }: SliceParts): Slice {
  const points = [from, ...via, to];
  const legMinutes = Math.floor((minutes - via.length * 60) / (via.length + 1));
  const legs: Leg[] = points.slice(1).map((arrival, i) => {
    const start = departMinutes + i * (legMinutes + 60);
    return {
      carrier,
      flightNumber: 100 + departMinutes + i,
      operatedBy: null,
      alsoSoldAs: [],
      from: points[i] ?? from,
      to: arrival,
      departs: stamp(date, start),
      arrives: stamp(date, start + legMinutes),
      minutes: legMinutes,
      aircraft: '77W',
      aircraftName: 'Boeing 777-300ER',
      legroomInches: 31,
      wifi: true,
      power: true,
      entertainment: true,
      co2Kg: 420,
    };
  });
  const end = departMinutes + minutes;
  return {
    legs: nonEmpty(legs),
    layovers: via.map((airport) => ({ airport, departsFrom: airport, minutes: 60, notes: [] })),
    stops: via.length,
    minutes,
    departMinutes,
    arriveMinutes: end % 1440,
    dayShift: Math.floor(end / 1440),
  };
}

/** From JFK to CDG and back by default. */
type FlownParts = Pick<SliceParts, 'via' | 'departMinutes' | 'minutes'> & Partial<Pick<SliceParts, 'from' | 'to'>>;

export interface FlightParts {
  readonly id: string;
  readonly carrier: string;
  readonly perAdult: number;
  readonly carryOn?: BagFee;
  readonly checkedBag?: number | null;
  readonly seatChoice?: number | null;
  readonly changeable?: Flight['conditions']['changeable'];
  /** What else it is sold at. */
  readonly dearer?: readonly FareStep[];
  readonly out: FlownParts;
  readonly back?: FlownParts;
}

export function buildFlight(parts: FlightParts): Flight {
  const { id, carrier, perAdult, carryOn = 0, checkedBag = 0, seatChoice = null, changeable = null, dearer = [], out, back } = parts;
  const conditions: Flight['conditions'] = {
    brand: 'Main',
    personalItem: 0,
    carryOn,
    checkedBag,
    seatChoice,
    changeable,
    refundPenalty: null,
  };
  return {
    id,
    carrier,
    slices: [
      buildSlice({ carrier, from: 'JFK', to: 'CDG', ...out }),
      ...(back ? [buildSlice({ carrier, from: 'CDG', to: 'JFK', date: '2027-01-21', ...back })] : []),
    ],
    perAdult,
    total: perAdult * 2,
    publishedPerAdult: perAdult,
    publishedTotal: perAdult * 2,
    airlinePrice: null,
    conditions,
    fares: [{ key: '', conditions, perAdult: 0, total: 0 }, ...dearer],
  };
}

/** The flight as one whose travelers change on two tickets wherever they change. */
export const onTwoTickets = (flight: Flight): Flight => ({
  ...flight,
  slices: mapNonEmpty(flight.slices, (slice) => ({
    ...slice,
    layovers: slice.layovers.map((layover) => ({ ...layover, notes: [...layover.notes, 'selfTransfer'] })),
  })),
});

/** A dearer fare with a bag, one with everything. */
const DEARER: readonly FareStep[] = [
  {
    key: '-Main',
    conditions: {
      brand: 'Main',
      personalItem: 0,
      carryOn: 0,
      checkedBag: 0,
      seatChoice: 1500,
      changeable: 7500,
      refundPenalty: null,
    },
    perAdult: 4000,
    total: 8000,
  },
  {
    key: '-Flex',
    conditions: { brand: 'Flex', personalItem: 0, carryOn: 0, checkedBag: 0, seatChoice: 0, changeable: 0, refundPenalty: 0 },
    perAdult: 12_000,
    total: 24_000,
  },
];

/** `n` flights JFK to CDG with everything that filters look at; a third of the prices are shared by several flights. */
export function buildFlights(n: number, seed = 1, roundTrip = true): Flight[] {
  const random = randomFrom(seed);
  const below = (max: number): number => Math.floor(random() * max);
  const leg = (): FlightParts['out'] => {
    const stops = random() < 0.25 ? 0 : random() < 0.75 ? 1 : 2;
    const via = Array.from({ length: stops }, () => VIA[below(VIA.length)] ?? 'LIS');
    return { via: [...new Set(via)], departMinutes: below(1440), minutes: 400 + below(200) + stops * (60 + below(240)) };
  };
  return Array.from({ length: n }, (_, i) => {
    const out = leg();
    const bag = random();
    return buildFlight({
      id: `f${String(i)}`,
      carrier: CODES[Math.floor(random() ** 1.6 * CODES.length)] ?? 'AF',
      perAdult: random() < 0.33 ? 30_000 + below(30) * 1000 : 20_000 + below(90_000),
      carryOn: bag < 0.6 ? 0 : bag < 0.8 ? 'paid' : null,
      checkedBag: bag < 0.4 ? 0 : bag < 0.9 ? 3500 : null,
      seatChoice: bag < 0.8 ? 1500 : null,
      changeable: bag < 0.3 ? 0 : bag < 0.6 ? 7500 : bag < 0.95 ? 'notOffered' : null,
      dearer: i % 3 === 0 ? [] : DEARER,
      out,
      ...(roundTrip ? { back: leg() } : {}),
    });
  });
}

/** The filter engine of a list in which nothing is known of airports. */
export const engineOver = (flights: readonly Flight[], extras: readonly Extra[] = []): FilterEngine =>
  buildFilterEngine(flights, {}, extras);
