/** For testing single steps of the saga without a database: an attempt in any state, and fake ports that record their calls. */
import { departureOf } from '#server/bookings/afterSale/cancelling/freeCancel';
import type { Draft } from '#server/bookings/checkout/drafts.repository';
import type { SagaDeps } from '#server/bookings/saga/steps';
import type { Attempt, Booking, Changes, Work } from '#server/bookings/saga/work';
import type { AttemptState } from '#server/bookings/states';
import type { PricedOffer, SupplierOrder } from '#server/flights/supplier';
import type { Payment } from '#server/payments/gateway';
import type { TravelerDetails } from '#core/domain/booking/booking';
import type { IsoDate } from '#core/domain/values/dates';
import { err, ok } from '#core/domain/values/result';
import { offerAt, TICKETS } from './fakeSupplier';
import { SECRET } from './bookingWorld';
import { orderOf } from './orderOf';

export const NOW = new Date('2026-11-20T12:00:00Z');
export const minutesAgo = (minutes: number): Date => new Date(NOW.getTime() - minutes * 60_000);
export const inMinutes = (minutes: number): Date => minutesAgo(-minutes);

export const ATTEMPT_ID = '7b0c3f3e-4f4c-4a8b-9a55-0a8f5d6c0001';
const DRAFT_ID = '7b0c3f3e-4f4c-4a8b-9a55-0a8f5d6c0002';
export const PRICE = 50_000;
const zoneOf = (code: string): string => (code === 'JFK' ? 'America/New_York' : 'Europe/London');
export const DEPARTURE = departureOf(offerAt(PRICE).slices, zoneOf) ?? NOW;

const MARIA: TravelerDetails = {
  kind: 'adult',
  firstName: 'Maria',
  middleName: '',
  lastName: 'Quiñones',
  dateOfBirth: '1985-04-18' as IsoDate,
  sex: 'F',
  knownTravelerNumber: '',
  passport: { number: 'X1234567', expires: '2030-06-30' as IsoDate, country: 'US' },
};

/** An attempt that was begun a minute ago, with its booking. */
export function workAt(state: AttemptState, attempt: Partial<Attempt> = {}, booking: Partial<Booking> = {}): Work {
  const { contact, billing } = orderOf({ draftId: DRAFT_ID, acceptedTotal: PRICE, paymentToken: 'tok' });
  return {
    attempt: {
      id: ATTEMPT_ID,
      draftId: DRAFT_ID,
      idempotencyKey: 'key',
      bodyHash: 'b'.repeat(64),
      state,
      failure: null,
      refusedFields: null,
      amount: PRICE,
      currency: 'USD',
      capturedAmount: null,
      paymentId: 'pay_1',
      challengeUrl: null,
      challengeAnsweredAt: null,
      supplierRequestedAt: null,
      answer: null,
      failedTries: 0,
      tryAgainAt: null,
      leaseOwner: 'one:a',
      leaseUntil: inMinutes(1),
      stateSince: minutesAgo(1),
      createdAt: minutesAgo(1),
      ...attempt,
    },
    booking: {
      id: '7b0c3f3e-4f4c-4a8b-9a55-0a8f5d6c0003',
      reference: 'K7MPX2',
      draftId: DRAFT_ID,
      attemptId: ATTEMPT_ID,
      state: 'received',
      offer: offerAt(PRICE),
      travelers: [MARIA],
      contact,
      billing,
      locale: 'en',
      acceptedTotal: PRICE,
      cardBrand: 'visa',
      cardLast4: '4242',
      wallet: null,
      supplierReference: 'PNR1',
      tickets: [],
      bookedAt: null,
      freeCancelUntil: null,
      changeFees: 0,
      changeCredits: 0,
      isSupplierBehind: false,
      remembersTravelers: false,
      createdAt: minutesAgo(1),
      updatedAt: minutesAgo(1),
      ...booking,
    },
  };
}

/** The draft at a price. */
const draftAt = (offer: PricedOffer): Draft => ({
  id: DRAFT_ID,
  secretHash: SECRET,
  query: offer.query,
  flightId: offer.flightId,
  offer,
  quoteId: DRAFT_ID,
  quoteExpiresAt: inMinutes(20),
  createdAt: minutesAgo(1),
  updatedAt: NOW,
  isTried: true,
});

/** A payment in a state; a hold ends in a week. */
export const paymentAt = (state: Payment['state'], more: Partial<Payment> = {}): Payment => ({
  paymentId: 'pay_1',
  state,
  amount: PRICE,
  capturedAmount: state === 'captured' ? PRICE : 0,
  refundedAmount: 0,
  card: { brand: 'visa', last4: '4242', wallet: null },
  challengeUrl: state === 'challenge' ? '/gateway/challenge/1' : null,
  holdEndsAt: state === 'authorised' ? inMinutes(7 * 24 * 60) : null,
  declineCode: state === 'declined' ? 'insufficient_funds' : null,
  ...more,
});

/** The order of the one traveler. */
export const order = (status: SupplierOrder['status'], tickets = TICKETS.slice(0, 1)): SupplierOrder => ({
  supplierReference: 'PNR1',
  status,
  tickets: status === 'ticketed' ? tickets : [],
});

export const AWAY = err({ code: 'gateway_unavailable' as const });
export const SILENT = err({ code: 'supplier_unavailable' as const });

/** A recorded call: the port's method and its arguments. */
export type Call = readonly [name: string, ...args: readonly unknown[]];

/** Ports that do something other than succeed. */
export interface PortOverrides {
  readonly gateway?: Partial<SagaDeps['gateway']>;
  readonly supplier?: Partial<SagaDeps['supplier']>;
  readonly again?: SagaDeps['pricing']['again'];
  /** Another process took the attempt over and moved it to this state; null: it no longer exists. */
  readonly takenOver?: AttemptState | null;
}

/** Ports that succeed unless overridden. `calls` holds their calls in order, `moves` the changes of state. */
export function sagaPorts({ gateway, supplier, again, takenOver }: PortOverrides = {}) {
  const calls: Call[] = [];
  const moves: { readonly to: AttemptState; readonly changes: Changes }[] = [];
  const recorded =
    <A extends readonly unknown[], R>(name: string, answer: (...args: A) => R) =>
    (...args: A): R => {
      calls.push([name, ...args]);
      return answer(...args);
    };
  const moved = async (work: Work, to: AttemptState, changes: Changes = {}): Promise<Work | null> => {
    moves.push({ to, changes });
    if (takenOver !== undefined) return null;
    return { attempt: { ...work.attempt, ...changes.attempt, state: to }, booking: { ...work.booking, ...changes.booking } };
  };
  const deps: SagaDeps = {
    attempts: {
      move: moved,
      byId: async () => (takenOver ? workAt(takenOver) : null),
      release: recorded('attempts.release', async () => undefined),
      orderGivenBack: recorded('attempts.orderGivenBack', async () => undefined),
      orderNotCancelled: recorded('attempts.orderNotCancelled', async () => true),
    },
    drafts: { quote: recorded('drafts.quote', async (_id: string, offer: PricedOffer) => draftAt(offer)) },
    supplier: {
      book: recorded('supplier.book', supplier?.book ?? (async () => ok(order('ticketed')))),
      lookup: recorded('supplier.lookup', supplier?.lookup ?? (async () => ok(order('ticketed')))),
      cancel: recorded('supplier.cancel', supplier?.cancel ?? (async () => ok(order('cancelled')))),
    },
    pricing: { again: recorded('pricing.again', again ?? (async () => ok(offerAt(PRICE)))) },
    gateway: {
      authorise: recorded('gateway.authorise', gateway?.authorise ?? (async () => ok(paymentAt('authorised')))),
      lookup: recorded('gateway.lookup', gateway?.lookup ?? (async () => ok(paymentAt('authorised')))),
      capture: recorded('gateway.capture', gateway?.capture ?? (async () => ok(paymentAt('captured')))),
      release: recorded('gateway.release', gateway?.release ?? (async () => ok(paymentAt('voided')))),
    },
    clock: () => NOW,
    timeZoneOf: zoneOf,
    onMail: recorded('onMail', () => undefined),
  };
  return { deps, calls, moves, callNames: () => calls.map(([name]) => name) };
}
