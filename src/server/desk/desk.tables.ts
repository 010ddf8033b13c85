/** Who may sign in at the desk, who has its page open, and who did what there. */
import { sql } from 'drizzle-orm';
import { bigint, bigserial, boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { CallOutcome, CallReason } from '#core/domain/calls';
import { instant } from '../platform/db/columns';

export const AGENT_ROLES = ['agent', 'supervisor'] as const;
export type AgentRole = (typeof AGENT_ROLES)[number];

/** Accounts of agents (agents.service.ts). */
export const deskAgents = pgTable(
  'desk_agents',
  {
    name: text('name').primaryKey(),
    /** Without case, accents and more than one space: two names that people take for each other are one. */
    foldedName: text('folded_name').notNull().unique(),
    role: text('role').$type<AgentRole>().notNull(),
    /** SHA-256 of the key; null for the first supervisor, whose key is `DESK_TOKEN`. */
    keyHash: text('key_hash'),
    /** What codes of the second factor are made of; null where the key is `DESK_TOKEN`, with `DESK_TOTP_SECRET`. */
    totpSecret: text('totp_secret'),
    addedAt: instant('added_at').notNull(),
  },
  (t) => [
    uniqueIndex('desk_agents_one_by_token')
      .on(sql`(${t.keyHash} is null)`)
      .where(sql`${t.keyHash} is null`),
  ],
);

/** One row a browser, until it signs out, is ended, or was not used for half an hour, at most for a day's work. */
export const deskSessions = pgTable(
  'desk_sessions',
  {
    /** HMAC of the cookie's secret by the settings, so that neither the table nor another `DESK_TOKEN` opens anything. */
    hash: text('hash').primaryKey(),
    /** Names it on the desk's page; opens nothing. */
    id: uuid('id').notNull().defaultRandom(),
    /** HMAC that tells which key and second factor it was opened with. */
    factors: text('factors').notNull().default(''),
    /** The account's name. */
    agent: text('agent').notNull().default(''),
    openedAt: instant('opened_at').notNull().defaultNow(),
    usedAt: instant('used_at').notNull().defaultNow(),
    /** Which browser on which system: `Firefox, Windows`; empty where unknown. */
    browser: text('browser').notNull().default(''),
    /** The address without what tells one computer from its neighbors: `203.0.113.x`. */
    network: text('network').notNull().default(''),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('desk_sessions_by_end').on(t.expiresAt)],
);

/** Codes of second factors that were used, by agent and the 30 seconds they are of: each opens the desk once. */
export const deskCodes = pgTable('desk_codes', { agent: text('agent').notNull().default(''), step: integer('step').notNull() }, (t) => [
  primaryKey({ columns: [t.agent, t.step] }),
]);

/** Wrong tokens and codes by what they were for, and by browser where somebody signed in before (guesses.service.ts). */
export const deskGuesses = pgTable(
  'desk_guesses',
  {
    kind: text('kind').notNull(),
    /** The id of a known browser, which names nobody; empty for all others together. */
    who: text('who').notNull(),
    /** When the first of these was tried. */
    since: instant('since').notNull(),
    wrong: integer('wrong').notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.who] })],
);

export const DESK_ACTIONS = [
  'retry',
  'mail',
  'cancel',
  'name_corrected',
  'name_refused',
  'close',
  'session_ended',
  'other_sessions_ended',
  'agent_added',
  'agent_removed',
  'agent_reset',
] as const;
export type DeskAction = (typeof DESK_ACTIONS)[number];
/** What agents did, on the page or by a command: written before it is done, so that what a crash cut off is there too. */
export const deskActions = pgTable(
  'desk_actions',
  {
    /** Made with the question whether to do it: one answer does it once. */
    id: uuid('id').primaryKey(),
    agent: text('agent').notNull(),
    action: text('action').$type<DeskAction>().notNull(),
    /** The booking; null for an entry that is about none. */
    reference: text('reference'),
    /** The attention entry that was closed. */
    entryId: uuid('entry_id'),
    /** The agent whose account was changed. */
    account: text('account'),
    at: instant('at').notNull(),
    /** A code; null while it is being done, or where it was cut off. */
    outcome: text('outcome'),
  },
  (t) => [index('desk_actions_by_age').on(t.at), index('desk_actions_by_booking').on(t.reference)],
);

/** Bookings that agents were shown with the people on them. */
export const deskLooks = pgTable(
  'desk_looks',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    agent: text('agent').notNull(),
    reference: text('reference').notNull(),
    /** Among others that a search found; else by itself. */
    isListed: boolean('is_listed').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [index('desk_looks_by_booking').on(t.reference), index('desk_looks_by_age').on(t.at)],
);

/** Calls that agents took: begun by one key, ended with what came of them. */
export const deskCalls = pgTable(
  'desk_calls',
  {
    /** Made by the agent's browser: a beginning that is sent twice is one call. */
    id: uuid('id').primaryKey(),
    agent: text('agent').notNull(),
    startedAt: instant('started_at').notNull(),
    /** Null while it lasts: an agent has one call at a time. */
    endedAt: instant('ended_at'),
    /** The agency's number that was dialed; empty until the agent says it. */
    dialed: text('dialed').notNull().default(''),
    /** The tracking code of that number, or of the click that the caller came by. */
    code: text('code'),
    /** The offered click that the agent took (tracking's `call_clicks`, gone after 90 days). */
    clickId: bigint('click_id', { mode: 'number' }),
    /** The page whose number was clicked, where the agent took one of the offered clicks. */
    page: text('page'),
    /** The trip that was opened by a call code. */
    draftId: uuid('draft_id'),
    /** The booking that it was about. */
    reference: text('reference'),
    reason: text('reason').$type<CallReason>(),
    outcome: text('outcome').$type<CallOutcome>(),
    /** The caller's number and what the agent wrote: gone after 30 days where it was about no booking, and with the people of one. */
    callerNumber: text('caller_number').notNull().default(''),
    note: text('note').notNull().default(''),
  },
  (t) => [
    uniqueIndex('desk_calls_one_open')
      .on(t.agent)
      .where(sql`${t.endedAt} is null`),
    index('desk_calls_by_start').on(t.startedAt),
    index('desk_calls_by_booking').on(t.reference),
  ],
);
