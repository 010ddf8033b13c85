/** Wire ⇄ domain for flights. Wire words (ANPP, TOD …) stop here. */
import type { LocalDateTime } from '../domain/dates';
import type { AirportRef, Carrier, Flight, FlightsFound, Layover, LayoverNote, Leg, Slice } from '../domain/flights';
import type { SearchQuery } from '../domain/trip';
import { parseCabin } from '../domain/trip';
import type { FlightResultWire, FlightsAnswerWire, JourneyWire, LayoverWire, LegWire } from './flights.schema';

/** The net price applies where the net fare is below the gross fare, else the gross price (spec §3, product §1). */
export function applicablePrice(f: Pick<FlightResultWire, 'NF' | 'GF' | 'ANPP' | 'AGPP'>): { perAdult: number; total: number } {
  return f.NF < f.GF ? { perAdult: f.ANPP, total: f.NF } : { perAdult: f.AGPP, total: f.GF };
}

/** An answer in domain words. `query` is what was asked, since the wire echoes it as text. */
export function flightsFromWire(answer: FlightsAnswerWire, query: SearchQuery): FlightsFound {
  const slices = answer.journeys.map((j) => sliceFromWire(j, answer.equipment));
  const carriers: Record<string, Carrier> = {};
  for (const [code, name] of Object.entries(answer.airlines)) carriers[code] = { code, name };
  const airports: Record<string, AirportRef> = {};
  for (const [code, a] of Object.entries(answer.airports)) airports[code] = { code, name: a.N, city: a.C, country: a.CC, metro: a.P };
  const flights: Flight[] = [];
  for (const f of answer.flights) {
    const conditions = answer.conditions[f.C];
    const own = f.segments.flatMap((s) => slices[s.J] ?? []);
    if (!conditions || own.length !== f.segments.length) continue;
    flights.push({
      id: f.id,
      carrier: f.Arln,
      slices: own,
      ...applicablePrice(f),
      publishedPerAdult: f.AGPP,
      publishedTotal: f.GF,
      conditions,
    });
  }
  return { query, flights, carriers, airports };
}

function sliceFromWire(j: JourneyWire, equipment: FlightsAnswerWire['equipment']): Slice {
  return {
    legs: j.legs.map((l) => legFromWire(l, equipment)),
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
