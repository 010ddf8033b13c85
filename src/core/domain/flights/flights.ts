/** What the supplier offers, in the field's words: itinerary → slices (outbound, return) → legs and layovers. */
import type { NonEmpty } from '../values/nonEmpty';
import type { LocalDateTime } from '../values/dates';
import type { Cents } from '../values/money';
import type { Cabin, SearchQuery } from '../search/trip';

export interface Carrier {
  readonly code: string;
  readonly name: string;
}

/** One airport as shown next to a time: never a code without its city (complaints.18). */
export interface AirportRef {
  readonly code: string;
  readonly name: string;
  readonly city: string;
  /** The city's Spanish name, where it has one of its own. */
  readonly cityEs?: string | undefined;
  /** ISO 3166 country, `US`. */
  readonly country: string;
  /** Metropolitan code, `NYC`; the airport's own when it has none. */
  readonly metro: string;
  /** Million passengers a year, where the supplier says it. */
  readonly passengers?: number;
}

/** One take-off to one landing. */
export interface Leg {
  /** Marketing carrier and number, `AF 7`. */
  readonly carrier: string;
  readonly flightNumber: number;
  /** Operating airline's public name when it is not the marketing carrier: `SkyWest as Delta Connection`. */
  readonly operatedBy: string | null;
  /** Other marketing flights for the same seat, `DL 8512`. */
  readonly alsoSoldAs: readonly string[];
  readonly from: string;
  readonly to: string;
  /** As the airport names them, `4`, `B`; left out where the supplier does not say, or the airport has one alone. */
  readonly fromTerminal?: string;
  readonly toTerminal?: string;
  readonly departs: LocalDateTime;
  readonly arrives: LocalDateTime;
  /** Block time, minutes. */
  readonly minutes: number;
  /** IATA equipment code and its name, `77W`, `Boeing 777-300ER`. */
  readonly aircraft: string;
  readonly aircraftName: string;
  /** 0 where the supplier does not say. */
  readonly legroomInches: number;
  readonly wifi: boolean;
  readonly power: boolean;
  readonly entertainment: boolean;
  /** Kilograms of CO₂ per traveler in the cabin requested; 0 where the supplier does not say. */
  readonly co2Kg: number;
  /** Airports where the aircraft lands on the way and goes on under the same number: stops of the slice. Left out where there are none. */
  readonly stopsAt?: readonly string[];
  /** Set where this leg is flown in another cabin than the one requested. */
  readonly cabin?: Cabin;
}

export type LayoverNote = 'short' | 'long' | 'overnight' | 'airportChange' | 'transitCountry' | 'selfTransfer';

/** The time between two legs. */
export interface Layover {
  readonly airport: string;
  /** Where the next leg leaves from; differs from `airport` on an airport change. */
  readonly departsFrom: string;
  readonly minutes: number;
  readonly notes: readonly LayoverNote[];
}

/** One direction of a trip: `segments[0]` and `segments[1]` of the wire (api.3). */
export interface Slice {
  readonly legs: NonEmpty<Leg>;
  readonly layovers: readonly Layover[];
  readonly stops: number;
  /** Gate to gate with layovers, minutes. */
  readonly minutes: number;
  /** Local minutes since midnight, 0-1439. */
  readonly departMinutes: number;
  readonly arriveMinutes: number;
  /** Calendar days between local departure and local arrival: `+1`, `+2`, `-1`. */
  readonly dayShift: number;
}

/** Families of fares, the plainest first: Main is the usual fare of economy, Standard that of the cabins before it. */
export const FARE_BRANDS = ['Basic', 'Main', 'Standard', 'Flex'] as const;
export type FareBrand = (typeof FARE_BRANDS)[number];

/** When one may board: before most others, by one's row, or after all others. */
export type Boarding = 'priority' | 'general' | 'last';

/**
 * What the airline takes for a bag: cents, 0 where the fare includes it; `paid` where it costs and the amount depends on flight and day;
 * `notAllowed` where the fare does not admit it; null where nobody knows, shown as "ask us" and never as included.
 */
export type BagFee = Cents | 'paid' | 'notAllowed' | null;

/**
 * What one fare includes, per traveler for the whole trip. Amounts are cents: 0 = included,
 * null = the supplier does not say (shown as unknown, never as zero).
 */
export interface FareConditions {
  readonly brand: FareBrand;
  /** The airline's own name of the fare, `Blue Basic`, where the supplier says it. */
  readonly soldAs?: string;
  readonly personalItem: Cents | null;
  readonly carryOn: BagFee;
  readonly checkedBag: BagFee;
  readonly seatChoice: Cents | null;
  /** Price of making the ticket changeable; 0 when changes are free, null when unknown. */
  readonly changeable: Cents | 'notOffered' | null;
  /** Airline penalty for a refund after the 24 hours; null = not refundable. */
  readonly refundPenalty: Cents | null;
  /** Left out where the supplier does not say. */
  readonly boarding?: Boarding;
  /** Each slice is a ticket of its own, as their airlines do not work together; each has its own rules (results.39). */
  readonly separateTickets?: true;
}

/** One fare that an itinerary is sold at, as what it costs more than the lowest. */
export interface FareStep {
  /** Appended to the flight's id it names this fare to the supplier; empty for the lowest. */
  readonly key: string;
  readonly conditions: FareConditions;
  /** Above the flight's own price, cents of one adult and of the party; 0 for the lowest. */
  readonly perAdult: Cents;
  readonly total: Cents;
}

/** One thing a traveler can choose: an itinerary at its lowest price, and what else it is sold at. */
export interface Flight {
  /** Stable: the same search gives the same ids (results.11). */
  readonly id: string;
  /** Validating carrier, `AF`. */
  readonly carrier: string;
  readonly slices: NonEmpty<Slice>;
  /** The fare that applies: net where it is lower than gross (results.11). All taxes and fees in. */
  readonly perAdult: Cents;
  readonly total: Cents;
  /** Before our discount, our fee included (`AGPP`, `GF`); equal to the above where there is none. */
  readonly publishedPerAdult: Cents;
  readonly publishedTotal: Cents;
  /** The airline's own price of one adult today, without our fee (`publishedFare.ts`); null where it is not known. */
  readonly airlinePrice: Cents | null;
  /** Of the lowest fare, as are the prices above. */
  readonly conditions: FareConditions;
  /** All its fares, the lowest first; at least that one (`fareFamilies.ts`). */
  readonly fares: readonly FareStep[];
}

/** What a supplier has on offer. Itineraries that share a slice, conditions or fares hold the same object. */
export interface FlightList {
  /** How many the supplier found; the list may hold fewer. */
  readonly flightsFound: number;
  /** Some airlines have not answered yet: a request soon after finds more flights. */
  readonly isPartial?: true;
  readonly flights: readonly Flight[];
  /** Every carrier and airport named in the list, by code. */
  readonly carriers: Readonly<Record<string, Carrier>>;
  readonly airports: Readonly<Record<string, AirportRef>>;
}

/** What became of the searches that a list is joined of. */
export interface Searched {
  /** Answers with flights or without, in the order in which the searches were made. */
  readonly parts: NonEmpty<FlightsFound>;
  /** Searches that have not been answered yet. */
  readonly pending: readonly SearchQuery[];
  readonly failed: readonly SearchQuery[];
  /** Codes of the address that were not searched. */
  readonly leftOut: readonly string[];
}

/** A search and everything found for it. */
export interface FlightsFound extends FlightList {
  readonly query: SearchQuery;
  /** Of a list that shows one slice of a multi-city trip: its place in the trip, from 0. */
  readonly slice?: number;
  /** Why the supplier could not search, in its words; null when it could. */
  readonly error: string | null;
  /** Minutes since these prices were given, where the supplier gives no newer ones now; null for present ones. */
  readonly age: number | null;
  /** Of a list that takes in airports nearby: the searches that it is joined of. */
  readonly searched?: Searched;
}

/** Parts of a price for a whole party; they add up to `total`. */
export interface PriceBreakdown {
  readonly base: Cents;
  readonly taxes: Cents;
  readonly serviceFee: Cents;
  /** Of chosen seats and bags; left out where none are. Part of the total, and of no traveler's price. */
  readonly extras?: Cents;
  readonly total: Cents;
  readonly perTraveler: readonly TravelerPrice[];
}

/** Seats and bags of a price. */
export const extrasOf = ({ extras }: Pick<PriceBreakdown, 'extras'>): Cents => (extras === undefined ? 0 : extras);

/** What the supplier is paid of a price: fare, taxes and extras; our fee stays here. */
export const owedToSupplier = ({ total, serviceFee }: Pick<PriceBreakdown, 'total' | 'serviceFee'>): Cents => total - serviceFee;

export interface TravelerPrice {
  readonly kind: 'adult' | 'child' | 'infant';
  readonly count: number;
  /** One traveler of this kind, taxes and fees included. */
  readonly each: Cents;
}

export type { Cabin };
