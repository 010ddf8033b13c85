/** The rules of the forms once more, on what arrived (the browser's own checks prove nothing). */
import type { CreateBooking } from '#core/contract/bookings/payments.schema';
import type { ProblemField } from '#core/contract/problem';
import type { BillingAddress, Contact, TravelerDetails } from '#core/domain/booking/booking';
import { NO_BILLING } from '#core/domain/booking/booking';
import { readBilling, readContact } from '#core/domain/travelers/contactRules';
import type { Result } from '#core/domain/values/result';
import { err, ok } from '#core/domain/values/result';
import { frequentFlyerFields } from '#core/domain/travelers/frequentFlyer';
import { readTravelers } from '#core/domain/travelers/partyRules';
import { countTravelers } from '#core/domain/travelers/travelers';
import { TRAVELER_POINTER } from '#core/contract/bookings/travelerPointers';
import type { TravelerFaults, TravelerField, TripFacts } from '#core/domain/travelers/travelerRules';
import type { TravelerCounts } from '#core/domain/travelers/travelers';
import { readPhone } from '#core/domain/typed/phone';
import { parsePhone } from './phone';

export interface Party {
  readonly travelers: readonly TravelerDetails[];
  readonly contact: Contact;
  readonly billing: BillingAddress;
}

/** A passport as the form has it. */
function passportFields(passport: CreateBooking['travelers'][number]['passport']) {
  const { number, expires, country } = passport ?? { number: '', expires: '', country: '' };
  return { passportNumber: number, passportExpires: expires, passportCountry: country };
}

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

  const travelers = readTravelers(
    body.travelers.map(({ passport, redressNumber = '', frequentFlyer, assistance = [], heldBy, ...rest }) => ({
      ...rest,
      heldBy: heldBy === undefined ? '' : String(heldBy),
      redressNumber,
      ...frequentFlyerFields(frequentFlyer),
      assistance: assistance.join(' '),
      ...passportFields(passport),
      passportLater: passport === null ? 'yes' : '',
    })),
    trip,
  );
  // keys are the fields
  const pointed = (faults: TravelerFaults) =>
    Object.fromEntries(Object.entries(faults).map(([f, code]) => [TRAVELER_POINTER[f as TravelerField], code]));
  if (!travelers.ok) travelers.error.forEach((faults, i) => refuseAll(`/travelers/${i}`, pointed(faults)));
  const contact = readContact(body.contact, (text) => readPhone(text, body.locale, parsePhone));
  if (!contact.ok) refuseAll('/contact', contact.error);
  const billing = body.billing === null ? ok(NO_BILLING) : readBilling(body.billing);
  if (!billing.ok) refuseAll('/billing', billing.error);
  if (errors.length > 0 || !travelers.ok || !contact.ok || !billing.ok) return err(errors);
  return ok({ travelers: travelers.value, contact: contact.value, billing: billing.value });
}
