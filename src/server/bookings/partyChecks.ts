/** The rules of the forms once more, on what arrived (the browser's own checks prove nothing). */
import type { CreateBooking } from '#core/contract/bookings.schema';
import type { ProblemField } from '#core/contract/problem';
import type { BillingAddress, Contact, TravelerDetails } from '#core/domain/booking';
import { readBilling, readContact } from '#core/domain/contactRules';
import type { Result } from '#core/domain/result';
import { err, ok } from '#core/domain/result';
import { countTravelers, readTraveler } from '#core/domain/travelerRules';
import type { TravelerField, TripFacts } from '#core/domain/travelerRules';
import type { TravelerCounts } from '#core/domain/travelers';
import { readPhone } from './phone';

export interface Party {
  readonly travelers: readonly TravelerDetails[];
  readonly contact: Contact;
  readonly billing: BillingAddress;
}

/** Where a field of the form stands on the wire. */
const POINTER: Readonly<Record<TravelerField, string>> = {
  firstName: 'firstName',
  middleName: 'middleName',
  lastName: 'lastName',
  dateOfBirth: 'dateOfBirth',
  sex: 'sex',
  knownTravelerNumber: 'knownTravelerNumber',
  passportNumber: 'passport/number',
  passportExpires: 'passport/expires',
  passportCountry: 'passport/country',
};

/** The people of a booking, or every refused field as a JSON pointer with its code. */
export function readParty(body: CreateBooking, expected: TravelerCounts, trip: TripFacts): Result<Party, readonly ProblemField[]> {
  const errors: ProblemField[] = [];
  const refuseAll = (base: string, faults: Readonly<Record<string, string>>): void => {
    for (const [field, code] of Object.entries(faults)) errors.push({ name: `${base}/${field}`, detail: code });
  };
  const counts = countTravelers(body.travelers);
  if (counts.adults !== expected.adults || counts.children !== expected.children || counts.infants !== expected.infants)
    errors.push({
      name: '/travelers',
      detail: `must be ${expected.adults} adults, ${expected.children} children and ${expected.infants} infants`,
    });

  const travelers = body.travelers.flatMap((traveler, i) => {
    const { passport, ...rest } = traveler;
    const read = readTraveler(
      {
        ...rest,
        passportNumber: passport?.number ?? '',
        passportExpires: passport?.expires ?? '',
        passportCountry: passport?.country ?? '',
      },
      trip,
    );
    if (read.ok) return [read.value];
    refuseAll(`/travelers/${i}`, Object.fromEntries(Object.entries(read.error).map(([f, code]) => [POINTER[f as TravelerField], code]))); // keys are the fields
    return [];
  });
  const contact = readContact(body.contact, readPhone);
  if (!contact.ok) refuseAll('/contact', contact.error);
  const billing = readBilling(body.billing);
  if (!billing.ok) refuseAll('/billing', billing.error);
  return errors.length > 0 || !contact.ok || !billing.ok ? err(errors) : ok({ travelers, contact: contact.value, billing: billing.value });
}
