/** Passports that follow after booking (booking.24): what is missing, until when it can be added, and adding it. */
import type { AddPassport, BookingWire } from '#core/contract/bookings/bookings.schema';
import type { ProblemField } from '#core/contract/problem';
import { needsPassport } from '#core/domain/booking/booking';
import type { TravelerDetails } from '#core/domain/booking/booking';
import type { Slice } from '#core/domain/flights/flights';
import type { NonEmpty } from '#core/domain/values/nonEmpty';
import { hasPassport } from '#core/domain/travelers/partyRules';
import { passportDue } from '#core/domain/travelers/passportDue';
import type { Result } from '#core/domain/values/result';
import { err, ok } from '#core/domain/values/result';
import { latestDateAnywhere } from '#core/domain/booking/saleWindow';
import { readPassport, tripFactsOf } from '#core/domain/travelers/travelerRules';
import { instantOf } from '../../geography/timeZones';
import type { TimeZoneOf } from '../../geography/timeZones';
import type { Refusal } from '../wire/answers';
import { refuse } from '../wire/answers';
import type { Booking } from '../saga/work';
import { TRAVELER_POINTER } from '#core/contract/bookings/travelerPointers';

/** Whether a passport can still be added at `now`: more than 72 hours before the first departure. */
export function canAddPassport(slices: NonEmpty<Slice>, now: Date, timeZoneOf: TimeZoneOf): boolean {
  const zone = timeZoneOf(slices[0].legs[0].from);
  return zone !== null && now < instantOf(passportDue(slices), zone);
}

/** What the wire says of a booking's passports; null where none is needed, or where the booking does not stand. */
export function passportsWire(
  { state, offer: { slices, airports }, travelers }: Pick<Booking, 'state' | 'offer' | 'travelers'>,
  now: Date,
  timeZoneOf: TimeZoneOf,
): BookingWire['passports'] {
  const stands = state === 'paid' || state === 'ticketed';
  if (!stands || !needsPassport(slices, airports)) return null;
  const missing = travelers.flatMap(({ passport }, i) => (passport === null ? [i] : []));
  return { missing, dueBy: passportDue(slices), isOpen: canAddPassport(slices, now, timeZoneOf) };
}

/** The travelers of a booking with one passport more; a passport that is there already is not exchanged. */
export function withPassport(
  booking: Booking,
  { traveler, passport }: Pick<AddPassport, 'traveler' | 'passport'>,
  now: Date,
  timeZoneOf: TimeZoneOf,
): Result<readonly TravelerDetails[], Refusal> {
  const refuseField = (name: string, detail: string) => err(refuse('invalid_request', { errors: [{ name, detail }] }));
  const passports = passportsWire(booking, now, timeZoneOf);
  if (!passports?.isOpen) return err(refuse('passport_closed'));
  const { offer, travelers } = booking;
  const person = travelers[traveler];
  if (!person) return refuseField('/traveler', 'is nobody of this booking');
  const typed = { passportNumber: passport.number, passportExpires: passport.expires, passportCountry: passport.country };
  const read = readPassport(typed, tripFactsOf(offer.slices, offer.airports, latestDateAnywhere(now)));
  if (!read.ok) return err(refuse('invalid_request', { errors: pointed(read.error) }));
  if (person.passport !== null)
    return hasPassport([person], read.value.number, read.value.country) ? ok(travelers) : refuseField('/passport', 'is there already');
  if (hasPassport(travelers, read.value.number, read.value.country)) return refuseField('/passport/number', 'passport_twice');
  return ok(travelers.map((one, i) => (i === traveler ? { ...one, passport: read.value } : one)));
}

const pointed = (faults: Readonly<Record<string, string>>): readonly ProblemField[] =>
  Object.entries(faults).map(([field, code]) => ({ name: `/${TRAVELER_POINTER[field as keyof typeof TRAVELER_POINTER]}`, detail: code })); // keys are the fields
