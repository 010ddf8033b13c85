/** What days that are over came to, so that a report need not count their events again (decision 167). */
import { date, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { IsoDate } from '#core/domain/values/dates';
import type { KeyedFigures } from './figures';

export const reportDays = pgTable(
  'report_days',
  {
    /** Of the agency. */
    day: date('day', { mode: 'string' }).$type<IsoDate>().notNull(),
    /** Names the time zone and the tracking codes that it was counted with. */
    settings: text('settings').notNull(),
    figures: jsonb('figures').$type<readonly KeyedFigures[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.settings, t.day] })],
);
