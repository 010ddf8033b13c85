/** Wire ⇄ domain for bookings. */
import type { AirportRef, Carrier, FareConditions, Slice } from '../domain/flights';
import type { LocalDateTime } from '../domain/dates';
import { parseIsoDate } from '../domain/dates';
import type { Result } from '../domain/result';
import { err, ok } from '../domain/result';
import { isValidParty } from '../domain/travelers';
import type { SearchQuery } from '../domain/trip';
import type { BookingWire, CreateDraft } from './bookings.schema';
import type { ProblemField } from './problem';

/** A stored booking as the confirmation page shows it; the e-mail is masked, no document numbers. */
export interface BookingView extends Omit<
  BookingWire,
  'query' | 'slices' | 'conditions' | 'carriers' | 'airports' | 'passports' | 'change'
> {
  readonly query: SearchQuery;
  readonly slices: readonly Slice[];
  readonly conditions: FareConditions;
  readonly carriers: Readonly<Record<string, Carrier>>;
  readonly airports: Readonly<Record<string, AirportRef>>;
  readonly passports: PassportsOfBooking | null;
  readonly change: ChangeOfBooking | null;
}

/** What an airline changed of a booking (booking.40). */
export interface ChangeOfBooking extends Omit<NonNullable<BookingWire['change']>, 'before'> {
  readonly before: readonly Slice[];
}

/** What of the passports of a booking is there, and until when the rest can be added. */
export interface PassportsOfBooking {
  /** Positions of travelers. */
  readonly missing: readonly number[];
  /** At the clock of the first airport. */
  readonly dueBy: LocalDateTime;
  readonly isOpen: boolean;
}

/** The server wrote these parts from the same domain types; JSON carries them unchanged. */
export function bookingFromWire(wire: BookingWire): BookingView {
  return wire as unknown as BookingView;
}

/** Reads the search of a body: the query, or what a schema cannot see (days that do not exist, an impossible party). */
export function readSearchBody(body: CreateDraft['search']): Result<SearchQuery, readonly ProblemField[]> {
  const errors: ProblemField[] = [];
  const departDate = parseIsoDate(body.departDate);
  const returnDate = body.returnDate === null ? null : parseIsoDate(body.returnDate);
  if (body.origin === body.destination) errors.push({ name: '/search/destination', detail: 'must differ from the origin' });
  if (departDate === null) errors.push({ name: '/search/departDate', detail: 'is not a day of the calendar' });
  if ((body.tripType === 'R') !== (body.returnDate !== null))
    errors.push({ name: '/search/returnDate', detail: 'belongs to round trips, and to those only' });
  else if (body.returnDate !== null && (returnDate === null || returnDate <= body.departDate))
    errors.push({ name: '/search/returnDate', detail: 'must be a day after the departure' });
  if (!isValidParty(body.travelers))
    errors.push({ name: '/search/travelers', detail: 'must be 1 to 9 travelers and no more infants than adults' });
  return departDate === null || errors.length > 0 ? err(errors) : ok({ ...body, departDate, returnDate });
}
