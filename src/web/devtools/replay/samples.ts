/** What is on a page where a recording says nothing of it: a flight that somebody chose, and a booking of it. */
import type { BookingWire } from '#core/contract/bookings/bookings.schema';
import type { ExchangeOfferWire } from '#core/contract/bookings/exchange.schema';
import { searchToBody } from '#core/contract/flights/searchBody';
import type { FlightConfirm } from '#core/domain/booking/booking';
import { addDays } from '#core/domain/values/dates';
import type { IsoDate, LocalDateTime } from '#core/domain/values/dates';
import type { Leg, Slice } from '#core/domain/flights/flights';
import { DEFAULT_TRAVELERS } from '#core/domain/travelers/travelers';
import { searchFor } from '#core/domain/search/trip';

const CENTS = { base: 45_000, taxes: 4_000, serviceFee: 1_000, total: 50_000 } as const;

function leg(from: string, to: string, date: IsoDate, flightNumber: number): Leg {
  return {
    carrier: 'AF',
    flightNumber,
    operatedBy: null,
    alsoSoldAs: [],
    from,
    to,
    departs: `${date}T10:00` as LocalDateTime,
    arrives: `${date}T18:00` as LocalDateTime,
    minutes: 420,
    aircraft: '77W',
    aircraftName: 'Boeing 777',
    legroomInches: 31,
    wifi: true,
    power: true,
    entertainment: true,
    co2Kg: 400,
  };
}
const slice = (one: Leg): Slice => ({
  legs: [one],
  layovers: [],
  stops: 0,
  minutes: 420,
  departMinutes: 600,
  arriveMinutes: 1080,
  dayShift: 0,
});

/** New York to Paris and back, a month from `today`. */
export function sampleFlight(today: IsoDate): FlightConfirm {
  const trip = { origin: 'JFK', destination: 'CDG', departs: addDays(today, 30), returns: addDays(today, 37) };
  return {
    query: searchFor(trip, 'Economy', DEFAULT_TRAVELERS),
    flightId: 'AF7',
    carrier: 'AF',
    slices: [slice(leg('JFK', 'CDG', trip.departs, 7)), slice(leg('CDG', 'JFK', trip.returns, 22))],
    conditions: { brand: 'Main', personalItem: 0, carryOn: 0, checkedBag: 4_000, seatChoice: null, changeable: 0, refundPenalty: null },
    total: CENTS.total,
    carriers: { AF: { code: 'AF', name: 'Air France' } },
    airports: {
      JFK: {
        code: 'JFK',
        name: 'John F Kennedy International Airport',
        city: 'New York',
        cityEs: 'Nueva York',
        country: 'US',
        metro: 'NYC',
      },
      CDG: { code: 'CDG', name: 'Charles de Gaulle International Airport', city: 'Paris', country: 'FR', metro: 'PAR' },
    },
  };
}

/** A booking of that flight, ticketed and not cancelled. */
export function sampleBooking(today: IsoDate): BookingWire {
  const { query, carrier, slices, conditions, carriers, airports } = sampleFlight(today);
  return {
    reference: 'SAMPLE',
    supplierReference: 'SAMPLE',
    state: 'ticketed',
    bookedAt: `${today}T00:00:00Z`,
    freeCancelUntil: `${addDays(today, 1)}T00:00:00Z`,
    query: searchToBody(query),
    carrier,
    slices: [...slices],
    conditions,
    carriers: { ...carriers },
    airports: { ...airports },
    travelers: [{ kind: 'adult', name: 'Sample Traveler', tickets: [] }],
    checkIn: [],
    email: 's•••@example.com',
    price: { ...CENTS, perTraveler: [{ kind: 'adult', count: 1, each: CENTS.total }] },
    acceptedTotal: CENTS.total,
    card: { brand: 'visa', last4: '4242', wallet: null },
    passports: null,
    ledger: [],
    cancellation: null,
    change: null,
    exchangeable: [0, 1],
    exchange: null,
  };
}

/** What that booking can be exchanged for: its first flight two days later, at three prices. Their ids are sums, which recordings hold as they are. */
export function sampleOffers(today: IsoDate): readonly ExchangeOfferWire[] {
  const { slices, conditions, carriers, airports } = sampleFlight(today);
  const [, back] = slices;
  const offer = (flightNumber: number, difference: number): ExchangeOfferWire => ({
    id: `#0000${String(1000 + flightNumber)}`,
    slices: [slice(leg('JFK', 'CDG', addDays(today, 32), flightNumber)), ...(back ? [back] : [])],
    conditions,
    carriers: { ...carriers },
    airports: { ...airports },
    price: { ...CENTS, total: CENTS.total + difference, perTraveler: [{ kind: 'adult', count: 1, each: CENTS.total + difference }] },
    ...{ difference, penalty: 0, due: Math.max(0, difference), refund: Math.max(0, -difference) },
    givenUp: [],
    until: null,
  });
  return [offer(9, -4000), offer(11, 0), offer(13, 8400)];
}
