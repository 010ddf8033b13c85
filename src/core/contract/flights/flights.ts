/** Wire ⇄ domain for flights. Wire words (ANPP, TOD …) stop here. */
import { lookUp } from '../../domain/values/checkedReads';
import { isNonEmpty } from '../../domain/values/nonEmpty';
import type { LocalDateTime } from '../../domain/values/dates';
import { formatQueryDate } from '../../domain/values/dates';
import type {
  AirportRef,
  Carrier,
  FareStep,
  Flight,
  FlightList,
  FlightsFound,
  Layover,
  LayoverNote,
  Leg,
  Slice,
} from '../../domain/flights/flights';
import type { SearchQuery } from '../../domain/search/trip';
import { parseCabin, returnDate, tripTypeOf } from '../../domain/search/trip';
import { agesText, furtherSlices } from '../../domain/search/searchQuery';
import { childAgesOf } from '../../domain/travelers/travelers';
import type { FlightResultWire, FlightsAnswerWire, JourneyWire, LayoverWire, LegWire } from './flights.schema';

/** The net price applies where the net fare is below the gross fare, else the gross price (results.11). */
export function applicablePrice(f: Pick<FlightResultWire, 'NF' | 'GF' | 'ANPP' | 'AGPP'>): { perAdult: number; total: number } {
  return f.NF < f.GF ? { perAdult: f.ANPP, total: f.NF } : { perAdult: f.AGPP, total: f.GF };
}

/** An answer in domain words. `query` is the request, since the wire echoes it as text. */
export function flightsFromWire(answer: FlightsAnswerWire, query: SearchQuery): FlightsFound {
  const slices = answer.journeys.map((j) => sliceFromWire(j, answer.equipment));
  const carriers: Record<string, Carrier> = {};
  for (const [code, name] of Object.entries(answer.airlines)) carriers[code] = { code, name };
  const airports: Record<string, AirportRef> = {};
  for (const [code, a] of Object.entries(answer.airports)) {
    const passengers = a.PAX === undefined ? {} : { passengers: a.PAX };
    airports[code] = { code, name: a.N, city: a.C, cityEs: a.CE, country: a.CC, metro: a.P, ...passengers };
  }
  const fareLists = answer.fares.map((steps) =>
    steps.flatMap(({ K, C, P, T }): readonly FareStep[] => {
      const conditions = answer.conditions[C];
      return conditions ? [{ key: K, conditions, perAdult: P, total: T }] : [];
    }),
  );
  const flights: Flight[] = [];
  for (const f of answer.flights) {
    const conditions = answer.conditions[f.C];
    const fares = fareLists[f.FF];
    const own = f.segments.flatMap((s) => slices[s.J] ?? []);
    if (!conditions || !fares?.length || own.length !== f.segments.length || !isNonEmpty(own)) continue;
    flights.push({
      id: f.id,
      carrier: f.Arln,
      slices: own,
      ...applicablePrice(f),
      publishedPerAdult: f.AGPP,
      publishedTotal: f.GF,
      airlinePrice: f.AP ?? null,
      conditions,
      fares,
    });
  }
  const { flightsFound, error, age = null, partial } = answer;
  return { query, flightsFound, error, age, ...(partial && { isPartial: true }), flights, carriers, airports };
}

/** Null for a direction without a flight. */
function sliceFromWire(j: JourneyWire, equipment: FlightsAnswerWire['equipment']): Slice | null {
  const legs = j.legs.map((l) => legFromWire(l, equipment));
  if (!isNonEmpty(legs)) return null;
  return {
    legs,
    layovers: j.layovers.map(layoverFromWire),
    stops: j.NoS,
    minutes: j.FltTm,
    departMinutes: j.TOD,
    arriveMinutes: j.TOA,
    dayShift: j.DS,
  };
}

function legFromWire(l: LegWire, equipment: FlightsAnswerWire['equipment']): Leg {
  const cabin = l.CB === undefined ? null : parseCabin(l.CB);
  return {
    carrier: l.MC,
    flightNumber: l.FN,
    operatedBy: l.OP,
    alsoSoldAs: l.CS,
    from: l.F,
    to: l.T,
    ...(l.FT === undefined ? {} : { fromTerminal: l.FT }),
    ...(l.TT === undefined ? {} : { toTerminal: l.TT }),
    ...(l.ST === undefined ? {} : { stopsAt: l.ST }),
    departs: l.D as LocalDateTime, // the schema fixes the form
    arrives: l.R as LocalDateTime,
    minutes: l.M,
    aircraft: l.EQ,
    aircraftName: equipment[l.EQ] ?? l.EQ,
    legroomInches: l.LR,
    wifi: l.WF,
    power: l.PW,
    entertainment: l.EN,
    co2Kg: l.CO2,
    ...(cabin === null ? {} : { cabin }),
  };
}

function layoverFromWire(l: LayoverWire): Layover {
  return { airport: l.A, departsFrom: l.B, minutes: l.M, notes: l.N as LayoverNote[] };
}

/** The answer to `query`: each slice, condition, list of fares, airline, airport and aircraft once, flights point at them. */
export function flightsToWire({ flights, flightsFound, isPartial, carriers, airports }: FlightList, query: SearchQuery): FlightsAnswerWire {
  const [{ origin, destination, date }] = query.slices;
  const returns = returnDate(query);
  const childAges = childAgesOf(query.travelers);
  const slices = placesOf(flights.flatMap((f) => f.slices));
  const conditions = placesOf(flights.flatMap((f) => [f.conditions, ...f.fares.map((step) => step.conditions)]));
  const fares = placesOf(flights.map((f) => f.fares));
  const equipment: FlightsAnswerWire['equipment'] = {};
  for (const slice of slices.keys()) for (const leg of slice.legs) equipment[leg.aircraft] = leg.aircraftName;
  return {
    search: {
      ori: origin,
      des: destination,
      departdate: formatQueryDate(date),
      triptype: tripTypeOf(query),
      cabin: query.cabin,
      adt: query.travelers.adults,
      chd: query.travelers.children,
      inf: query.travelers.infants,
      ...(returns === null ? {} : { returndate: formatQueryDate(returns) }),
      ...furtherSlices(query),
      ...(childAges.length > 0 && { ages: agesText(childAges) }),
    },
    flightsFound,
    error: null,
    ...(isPartial && { partial: true }),
    airlines: Object.fromEntries(Object.values(carriers).map(({ code, name }) => [code, name])),
    airports: Object.fromEntries(
      Object.values(airports).map(({ code, name, city, cityEs, metro, country, passengers }) => [
        code,
        {
          N: name,
          C: city,
          ...(cityEs === undefined ? {} : { CE: cityEs }),
          P: metro,
          CC: country,
          ...(passengers === undefined ? {} : { PAX: passengers }),
        },
      ]),
    ),
    equipment,
    journeys: [...slices.keys()].map(sliceToWire),
    conditions: [...conditions.keys()].map((c) => ({ ...c })),
    fares: [...fares.keys()].map((steps) =>
      steps.map((step) => ({ K: step.key, C: lookUp(conditions, step.conditions), P: step.perAdult, T: step.total })),
    ),
    flights: flights.map((f) => ({
      id: f.id,
      Arln: f.carrier,
      segments: f.slices.map((s) => ({ NoS: s.stops, FltTm: s.minutes, J: lookUp(slices, s) })),
      ANPP: f.perAdult,
      AGPP: f.publishedPerAdult,
      NF: f.total,
      GF: f.publishedTotal,
      ...(f.airlinePrice === null ? {} : { AP: f.airlinePrice }),
      TOD: f.slices[0].departMinutes,
      TOA: f.slices[0].arriveMinutes,
      C: lookUp(conditions, f.conditions),
      FF: lookUp(fares, f.fares),
    })),
  };
}

/** The place of each of `items` in a list that holds each once, in the order of its first use. */
function placesOf<T>(items: readonly T[]): ReadonlyMap<T, number> {
  const places = new Map<T, number>();
  for (const item of items) if (!places.has(item)) places.set(item, places.size);
  return places;
}

function sliceToWire(s: Slice): JourneyWire {
  return {
    legs: s.legs.map(legToWire),
    layovers: s.layovers.map((l) => ({ A: l.airport, B: l.departsFrom, M: l.minutes, N: [...l.notes] })),
    NoS: s.stops,
    FltTm: s.minutes,
    TOD: s.departMinutes,
    TOA: s.arriveMinutes,
    DS: s.dayShift,
  };
}

function legToWire(l: Leg): LegWire {
  return {
    MC: l.carrier,
    FN: l.flightNumber,
    OP: l.operatedBy,
    CS: [...l.alsoSoldAs],
    F: l.from,
    T: l.to,
    ...(l.fromTerminal === undefined ? {} : { FT: l.fromTerminal }),
    ...(l.toTerminal === undefined ? {} : { TT: l.toTerminal }),
    ...(l.stopsAt === undefined ? {} : { ST: [...l.stopsAt] }),
    D: l.departs,
    R: l.arrives,
    M: l.minutes,
    EQ: l.aircraft,
    LR: l.legroomInches,
    WF: l.wifi,
    PW: l.power,
    EN: l.entertainment,
    CO2: l.co2Kg,
    ...(l.cabin === undefined ? {} : { CB: l.cabin }),
  };
}
