/** Counts calls, steps and money of days from their events and the ledger (tracking.15). */
import { and, count, eq, inArray, isNull, notExists, or, sql } from 'drizzle-orm';
import type { SQLWrapper } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { alias } from 'drizzle-orm/pg-core';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { acceptedCode } from '#core/domain/site/trackingCode';
import type { NumberTable } from '#core/domain/site/trackingCode';
import type { EventName } from '#core/contract/tracking.schema';
import { addDays } from '#core/domain/values/dates';
import type { IsoDate } from '#core/domain/values/dates';
import { priceEntries } from '../bookings/bookings.tables';
import { isMoved } from '../bookings/desk/bookingIndexes.tables';
import { within } from '../platform/db/range';
import type { TimeRange } from '../platform/db/range';
import { startOfDay } from '../geography/timeZones';
import { callClicks, draftOfEvent, funnelEvents } from '../visitors/tracking/tracking.tables';
import { placed } from './figures';
import type { KeyedFigures, Measure } from './figures';

/** Days of the agency, both included. */
export interface DayRange {
  readonly from: IsoDate;
  readonly to: IsoDate;
}

export interface FiguresDeps {
  readonly db: NodePgDatabase;
  readonly numbers: NumberTable;
  /** Whose midnight ends a day. */
  readonly timeZone: string;
}

/** The events that are steps of the funnel. A ticket is not one: it is counted in the books, by the charge. */
const STEPS = {
  search: 'searches',
  view_item_list: 'lists',
  begin_checkout: 'reviews',
  add_payment_info: 'payments',
} as const satisfies Partial<Record<EventName, Measure>>;
const isStep = (name: string): name is keyof typeof STEPS => Object.hasOwn(STEPS, name);

/** The range from its first midnight to the one after its last day. */
export const momentsOf = ({ from, to }: DayRange, timeZone: string): TimeRange & { readonly until: Date } => ({
  since: startOfDay(from, timeZone),
  until: startOfDay(addDays(to, 1), timeZone),
});

/** The code that the visitor of a draft came by, as its events tell: one look into an index for each draft, not all events. */
export const codesOf = (db: NodePgDatabase, draft: PgColumn) =>
  db
    .select({ code: sql<string | null>`max(${funnelEvents.campaign}->>'fftfn')`.as('code') })
    .from(funnelEvents)
    .where(sql`${draftOfEvent(funnelEvents.params)} = ${draft}::text`)
    .as('codes');

export const sumWhere = (reason: 'captured' | 'refunded') =>
  sql<number>`coalesce(sum(${priceEntries.amount}) filter (where ${priceEntries.reason} = ${reason}), 0)::float8`;

/** Answers one row for each day and code with which something happened. */
export function createFigureCounter({ db, numbers, timeZone }: FiguresDeps) {
  const dayOf = (moment: SQLWrapper) => sql<IsoDate>`to_char(${moment} at time zone ${timeZone}, 'YYYY-MM-DD')`;
  /** What a visitor's browser says is no code until the table has it. */
  const known = (code: string | null): string | null => acceptedCode(code, numbers);

  const calls = (range: TimeRange) =>
    db
      .select({ day: dayOf(callClicks.receivedAt), code: callClicks.code, calls: count() })
      .from(callClicks)
      .where(within(callClicks.receivedAt, range))
      .groupBy(sql`1`, callClicks.code);

  /** Each draft counts once a step, on the day it first took it, so that days add up. */
  function steps(range: TimeRange) {
    const once = db
      .select({
        name: funnelEvents.name,
        what: sql<string>`coalesce(${draftOfEvent(funnelEvents.params)}, ${funnelEvents.id}::text)`.as('what'),
        draft: sql<string | null>`max(${draftOfEvent(funnelEvents.params)})`.as('draft'),
        at: sql<Date>`min(${funnelEvents.receivedAt})`.as('at'),
        code: sql<string | null>`max(${funnelEvents.campaign}->>'fftfn')`.as('code'),
      })
      .from(funnelEvents)
      .where(and(within(funnelEvents.receivedAt, range), inArray(funnelEvents.name, Object.keys(STEPS).filter(isStep))))
      .groupBy(sql`1`, sql`2`)
      .as('once');
    const before = alias(funnelEvents, 'before');
    const taken = db
      .select({ one: sql`1` })
      .from(before)
      .where(
        and(
          sql`${draftOfEvent(before.params)} = ${once.draft}`,
          eq(before.name, once.name),
          // plus nothing: a few events of a draft are found by it, and not all those of a month by their time
          sql`${before.receivedAt} + interval '0' < ${range.since}`,
        ),
      );
    return db
      .select({ name: once.name, day: dayOf(once.at), code: once.code, n: count() })
      .from(once)
      .where(or(isNull(once.draft), notExists(taken)))
      .groupBy(sql`1`, sql`2`, sql`3`);
  }

  /** Money that moved; a capture is a ticket (money.5). */
  function money(range: TimeRange) {
    const codes = codesOf(db, priceEntries.draftId);
    return db
      .select({
        day: dayOf(priceEntries.at),
        code: codes.code,
        tickets: sql<number>`count(*) filter (where ${priceEntries.reason} = 'captured')::int`,
        captured: sumWhere('captured'),
        refunded: sumWhere('refunded'),
      })
      .from(priceEntries)
      .leftJoinLateral(codes, sql`true`)
      .where(and(within(priceEntries.at, range), isMoved(priceEntries.reason)))
      .groupBy(sql`1`, codes.code);
  }

  return async (range: DayRange): Promise<readonly KeyedFigures[]> => {
    const moments = momentsOf(range, timeZone);
    const [called, stepped, moved] = await Promise.all([calls(moments), steps(moments), money(moments)]);
    return placed([
      ...called,
      ...stepped.flatMap(({ name, day, code, n }) => (isStep(name) ? [{ day, code: known(code), [STEPS[name]]: n }] : [])),
      ...moved.map((row) => ({ ...row, code: known(row.code) })),
    ]);
  };
}
