/** What is sent to pay. */
import type { CreateBooking } from '#core/contract/bookings/payments.schema';

/** An order that a typed card pays. */
export type CardOrder = CreateBooking & { readonly billing: NonNullable<CreateBooking['billing']> };

/** What one traveler sends to pay for a draft; tests book the same one on the same flight again and again. */
export const orderOf = (paid: Pick<CreateBooking, 'draftId' | 'acceptedTotal' | 'paymentToken'>): CardOrder => ({
  ...paid,
  travelers: [
    {
      kind: 'adult',
      firstName: 'Maria',
      middleName: '',
      lastName: 'Quiñones',
      dateOfBirth: '1985-04-18',
      sex: 'F',
      knownTravelerNumber: '',
      passport: { number: 'X1234567', expires: '2030-06-30', country: 'US' },
    },
  ],
  contact: { email: 'Maria@example.com', phone: '+12125550118' },
  billing: { nameOnCard: 'Maria Quinones', country: 'US', state: 'NY', address: '12 Main St', city: 'New York', zip: '10001' },
  locale: 'en',
  bookAgain: true,
});
