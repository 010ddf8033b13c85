/** What the server answers to a booking, and where one begins: for journeys and walks. */
import type { AttemptWire } from '#core/contract/bookings/payments.schema';
import type { DraftWire } from '#core/contract/bookings/drafts.schema';
import { priceWith } from '#core/domain/extras/chooseExtras';
import type { ChosenExtra } from '#core/domain/extras/extras';
import type { Fare } from '#core/domain/fares/fareFamilies';
import { ok } from '#core/domain/values/result';
import type { BookingEvent, BookingInput, ExtrasAnswer } from '#web/features/booking/checkout/booking.types';
import type { PaymentEnd, PaymentOutput } from '#web/features/booking/payment/payment.types';

export const DRAFT: DraftWire = {
  draftId: '11111111-1111-4111-8111-111111111111',
  fares: [],
  quote: {
    id: 'q',
    price: { base: 45_000, taxes: 4000, serviceFee: 1000, total: 50_000, perTraveler: [{ kind: 'adult', count: 1, each: 50_000 }] },
    expiresAt: '2027-01-01T00:00:00Z',
  },
  previousTotal: null,
  status: 'open',
  passportNeeded: false,
};
export const draftAt = (total: number, more: Partial<DraftWire> = {}): DraftWire => ({
  ...DRAFT,
  quote: { ...DRAFT.quote, price: { ...DRAFT.quote.price, base: total - 5000, total } },
  ...more,
});
export const attemptIn = (state: AttemptWire['state'], failure: string | null = null): AttemptWire => ({
  attemptId: '22222222-2222-4222-8222-222222222222',
  state,
  challengeUrl: state === 'challenge' ? '/challenge' : null,
  failure,
  reference: state === 'done' ? 'WF7K2Q' : null,
  charged: state === 'done' ? 50_000 : null,
});
/** A payment as it ended. */
export const ended = (end: PaymentEnd, more: Partial<PaymentOutput> = {}): PaymentOutput => ({
  ...{ end, failure: null, attempt: null, draft: null, offer: null },
  ...more,
});
export const FLEX: Fare = {
  id: 'AF7-Flex',
  conditions: { brand: 'Flex', personalItem: 0, carryOn: 0, checkedBag: 'paid', seatChoice: 0, changeable: 0, refundPenalty: 0 },
  perAdult: 58_000,
  total: 62_000,
};

export const FRESH: BookingInput = {
  chosen: { flightId: 'AF7', total: 50_000 },
  draftId: null,
  attempt: null,
  step: 'review',
  done: { review: false, travelers: false, contact: false },
};
export const AT_PAYMENT: BookingInput = {
  ...FRESH,
  draftId: DRAFT.draftId,
  step: 'payment',
  done: { review: true, travelers: true, contact: true },
};
export const UNDER_WAY: BookingInput = { ...AT_PAYMENT, attempt: { key: 'key-0001', attemptId: null } };

/** The window seat of the one traveler. */
export const WINDOW: ChosenExtra = {
  ...{ kind: 'seat', id: 'seat-0-0-12A-0', traveler: 0, slice: 0, leg: 0 },
  ...{ designator: '12A', isExitRow: false, price: 3900 },
};
/** A draft that sells seats and bags, with these. */
export const selling = (extras: readonly ChosenExtra[] = [], more: Partial<DraftWire> = {}): DraftWire => {
  const { quote } = DRAFT;
  return {
    ...DRAFT,
    quote: { ...quote, price: { ...priceWith(quote.price, extras), perTraveler: quote.price.perTraveler } },
    sellsExtras: true,
    ...(extras.length > 0 && { extras: [...extras] }),
    ...more,
  };
};
export const takenAs = (draft: DraftWire, seenTotal = 53_900): ExtrasAnswer => ok({ draft, seenTotal });
export const SAVE: BookingEvent = { type: 'extras.saved', choices: [{ id: WINDOW.id, quantity: 1 }], total: 53_900 };
