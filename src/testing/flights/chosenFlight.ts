/** A flight that was chosen, and what the server says of it: for page tests of the booking. */
import type { AttemptWire } from '#core/contract/bookings/payments.schema';
import type { BookingWire } from '#core/contract/bookings/bookings.schema';
import type { DraftWire } from '#core/contract/bookings/drafts.schema';
import { searchToBody } from '#core/contract/flights/searchBody';
import type { FlightConfirm } from '#core/domain/booking/booking';
import type { Fare } from '#core/domain/fares/fareFamilies';
import { sampleFlight } from '#web/devtools/replay/samples';
import { TODAY } from '../today';

export const DRAFT_ID = '11111111-1111-4111-8111-111111111111';
const ATTEMPT = '22222222-2222-4222-8222-222222222222';

const sample = sampleFlight(TODAY);
/** With an infant, whose ticket is part of the total. */
export const CHOSEN_FLIGHT: FlightConfirm = {
  ...sample,
  query: { ...sample.query, travelers: { adults: 1, children: 0, infants: 1 } },
};

/** What a browser keeps of a chosen flight, as if it was chosen before the page was loaded. */
export function keepChosen(flight: Pick<FlightConfirm, 'query'> & Partial<FlightConfirm> = CHOSEN_FLIGHT): void {
  window.sessionStorage.setItem('wf.booking.chosen', JSON.stringify({ ...flight, query: searchToBody(flight.query) }));
}

/** The fares that the chosen flight is sold at. */
export const CHOSEN_FARES: readonly Fare[] = [
  { id: 'AF7', conditions: CHOSEN_FLIGHT.conditions, perAdult: 44_820, total: 50_000 },
  {
    id: 'AF7-Flex',
    conditions: { ...CHOSEN_FLIGHT.conditions, brand: 'Flex', checkedBag: 0, seatChoice: 0, refundPenalty: 0, boarding: 'priority' },
    perAdult: 56_820,
    total: 63_200,
  },
];

export const draftAt = (total: number): DraftWire => ({
  draftId: DRAFT_ID,
  fares: CHOSEN_FARES.map(({ conditions, ...fare }) => ({ ...fare, conditions: { ...conditions } })),
  quote: {
    id: 'quote',
    price: {
      base: total - 5000,
      taxes: 4000,
      serviceFee: 1000,
      total,
      perTraveler: [
        { kind: 'adult', count: 1, each: total - 5000 },
        { kind: 'infant', count: 1, each: 5000 },
      ],
    },
    expiresAt: '2099-01-01T00:00:00Z',
  },
  previousTotal: null,
  status: 'open',
  passportNeeded: true,
});
export const PAID_ATTEMPT: AttemptWire = {
  attemptId: ATTEMPT,
  state: 'done',
  challengeUrl: null,
  failure: null,
  reference: 'WF7K2Q',
  charged: 50_000,
};
export const bookingIn = (state: BookingWire['state']): BookingWire => ({
  reference: 'WF7K2Q',
  supplierReference: 'ABC123',
  state,
  bookedAt: '2026-11-21T00:00:00Z',
  freeCancelUntil: '2099-11-22T00:00:00Z',
  query: searchToBody(CHOSEN_FLIGHT.query),
  carrier: 'AF',
  slices: [...CHOSEN_FLIGHT.slices],
  conditions: CHOSEN_FLIGHT.conditions,
  carriers: CHOSEN_FLIGHT.carriers,
  airports: CHOSEN_FLIGHT.airports,
  travelers: [{ kind: 'adult', name: 'Canaria Pajarita', tickets: ['057-2106312810'] }],
  checkIn: [{ airline: 'Air France', url: 'https://wwws.airfrance.us/check-in', isCheckIn: true, opensDayBefore: false }],
  email: 'c•••@example.com',
  price: draftAt(50_000).quote.price,
  acceptedTotal: 50_000,
  card: { brand: 'visa', last4: '4242', wallet: null },
  passports: null,
  ledger: [
    { at: '2026-11-20T23:50:00Z', reason: 'offered', source: 'supplier', amount: 50_000 },
    { at: '2026-11-20T23:59:00Z', reason: 'agreed', source: 'traveler', amount: 50_000 },
    { at: '2026-11-20T23:59:30Z', reason: 'authorised', source: 'gateway', amount: 50_000 },
    { at: '2026-11-21T00:00:00Z', reason: 'captured', source: 'gateway', amount: 50_000 },
  ],
  cancellation: null,
  change: null,
  exchangeable: [],
  exchange: null,
});
