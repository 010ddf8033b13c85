/**
 * Drafts, attempts and bookings. What must never happen is refused here and not only in code (money.6, money.10): unique indexes bound
 * attempts and bookings, triggers (`…_forward_only`) the changes of state. The other indexes: decision 167.
 */
import { sql } from 'drizzle-orm';
import { bigserial, boolean, char, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { BillingAddress, BookingState, Contact, TravelerDetails } from '#core/domain/booking/booking';
import type { TravelerTicket } from '#core/domain/booking/tickets';
import type { Wallet } from '#core/domain/payment/wallets';
import type { CardBrand } from '#core/domain/payment/cardRules';
import type { PriceReason, PriceSource } from '#core/domain/payment/priceLedger';
import { instant } from '../platform/db/columns';
import { offerColumn, searchColumn } from '../flights/prices/searchColumns.tables';
import type { BookAnswer } from './wire/answers';
import { birthsOf, emailOf, hasLostPeople, isMoved, nameWords, phoneBackwards, ticketWords } from './desk/bookingIndexes.tables';
import type { AttemptFailure, AttemptState } from './states';
import { sagaColumns } from './retrying/sagaColumns.tables';

/** A flight was chosen: what is being bought, at which price, by which browser. */
export const drafts = pgTable(
  'drafts',
  {
    id: uuid('id').primaryKey(),
    /** SHA-256 of the browser's trip secret. */
    secretHash: char('secret_hash', { length: 64 }).notNull(),
    query: searchColumn('query').notNull(),
    flightId: text('flight_id').notNull(),
    /** The itinerary at the price of the current quote. */
    offer: offerColumn('offer').notNull(),
    quoteId: uuid('quote_id').notNull(),
    quoteExpiresAt: instant('quote_expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** Somebody tried to pay for it: it stays as long as its attempts. */
    isTried: boolean('is_tried').notNull().default(false),
  },
  (t) => [
    index('drafts_by_secret').on(t.secretHash),
    index('drafts_untried')
      .on(t.updatedAt)
      .where(sql`not ${t.isTried}`),
  ],
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
    /** What the airline did not take of what was typed, by places in the body of the order. */
    refusedFields: jsonb('refused_fields').$type<readonly string[]>(),
    /** What the traveler accepted and the gateway is to hold, in cents. */
    amount: integer('amount').notNull(),
    currency: char('currency', { length: 3 }).notNull(),
    capturedAmount: integer('captured_amount'),
    /** The gateway's name for the payment. */
    paymentId: text('payment_id'),
    challengeUrl: text('challenge_url'),
    /** When the traveler answered the bank's challenge, as the gateway reported it. */
    challengeAnsweredAt: instant('challenge_answered_at'),
    /** The supplier may hold an order for this attempt from this moment on. */
    supplierRequestedAt: instant('supplier_asked_at'),
    /** Status and body of the final answer, for repeats of the same request. */
    answer: jsonb('answer').$type<BookAnswer>(),
    ...sagaColumns(),
  },
  (t) => [
    uniqueIndex('attempts_one_per_key').on(t.idempotencyKey),
    uniqueIndex('attempts_one_per_payment').on(t.paymentId),
    uniqueIndex('attempts_one_live_per_draft')
      .on(t.draftId)
      .where(sql`${t.state} not in ('undoing', 'failed')`),
    index('attempts_by_draft').on(t.draftId),
    index('attempts_by_time').on(t.createdAt),
    index('attempts_lost')
      .on(t.stateSince)
      .where(sql`${t.state} = 'failed'`),
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
    offer: offerColumn('offer').notNull(),
    /** Numbers of documents and programs stand here alone, and are dropped when the booking fails. */
    travelers: jsonb('travelers').$type<readonly TravelerDetails[]>().notNull(),
    contact: jsonb('contact').$type<Contact>().notNull(),
    billing: jsonb('billing').$type<BillingAddress>().notNull(),
    locale: char('locale', { length: 2 }).$type<'en' | 'es'>().notNull(),
    /** Cents the traveler agreed to; the charge (`offer.price.total`) is never more, and less when the fare fell. */
    acceptedTotal: integer('accepted_total').notNull(),
    cardBrand: text('card_brand').$type<CardBrand>(),
    cardLast4: char('card_last4', { length: 4 }),
    /** Where the card was not typed: the wallet that it was paid from. */
    wallet: text('wallet').$type<Wallet>(),
    supplierReference: text('supplier_reference'),
    /** Numbers of the airline's tickets, as far as it issued them. */
    tickets: jsonb('tickets').$type<readonly TravelerTicket[]>().notNull().default([]),
    bookedAt: instant('booked_at'),
    freeCancelUntil: instant('free_cancel_until'),
    /** Cents paid for changes of flights that the trip is not worth: change fees and what a cheaper trip did not bring back. */
    changeFees: integer('change_fees').notNull().default(0),
    /** The same for what the airline gave credit for. */
    changeCredits: integer('change_credits').notNull().default(0),
    /** Travelers were changed, which the supplier has not confirmed yet (booking.35). */
    isSupplierBehind: boolean('is_supplier_behind').notNull().default(false),
    /** The box was checked: its browser may fill in these travelers again, once they are ticketed (booking.69). */
    remembersTravelers: boolean('remembers_travelers').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('bookings_reference').on(t.reference),
    uniqueIndex('bookings_one_per_attempt').on(t.attemptId),
    uniqueIndex('bookings_one_per_draft')
      .on(t.draftId)
      .where(sql`${t.state} <> 'failed'`),
    index('bookings_by_airline_reference').on(t.supplierReference),
    index('bookings_by_draft').on(t.draftId),
    index('bookings_by_time').on(t.createdAt),
    index('bookings_by_ticket').on(t.bookedAt),
    index('bookings_by_email').on(emailOf(t.contact)),
    index('bookings_by_phone').on(sql`${phoneBackwards(t.contact)} text_pattern_ops`),
    index('bookings_by_name').using('gin', nameWords(t.travelers)),
    index('bookings_by_ticket_number').using('gin', ticketWords(t.tickets)),
    index('bookings_by_birth').using('gin', sql`${birthsOf(t.travelers)} jsonb_path_ops`),
    index('bookings_supplier_behind')
      .on(t.updatedAt)
      .where(sql`${t.isSupplierBehind}`),
    index('bookings_with_lost_people').on(t.updatedAt).where(hasLostPeople(t)),
    check('bookings_state_known', sql`${t.state} in ('received', 'paid', 'ticketed', 'failed', 'cancelled')`),
    check(
      'bookings_confirmed_is_booked',
      sql`${t.state} not in ('paid', 'ticketed', 'cancelled') or (${t.supplierReference} is not null and ${t.bookedAt} is not null)`,
    ),
  ],
);

/** Browsers that may read a booking: the one that made it, those that gave reference and email, and those that came by the link of a mail. */
export const bookingReaders = pgTable(
  'booking_readers',
  {
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id),
    secretHash: char('secret_hash', { length: 64 }).notNull(),
    /** Came by the link of a mail alone, and is shown nothing of the payment. */
    isByLink: boolean('is_by_link').notNull().default(false),
    addedAt: instant('added_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.bookingId, t.secretHash] }), index('booking_readers_by_secret').on(t.secretHash)],
);

/** Links of mails that open a booking, or its calendar file, without typing. */
export const bookingLinks = pgTable(
  'booking_links',
  {
    /** SHA-256 of what is in the mail. */
    tokenHash: char('token_hash', { length: 64 }).primaryKey(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id),
    expiresAt: instant('expires_at').notNull(),
    /** The booking itself, or its calendar file alone, which any number of browsers may load. */
    opens: text('opens').$type<'booking' | 'calendar'>().notNull().default('booking'),
    /** The browser that used it, which may do so again: its answer may have been lost. */
    usedBy: char('used_by', { length: 64 }),
  },
  (t) => [index('booking_links_by_booking').on(t.bookingId), index('booking_links_by_age').on(t.expiresAt)],
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

/** Every price of a draft and of the payments for it, in order (money.18); lines are added and never changed. */
export const priceEntries = pgTable(
  'price_entries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    draftId: uuid('draft_id')
      .notNull()
      .references(() => drafts.id),
    /** Null before the first try to pay. */
    attemptId: uuid('attempt_id').references(() => attempts.id),
    reason: text('reason').$type<PriceReason>().notNull(),
    source: text('source').$type<PriceSource>().notNull(),
    amount: integer('amount').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    index('price_entries_by_draft').on(t.draftId),
    index('price_entries_moved').on(t.at).where(isMoved(t.reason)),
    index('price_entries_moved_by_attempt').on(t.attemptId).where(isMoved(t.reason)),
    check('price_entries_not_negative', sql`${t.amount} >= 0`),
  ],
);

/** `bkstgupdt`: how far travelers came (booking.11). */
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
