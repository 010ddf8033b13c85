/** An answer of the flight search made of built flights, as it comes over the wire. */
import type { FlightsAnswerWire } from '#core/contract/flights.schema';
import { formatQueryDate } from '#core/domain/dates';
import type { Flight, Slice } from '#core/domain/flights';
import type { SearchQuery } from '#core/domain/trip';
import { AIRPORTS, CARRIERS } from './buildFlights';

export function wireOf(flights: readonly Flight[], query: SearchQuery): FlightsAnswerWire {
  const slices = flights.flatMap((f) => f.slices);
  return {
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
    flightsFound: flights.length,
    error: null,
    airlines: Object.fromEntries(Object.values(CARRIERS).map((c) => [c.code, c.name])),
    airports: Object.fromEntries(Object.values(AIRPORTS).map((a) => [a.code, { N: a.name, C: a.city, P: a.metro, CC: a.country }])),
    equipment: { '77W': 'Boeing 777-300ER' },
    journeys: slices.map(journeyOf),
    conditions: flights.map((f) => f.conditions),
    flights: flights.map((f, i) => ({
      id: f.id,
      Arln: f.carrier,
      segments: f.slices.map((s) => ({ NoS: s.stops, FltTm: s.minutes, J: slices.indexOf(s) })),
      ANPP: f.perAdult,
      AGPP: f.publishedPerAdult,
      NF: f.total,
      GF: f.publishedTotal,
      TOD: f.slices[0]?.departMinutes ?? 0,
      TOA: f.slices[0]?.arriveMinutes ?? 0,
      C: i,
    })),
  };
}

function journeyOf(s: Slice): FlightsAnswerWire['journeys'][number] {
  return {
    legs: s.legs.map((l) => ({
      MC: l.carrier,
      FN: l.flightNumber,
      OP: l.operatedBy,
      CS: [...l.alsoSoldAs],
      F: l.from,
      T: l.to,
      D: l.departs,
      R: l.arrives,
      M: l.minutes,
      EQ: l.aircraft,
      LR: l.legroomInches,
      WF: l.wifi,
      PW: l.power,
      EN: l.entertainment,
      CO2: l.co2Kg,
    })),
    layovers: s.layovers.map((l) => ({ A: l.airport, B: l.departsFrom, M: l.minutes, N: [...l.notes] })),
    NoS: s.stops,
    FltTm: s.minutes,
    TOD: s.departMinutes,
    TOA: s.arriveMinutes,
    DS: s.dayShift,
  };
}
