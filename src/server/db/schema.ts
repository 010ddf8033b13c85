/**
 * Every table, as drizzle-kit reads it. What must never happen is refused here and not only in code (reliability B1, B5):
 * unique indexes bound attempts, payments and bookings, and triggers (migration `forward_only`) bound the changes of state.
 */
import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  char,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { BillingAddress, BookingState, Contact, TravelerDetails } from '#core/domain/booking';
import type { Locale } from '#core/domain/routes';
import type { SearchQuery } from '#core/domain/trip';
import type { AttemptFailure, AttemptState } from '../bookings/states';
import type { PricedOffer, SupplierOrder } from '../flights/supplier';
import type { DeclineCode, PaymentState } from '../payments/gateway';
import type { CardBehaviour } from '../payments/sandbox/testCards';
import type { CardBrand } from '#core/domain/cardRules';
import type { EventLog, EventName, EventParams } from '#core/contract/tracking.schema';
import type { BookAnswer } from '../bookings/answers';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** A flight was chosen: what is being bought, at which price, by which browser. */
export const drafts = pgTable(
  'drafts',
  {
    id: uuid('id').primaryKey(),
    /** SHA-256 of the browser's trip secret. */
    secretHash: char('secret_hash', { length: 64 }).notNull(),
    query: jsonb('query').$type<SearchQuery>().notNull(),
    flightId: text('flight_id').notNull(),
    /** The itinerary at the price of the current quote. */
    offer: jsonb('offer').$type<PricedOffer>().notNull(),
    quoteId: uuid('quote_id').notNull(),
    quoteExpiresAt: instant('quote_expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [index('drafts_by_secret').on(t.secretHash)],
);

/** One try at paying for a draft, under one idempotency key. */
export const attempts = pgTable(
  'attempts',
  {
    id: uuid('id').primaryKey(),
    draftId: uuid('draft_id')
      .notNull()
      .references(() => drafts.id),
    idempotencyKey: text('idempotency_key').notNull(),
    bodyHash: char('body_hash', { length: 64 }).notNull(),
    state: text('state').$type<AttemptState>().notNull(),
    /** Problem code once the attempt is lost. */
    failure: text('failure').$type<AttemptFailure>(),
    /** What the traveler accepted and the gateway is asked to hold, in cents. */
    amount: integer('amount').notNull(),
    currency: char('currency', { length: 3 }).notNull(),
    capturedAmount: integer('captured_amount'),
    /** The gateway's name for the payment. */
    paymentId: text('payment_id'),
    challengeUrl: text('challenge_url'),
    /** The supplier may hold an order for this attempt from this moment on. */
    supplierAskedAt: instant('supplier_asked_at'),
    /** Status and body of the final answer, for repeats of the same request. */
    answer: jsonb('answer').$type<BookAnswer>(),
    /** Who works on the attempt just now; nobody else may until the lease is over. */
    leaseOwner: text('lease_owner'),
    leaseUntil: instant('lease_until'),
    stateSince: instant('state_since').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('attempts_one_per_key').on(t.idempotencyKey),
    uniqueIndex('attempts_one_per_payment').on(t.paymentId),
    uniqueIndex('attempts_one_live_per_draft')
      .on(t.draftId)
      .where(sql`${t.state} not in ('undoing', 'failed')`),
    index('attempts_unsettled')
      .on(t.state)
      .where(sql`${t.state} not in ('done', 'failed')`),
    check(
      'attempts_state_known',
      sql`${t.state} in ('started', 'challenge', 'authorised', 'booking', 'booked', 'done', 'undoing', 'failed')`,
    ),
    check('attempts_amount_positive', sql`${t.amount} > 0`),
    check('attempts_never_captures_more', sql`${t.capturedAmount} is null or ${t.capturedAmount} between 1 and ${t.amount}`),
    check('attempts_done_is_captured', sql`${t.state} <> 'done' or ${t.capturedAmount} is not null`),
    check('attempts_lost_has_reason', sql`${t.state} not in ('undoing', 'failed') or ${t.failure} is not null`),
  ],
);

/** Who travels on what, from the moment payment is sent; acknowledged only once the supplier has booked. */
export const bookings = pgTable(
  'bookings',
  {
    id: uuid('id').primaryKey(),
    reference: char('reference', { length: 6 }).notNull(),
    draftId: uuid('draft_id')
      .notNull()
      .references(() => drafts.id),
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => attempts.id),
    state: text('state').$type<BookingState>().notNull(),
    offer: jsonb('offer').$type<PricedOffer>().notNull(),
    /** Document numbers stand here alone, and are dropped when the booking fails. */
    travelers: jsonb('travelers').$type<readonly TravelerDetails[]>().notNull(),
    contact: jsonb('contact').$type<Contact>().notNull(),
    billing: jsonb('billing').$type<BillingAddress>().notNull(),
    locale: char('locale', { length: 2 }).$type<'en' | 'es'>().notNull(),
    /** Cents the traveler agreed to; the charge (`offer.price.total`) is never more, and less when the fare fell. */
    acceptedTotal: integer('accepted_total').notNull(),
    cardBrand: text('card_brand').$type<CardBrand>(),
    cardLast4: char('card_last4', { length: 4 }),
    supplierReference: text('supplier_reference'),
    bookedAt: instant('booked_at'),
    freeCancelUntil: instant('free_cancel_until'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('bookings_reference').on(t.reference),
    uniqueIndex('bookings_one_per_attempt').on(t.attemptId),
    uniqueIndex('bookings_one_per_draft')
      .on(t.draftId)
      .where(sql`${t.state} <> 'failed'`),
    check('bookings_state_known', sql`${t.state} in ('received', 'paid', 'ticketed', 'failed', 'cancelled')`),
    check(
      'bookings_confirmed_is_booked',
      sql`${t.state} not in ('paid', 'ticketed', 'cancelled') or (${t.supplierReference} is not null and ${t.bookedAt} is not null)`,
    ),
  ],
);

/** Browsers that may read a booking: the one that made it, and those that gave reference and e-mail. */
export const bookingReaders = pgTable(
  'booking_readers',
  {
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id),
    secretHash: char('secret_hash', { length: 64 }).notNull(),
    addedAt: instant('added_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.bookingId, t.secretHash] }), index('booking_readers_by_secret').on(t.secretHash)],
);

/** What happened to attempts and bookings, in order; names and codes only, nothing personal. */
export const bookingEvents = pgTable(
  'booking_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => attempts.id),
    fromState: text('from_state'),
    toState: text('to_state').notNull(),
    failure: text('failure'),
    at: instant('at').notNull(),
  },
  (t) => [index('booking_events_by_attempt').on(t.attemptId)],
);

/** `bkstgupdt`: how far travelers came (product §5). */
export const stageUpdates = pgTable(
  'stage_updates',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    draftId: uuid('draft_id')
      .notNull()
      .references(() => drafts.id),
    stage: text('stage').notNull(),
    /** When the browser says it happened. */
    at: instant('at').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (t) => [index('stage_updates_by_draft').on(t.draftId)],
);

/** Sandbox gateway: what is left of a card once it was typed. Never a number, never a security code. */
export const sandboxTokens = pgTable('sandbox_tokens', {
  /** SHA-256 of the token. */
  hash: char('hash', { length: 64 }).primaryKey(),
  brand: text('brand').$type<CardBrand>().notNull(),
  last4: char('last4', { length: 4 }).notNull(),
  expMonth: smallint('exp_month').notNull(),
  expYear: smallint('exp_year').notNull(),
  behaviour: text('behaviour').$type<CardBehaviour>().notNull(),
  expiresAt: instant('expires_at').notNull(),
});

/** Sandbox gateway: payments, one per merchant reference and one per token. */
export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    id: text('id').primaryKey(),
    /** The merchant's reference (our attempt id). */
    reference: uuid('reference').notNull(),
    tokenHash: char('token_hash', { length: 64 })
      .notNull()
      .references(() => sandboxTokens.hash),
    state: text('state').$type<PaymentState>().notNull(),
    amount: integer('amount').notNull(),
    currency: char('currency', { length: 3 }).notNull(),
    capturedAmount: integer('captured_amount').notNull().default(0),
    refundedAmount: integer('refunded_amount').notNull().default(0),
    declineCode: text('decline_code').$type<DeclineCode>(),
    challengeId: text('challenge_id'),
    /** Before this moment the gateway answers nobody about the payment: the time-out card. */
    silentUntil: instant('silent_until'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('sandbox_payments_one_per_reference').on(t.reference),
    uniqueIndex('sandbox_payments_one_per_token').on(t.tokenHash),
    uniqueIndex('sandbox_payments_challenge').on(t.challengeId),
    check('sandbox_payments_state_known', sql`${t.state} in ('challenge', 'authorised', 'captured', 'voided', 'refunded', 'declined')`),
    check(
      'sandbox_payments_bounds',
      sql`${t.amount} > 0 and ${t.capturedAmount} between 0 and ${t.amount} and ${t.refundedAmount} between 0 and ${t.capturedAmount}`,
    ),
  ],
);

/** Sandbox gateway: every movement, append only; what the tests of the invariants count. */
export const sandboxLedger = pgTable(
  'sandbox_ledger',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => sandboxPayments.id),
    movement: text('movement').$type<PaymentState>().notNull(),
    amount: integer('amount').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [index('sandbox_ledger_by_payment').on(t.paymentId)],
);

/** Sandbox supplier: the orders it has made, by the merchant's reference (our attempt id). */
export const sandboxOrders = pgTable('sandbox_orders', {
  ourReference: text('our_reference').primaryKey(),
  supplierReference: text('supplier_reference').notNull(),
  status: text('status').$type<SupplierOrder['status']>().notNull(),
  flightId: text('flight_id').notNull(),
  totalCents: integer('total_cents').notNull(),
});

/** Clicks on telephone links (spec §7); deleted after 90 days (reliability P2). */
export const callClicks = pgTable(
  'call_clicks',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    pageUrl: text('page_url').notNull(),
    device: text('device').notNull(),
    tfn: text('tfn').notNull(),
    /** The tracking code whose number was clicked, null for the agency's own lines. */
    code: text('code'),
    isPaid: boolean('is_paid').notNull(),
    placement: text('placement').notNull(),
    fingerprintId: text('fingerprint_id').notNull(),
    referrer: text('referrer').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (t) => [index('call_clicks_by_time').on(t.receivedAt)],
);

/** Funnel events with GA4's names; nothing personal, deleted after 90 days. */
export const funnelEvents = pgTable(
  'funnel_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    name: text('name').$type<EventName>().notNull(),
    params: jsonb('params').$type<EventParams>().notNull(),
    campaign: jsonb('campaign').$type<EventLog['campaign']>().notNull(),
    pageUrl: text('page_url').notNull(),
    fingerprintId: text('fingerprint_id').notNull(),
    referrer: text('referrer').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (t) => [index('funnel_events_by_time').on(t.receivedAt)],
);

/** Short codes that let an agent see what a caller looks at; one live code a draft. */
export const handovers = pgTable(
  'handovers',
  {
    code: char('code', { length: 6 }).primaryKey(),
    draftId: uuid('draft_id')
      .notNull()
      .references(() => drafts.id),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [uniqueIndex('handovers_one_per_draft').on(t.draftId)],
);

/** Bot check: challenges whose solution was accepted; each is good once. */
export const spentChallenges = pgTable('spent_challenges', {
  nonce: text('nonce').primaryKey(),
  expiresAt: instant('expires_at').notNull(),
});

/** Secrets that all processes on this database share, made by the first that needs one. */
export const sharedSecrets = pgTable('shared_secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});

/** What people wrote by the contact form; read and answered at the agency desk. */
export const contactEnquiries = pgTable(
  'contact_enquiries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** Told to the person, `Q-7KM2PXA`. */
    reference: text('reference').notNull().unique(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** Empty where none was given. */
    phone: text('phone').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    /** Language to answer in. */
    locale: text('locale').$type<Locale>().notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (t) => [index('contact_enquiries_by_time').on(t.receivedAt)],
);
