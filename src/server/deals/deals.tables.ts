/** The fares that pages list as deals, and which queries found them at the supplier. */
import { sql } from 'drizzle-orm';
import { boolean, char, check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { IsoDate } from '#core/domain/values/dates';
import type { YearMonth } from '#core/domain/fares/deals';
import type { Cabin } from '#core/domain/search/trip';
import { instant } from '../platform/db/columns';

const route = () => ({
  supplier: text('supplier').notNull(),
  origin: char('origin', { length: 3 }).notNull(),
  destination: char('destination', { length: 3 }).notNull(),
  cabin: text('cabin').$type<Cabin>().notNull(),
  /** Of the departure. */
  month: char('month', { length: 7 }).$type<YearMonth>().notNull(),
});

/** The lowest fare of an airline on a route in a month. */
export const deals = pgTable(
  'deals',
  {
    ...route(),
    isRoundTrip: boolean('is_round_trip').notNull(),
    airline: text('airline').notNull(),
    airlineName: text('airline_name').notNull(),
    departs: date('departs', { mode: 'string' }).$type<IsoDate>().notNull(),
    returns: date('returns', { mode: 'string' }).$type<IsoDate>(),
    /** Cents of one adult, all in. */
    total: integer('total').notNull(),
    /** The published fare of one adult, cents; null where the supplier does not tell it. */
    airlinePrice: integer('airline_price'),
    seenAt: instant('seen_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'deals_pk', columns: [t.supplier, t.origin, t.destination, t.cabin, t.month, t.isRoundTrip, t.airline] }),
    index('deals_by_age').on(t.seenAt),
    check('deals_positive', sql`${t.total} > 0`),
    check('deals_way_back', sql`${t.isRoundTrip} = (${t.returns} is not null)`),
  ],
);

/** When each question was last answered, also where nothing is sold. */
export const dealQuestions = pgTable('deal_questions', { ...route(), searchedAt: instant('asked_at').notNull() }, (t) => [
  primaryKey({ name: 'deal_questions_pk', columns: [t.supplier, t.origin, t.destination, t.cabin, t.month] }),
]);
