/** What the world may answer to a booking, and what a traveler may do. */
import type { DraftWire } from '#core/contract/bookings/drafts.schema';
import { err, ok } from '#core/domain/values/result';
import type { BookingContext, BookingInput } from '#web/features/booking/checkout/booking.types';
import {
  AT_PAYMENT,
  attemptIn,
  DRAFT,
  draftAt,
  ended,
  FLEX,
  FRESH,
  SAVE,
  selling,
  takenAs,
  UNDER_WAY,
  WINDOW,
} from '../journeys/booking.samples';
import { answers } from './walk';
import type { Walk } from './walk';

/** The fare that was chosen, and the one that can be chosen in its place. */
const FARES_SOLD = [
  { ...FLEX, id: 'AF7', conditions: { ...FLEX.conditions, brand: 'Main' as const }, perAdult: 45_000, total: 50_000 },
  FLEX,
];
const drafts: readonly DraftWire[] = [
  { ...DRAFT, fares: FARES_SOLD },
  draftAt(52_000),
  { ...DRAFT, status: 'booked' },
  { ...DRAFT, status: 'paying' },
];
/** How any payment may end; what it went through is its own walk. */
const payments = [
  ended('paid', { attempt: attemptIn('done') }),
  ended('alreadyPaid', { failure: 'already_booked' }),
  ended('declined', { failure: 'card_declined' }),
  ended('repriced', { failure: 'price_changed', draft: draftAt(52_000) }),
  ended('offerGone', { failure: 'offer_gone' }),
  ended('draftGone', { failure: 'draft_unknown' }),
  ended('neverArrived', { failure: 'not_found' }),
  ended('refused', { failure: 'payment_unavailable', attempt: attemptIn('failed', 'payment_unavailable') }),
  // an order alone is refused for it
  ended('refused', { failure: 'self_transfer_open' }),
];

/** Paid for with the seat, which goes with the draft. */
const SEATED: BookingInput = { ...AT_PAYMENT, chosen: { flightId: 'AF7', total: 53_900 }, done: { ...AT_PAYMENT.done, extras: true } };
const LOST_WITH_SEATS = [
  ...answers('reprice', [ok(selling([WINDOW]))]),
  { type: 'pay.pressed', key: 'k' },
  ...answers('payment', [ended('draftGone', { failure: 'draft_unknown' })]),
  ...answers('openDraft', [ok(selling())]),
];
const AT_EXTRAS: BookingInput = { ...AT_PAYMENT, step: 'extras' };
const PRICES = [
  ...answers('openDraft', [
    ...drafts.map((draft) => ok(draft)),
    err('offer_gone'),
    err('network'),
    err('already_booked'),
    err('draft_unknown'),
  ]),
  ...answers('reprice', [...drafts.map((draft) => ok(draft)), err('offer_gone'), err('network'), err('draft_unknown')]),
  { type: 'price.accepted' },
  { type: 'retry.pressed' },
];
const FARES = [
  { type: 'fare.chosen', fare: FLEX },
  ...answers('changeFare', [ok({ fare: FLEX, draft: draftAt(FLEX.total) }), ok({ fare: FLEX, draft: draftAt(63_000) }), err('offer_gone')]),
];
const STEPS = [
  { type: 'trip.reviewed' },
  { type: 'travelers.completed' },
  { type: 'travelers.edited' },
  { type: 'contact.completed' },
  { type: 'contact.edited' },
  { type: 'extras.skipped' },
  { type: 'back.pressed' },
  { type: 'step.chosen', step: 'travelers' },
  { type: 'address.changed', step: 'payment' },
  { type: 'address.changed', step: 'review' },
];
/** With and without the seat that was chosen before; what the airline and the server may answer to another choice. */
const EXTRAS = [
  ...answers('reprice', [ok(selling()), ok(selling([WINDOW])), ok(selling([], { soldMeanwhile: [WINDOW] })), ok(DRAFT)]),
  ...answers('openDraft', [ok(selling()), err('offer_gone')]),
  SAVE,
  { type: 'extras.skipped' },
  ...answers('saveExtras', [
    takenAs(selling([WINDOW])),
    takenAs(selling(), 50_000),
    takenAs(selling([], { soldMeanwhile: [WINDOW] })),
    takenAs(draftAt(60_000, { sellsExtras: true })),
    err('offer_gone'),
    err('draft_unknown'),
    err('already_booked'),
    err('draft_busy'),
    err('network'),
  ]),
  { type: 'travelers.edited' },
  { type: 'back.pressed' },
  { type: 'step.chosen', step: 'travelers' },
  { type: 'price.accepted' },
  { type: 'address.changed', step: 'payment' },
];
const PAYMENT = [{ type: 'pay.pressed', key: 'k' }, { type: 'wallet.tapped', key: 'k' }, ...answers('payment', payments)];

const sameAs: Walk['sameAs'] = ({ value, context }) => {
  const { done, step, draftId, attempt, quote, acceptedTotal, sellsExtras, extras, extrasChange } = context as BookingContext;
  const hasChanged = quote !== null && quote.price.total !== acceptedTotal;
  return [
    value,
    done,
    step,
    draftId !== null,
    attempt.key !== null,
    attempt.start,
    quote !== null,
    hasChanged,
    sellsExtras,
    extras.length > 0,
    extrasChange?.kind,
  ];
};
const walk = (input: object, ...events: readonly (readonly { readonly type: string }[])[]): Walk => ({
  input,
  events: events.flat(),
  sameAs,
});

/** One family of events a walk, so that their product stays small. */
export const BOOKING_WALKS: Readonly<Record<string, Walk>> = {
  'steps and fares': walk(FRESH, PRICES, FARES, STEPS),
  'seats and bags': walk(AT_EXTRAS, EXTRAS),
  'seats and bags under a payment': walk(SEATED, LOST_WITH_SEATS),
  'payment on entry': walk(AT_PAYMENT, PRICES, PAYMENT, answers('payment', [ended('notGiven')])),
  'reloaded under a payment': walk(UNDER_WAY, PRICES, PAYMENT),
  'without a flight': walk({ ...FRESH, chosen: null }, PRICES, STEPS),
};
