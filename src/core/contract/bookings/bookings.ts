/** Wire ⇄ domain for bookings. */
import type { NonEmpty } from '../../domain/values/nonEmpty';
import type { AirportRef, Carrier, FareConditions, Slice } from '../../domain/flights/flights';
import type { LocalDateTime } from '../../domain/values/dates';
import type { SearchQuery } from '../../domain/search/trip';
import type { BookingWire, TravelerChanges } from './bookings.schema';
import type { ExchangeOfferWire } from './exchange.schema';
import { searchFromBody } from '../flights/searchBody';

/** A stored booking as the confirmation page shows it; the email is masked, no document numbers. */
export interface BookingView extends Omit<
  BookingWire,
  'query' | 'slices' | 'conditions' | 'carriers' | 'airports' | 'travelers' | 'passports' | 'change' | 'exchange'
> {
  readonly query: SearchQuery;
  readonly slices: NonEmpty<Slice>;
  readonly conditions: FareConditions;
  readonly carriers: Readonly<Record<string, Carrier>>;
  readonly airports: Readonly<Record<string, AirportRef>>;
  readonly travelers: readonly BookedTraveler[];
  readonly passports: PassportsOfBooking | null;
  readonly change: ChangeOfBooking | null;
  readonly exchange: ExchangeOfBooking | null;
}

/** A change of flights that the traveler made (booking.63). */
export interface ExchangeOfBooking extends Omit<NonNullable<BookingWire['exchange']>, 'before'> {
  readonly before: NonEmpty<Slice>;
}

/** What a booking can be exchanged for, as the page shows it. */
export interface ExchangeOfferView extends Omit<ExchangeOfferWire, 'slices' | 'conditions' | 'carriers' | 'airports'> {
  readonly slices: NonEmpty<Slice>;
  readonly conditions: FareConditions;
  readonly carriers: Readonly<Record<string, Carrier>>;
  readonly airports: Readonly<Record<string, AirportRef>>;
}

/** A traveler as the ticket names them. */
export interface BookedTraveler extends Omit<BookingWire['travelers'][number], 'changes'> {
  /** Left out where the booking does not stand. */
  readonly changes?: ChangesOfTraveler;
}

/** What of a traveler may be changed, and until when at the clock of the first airport; null where not any more (booking.67, booking.68). */
export interface ChangesOfTraveler extends Omit<TravelerChanges, 'numbersUntil' | 'nameUntil'> {
  readonly numbersUntil: LocalDateTime | null;
  readonly nameUntil: LocalDateTime | null;
}

/** What an airline changed of a booking (booking.40). */
export interface ChangeOfBooking extends Omit<NonNullable<BookingWire['change']>, 'before'> {
  readonly before: NonEmpty<Slice>;
}

/** What of the passports of a booking is there, and until when the rest can be added. */
export interface PassportsOfBooking {
  /** Positions of travelers. */
  readonly missing: readonly number[];
  /** At the clock of the first airport. */
  readonly dueBy: LocalDateTime;
  readonly isOpen: boolean;
}

/** The server wrote all but the search from the same domain types; JSON carries them unchanged. */
export function bookingFromWire(wire: BookingWire): BookingView {
  return { ...(wire as unknown as BookingView), query: searchFromBody(wire.query) };
}

/** The same of an offer. */
export const exchangeOfferFromWire = (wire: ExchangeOfferWire): ExchangeOfferView => wire as unknown as ExchangeOfferView;
