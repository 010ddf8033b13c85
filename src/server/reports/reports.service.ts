/**
 * What the agency asks of all rooms together: calls, the way to a ticket, and money, by its own days (tracking.15). Reads, never writes;
 * the command line and the page of the desk ask the same (decision 120).
 */
import { and, count, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { BOOKING_STATES } from '#core/domain/booking/booking';
import type { BookingState } from '#core/domain/booking/booking';
import { addDays } from '#core/domain/values/dates';
import type { IsoDate } from '#core/domain/values/dates';
import { searchFromBody } from '#core/contract/flights/searchBody';
import type { EventName } from '#core/contract/tracking.schema';
import type { Cents } from '#core/domain/values/money';
import { acceptedCode } from '#core/domain/site/trackingCode';
import { departureDate, lastDay, routeText } from '#core/domain/search/trip';
import type { NumberTable } from '#core/domain/site/trackingCode';
import { bookings, cancellations, priceEntries } from '../bookings/bookings.tables';
import { isMoved } from '../bookings/desk/bookingIndexes.tables';
import { within } from '../db/range';
import type { TimeRange } from '../db/range';
import { contactEnquiries } from '../enquiries/enquiries.tables';
import { dateIn, startOfDay } from '../geography/timeZones';
import { outbox } from '../mail/outbox.tables';
import { subscriptions } from '../subscriptions/subscriptions.tables';
import { callClicks, draftOfEvent, funnelEvents } from '../tracking/tracking.tables';
import { placed } from './figures';
import type { KeyedFigures, Measure } from './figures';
import { waitingReports } from './waiting';

export type { Attention, Stuck } from './waiting';

/** Days of the agency, both included. */
export interface DayRange {
  readonly from: IsoDate;
  readonly to: IsoDate;
}

/** What happened in a range, beside the figures. */
export interface Happened {
  /** Bookings made in the range, by what they are now. */
  readonly bookings: readonly { readonly state: BookingState; readonly count: number }[];
  readonly cancelled: number;
  readonly messages: number;
  readonly vacations: number;
  readonly cancelRequests: number;
  readonly newsletter: number;
  readonly alerts: number;
  readonly mailsSent: number;
  readonly mailsFailed: number;
}

/** One booking, and nobody's name. */
export interface BookingLine {
  readonly createdAt: Date;
  readonly reference: string;
  readonly state: BookingState;
  readonly supplierReference: string | null;
  readonly travelers: number;
  readonly captured: Cents;
  readonly refunded: Cents;
  readonly code: string | null;
  /** `JFK-LAX`. */
  readonly route: string;
  readonly departs: IsoDate;
  /** The day of the last slice; null one way. */
  readonly returns: IsoDate | null;
}

interface Deps {
  readonly db: NodePgDatabase;
  readonly numbers: NumberTable;
  /** Whose midnight ends a day. */
  readonly timeZone: string;
}

export type ReportService = ReturnType<typeof createReportService>;

/** The events that are steps of the funnel. A ticket is none: it is counted in the books, by the charge. */
const STEPS = {
  search: 'searches',
  view_item_list: 'lists',
  begin_checkout: 'reviews',
  add_payment_info: 'payments',
} as const satisfies Partial<Record<EventName, Measure>>;
const isStep = (name: string): name is keyof typeof STEPS => Object.hasOwn(STEPS, name);

export function createReportService({ db, numbers, timeZone }: Deps) {
  const dayOf = (moment: SQLWrapper) => sql<IsoDate>`to_char(${moment} at time zone ${timeZone}, 'YYYY-MM-DD')`;
  const momentsOf = ({ from, to }: DayRange): TimeRange & { readonly until: Date } => ({
    since: startOfDay(from, timeZone),
    until: startOfDay(addDays(to, 1), timeZone),
  });
  /** What a visitor's browser says is no code until the table has it. */
  const known = (code: string | null): string | null => acceptedCode(code, numbers);
  const countOf = (table: PgTable, where: SQL | undefined): Promise<number> => db.$count(table, where);

  /** The code that the visitor of a draft came by, as its events tell: one look into an index for each draft, not all events. */
  const codesOf = (draft: PgColumn) =>
    db
      .select({ code: sql<string | null>`max(${funnelEvents.campaign}->>'fftfn')`.as('code') })
      .from(funnelEvents)
      .where(sql`${draftOfEvent(funnelEvents.params)} = ${draft}::text`)
      .as('codes');
  const sumWhere = (reason: 'captured' | 'refunded') =>
    sql<number>`coalesce(sum(${priceEntries.amount}) filter (where ${priceEntries.reason} = ${reason}), 0)::float8`;

  const calls = (range: TimeRange) =>
    db
      .select({ day: dayOf(callClicks.receivedAt), code: callClicks.code, calls: count() })
      .from(callClicks)
      .where(within(callClicks.receivedAt, range))
      .groupBy(sql`1`, callClicks.code);

  /** Each draft counts once a step, when it first took it in the range. */
  function steps(range: TimeRange) {
    const once = db
      .select({
        name: funnelEvents.name,
        what: sql<string>`coalesce(${draftOfEvent(funnelEvents.params)}, ${funnelEvents.id}::text)`.as('what'),
        at: sql<Date>`min(${funnelEvents.receivedAt})`.as('at'),
        code: sql<string | null>`max(${funnelEvents.campaign}->>'fftfn')`.as('code'),
      })
      .from(funnelEvents)
      .where(and(within(funnelEvents.receivedAt, range), inArray(funnelEvents.name, Object.keys(STEPS).filter(isStep))))
      .groupBy(sql`1`, sql`2`)
      .as('once');
    return db
      .select({ name: once.name, day: dayOf(once.at), code: once.code, n: count() })
      .from(once)
      .groupBy(sql`1`, sql`2`, sql`3`);
  }

  /** Money that moved; a capture is a ticket (money.5). */
  function money(range: TimeRange) {
    const codes = codesOf(priceEntries.draftId);
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

  return {
    timeZone,
    /** The agency's day at a moment. */
    dayAt: (now: Date): IsoDate => dateIn(timeZone, now),

    /** One row for each day and code with which something happened. Calls and steps are kept for 90 days, money for good. */
    async figures(range: DayRange): Promise<readonly KeyedFigures[]> {
      const moments = momentsOf(range);
      const [called, stepped, moved] = await Promise.all([calls(moments), steps(moments), money(moments)]);
      return placed([
        ...called,
        ...stepped.flatMap(({ name, day, code, n }) => (isStep(name) ? [{ day, code: known(code), [STEPS[name]]: n }] : [])),
        ...moved.map((row) => ({ ...row, code: known(row.code) })),
      ]);
    },

    /** Calls by the page they came from, most first. */
    async callsByPage(range: DayRange, limit: number): Promise<readonly { readonly page: string; readonly calls: number }[]> {
      return db
        .select({ page: callClicks.pageUrl, calls: count() })
        .from(callClicks)
        .where(within(callClicks.receivedAt, momentsOf(range)))
        .groupBy(callClicks.pageUrl)
        .orderBy(desc(count()), callClicks.pageUrl)
        .limit(limit);
    },

    /** Bookings made in a range, the newest first. */
    async bookings(range: DayRange | TimeRange, limit: number): Promise<readonly BookingLine[]> {
      const moments = 'from' in range ? momentsOf(range) : range;
      const moved = db
        .select({
          captured: sumWhere('captured').as('captured'),
          refunded: sumWhere('refunded').as('refunded'),
        })
        .from(priceEntries)
        .where(and(eq(priceEntries.attemptId, bookings.attemptId), isMoved(priceEntries.reason)))
        .as('moved');
      const codes = codesOf(bookings.draftId);
      const rows = await db
        .select({
          createdAt: bookings.createdAt,
          reference: bookings.reference,
          state: bookings.state,
          supplierReference: bookings.supplierReference,
          query: sql`${bookings.offer}->'query'`.mapWith(searchFromBody),
          captured: sql<number>`coalesce(${moved.captured}, 0)`,
          refunded: sql<number>`coalesce(${moved.refunded}, 0)`,
          code: codes.code,
        })
        .from(bookings)
        .leftJoinLateral(moved, sql`true`)
        .leftJoinLateral(codes, sql`true`)
        .where(within(bookings.createdAt, moments))
        .orderBy(desc(bookings.createdAt))
        .limit(limit);
      return rows.map(({ query, code, ...line }) => ({
        ...line,
        route: routeText(query),
        departs: departureDate(query),
        returns: lastDay(query),
        travelers: query.travelers.adults + query.travelers.children + query.travelers.infants,
        code: known(code),
      }));
    },

    async happened(range: DayRange): Promise<Happened> {
      const moments = momentsOf(range);
      const states = await db
        .select({ state: bookings.state, n: count() })
        .from(bookings)
        .where(within(bookings.createdAt, moments))
        .groupBy(bookings.state);
      const written = (kind: 'contact' | 'vacation' | 'cancellation'): Promise<number> =>
        countOf(contactEnquiries, and(within(contactEnquiries.receivedAt, moments), eq(contactEnquiries.kind, kind)));
      const confirmed = (kind: 'newsletter' | 'fare_alert'): Promise<number> =>
        countOf(
          subscriptions,
          and(isNotNull(subscriptions.confirmedAt), within(subscriptions.confirmedAt, moments), eq(subscriptions.kind, kind)),
        );
      const mails = (state: 'sent' | 'failed'): Promise<number> =>
        countOf(outbox, and(within(outbox.settledAt, moments), eq(outbox.state, state)));
      const [cancelled, messages, vacations, cancelRequests, newsletter, alerts, mailsSent, mailsFailed] = await Promise.all([
        countOf(cancellations, and(within(cancellations.stateSince, moments), eq(cancellations.state, 'done'))),
        written('contact'),
        written('vacation'),
        written('cancellation'),
        confirmed('newsletter'),
        confirmed('fare_alert'),
        mails('sent'),
        mails('failed'),
      ]);
      return {
        bookings: BOOKING_STATES.map((state) => ({ state, count: states.find((row) => row.state === state)?.n ?? 0 })),
        cancelled,
        messages,
        vacations,
        cancelRequests,
        newsletter,
        alerts,
        mailsSent,
        mailsFailed,
      };
    },

    ...waitingReports(db),
  };
}
