/** Calls, funnel events, handover codes, and what the bot check remembers. */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { bigserial, boolean, char, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { EventLog, EventName, EventParams } from '#core/contract/tracking.schema';
import { instant } from '../../platform/db/columns';
import { drafts } from '../../bookings/bookings.tables';

/** Clicks on telephone links (tracking.8, tracking.13); deleted after 90 days (tracking.13). */
export const callClicks = pgTable(
  'call_clicks',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** Made by the browser; what its two posts have in common. Null where a post names none. */
    clickId: uuid('click_id').unique(),
    pageUrl: text('page_url').notNull(),
    /** Empty until the browser knows it, like the fingerprint. */
    device: text('device').notNull(),
    tfn: text('tfn').notNull(),
    /** The tracking code whose number was clicked, else the one the visitor came by; null for visitors without. */
    code: text('code'),
    isPaid: boolean('is_paid').notNull(),
    placement: text('placement').notNull(),
    fingerprintId: text('fingerprint_id').notNull(),
    referrer: text('referrer').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (t) => [index('call_clicks_by_time').on(t.receivedAt), index('call_clicks_by_visitor').on(t.fingerprintId)],
);

/** The draft that an event is about, as an index has it; null for most. */
export const draftOfEvent = (params: PgColumn): SQL<string | null> => sql<string | null>`(${params}->>'draft_id')`;

/** Funnel events with GA4's names; nothing personal, deleted after 90 days. Kept by month (`db/months.ts`). */
export const funnelEvents = pgTable(
  'funnel_events',
  {
    id: bigserial('id', { mode: 'number' }).notNull(),
    name: text('name').$type<EventName>().notNull(),
    params: jsonb('params').$type<EventParams>().notNull(),
    campaign: jsonb('campaign').$type<EventLog['campaign']>().notNull(),
    pageUrl: text('page_url').notNull(),
    fingerprintId: text('fingerprint_id').notNull(),
    referrer: text('referrer').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'funnel_events_pk', columns: [t.receivedAt, t.id] }),
    index('funnel_events_by_draft')
      .on(draftOfEvent(t.params))
      .where(sql`${draftOfEvent(t.params)} is not null`),
    index('funnel_events_by_visitor').on(t.fingerprintId),
  ],
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

/** Challenges of the bot check whose solution was accepted; each is good once. */
export const spentChallenges = pgTable('spent_challenges', {
  nonce: text('nonce').primaryKey(),
  expiresAt: instant('expires_at').notNull(),
});

/** Secrets that all processes on this database share, made by the first that needs one. */
export const sharedSecrets = pgTable('shared_secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});
