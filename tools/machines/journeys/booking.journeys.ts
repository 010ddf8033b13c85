/** How people book, and every fault of a booking that they can come to see. */
import { err, ok } from '#core/domain/values/result';
import type { BookingEvent, BookingInput, DraftAnswer, ExtrasAnswer, FareAnswer } from '#web/features/booking/checkout/booking.types';
import type { AttemptAnswer } from '#web/features/booking/payment/payment.types';
import { refusedAs } from '#testing/bookings/bookingGame';
import { AT_PAYMENT, attemptIn, DRAFT, draftAt, FLEX, FRESH, SAVE, selling, takenAs, UNDER_WAY, WINDOW } from './booking.samples';
import { toPayment } from './journey';
import type { Journey, ToPayment } from './journey';

const failedAs = (failure: string): AttemptAnswer => ok(attemptIn('failed', failure));
const SKIP: BookingEvent = { type: 'extras.skipped' };
const STEPS: readonly BookingEvent[] = [{ type: 'trip.reviewed' }, { type: 'travelers.completed' }, { type: 'contact.completed' }];
const PAY: BookingEvent = { type: 'pay.pressed', key: 'key-0001' };
const AGAIN: BookingEvent = { type: 'pay.pressed', key: 'key-0002' };
const TAP: BookingEvent = { type: 'wallet.tapped', key: 'key-0001' };
const TAP_AGAIN: BookingEvent = { type: 'wallet.tapped', key: 'key-0002' };
const OPENED: readonly DraftAnswer[] = [ok(DRAFT)];

interface World {
  readonly input?: BookingInput;
  readonly drafts?: readonly DraftAnswer[];
  readonly fares?: readonly FareAnswer[];
  readonly extras?: readonly ExtrasAnswer[];
  readonly tokens?: readonly unknown[];
  readonly wallets?: readonly unknown[];
  readonly pays?: readonly AttemptAnswer[];
  readonly proofs?: readonly unknown[];
  readonly verified?: readonly AttemptAnswer[];
  readonly statuses?: readonly AttemptAnswer[];
}
type Does = readonly (BookingEvent | ToPayment | { readonly wait: number })[];

/** Drafts are opened or requested again, whichever comes. */
function journey(world: World, ...does: Does): Journey {
  const {
    input = FRESH,
    drafts = OPENED,
    fares = [],
    extras = [],
    wallets = [],
    pays = [],
    proofs = [],
    verified = [],
    statuses = [],
  } = world;
  const tokens = world.tokens ?? [ok(null), ok(null), ok(null)];
  const isKnown = input.draftId !== null;
  return {
    input,
    answers: {
      openDraft: isKnown ? drafts.slice(1) : drafts.slice(0, 1),
      reprice: isKnown ? drafts : drafts.slice(1),
      changeFare: fares,
      saveExtras: extras,
      tokenise: tokens,
      openWallet: wallets,
      pay: pays,
      prove: proofs,
      verify: verified,
      abandon: verified,
      askStatus: statuses,
    },
    does,
  };
}
const pays = (...answers: readonly AttemptAnswer[]): Journey => journey({ pays: answers }, ...STEPS, PAY);

export const bookingJourneys: Readonly<Record<string, Journey>> = {
  'books-at-once': pays(ok(attemptIn('done'))),
  'books-after-the-bank-asked': journey(
    { pays: [ok(attemptIn('challenge'))], verified: [ok(attemptIn('done'))] },
    ...STEPS,
    PAY,
    toPayment('challenge.finished'),
  ),
  'books-another-fare': journey(
    { fares: [ok({ fare: FLEX, draft: draftAt(62_000, { fares: [FLEX] }) })], pays: [ok(attemptIn('done'))] },
    { type: 'fare.chosen', fare: FLEX },
    ...STEPS,
    PAY,
  ),
  'books-a-seat': journey(
    { drafts: [ok(selling())], extras: [takenAs(selling([WINDOW]))], pays: [ok(attemptIn('done'))] },
    ...STEPS,
    SAVE,
    PAY,
  ),
  'books-without-seats-or-bags': journey({ drafts: [ok(selling())], pays: [ok(attemptIn('done'))] }, ...STEPS, SKIP, PAY),
  'gives-a-seat-back-before-paying': journey(
    { drafts: [ok(selling())], extras: [takenAs(selling([WINDOW])), takenAs(selling(), 50_000)], pays: [ok(attemptIn('done'))] },
    ...STEPS,
    SAVE,
    { type: 'back.pressed' },
    SKIP,
    PAY,
  ),
  'goes-back-and-changes-travelers': journey(
    { pays: [ok(attemptIn('done'))] },
    ...STEPS,
    { type: 'step.chosen', step: 'travelers' },
    { type: 'travelers.edited' },
    { type: 'address.changed', step: 'payment' },
    { type: 'travelers.completed' },
    { type: 'step.chosen', step: 'payment' },
    PAY,
  ),
  'books-after-a-slow-supplier': journey(
    { pays: [ok(attemptIn('processing'))], statuses: [ok(attemptIn('processing')), ok(attemptIn('done'))] },
    ...STEPS,
    PAY,
    { wait: 1000 },
    { wait: 1500 },
  ),
  'books-from-a-wallet-after-the-bank-asked': journey(
    { wallets: [ok(null)], pays: [ok(attemptIn('challenge'))], verified: [ok(attemptIn('done'))] },
    ...STEPS,
    TAP,
    toPayment('challenge.finished'),
  ),
  'closes-a-wallet-and-pays-by-card': journey(
    { wallets: [err('dismissed')], pays: [ok(attemptIn('done'))] },
    ...STEPS,
    TAP,
    TAP_AGAIN,
    toPayment('wallet.closed'),
    AGAIN,
  ),
  'fault-wallet-away': journey({ wallets: [err('unavailable')] }, ...STEPS, TAP),
  'fault-wallet-declined': journey({ wallets: [ok(null)], pays: [failedAs('card_declined')] }, ...STEPS, TAP),
  'fault-price-changed-under-a-wallet': journey(
    {
      ...{ drafts: [ok(DRAFT), ok(draftAt(52_000))], wallets: [ok(null), ok(null)] },
      pays: [refusedAs('price_changed', { draft: draftAt(52_000) }), ok(attemptIn('done'))],
    },
    ...STEPS,
    TAP,
    { type: 'price.accepted' },
    TAP_AGAIN,
  ),
  'fault-card-declined': pays(failedAs('card_declined')),
  'fault-insufficient-funds': pays(failedAs('insufficient_funds')),
  'fault-card-expired': pays(failedAs('card_expired')),
  'fault-incorrect-cvc': pays(failedAs('incorrect_cvc')),
  'fault-processing-error': pays(failedAs('processing_error')),
  'fault-authentication-required': pays(failedAs('authentication_required')),
  'fault-payment-not-taken': pays(failedAs('payment_not_taken')),
  'fault-bank-said-no': journey(
    { pays: [ok(attemptIn('challenge'))], verified: [failedAs('challenge_failed')] },
    ...STEPS,
    PAY,
    toPayment('challenge.finished'),
  ),
  'fault-bank-window-closed': journey(
    { pays: [ok(attemptIn('challenge'))], verified: [failedAs('challenge_failed')] },
    ...STEPS,
    PAY,
    toPayment('challenge.abandoned'),
  ),
  'fault-bank-window-closed-after-paying': journey(
    { pays: [ok(attemptIn('challenge'))], verified: [ok(attemptIn('processing'))], statuses: [ok(attemptIn('done'))] },
    ...STEPS,
    PAY,
    toPayment('challenge.abandoned'),
    { wait: 1000 },
  ),
  'fault-seats-lost-payment-given-back': pays(failedAs('booking_failed')),
  'fault-supplier-away': pays(failedAs('supplier_unavailable')),
  'fault-sold-by-phone-only': pays(failedAs('call_us')),
  'fault-booked-before': pays(failedAs('duplicate_booking')),
  'fault-traveler-refused': pays(failedAs('traveler_refused')),
  'fault-payment-service-away': pays(failedAs('payment_unavailable')),
  'fault-card-token-used': pays(failedAs('invalid_request')),
  'fault-offer-gone-on-entry': journey({ drafts: [err('offer_gone')] }),
  'fault-offer-gone-under-payment': pays(failedAs('offer_gone')),
  'fault-price-changed-on-entry': journey({ drafts: [ok(draftAt(52_000))] }, { type: 'price.accepted' }),
  'fault-price-changed-under-payment': journey(
    { drafts: [ok(DRAFT), ok(draftAt(52_000))], pays: [refusedAs('price_changed', { draft: draftAt(52_000) }), ok(attemptIn('done'))] },
    ...STEPS,
    PAY,
    { type: 'price.accepted' },
    AGAIN,
  ),
  'fault-price-changed-after-the-attempt-began': journey(
    { drafts: [ok(DRAFT), ok(draftAt(52_000))], pays: [failedAs('price_changed')] },
    ...STEPS,
    PAY,
  ),
  'fault-server-away-on-entry': journey({ input: AT_PAYMENT, drafts: [err('network')] }, { type: 'retry.pressed' }),
  'fault-answer-lost-and-asked-again': journey(
    { pays: [refusedAs('network'), refusedAs('network'), ok(attemptIn('done'))] },
    ...STEPS,
    PAY,
    { wait: 1000 },
    { wait: 2000 },
  ),
  'fault-answer-lost-for-good': journey(
    { pays: Array.from({ length: 4 }, () => refusedAs('internal')) },
    ...STEPS,
    PAY,
    { wait: 1000 },
    { wait: 2000 },
    { wait: 4000 },
    { wait: 60_000 },
    toPayment('retry.pressed'),
  ),
  'fault-card-incomplete': journey({ tokens: [err('invalid_fields'), ok(null)], pays: [ok(attemptIn('done'))] }, ...STEPS, PAY, AGAIN),
  'fault-card-fields-away': journey({ tokens: [err('unavailable')] }, ...STEPS, PAY),
  'fault-too-many-tries': pays(refusedAs('rate_limited')),
  'fault-paid-in-another-tab': pays(refusedAs('already_booked')),
  'fault-another-tab-is-paying': journey({ pays: [refusedAs('draft_busy', { attempt: attemptIn('challenge') })] }, ...STEPS, PAY),
  'fault-bot-check-passed': journey({ pays: [refusedAs('bot_check_needed'), ok(attemptIn('done'))], proofs: [ok('proof')] }, ...STEPS, PAY),
  'fault-bot-check-not-had': journey({ pays: [refusedAs('bot_check_needed')], proofs: [err('unavailable')] }, ...STEPS, PAY),
  'fault-bot-check-not-believed': journey(
    { pays: [refusedAs('bot_check_needed'), refusedAs('bot_check_needed')], proofs: [ok('proof')] },
    ...STEPS,
    PAY,
  ),
  'fault-draft-forgotten': journey({ input: AT_PAYMENT, drafts: [err('draft_unknown'), ok(DRAFT)] }),
  'fault-draft-forgotten-under-the-payment': journey(
    { input: AT_PAYMENT, drafts: [ok(DRAFT), ok(DRAFT)], pays: [refusedAs('draft_unknown'), ok(attemptIn('done'))] },
    PAY,
    AGAIN,
  ),
  'fault-cookies-refused': journey({ drafts: [err('cookies_blocked')] }),
  'fault-seat-sold-while-choosing': journey(
    { drafts: [ok(selling())], extras: [takenAs(selling([], { soldMeanwhile: [WINDOW] }))], pays: [ok(attemptIn('done'))] },
    ...STEPS,
    SAVE,
    SKIP,
    PAY,
  ),
  'fault-seat-sold-while-paying': journey(
    {
      ...{ drafts: [ok(selling()), ok(selling())], extras: [takenAs(selling([WINDOW]))] },
      pays: [failedAs('extra_gone'), ok(attemptIn('done'))],
    },
    ...STEPS,
    SAVE,
    PAY,
    SKIP,
    AGAIN,
  ),
  'fault-seats-not-saved': journey({ drafts: [ok(selling())], extras: [err('network'), takenAs(selling([WINDOW]))] }, ...STEPS, SAVE, SAVE),
  'fault-seats-dearer-meanwhile': journey(
    { drafts: [ok(selling())], extras: [takenAs(selling([{ ...WINDOW, price: 4500 }]))] },
    ...STEPS,
    SAVE,
    { type: 'price.accepted' },
  ),
  'fault-fare-gone': journey({ fares: [err('offer_gone')] }, { type: 'fare.chosen', fare: FLEX }),
  'fault-fare-changed-its-price': journey(
    { fares: [ok({ fare: FLEX, draft: draftAt(63_000) })] },
    { type: 'fare.chosen', fare: FLEX },
    { type: 'price.accepted' },
  ),
  'reload-under-a-payment-that-went-through': journey({ input: UNDER_WAY, statuses: [ok(attemptIn('done'))] }),
  'reload-under-a-payment-that-never-arrived': journey({ input: UNDER_WAY, statuses: [refusedAs('not_found')] }),
  'reload-under-a-payment-that-was-declined': journey({ input: UNDER_WAY, statuses: [failedAs('card_declined')] }),
  'no-flight-chosen': journey({ input: { ...FRESH, chosen: null } }),
};
