/** Duffel's offers in the words of the domain. */
import { createHash } from 'node:crypto';
import type { Airport, Offer, Segment } from './duffelTypes';
import type { LocalDateTime } from '#core/domain/dates';
import { localParts, daysBetween } from '#core/domain/dates';
import type { Fare } from '#core/domain/fareFamilies';
import { serviceFeeOf } from '#core/domain/fares';
import type {
  AirportRef,
  Carrier,
  FareBrand,
  FareConditions,
  Flight,
  FlightList,
  Layover,
  LayoverNote,
  Leg,
  PriceBreakdown,
  Slice,
  TravelerPrice,
} from '#core/domain/flights';
import type { Cents } from '#core/domain/money';
import type { SearchQuery } from '#core/domain/trip';
import { instantOf } from '../../../geography/timeZones';
import type { PricedOffer } from '../../supplier';

/** Offers of a search come without the services that one offer has. */
export type DuffelOffer = Omit<Offer, 'available_services'>;

/** An offer read once: where it goes, which fare it is, what it costs. */
export interface ReadOffer {
  readonly offerId: string;
  /** Names the flights; equal for all fares of an itinerary. */
  readonly itinerary: string;
  /** Names the fare of that itinerary, as the airline sells it. */
  readonly fare: string;
  readonly expires: Date;
  /** What Duffel is paid, to the letter. */
  readonly paid: { readonly amount: string; readonly currency: string };
  /** Duffel's names of the travelers: adults first, then children, then infants. */
  readonly passengers: DuffelOffer['passengers'];
  readonly takesPassports: boolean;
  readonly carrier: string;
  readonly slices: readonly Slice[];
  readonly conditions: FareConditions;
  readonly price: PriceBreakdown;
  readonly perAdult: Cents;
  readonly carriers: Readonly<Record<string, Carrier>>;
  readonly airports: Readonly<Record<string, AirportRef>>;
}

const SHORT_MINUTES = 60;
const LONG_MINUTES = 5 * 60;

/** Cents of a decimal text; null where it is none. */
export function centsOf(amount: string | null): Cents | null {
  const [, sign = '', whole = '', part = ''] = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(amount ?? '') ?? [];
  if (whole === '') return null;
  return (sign === '-' ? -1 : 1) * (Number(whole) * 100 + Number(part.padEnd(2, '0')));
}

/** Null for an offer that cannot be sold here: of another currency, without a number of its flight, or of airports without a time. */
export function readOffer(offer: DuffelOffer, query: SearchQuery): ReadOffer | null {
  const paid = centsOf(offer.total_amount);
  if (paid === null || offer.total_currency !== 'USD') return null;
  const slices = offer.slices.map((slice) => sliceOf(slice.segments, offer, query));
  if (slices.some((slice) => slice === null)) return null;
  const segments = offer.slices.flatMap((slice) => slice.segments);
  const airports = Object.fromEntries(segments.flatMap((s) => [s.origin, s.destination]).map((a) => [codeOf(a), airportOf(a)]));
  const conditions = conditionsOf(offer);
  const isDomestic = Object.values(airports).every(({ country }) => country === 'US');
  const price = priceOf(paid, centsOf(offer.tax_amount), query, isDomestic);
  const itinerary = offer.slices.map((slice) => slice.segments.map(nameOf).join('.')).join('_');
  return {
    offerId: offer.id,
    itinerary,
    fare: createHash('sha256')
      .update(JSON.stringify([fareNames(offer), conditions]))
      .digest('hex')
      .slice(0, 8),
    expires: new Date(offer.expires_at),
    paid: { amount: offer.total_amount, currency: offer.total_currency },
    passengers: offer.passengers,
    takesPassports: offer.supported_passenger_identity_document_types.includes('passport'),
    carrier: offer.owner.iata_code ?? segments[0]?.marketing_carrier.iata_code ?? '',
    slices: slices.flatMap((slice) => slice ?? []),
    conditions,
    price,
    perAdult: price.perTraveler[0]?.each ?? 0,
    carriers: Object.fromEntries(
      [offer.owner, ...segments.map((s) => s.marketing_carrier)].map((a) => [a.iata_code ?? '', { code: a.iata_code ?? '', name: a.name }]),
    ),
    airports,
  };
}

/** The offers of a search as flights, each with its fares: of two offers of the same fare the cheaper one counts. */
export function groupOffers(offers: readonly ReadOffer[]): readonly (readonly ReadOffer[])[] {
  const byItinerary = new Map<string, Map<string, ReadOffer>>();
  for (const offer of offers) {
    const fares = byItinerary.get(offer.itinerary) ?? new Map<string, ReadOffer>();
    const known = fares.get(offer.fare);
    if (!known || offer.price.total < known.price.total) fares.set(offer.fare, offer);
    byItinerary.set(offer.itinerary, fares);
  }
  const cheapestFirst = (a: ReadOffer, b: ReadOffer): number => a.price.total - b.price.total || (a.fare < b.fare ? -1 : 1);
  const groups = [...byItinerary.values()].map((fares) => [...fares.values()].sort(cheapestFirst));
  return groups.sort(([a], [b]) => (a && b ? a.price.total - b.price.total || (a.itinerary < b.itinerary ? -1 : 1) : 0));
}

const SEPARATOR = '~';
const idOf = (offer: ReadOffer): string => offer.itinerary + SEPARATOR + offer.fare;

/** What an id names; a fare that is not the lowest is appended to the id of the flight. */
export function readFlightId(flightId: string): { readonly itinerary: string; readonly fare: string } | null {
  const [itinerary, lowest, fare = lowest, ...rest] = flightId.split(SEPARATOR);
  return itinerary === undefined || fare === undefined || rest.length > 0 ? null : { itinerary, fare };
}

export function listOf(groups: readonly (readonly ReadOffer[])[], limit: number): FlightList {
  const shown = groups.slice(0, limit);
  return {
    flightsFound: groups.length,
    flights: shown.flatMap(flightOf),
    carriers: Object.assign({}, ...shown.flat().map((offer) => offer.carriers)) as FlightList['carriers'],
    airports: Object.assign({}, ...shown.flat().map((offer) => offer.airports)) as FlightList['airports'],
  };
}

function flightOf(fares: readonly ReadOffer[]): readonly Flight[] {
  const [lowest] = fares;
  if (lowest === undefined) return [];
  const { total } = lowest.price;
  return [
    {
      id: idOf(lowest),
      carrier: lowest.carrier,
      slices: lowest.slices,
      perAdult: lowest.perAdult,
      total,
      publishedPerAdult: lowest.perAdult,
      publishedTotal: total,
      conditions: lowest.conditions,
      fares: fares.map((offer) => ({
        key: offer === lowest ? '' : SEPARATOR + offer.fare,
        conditions: offer.conditions,
        perAdult: offer.perAdult - lowest.perAdult,
        total: offer.price.total - total,
      })),
    },
  ];
}

/** The offer as a booking keeps it, with the other fares of its itinerary. */
export function pricedOf(offer: ReadOffer, query: SearchQuery, flightId: string, fares: readonly ReadOffer[]): PricedOffer {
  const [flight] = flightOf(fares);
  const all: readonly Fare[] =
    flight?.fares.map((step) => ({
      id: flight.id + step.key,
      conditions: step.conditions,
      perAdult: flight.perAdult + step.perAdult,
      total: flight.total + step.total,
    })) ?? [];
  const { carrier, slices, conditions, price, carriers, airports } = offer;
  return { flightId, query, carrier, slices, conditions, price, carriers, airports, ...(all.length > 1 ? { fares: all } : {}) };
}

const nameOf = (s: Segment): string =>
  [
    s.marketing_carrier.iata_code ?? '',
    s.marketing_carrier_flight_number,
    codeOf(s.origin),
    codeOf(s.destination),
    s.departing_at.slice(0, 16).replace(/\D/g, ''),
  ].join('-');

const codeOf = (airport: Airport): string => airport.iata_code ?? '';

function airportOf(airport: Airport): AirportRef {
  const code = codeOf(airport);
  return {
    code,
    name: airport.name,
    city: airport.city_name,
    country: airport.iata_country_code,
    metro: airport.iata_city_code ?? code,
  };
}

const fareNames = (offer: DuffelOffer): readonly (string | null)[] => offer.slices.map((slice) => slice.fare_brand_name);

const local = (text: string): LocalDateTime => text.slice(0, 16) as LocalDateTime; // ISO 8601 without a zone, as Duffel has it
const minutesBetween = (from: Date, to: Date): number => Math.round((to.getTime() - from.getTime()) / 60_000);

function sliceOf(segments: readonly Segment[], offer: DuffelOffer, query: SearchQuery): Slice | null {
  const ends = segments.map((s) => ({ from: at(s.departing_at, s.origin), to: at(s.arriving_at, s.destination) }));
  const [first, last] = [segments[0], segments.at(-1)];
  if (!first || !last || segments.some((s) => !/^\d+$/.test(s.marketing_carrier_flight_number))) return null;
  const legs = segments.map((s, i) => legOf(s, minutesBetween(ends[i]?.from ?? NEVER, ends[i]?.to ?? NEVER), offer, query));
  const layovers = segments
    .slice(1)
    .map((s, i) => layoverOf(segments[i] ?? s, s, minutesBetween(ends[i]?.to ?? NEVER, ends[i + 1]?.from ?? NEVER)));
  if ([...legs, ...layovers].some(({ minutes }) => !(minutes > 0))) return null;
  const [departs, arrives] = [localParts(local(first.departing_at)), localParts(local(last.arriving_at))];
  return {
    legs,
    layovers,
    stops: legs.length - 1,
    minutes: [...legs, ...layovers].reduce((sum, part) => sum + part.minutes, 0),
    departMinutes: departs.minutes,
    arriveMinutes: arrives.minutes,
    dayShift: daysBetween(departs.date, arrives.date),
  };
}

const NEVER = new Date(Number.NaN);
const at = (time: string, airport: Airport): Date => instantOf(local(time), airport.time_zone);

function legOf(s: Segment, minutes: number, offer: DuffelOffer, query: SearchQuery): Leg {
  const [passenger] = s.passengers;
  const amenities = passenger?.cabin?.amenities;
  const operatedBy = s.operating_carrier.iata_code === s.marketing_carrier.iata_code ? null : s.operating_carrier.name;
  const cabin = passenger === undefined ? query.cabin : CABINS[passenger.cabin_class];
  return {
    carrier: s.marketing_carrier.iata_code ?? '',
    flightNumber: Number(s.marketing_carrier_flight_number),
    operatedBy,
    alsoSoldAs: [],
    from: codeOf(s.origin),
    to: codeOf(s.destination),
    departs: local(s.departing_at),
    arrives: local(s.arriving_at),
    minutes,
    aircraft: s.aircraft?.iata_code ?? '',
    aircraftName: s.aircraft?.name ?? '',
    legroomInches: 0,
    wifi: amenities?.wifi?.available === true,
    power: amenities?.power?.available === true,
    entertainment: false,
    co2Kg: emissionsOf(s, offer),
    ...(cabin === query.cabin ? {} : { cabin }),
  };
}

const CABINS = { economy: 'Economy', premium_economy: 'PremiumEconomy', business: 'Business', first: 'First' } as const;

/** The offer's emissions by distance and traveler; 0 where Duffel says nothing. */
function emissionsOf(segment: Segment, offer: DuffelOffer): number {
  const all = offer.slices.flatMap((slice) => slice.segments);
  const total = Number(offer.total_emissions_kg ?? 0);
  const whole = all.reduce((sum, s) => sum + Number(s.distance ?? 0), 0);
  const share = whole > 0 ? Number(segment.distance ?? 0) / whole : 1 / all.length;
  return Math.round((total * share) / Math.max(1, offer.passengers.length));
}

function layoverOf(before: Segment, after: Segment, minutes: number): Layover {
  const [airport, departsFrom] = [codeOf(before.destination), codeOf(after.origin)];
  const notes: LayoverNote[] = [];
  if (minutes < SHORT_MINUTES) notes.push('short');
  if (minutes > LONG_MINUTES) notes.push('long');
  if (before.arriving_at.slice(0, 10) !== after.departing_at.slice(0, 10)) notes.push('overnight');
  if (airport !== departsFrom) notes.push('airportChange');
  return { airport, departsFrom, minutes, notes };
}

/** Families by what a fare allows; the airline's own name stands beside. */
function conditionsOf(offer: DuffelOffer): FareConditions {
  const { change_before_departure: change, refund_before_departure: refund } = offer.conditions;
  const bags = offer.slices.flatMap((slice) => slice.segments).flatMap((s) => s.passengers.slice(0, 1).map((p) => p.baggages));
  const includes = (type: 'checked' | 'carry_on'): boolean =>
    bags.length > 0 && bags.every((list) => list.some((bag) => bag.type === type && bag.quantity > 0));
  const seats = offer.slices.map((slice) => slice.conditions?.advance_seat_selection);
  const changeFee = change?.allowed === true ? centsOf(change.penalty_amount) : null;
  const brand: FareBrand = refund?.allowed === true ? 'Flex' : change?.allowed === true ? 'Main' : 'Basic';
  const names = [...new Set(fareNames(offer).flatMap((name) => name ?? []))];
  return {
    brand,
    ...(names.length === 0 ? {} : { soldAs: names.join(' + ') }),
    personalItem: 0,
    carryOn: includes('carry_on') ? 0 : null,
    checkedBag: includes('checked') ? 0 : null,
    seatChoice: seats.every((free) => free === true) ? 0 : null,
    changeable: change === null ? null : change.allowed ? changeFee : 'notOffered',
    refundPenalty: refund?.allowed === true ? centsOf(refund.penalty_amount) : null,
  };
}

/**
 * Duffel prices a party as a whole. What it asks is shared evenly by those with a seat, the odd cents by single travelers; a lap infant
 * is shown with our fee alone.
 */
function priceOf(paid: Cents, taxes: Cents | null, query: SearchQuery, isDomestic: boolean): PriceBreakdown {
  const { adults, children, infants } = query.travelers;
  const seats = adults + children;
  const [each, odd] = [Math.floor(paid / seats), paid % seats];
  const oddAdults = Math.max(0, odd - children);
  const row = (kind: TravelerPrice['kind'], count: number, fare: Cents): readonly TravelerPrice[] =>
    count === 0 ? [] : [{ kind, count, each: fare + serviceFeeOf(kind, isDomestic) }];
  const oddChildren = Math.min(children, odd);
  const perTraveler = [
    ...row('adult', adults - oddAdults, each),
    ...row('adult', oddAdults, each + 1),
    ...row('child', children - oddChildren, each),
    ...row('child', oddChildren, each + 1),
    ...row('infant', infants, 0),
  ];
  const total = perTraveler.reduce((sum, t) => sum + t.count * t.each, 0);
  return { base: paid - (taxes ?? 0), taxes: taxes ?? 0, serviceFee: total - paid, total, perTraveler };
}
