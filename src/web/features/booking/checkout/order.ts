/** Everything typed, as the booking call wants it: read out of the forms at the moment of paying, so that nothing is kept twice. */
import type { CreateBooking } from '#core/contract/bookings/payments.schema';
import type { FlightConfirm } from '#core/domain/booking/booking';
import { readBilling, readContact } from '#core/domain/travelers/contactRules';
import type { IsoDate } from '#core/domain/values/dates';
import type { Locale } from '#core/domain/site/routes';
import { withExtension } from '#core/domain/typed/phone';
import type { TravelerDemands } from '#core/domain/travelers/travelerDemands';
import { readTravelers } from '#core/domain/travelers/partyRules';
import { tripFactsOf } from '#core/domain/travelers/travelerRules';
import type { BookingForms } from '../store/bookingState';
import { ok } from '#core/domain/values/result';
import { loadPhoneReader } from '../forms/phoneReader';

/** What people typed of a booking; the card is not among it. */
export type Order = Pick<CreateBooking, 'travelers' | 'contact' | 'billing' | 'selfTransfers'>;

/** Null while a form has a fault; rejects where the phone library could not be loaded. */
export async function readOrder(
  { travelers, contact, billing, answers: { selfTransfers } }: BookingForms,
  flight: FlightConfirm,
  today: IsoDate,
  { demands, isByWallet, locale }: { readonly demands: TravelerDemands | undefined; readonly isByWallet: boolean; readonly locale: Locale },
): Promise<Order | null> {
  const trip = tripFactsOf(flight.slices, flight.airports, today, demands);
  const people = readTravelers(travelers, trip);
  const readPhone = await loadPhoneReader();
  const reachedAt = readContact(contact, (text) => readPhone(text, locale));
  // a wallet tells the payment provider alone whose it is
  const billedTo = isByWallet ? ok(null) : readBilling(billing);
  if (!people.ok || !reachedAt.ok || !billedTo.ok) return null;
  return {
    travelers: people.value.map(({ assistance = [], frequentFlyer: [account] = [], ...person }) => ({
      ...person,
      ...(account && { frequentFlyer: { ...account } }),
      ...(assistance.length === 0 ? {} : { assistance: [...assistance] }),
      passport: person.passport && { ...person.passport },
    })),
    contact: { email: reachedAt.value.email, phone: withExtension(reachedAt.value.phone, reachedAt.value.extension ?? null) },
    billing: billedTo.value && { ...billedTo.value },
    ...(selfTransfers.length > 0 && { selfTransfers: [...selfTransfers] }),
  };
}
