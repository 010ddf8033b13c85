/** Fares that searches found, where every search costs: what strips, months and graphs are made of then (reliability.30). */
import { sql } from 'drizzle-orm';
import { bigserial, char, check, date, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { IsoDate } from '#core/domain/values/dates';
import type { Cabin } from '#core/domain/search/trip';
import { instant } from '../../platform/db/columns';

/** The lowest fares of an airline in one answered search: of its flights without a stop, and of the others. Kept by month (`db/months.ts`). */
export const fareObservations = pgTable(
  'fare_observations',
  {
    id: bigserial('id', { mode: 'number' }).notNull(),
    origin: char('origin', { length: 3 }).notNull(),
    destination: char('destination', { length: 3 }).notNull(),
    departs: date('departs', { mode: 'string' }).$type<IsoDate>().notNull(),
    /** Null for one way. */
    returns: date('returns', { mode: 'string' }).$type<IsoDate>(),
    cabin: text('cabin').$type<Cabin>().notNull(),
    carrier: text('carrier').notNull(),
    /** Cents of one adult, all in. */
    perAdult: integer('per_adult').notNull(),
    /** Most of either way, and minutes of the way out; null for fares seen before these were kept. */
    stops: smallint('stops'),
    minutes: integer('minutes'),
    supplier: text('supplier').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'fare_observations_pk', columns: [t.seenAt, t.id] }),
    index('fare_observations_by_trip').on(t.origin, t.destination, t.cabin, t.departs),
    check('fare_observations_positive', sql`${t.perAdult} > 0`),
  ],
);
