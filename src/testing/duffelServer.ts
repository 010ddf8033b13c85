/**
 * A server on this machine that answers in Duffel's published shapes, and refuses what Duffel refuses: fields it does not know, offers
 * that ended, people who do not fit their offer, a price that is not the offer's.
 */
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const TOKEN = 'duffel_test_local';

export interface DuffelServer {
  /** What an installation of ours is told, so that it talks to this server. */
  readonly env: Readonly<Record<string, string>>;
  /** Every call so far, `POST /air/orders`. */
  readonly calls: readonly string[];
  /** From now on: `unreachable`, the answer to an order is lost after it was made, or nothing is wrong. */
  fail(how: 'unreachable' | 'order lost' | 'broken' | null): void;
  /** All offers made so far end. */
  endOffers(): void;
  /** What is asked from now on for every seat, dollars. */
  raiseBy(dollars: number): void;
  /** Orders are made, and their tickets come later. */
  holdTickets(): void;
  /** What the last order said about its people. */
  lastOrder(): Readonly<Record<string, unknown>> | null;
  close(): Promise<void>;
}

interface Passenger {
  readonly id: string;
  readonly type: string | null;
  readonly age: number | null;
}
interface StoredOffer {
  readonly body: Record<string, unknown>;
  readonly passengers: readonly Passenger[];
  readonly total: number;
  isOver: boolean;
}
type Json = Record<string, unknown>;
interface Answer {
  readonly status: number;
  readonly body: object;
}

const id = (prefix: string): string => `${prefix}_${randomBytes(11).toString('hex')}`;
const money = (cents: number): string => (cents / 100).toFixed(2);

const AIRPORTS: Readonly<Record<string, readonly [name: string, city: string, zone: string]>> = {
  JFK: ['John F. Kennedy International Airport', 'New York', 'America/New_York'],
  LAX: ['Los Angeles International Airport', 'Los Angeles', 'America/Los_Angeles'],
  DEN: ['Denver International Airport', 'Denver', 'America/Denver'],
};
const AIRLINES = { AA: 'American Airlines', DL: 'Delta Air Lines', UA: 'United Airlines' } as const;

function airport(code: string): Json {
  const [name, city, time_zone] = AIRPORTS[code] ?? [code, code, 'UTC'];
  return {
    id: `arp_${code}`,
    type: 'airport',
    iata_code: code,
    icao_code: `K${code}`,
    name,
    city_name: city,
    city: null,
    iata_city_code: code,
    iata_country_code: 'US',
    latitude: 0,
    longitude: 0,
    time_zone,
  };
}
const airline = (code: keyof typeof AIRLINES): Json => ({
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
const BRANDS = [
  {
    name: 'Basic',
    more: 0,
    bags: [],
    change: { allowed: false, penalty_amount: null, penalty_currency: null },
    refund: { allowed: false, penalty_amount: null, penalty_currency: null },
  },
  {
    name: 'Main',
    more: 4_000,
    bags: [{ type: 'carry_on', quantity: 1 }],
    change: { allowed: true, penalty_amount: '0.00', penalty_currency: 'USD' },
    refund: { allowed: false, penalty_amount: null, penalty_currency: null },
  },
  {
    name: 'Flexible',
    more: 11_000,
    bags: [
      { type: 'carry_on', quantity: 1 },
      { type: 'checked', quantity: 1 },
    ],
    change: { allowed: true, penalty_amount: '0.00', penalty_currency: 'USD' },
    refund: { allowed: true, penalty_amount: '50.00', penalty_currency: 'USD' },
  },
];

const ORDER_FIELDS = ['type', 'selected_offers', 'passengers', 'payments', 'metadata', 'services'];
const PASSENGER_FIELDS = [
  'id',
  'given_name',
  'family_name',
  'born_on',
  'gender',
  'title',
  'email',
  'phone_number',
  'infant_passenger_id',
  'identity_documents',
];
const SEARCH_FIELDS = ['slices', 'passengers', 'cabin_class', 'max_connections'];

/** `now` is what the server takes for the present. */
export async function startDuffelServer(now: () => Date): Promise<DuffelServer> {
  const offers = new Map<string, StoredOffer>();
  const orders: Json[] = [];
  const cancellations = new Map<string, Json>();
  const calls: string[] = [];
  let fault: 'unreachable' | 'order lost' | 'broken' | null = null;
  let raise = 0;
  let areTicketsHeld = false;
  let last: Json | null = null;

  const refuse = (status: number, code: string): Answer => ({
    status,
    body: {
      errors: [
        { type: status === 422 ? 'validation_error' : 'invalid_state_error', code, title: code, message: code, documentation_url: '' },
      ],
      meta: { request_id: id('req'), status },
    },
  });
  const data = (body: object, status = 200): Answer => ({ status, body: { data: body } });
  const unknownField = (of: Json, known: readonly string[]): boolean => Object.keys(of).some((name) => !known.includes(name));

  function segmentsOf(
    flight: (typeof FLIGHTS)[number],
    from: string,
    to: string,
    date: string,
    passengers: readonly Passenger[],
    brand: (typeof BRANDS)[number],
    cabin: string,
  ): Json[] {
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
      origin_terminal: null,
      destination_terminal: null,
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

  function search(body: Json): Answer {
    if (unknownField(body, SEARCH_FIELDS)) return refuse(422, 'unknown_field');
    const slices = body['slices'] as { origin: string; destination: string; departure_date: string }[];
    const cabin = String(body['cabin_class']);
    const passengers: Passenger[] = (body['passengers'] as { type?: string; age?: number }[]).map((p) => ({
      id: id('pas'),
      type: p.age === undefined ? 'adult' : p.age < 2 ? 'infant_without_seat' : 'child',
      age: p.age ?? null,
    }));
    const seats = passengers.filter((p) => p.type !== 'infant_without_seat').length;
    const made = FLIGHTS.flatMap((flight) =>
      BRANDS.map((brand) => {
        const total = seats * slices.length * (flight.cents + brand.more + raise * 100) + 7;
        const offer: Json = {
          id: id('off'),
          live_mode: false,
          created_at: now().toISOString(),
          updated_at: now().toISOString(),
          expires_at: new Date(now().getTime() + 20 * 60_000).toISOString(),
          owner: airline(flight.carrier),
          partial: false,
          private_fares: [],
          passengers,
          passenger_identity_documents_required: false,
          supported_passenger_identity_document_types: ['passport'],
          supported_loyalty_programmes: [],
          payment_requirements: { requires_instant_payment: true, payment_required_by: null, price_guarantee_expires_at: null },
          base_amount: money(total - 2_000),
          base_currency: 'USD',
          tax_amount: '20.00',
          tax_currency: 'USD',
          total_amount: money(total),
          total_currency: 'USD',
          total_emissions_kg: '400',
          conditions: { change_before_departure: brand.change, refund_before_departure: brand.refund },
          slices: slices.map((slice) => ({
            id: id('sli'),
            origin: airport(slice.origin),
            destination: airport(slice.destination),
            origin_type: 'airport',
            destination_type: 'airport',
            duration: 'PT6H',
            fare_brand_name: brand.name,
            ngs_shelf: 1,
            comparison_key: '',
            conditions: {
              change_before_departure: brand.change,
              advance_seat_selection: brand.name === 'Flexible',
              priority_boarding: null,
              priority_check_in: null,
            },
            segments: segmentsOf(flight, slice.origin, slice.destination, slice.departure_date, passengers, brand, cabin),
          })),
        };
        offers.set(String(offer['id']), { body: offer, passengers, total, isOver: false });
        return offer;
      }),
    );
    return data(
      { id: id('orq'), live_mode: false, created_at: now().toISOString(), cabin_class: cabin, slices: [], passengers, offers: made },
      201,
    );
  }

  function order(body: Json): Answer {
    if (unknownField(body, ORDER_FIELDS)) return refuse(422, 'unknown_field');
    const offer = offers.get((body['selected_offers'] as string[])[0] ?? '');
    if (offer === undefined) return refuse(404, 'not_found');
    if (offer.isOver) return refuse(422, 'offer_no_longer_available');
    const [payment] = body['payments'] as { amount: string; currency: string; type: string }[];
    if (payment?.type !== 'balance' || payment.amount !== money(offer.total))
      return refuse(422, 'payment_amount_does_not_match_order_amount');
    const people = body['passengers'] as Json[];
    const isComplete =
      offer.passengers.every(({ id: wanted }) => people.some((p) => p['id'] === wanted)) && people.length === offer.passengers.length;
    if (!isComplete || people.some((p) => unknownField(p, PASSENGER_FIELDS) || !/^[mf]$/.test(String(p['gender']))))
      return refuse(422, 'validation_required');
    const infants = offer.passengers.filter((p) => p.type === 'infant_without_seat');
    if (infants.some((infant) => people.filter((p) => p['infant_passenger_id'] === infant.id).length !== 1))
      return refuse(422, 'missing_infant_responsible_adult');
    last = body;
    const made: Json = {
      id: id('ord'),
      live_mode: false,
      booking_reference: randomBytes(3).toString('hex').toUpperCase(),
      metadata: body['metadata'],
      documents: areTicketsHeld ? [] : [{ type: 'electronic_ticket', unique_identifier: '1', passenger_ids: [] }],
      total_amount: money(offer.total),
      total_currency: 'USD',
      cancelled_at: null,
      cancellation: null,
      passengers: offer.passengers,
      slices: offer.body['slices'],
    };
    orders.unshift(made);
    return data(made, 201);
  }

  function answer(method: string, path: string, body: Json): Answer {
    const [, kind = '', named = '', act = ''] = /^\/air\/(\w+)\/?(\w+)?(?:\/actions\/(\w+))?$/.exec(path) ?? [];
    if (kind === 'offer_requests' && method === 'POST') return search(body);
    if (kind === 'offers') {
      const offer = offers.get(named);
      return offer === undefined || offer.isOver ? refuse(404, 'not_found') : data({ ...offer.body, available_services: [] });
    }
    if (kind === 'orders' && method === 'POST') return order(body);
    if (kind === 'orders' && named === '')
      return { status: 200, body: { data: orders.slice(0, 100), meta: { limit: 100, before: null, after: null } } };
    if (kind === 'orders') {
      const found = orders.find((o) => o['id'] === named);
      return found === undefined ? refuse(404, 'not_found') : data(found);
    }
    if (kind === 'order_cancellations' && act === 'confirm') {
      const quote = cancellations.get(named);
      const found = orders.find((o) => o['id'] === quote?.['order_id']);
      if (quote === undefined || found === undefined) return refuse(404, 'not_found');
      found['cancelled_at'] = now().toISOString();
      return data({ ...quote, confirmed_at: now().toISOString() });
    }
    if (kind === 'order_cancellations') {
      const found = orders.find((o) => o['id'] === body['order_id']);
      if (found === undefined) return refuse(404, 'not_found');
      if (found['cancelled_at'] !== null) return refuse(422, 'order_cannot_be_cancelled');
      const quote = {
        id: id('ore'),
        order_id: found['id'],
        live_mode: false,
        refund_amount: '100.00',
        refund_currency: 'USD',
        refund_to: 'balance',
        expires_at: new Date(now().getTime() + 600_000).toISOString(),
        created_at: now().toISOString(),
        confirmed_at: null,
        airline_credits: [],
      };
      cancellations.set(quote.id, quote);
      return data(quote, 201);
    }
    return refuse(404, 'not_found');
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (fault === 'unreachable') return void request.socket.destroy();
    const method = request.method ?? 'GET';
    calls.push(`${method} ${pathname.replace(/\/$/, '')}`);
    const body = chunks.length === 0 ? {} : ((JSON.parse(Buffer.concat(chunks).toString('utf8')) as { data?: Json }).data ?? {});
    const isOurs = request.headers.authorization === `Bearer ${TOKEN}` && request.headers['duffel-version'] === 'v2';
    const made =
      fault === 'broken' ? { status: 502, body: {} } : isOurs ? answer(method, pathname, body) : refuse(401, 'access_token_not_found');
    if (fault === 'order lost' && method === 'POST' && pathname === '/air/orders') return void request.socket.destroy();
    response.writeHead(made.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(made.body));
  }

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    env: { DUFFEL_ACCESS_TOKEN: TOKEN, DUFFEL_API_BASE: `http://127.0.0.1:${(server.address() as AddressInfo).port}` },
    calls,
    fail: (how) => {
      fault = how;
    },
    endOffers: () => {
      for (const offer of offers.values()) offer.isOver = true;
    },
    raiseBy: (dollars) => {
      raise = dollars;
    },
    holdTickets: () => {
      areTicketsHeld = true;
    },
    lastOrder: () => last,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
