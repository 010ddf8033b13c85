/** What the world may answer to a booking, and what a traveler may do. */
import type { AttemptWire } from '#core/contract/bookings/payments.schema';
import type { DraftWire } from '#core/contract/bookings/drafts.schema';
import { err, ok } from '#core/domain/values/result';
import type { BookingContext, BookingInput } from '#web/features/booking/checkout/booking.types';
import { refusedAs } from '#testing/bookings/bookingGame';
import { AT_PAYMENT, attemptIn, DRAFT, draftAt, FLEX, FRESH, SAVE, selling, takenAs, UNDER_WAY, WINDOW } from '../journeys/booking.samples';
import { answers } from './walk';
import type { Walk } from './walk';

const attempt = (state: AttemptWire['state']): AttemptWire => attemptIn(state, state === 'failed' ? 'card_declined' : null);
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
const attempts = [
  ...(['done', 'challenge', 'processing', 'failed'] as const).map((state) => ok(attempt(state))),
  ok(attemptIn('failed', 'payment_unavailable')),
  ...(
    ['network', 'price_changed', 'offer_gone', 'already_booked', 'rate_limited', 'bot_check_needed', 'not_found', 'draft_unknown'] as const
  ).map((code) => refusedAs(code)),
];

/** Paid for with the seat, which goes with the draft. */
const SEATED: BookingInput = { ...AT_PAYMENT, chosen: { flightId: 'AF7', total: 53_900 }, done: { ...AT_PAYMENT.done, extras: true } };
const LOST_WITH_SEATS = [
  ...answers('reprice', [ok(selling([WINDOW]))]),
  { type: 'pay.pressed', key: 'k' },
  ...answers('tokenise', [ok(null)]),
  ...answers('pay', [refusedAs('draft_unknown')]),
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
const PAYMENT = [
  { type: 'pay.pressed', key: 'k' },
  ...answers('tokenise', [ok(null), err('invalid_fields'), err('unavailable')]),
  { type: 'wallet.tapped', key: 'k' },
  ...answers('openWallet', [ok(null), err('dismissed'), err('unavailable'), err('invalid_request')]),
  { type: 'wallet.closed' },
  // an order alone is refused for it
  ...answers('pay', [...attempts, refusedAs('self_transfer_open')]),
  ...answers('prove', [ok('proof'), err('unavailable')]),
  ...answers('verify', attempts),
  ...answers('abandon', attempts),
  ...answers('askStatus', attempts),
  { type: 'xstate.after.pollDelay.booking.processing' },
  { type: 'xstate.after.retryDelay.booking.unsure' },
  { type: 'challenge.finished' },
  { type: 'challenge.abandoned' },
];

const sameAs: Walk['sameAs'] = ({ value, context }) => {
  const { done, step, attemptId, draftId, attemptKey, botToken, quote, acceptedTotal, asked, sellsExtras, extras, extrasChange } =
    context as BookingContext;
  const hasChanged = quote !== null && quote.price.total !== acceptedTotal;
  return [
    value,
    done,
    step,
    attemptId !== null,
    draftId !== null,
    attemptKey !== null,
    botToken !== null,
    quote !== null,
    hasChanged,
    asked < 3,
    sellsExtras,
    extras.length > 0,
    extrasChange?.kind,
  ];
};
const walk = (input: object, ...events: readonly (readonly { readonly type: string }[])[]): Walk => ({
  input,
  events: events.flat(),
  sameAs,
  // slower and slower to no end: after three it is all the same
  stopWhen: ({ context }) => (context as BookingContext).asked > 3,
});

/** One family of events a walk, so that their product stays small. */
export const BOOKING_WALKS: Readonly<Record<string, Walk>> = {
  'steps and fares': walk(FRESH, PRICES, FARES, STEPS),
  'seats and bags': walk(AT_EXTRAS, EXTRAS),
  'seats and bags under a payment': walk(SEATED, LOST_WITH_SEATS),
  'payment on entry': walk(AT_PAYMENT, PRICES, PAYMENT),
  'reloaded under a payment': walk(UNDER_WAY, PRICES, PAYMENT),
  'without a flight': walk({ ...FRESH, chosen: null }, PRICES, STEPS),
};
