/**
 * What the agency asks of all rooms together: calls, the way to a ticket, and money, by its own days (tracking.15). Reads, and writes
 * only what days that are over came to; the command line and the page of the desk ask the same.
 */
import { and, count, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { BOOKING_STATES } from '#core/domain/booking/booking';
import type { BookingState } from '#core/domain/booking/booking';
import type { IsoDate } from '#core/domain/values/dates';
import { searchFromBody } from '#core/contract/flights/searchBody';
import type { Cents } from '#core/domain/values/money';
import { acceptedCode } from '#core/domain/site/trackingCode';
import { departureDate, lastDay, routeText } from '#core/domain/search/trip';
import { bookings, priceEntries } from '../bookings/bookings.tables';
import { cancellations } from '../bookings/afterSale/cancelling/cancellations.tables';
import { isMoved } from '../bookings/desk/bookingIndexes.tables';
import { within } from '../platform/db/range';
import type { TimeRange } from '../platform/db/range';
import { contactEnquiries } from '../visitors/enquiries/enquiries.tables';
import { dateIn } from '../geography/timeZones';
import { outbox } from '../mail/outbox.tables';
import { subscriptions } from '../visitors/subscriptions/subscriptions.tables';
import { callClicks } from '../visitors/tracking/tracking.tables';
import { codesOf, momentsOf, sumWhere } from './countedFigures';
import type { DayRange, FiguresDeps } from './countedFigures';
import { createKeptFigures } from './keptFigures';
import { waitingReports } from './waiting';
import { countIn } from '#core/domain/values/counts';

export type { DayRange } from './countedFigures';
export type { Attention, Stuck } from './waiting';

/** What happened in a range, in addition to the figures. */
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

export type ReportService = ReturnType<typeof createReportService>;

export function createReportService({ db, numbers, timeZone }: FiguresDeps) {
  /** What a visitor's browser says is no code until the table has it. */
  const known = (code: string | null): string | null => acceptedCode(code, numbers);
  const countOf = (table: PgTable, where: SQL | undefined): Promise<number> => db.$count(table, where);

  return {
    timeZone,
    /** The agency's day at a moment. */
    dayAt: (now: Date): IsoDate => dateIn(timeZone, now),

    ...createKeptFigures({ db, numbers, timeZone }),

    /** Calls by the page they came from, most first. */
    async callsByPage(range: DayRange, limit: number): Promise<readonly { readonly page: string; readonly calls: number }[]> {
      return db
        .select({ page: callClicks.pageUrl, calls: count() })
        .from(callClicks)
        .where(within(callClicks.receivedAt, momentsOf(range, timeZone)))
        .groupBy(callClicks.pageUrl)
        .orderBy(desc(count()), callClicks.pageUrl)
        .limit(limit);
    },

    /** Bookings made in a range, the newest first. */
    async bookings(range: DayRange | TimeRange, limit: number): Promise<readonly BookingLine[]> {
      const moments = 'from' in range ? momentsOf(range, timeZone) : range;
      const moved = db
        .select({
          captured: sumWhere('captured').as('captured'),
          refunded: sumWhere('refunded').as('refunded'),
        })
        .from(priceEntries)
        .where(and(eq(priceEntries.attemptId, bookings.attemptId), isMoved(priceEntries.reason)))
        .as('moved');
      const codes = codesOf(db, bookings.draftId);
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
      const moments = momentsOf(range, timeZone);
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
      const inState = new Map(states.map(({ state, n }) => [state, n]));
      return {
        bookings: BOOKING_STATES.map((state) => ({ state, count: countIn(inState, state) })),
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
