/** Mail that somebody requested: who, since when, and of a fare alert which trip. Ended subscriptions are deleted, not marked. */
import { sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Flexibility } from '#core/domain/search/flexible';
import type { IsoDate } from '#core/domain/values/dates';
import type { AlertStep } from '#core/domain/fares/fareAlerts';
import type { Locale } from '#core/domain/site/routes';
import { instant } from '../../platform/db/columns';
import { searchColumn } from '../../flights/prices/searchColumns.tables';

export type SubscriptionKind = 'newsletter' | 'fare_alert';

export const subscriptions = pgTable(
  'subscriptions',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<SubscriptionKind>().notNull(),
    email: text('email').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    /** In the links of its mails: whoever has it may confirm and end this one, and nothing else. */
    token: text('token').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Null until the link in the first mail was followed. */
    confirmedAt: instant('confirmed_at'),
  },
  (t) => [
    uniqueIndex('subscriptions_by_token').on(t.token),
    index('subscriptions_by_email').on(sql`lower(${t.email})`),
    uniqueIndex('subscriptions_one_newsletter')
      .on(sql`lower(${t.email})`)
      .where(sql`${t.kind} = 'newsletter'`),
    index('subscriptions_by_confirmation').on(t.confirmedAt),
    index('subscriptions_unconfirmed')
      .on(t.createdAt)
      .where(sql`${t.confirmedAt} is null`),
    check('subscriptions_kind_known', sql`${t.kind} in ('newsletter', 'fare_alert')`),
  ],
);

export const fareAlerts = pgTable(
  'fare_alerts',
  {
    subscriptionId: uuid('subscription_id')
      .primaryKey()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    query: searchColumn('query').notNull(),
    /** How the dates of the search may move. */
    flex: text('flex').$type<Flexibility>().default('').notNull(),
    /** The last day that the trip may begin on. */
    departs: date('departs', { mode: 'string' }).$type<IsoDate>().notNull(),
    step: text('step').$type<AlertStep>().notNull(),
    /** Cents of one adult, all in, at the request or at the last mail. */
    fare: integer('fare').notNull(),
    fareAt: instant('fare_at').notNull(),
    /** The day (UTC) on which the fare was last requested. */
    checkedOn: date('asked_on', { mode: 'string' }).$type<IsoDate>(),
  },
  (t) => [
    index('fare_alerts_by_question').on(lastChecked(t.checkedOn)),
    index('fare_alerts_by_departure').on(t.departs),
    check('fare_alerts_fare_positive', sql`${t.fare} > 0`),
  ],
);

/** The day on which the fare was last requested, by which alerts take turns; one that never was comes first. As the index has it. */
export function lastChecked(checkedOn: SQLWrapper): SQL {
  return sql`coalesce(${checkedOn}, date '1970-01-01')`;
}
