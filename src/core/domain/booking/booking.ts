/** Travelers, contact and payment of one booking: the questions, and what is valid. */
import type { NonEmpty } from '../values/nonEmpty';
import type { IsoDate } from '../values/dates';
import type { AirportRef, Carrier, FareConditions, PriceBreakdown, Slice } from '../flights/flights';
import type { Cents } from '../values/money';
import type { SearchQuery } from '../search/trip';
import { flagOfCountry } from '../places/unitedStates';
import type { TravelerKind } from '../travelers/travelers';
import type { Assistance } from '../travelers/assistance';

/** As airlines report it under Secure Flight: female, male, unspecified, undisclosed. */
export const SEX_MARKERS = ['F', 'M', 'X', 'U'] as const;
export type SexMarker = (typeof SEX_MARKERS)[number];

export interface Passport {
  readonly number: string;
  readonly expires: IsoDate;
  /** Issuing country, ISO 3166. */
  readonly country: string;
}

export interface TravelerName {
  readonly firstName: string;
  /** Empty when none. */
  readonly middleName: string;
  readonly lastName: string;
}

/** A number in the frequent-flyer program of an airline. */
export interface FrequentFlyer {
  /** IATA code, `AA`. */
  readonly airline: string;
  readonly number: string;
}

/** The one correction of a name after booking (booking.68): the ticket has it once it is `corrected`, and never where the airline `refused`. */
export interface NameCorrection {
  readonly state: 'asked' | 'corrected' | 'refused';
  readonly name: TravelerName;
}

/** Who travels, named as on the ticket. */
export interface TravelerDetails extends TravelerName {
  readonly kind: TravelerKind;
  readonly dateOfBirth: IsoDate;
  readonly sex: SexMarker;
  /** Empty when none. */
  readonly knownTravelerNumber: string;
  /** Of who is often taken for somebody else, where the airline takes it; left out when none. */
  readonly redressNumber?: string;
  /** One an airline, none of infants; left out when none. */
  readonly frequentFlyer?: readonly FrequentFlyer[];
  /** Left out while no correction was requested. */
  readonly nameCorrection?: NameCorrection;
  /** Left out where none is requested. */
  readonly assistance?: readonly Assistance[];
  /** Of an infant: the position of the traveler on whose lap it is. */
  readonly heldBy?: number;
  /** Only where the trip leaves the country, or the airline requires it. */
  readonly passport: Passport | null;
}

export interface Contact {
  readonly email: string;
  /** E.164, `+12125550118`. */
  readonly phone: string;
  /** Digits that reach the person behind a switchboard; left out where there are none. */
  readonly extension?: string;
}

export interface BillingAddress {
  readonly nameOnCard: string;
  readonly country: string;
  readonly state: string;
  readonly address: string;
  readonly city: string;
  readonly zip: string;
}

/** Of a booking that a wallet paid, and of one whose reader may not see it. */
export const NO_BILLING: BillingAddress = { nameOnCard: '', country: '', state: '', address: '', city: '', zip: '' };

/** What a customer of the booking steps chose: the one deliberate copy of a search result (booking.2 FlightConfirm). */
export interface FlightConfirm {
  readonly query: SearchQuery;
  /** Of the flight at the chosen fare. */
  readonly flightId: string;
  readonly carrier: string;
  readonly slices: NonEmpty<Slice>;
  readonly conditions: FareConditions;
  /** Cents as seen when the flight was chosen, or accepted since. */
  readonly total: Cents;
  readonly carriers: Readonly<Record<string, Carrier>>;
  readonly airports: Readonly<Record<string, AirportRef>>;
}

/** A price the server stands by until `expiresAt`, requested again before any charge. */
export interface Quote {
  readonly id: string;
  readonly price: PriceBreakdown;
  /** ISO instant. */
  readonly expiresAt: string;
}

/** What a traveler can be told of a booking at any moment (complaints.10: these are different states and words). */
export const BOOKING_STATES = ['received', 'paid', 'ticketed', 'failed', 'cancelled'] as const;
export type BookingState = (typeof BOOKING_STATES)[number];

/** Booking stages of `bkstgupdt` (booking.11). */
export const BOOKING_STAGES = [
  'selected',
  'repriced',
  'price_change_shown',
  'price_change_accepted',
  'travelers_done',
  'payment_submitted',
  'challenge_required',
  'paid',
  'ticketed',
  'failed',
  'cancelled',
] as const;
export type BookingStage = (typeof BOOKING_STAGES)[number];

/** Leaves the country of origin anywhere on the way: a passport is needed. */
export function needsPassport(slices: readonly Slice[], airports: Readonly<Record<string, AirportRef>>): boolean {
  const codes = slices.flatMap((s) => s.legs.flatMap((l) => [l.from, l.to]));
  return new Set(codes.map((c) => flagOfCountry(airports[c]?.country ?? 'US'))).size > 1;
}
