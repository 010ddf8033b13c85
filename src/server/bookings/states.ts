/** Which state may follow which. The database holds the same tables as triggers (`…_forward_only`); a test compares them. */
import type { BookingState } from '#core/domain/booking/booking';
import { DECLINE_CODES } from '../payments/gateway';

/**
 * One payment attempt, in the order of money.5:
 * `started` (row written; the hold may or may not have been requested) → `challenge` (the bank asks the traveler) →
 * `authorised` (money held) → `booking` (the order may have been requested) → `booked` (the supplier has an order) →
 * `done` (ticketed and captured). `undoing`: lost, holds and orders are being released; `failed`: lost and released.
 */
export const ATTEMPT_STATES = ['started', 'challenge', 'authorised', 'booking', 'booked', 'done', 'undoing', 'failed'] as const;
export type AttemptState = (typeof ATTEMPT_STATES)[number];

export const ATTEMPT_MOVES: Readonly<Record<AttemptState, readonly AttemptState[]>> = {
  started: ['challenge', 'authorised', 'undoing', 'failed'],
  challenge: ['authorised', 'undoing', 'failed'],
  authorised: ['booking', 'undoing'],
  booking: ['booked', 'undoing'],
  booked: ['done', 'undoing'],
  done: [],
  undoing: ['failed'],
  failed: [],
};

export const BOOKING_MOVES: Readonly<Record<BookingState, readonly BookingState[]>> = {
  received: ['paid', 'ticketed', 'failed'],
  paid: ['ticketed', 'failed', 'cancelled'],
  ticketed: ['cancelled'],
  failed: [],
  cancelled: [],
};

/** A booking is shown in these states alone: never as confirmed before the supplier has booked (booking.12). */
export const ACKNOWLEDGED = ['paid', 'ticketed', 'cancelled'] as const satisfies readonly BookingState[];

/**
 * A cancellation (money.20): `asked` (agreed to; the supplier may or may not know) → `released` (the seats are given back;
 * the refund may or may not have been requested) → `done` (refunded, where anything comes back). `failed`: the supplier kept the order.
 */
export const CANCELLATION_STATES = ['asked', 'released', 'done', 'failed'] as const;
export type CancellationState = (typeof CANCELLATION_STATES)[number];

export const CANCELLATION_MOVES: Readonly<Record<CancellationState, readonly CancellationState[]>> = {
  asked: ['released', 'failed'],
  released: ['done'],
  done: [],
  failed: [],
};

/**
 * A change of flights by the traveler (money.30): `started` (agreed to; the hold may or may not have been requested) → `challenge` →
 * `authorised` (what is due is held) → `changing` (the supplier may or may not have exchanged the order) → `changed` (it has, and the booking
 * says so; the money may or may not have moved) → `done`. Without anything due `started` leads to `changing`. `undoing`: lost, the hold is
 * being released; `failed`: lost and released, the booking is as it was.
 */
export const EXCHANGE_STATES = ['started', 'challenge', 'authorised', 'changing', 'changed', 'done', 'undoing', 'failed'] as const;
export type ExchangeState = (typeof EXCHANGE_STATES)[number];

export const EXCHANGE_MOVES: Readonly<Record<ExchangeState, readonly ExchangeState[]>> = {
  started: ['challenge', 'authorised', 'changing', 'undoing', 'failed'],
  challenge: ['authorised', 'undoing', 'failed'],
  authorised: ['changing', 'undoing'],
  changing: ['changed', 'undoing'],
  changed: ['done'],
  done: [],
  undoing: ['failed'],
  failed: [],
};

/** Of attempts, cancellations and exchanges. */
export const FINAL_STATES = ['done', 'failed'] as const;

/** Nothing more will happen to it by itself. */
export const isFinal = (state: AttemptState | CancellationState | ExchangeState): boolean => state === 'done' || state === 'failed';

/** Why an attempt was lost: problem codes of the wire. */
export const ATTEMPT_FAILURES = [
  ...DECLINE_CODES,
  'price_changed',
  'extra_gone',
  'offer_gone',
  'supplier_unavailable',
  'payment_unavailable',
  'payment_not_taken',
  'booking_failed',
  'call_us',
  'duplicate_booking',
  'traveler_refused',
  'invalid_request',
] as const;
export type AttemptFailure = (typeof ATTEMPT_FAILURES)[number];

/** Why an exchange was lost: problem codes of the wire. */
export const EXCHANGE_FAILURES = [
  ...DECLINE_CODES,
  'exchange_changed',
  'exchange_closed',
  'offer_gone',
  'supplier_unavailable',
  'payment_unavailable',
  'payment_not_taken',
  'call_us',
  'invalid_request',
] as const;
export type ExchangeFailure = (typeof EXCHANGE_FAILURES)[number];

/** A card or its bank said no. */
export const isDecline = (code: string | null | undefined): boolean => DECLINE_CODES.some((known) => known === code);
