/** Searches of the local Duffel server: three airlines, three fares each, between a few airports. */
import { data, id, money, refuse, unknownField } from './duffelShapes';
import type { Answer, DuffelRules, Json, Offer } from './duffelShapes';

type Segment = Offer['slices'][number]['segments'][number];
type Airport = Segment['origin'];
type Airline = Segment['marketing_carrier'];
type Passenger = Offer['passengers'][number];
type Condition = NonNullable<Offer['conditions']['change_before_departure']>;

export interface StoredOffer {
  readonly body: Offer;
  readonly total: number;
  isOver: boolean;
}

interface Searched {
  readonly offers: readonly Offer[];
  readonly passengers: readonly Passenger[];
  readonly cabin: string;
}
interface BatchRequest {
  readonly id: string;
  /** What has not been answered. */
  readonly batches: (readonly Offer[])[];
  readonly total: number;
}

const AIRPORTS: Readonly<Record<string, readonly [name: string, city: string, zone: string, country?: string]>> = {
  JFK: ['John F. Kennedy International Airport', 'New York', 'America/New_York'],
  LAX: ['Los Angeles International Airport', 'Los Angeles', 'America/Los_Angeles'],
  DEN: ['Denver International Airport', 'Denver', 'America/Denver'],
  SJU: ['Luis Muñoz Marín International Airport', 'San Juan', 'America/Puerto_Rico', 'PR'],
  YYZ: ['Toronto Pearson International Airport', 'Toronto', 'America/Toronto', 'CA'],
};
/** Of an airline at an airport; null is answered where there is none. */
const TERMINALS: Readonly<Record<string, string>> = { 'AA JFK': '8', 'DL JFK': '4', 'UA LAX': '7' };
const AIRLINES = { AA: 'American Airlines', DL: 'Delta Air Lines', UA: 'United Airlines' } as const;

function airport(code: string): Airport {
  const [name, city, time_zone, country = 'US'] = AIRPORTS[code] ?? [code, code, 'UTC'];
  return {
    id: `arp_${code}`,
    type: 'airport',
    iata_code: code,
    icao_code: `K${code}`,
    name,
    city_name: city,
    city: null,
    iata_city_code: code,
    iata_country_code: country,
    latitude: 0,
    longitude: 0,
    time_zone,
  } satisfies Airport;
}
const airline = (code: keyof typeof AIRLINES): Airline => ({
  id: `arl_${code}`,
  iata_code: code,
  name: AIRLINES[code],
  logo_symbol_url: null,
  logo_lockup_url: null,
  conditions_of_carriage_url: null,
});

/** Local departure and arrival of the day's flights, by direction. */
const FLIGHTS: readonly {
  readonly carrier: keyof typeof AIRLINES;
  readonly via?: string;
  readonly east: readonly string[];
  readonly west: readonly string[];
  readonly cents: number;
}[] = [
  { carrier: 'AA', west: ['08:00', '11:05'], east: ['09:00', '17:30'], cents: 21_990 },
  { carrier: 'DL', west: ['12:10', '15:20'], east: ['13:00', '21:35'], cents: 18_450 },
  { carrier: 'UA', via: 'DEN', west: ['07:00', '09:05', '10:20', '11:50'], east: ['06:30', '09:50', '11:00', '16:40'], cents: 14_925 },
];
interface Brand {
  readonly name: string;
  readonly more: number;
  readonly bags: Segment['passengers'][number]['baggages'];
  readonly change: boolean;
  /** What a refund costs; null where none is given. */
  readonly refund: string | null;
}
const BRANDS: readonly Brand[] = [
  { name: 'Basic Economy', more: 0, bags: [], change: false, refund: null },
  { name: 'Main', more: 4_000, bags: [{ type: 'carry_on', quantity: 1 }], change: true, refund: null },
  {
    name: 'Flexible',
    more: 11_000,
    bags: [
      { type: 'carry_on', quantity: 1 },
      { type: 'checked', quantity: 1 },
    ],
    change: true,
    refund: '50.00',
  },
];
const allowed = (penalty: string | null, penalty_currency: string): Condition =>
  penalty === null
    ? { allowed: false, penalty_amount: null, penalty_currency: null }
    : { allowed: true, penalty_amount: penalty, penalty_currency };

const SEARCH_FIELDS = ['slices', 'passengers', 'cabin_class', 'max_connections'];
const SLICE_FIELDS = ['origin', 'destination', 'departure_date', 'arrival_time', 'departure_time'];

/** `raise` is the surcharge above the usual price for every seat, dollars. */
export function createOffers(now: () => Date, rules: () => DuffelRules) {
  const offers = new Map<string, StoredOffer>();
  const batchRequests = new Map<string, BatchRequest>();
  let raise = 0;

  function search(body: Json): Answer | Searched {
    const slices = body['slices'] as { origin: string; destination: string; departure_date: string }[];
    const isKnown =
      unknownField(body, SEARCH_FIELDS) === undefined && slices.every((s) => unknownField({ ...s }, SLICE_FIELDS) === undefined);
    if (!isKnown) return refuse(422, 'unknown_field');
    const { currency, penaltyCurrency, documentsRequired, documentTypes, loyaltyProgrammes } = rules();
    const cabin = body['cabin_class'] as Segment['passengers'][number]['cabin_class'];
    const passengers = (body['passengers'] as { type?: string; age?: number }[])
      .map(({ age }): Passenger => ({
        id: id('pas'),
        // an airline may take a fourteen-year-old for an adult
        type: age === undefined || age >= 12 ? 'adult' : age < 2 ? 'infant_without_seat' : 'child',
        age: age ?? null,
        fare_type: null,
      }))
      // in whatever order Duffel chooses
      .reverse();
    const seated = passengers.filter((p) => p.type !== 'infant_without_seat');
    const seats = seated.length;
    const forAges = seated.reduce((sum, { age }) => sum + (typeof age === 'number' ? rules().seatAged(age) : 0), 0);
    const made = FLIGHTS.flatMap((flight) =>
      BRANDS.map((brand) => {
        const total = seats * slices.length * (flight.cents + brand.more + raise * 100) + forAges + 7;
        const change = allowed(brand.change ? '0.00' : null, penaltyCurrency);
        const refund = allowed(brand.refund, penaltyCurrency);
        const offer = {
          id: id('off'),
          live_mode: false,
          created_at: now().toISOString(),
          updated_at: now().toISOString(),
          expires_at: new Date(now().getTime() + 20 * 60_000).toISOString(),
          owner: airline(flight.carrier),
          partial: false,
          private_fares: [],
          passengers,
          passenger_identity_documents_required: documentsRequired,
          supported_passenger_identity_document_types: [...documentTypes],
          supported_loyalty_programmes: [...loyaltyProgrammes],
          payment_requirements: { requires_instant_payment: true, payment_required_by: null, price_guarantee_expires_at: null },
          base_amount: money(total - 2_000),
          base_currency: currency,
          tax_amount: '20.00',
          tax_currency: currency,
          total_amount: money(total),
          total_currency: currency,
          total_emissions_kg: '400',
          conditions: { change_before_departure: change, refund_before_departure: refund },
          slices: slices.map((slice) => ({
            ...sliceOf(flight, brand, slice, passengers, cabin),
            ngs_shelf: 1,
            comparison_key: '',
            conditions: {
              change_before_departure: change,
              refund_before_departure: refund,
              advance_seat_selection: brand.name === 'Flexible',
              priority_boarding: null,
              priority_check_in: null,
            },
          })),
        } satisfies Offer;
        offers.set(offer.id, { body: offer, total, isOver: false });
        return offer;
      }),
    );
    return { passengers, cabin, offers: made };
  }

  const searched = (body: Json): Answer => {
    const found = search(body);
    if ('status' in found) return found;
    const { cabin, passengers, offers: made } = found;
    const request = { id: id('orq'), live_mode: false, created_at: now().toISOString(), cabin_class: cabin, slices: [] };
    return data({ ...request, passengers, offers: made }, 201);
  };

  /** Each airline answers in a batch of its own; those that are slow wait until `releaseAirlines`. */
  function searchInBatches(body: Json): Answer {
    const found = search(body);
    if ('status' in found) return found;
    const batches = Object.values(AIRLINES).map((name) => found.offers.filter(({ owner }) => owner.name === name));
    const request = { id: id('orq'), batches, total: batches.length };
    batchRequests.set(request.id, request);
    return data(batchOf(request, []), 201);
  }

  const batchOf = ({ id: requestId, batches, total }: BatchRequest, offers: readonly Offer[]) => ({
    id: requestId,
    live_mode: false,
    created_at: now().toISOString(),
    client_key: 'key',
    total_batches: total,
    remaining_batches: batches.length,
    offers,
  });

  /** The next batch; nothing new while only slow airlines are left. */
  function nextBatch(requestId: string): Answer {
    const request = batchRequests.get(requestId);
    if (request === undefined) return refuse(404, 'not_found');
    const isWaiting = rules().slowAirlines >= request.batches.length;
    const offers = isWaiting ? [] : (request.batches.shift() ?? []);
    return data(batchOf(request, offers));
  }

  return {
    search: searched,
    searchInBatches,
    nextBatch,
    get: (offerId: string): StoredOffer | undefined => offers.get(offerId),
    endAll: (): void => {
      for (const offer of offers.values()) offer.isOver = true;
    },
    raiseBy: (dollars: number): void => {
      raise = dollars;
    },
    /** The surcharge above the usual price for every seat, cents. */
    raised: (): number => raise * 100,
  };
}

type Cabin = Segment['passengers'][number]['cabin_class'];
interface SliceRequest {
  readonly origin: string;
  readonly destination: string;
  readonly departure_date: string;
}

const sliceOf = (
  flight: (typeof FLIGHTS)[number],
  brand: Brand,
  { origin, destination, departure_date }: SliceRequest,
  passengers: readonly Passenger[],
  cabin: Cabin,
) => ({
  id: id('sli'),
  origin: airport(origin),
  destination: airport(destination),
  origin_type: 'airport' as const,
  destination_type: 'airport' as const,
  duration: 'PT6H',
  fare_brand_name: brand.name,
  segments: segmentsOf(flight, origin, destination, departure_date, passengers, brand, cabin),
});

/** Every airline's slice of a day at every fare, with the price of one seat. */
export const slicesOn = (request: SliceRequest, passengers: readonly Passenger[], cabin: Cabin) =>
  FLIGHTS.flatMap((flight) =>
    BRANDS.map((brand) => ({
      slice: sliceOf(flight, brand, request, passengers, cabin),
      airline: flight.carrier,
      cents: flight.cents + brand.more,
    })),
  );

function segmentsOf(
  flight: (typeof FLIGHTS)[number],
  from: string,
  to: string,
  date: string,
  passengers: readonly Passenger[],
  brand: Brand,
  cabin: Cabin,
): Segment[] {
  const times = from === 'LAX' ? flight.east : flight.west;
  const stops = flight.via === undefined ? [from, to] : [from, flight.via, to];
  return stops.slice(1).map((destination, i) => ({
    id: id('seg'),
    origin: airport(stops[i] ?? from),
    destination: airport(destination),
    departing_at: `${date}T${times[2 * i] ?? ''}:00`,
    arriving_at: `${date}T${times[2 * i + 1] ?? ''}:00`,
    duration: 'PT2H',
    distance: '1200.5',
    marketing_carrier: airline(flight.carrier),
    marketing_carrier_flight_number: String(100 + i + (from === 'LAX' ? 1000 : 0)),
    operating_carrier: i === 1 ? { ...airline('AA'), iata_code: null, name: 'SkyWest' } : airline(flight.carrier),
    operating_carrier_flight_number: '4321',
    aircraft: { id: 'arc_32N', iata_code: '32N', name: 'Airbus A320neo' },
    origin_terminal: TERMINALS[`${flight.carrier} ${stops[i] ?? from}`] ?? null,
    destination_terminal: TERMINALS[`${flight.carrier} ${destination}`] ?? null,
    stops: [],
    passengers: passengers.map((p) => ({
      passenger_id: p.id,
      cabin_class: cabin,
      cabin_class_marketing_name: cabin,
      fare_basis_code: 'X',
      baggages: brand.bags,
      cabin: { name: cabin, marketing_name: cabin, amenities: { wifi: { available: true, cost: 'paid' }, seat: null, power: null } },
    })),
  }));
}
