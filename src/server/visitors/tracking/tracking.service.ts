/** Call clicks and funnel events: stored as sent, read by the agency's desk, gone after 90 days (tracking.13). */
import { count, desc, lt, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { TRACKING_NUMBERS } from '#core/content/phoneNumbers';
import type { CallClick, EventLog } from '#core/contract/tracking.schema';
import { DAY_MS, KEPT_DAYS } from '#core/domain/values/keptFor';
import { acceptedCode, codeOfNumber } from '#core/domain/site/trackingCode';
import type { NumberTable } from '#core/domain/site/trackingCode';
import { keepMonths, monthlyTable } from '../../platform/db/months/months';
import { within } from '../../platform/db/range';
import type { TimeRange } from '../../platform/db/range';
import { callClicks, funnelEvents, handovers, spentChallenges } from './tracking.tables';

/** How long a call click or an event is kept. */
export const TRACKING_KEPT_MS = KEPT_DAYS.calls * DAY_MS;

export type TrackingService = ReturnType<typeof createTrackingService>;
export type StoredCallClick = typeof callClicks.$inferSelect;
export type StoredEvent = typeof funnelEvents.$inferSelect;

/** What a list of the desk is narrowed to. */
export interface ReportRange extends TimeRange {
  /** Most rows, newest first. */
  readonly limit: number;
}

export interface CallCount {
  /** The page or the tracking code; null for calls to the agency's own lines. */
  readonly key: string | null;
  readonly calls: number;
  readonly latest: Date;
}

interface Deps {
  readonly db: NodePgDatabase;
  readonly clock: () => Date;
  /** Tracking code → number; left out, the site's own. */
  readonly numbers?: NumberTable;
}

export function createTrackingService({ db, clock, numbers = TRACKING_NUMBERS }: Deps) {
  return {
    /** One row a click: a later post with the same id only adds the device and the fingerprint that are still missing. */
    async recordCall({ clickId, pageUrl, device, tfn, isPaid, fftfn, placement, FingerprintId, Referrer }: CallClick): Promise<void> {
      const code = codeOfNumber(tfn, numbers) ?? acceptedCode(fftfn, numbers);
      const row = { clickId, pageUrl, device, tfn, code, isPaid, placement, fingerprintId: FingerprintId, referrer: Referrer };
      await db
        .insert(callClicks)
        .values({ ...row, receivedAt: clock() })
        .onConflictDoUpdate({
          target: callClicks.clickId,
          set: {
            device: sql`coalesce(nullif(${callClicks.device}, ''), excluded.device)`,
            fingerprintId: sql`coalesce(nullif(${callClicks.fingerprintId}, ''), excluded.fingerprint_id)`,
          },
        });
    },

    async recordEvent({ name, params, campaign, pageUrl, FingerprintId, Referrer }: EventLog): Promise<void> {
      const row = { name, params, campaign, pageUrl, fingerprintId: FingerprintId, referrer: Referrer };
      await db.insert(funnelEvents).values({ ...row, receivedAt: clock() });
    },

    calls: (range: ReportRange): Promise<StoredCallClick[]> =>
      db.select().from(callClicks).where(within(callClicks.receivedAt, range)).orderBy(desc(callClicks.id)).limit(range.limit),

    /** Calls counted by page or by tracking code, most first. */
    async callsBy(what: 'page' | 'code', range: ReportRange): Promise<CallCount[]> {
      const key = what === 'page' ? callClicks.pageUrl : callClicks.code;
      const rows = await db
        .select({ key, calls: count(), latest: sql<Date>`max(${callClicks.receivedAt})`.mapWith(callClicks.receivedAt) })
        .from(callClicks)
        .where(within(callClicks.receivedAt, range))
        .groupBy(key)
        .orderBy(desc(count()), key)
        .limit(range.limit);
      return rows;
    },

    events: (range: ReportRange): Promise<StoredEvent[]> =>
      db
        .select()
        .from(funnelEvents)
        .where(within(funnelEvents.receivedAt, range))
        .orderBy(desc(funnelEvents.receivedAt), desc(funnelEvents.id))
        .limit(range.limit),

    /** Deletes what has been kept long enough, and codes and challenges that have expired; makes the months of events to come. */
    async forgetOld(): Promise<void> {
      const now = clock();
      const oldest = new Date(now.getTime() - TRACKING_KEPT_MS);
      await db.delete(callClicks).where(lt(callClicks.receivedAt, oldest));
      await db.delete(handovers).where(lt(handovers.expiresAt, now));
      await db.delete(spentChallenges).where(lt(spentChallenges.expiresAt, now));
      await keepMonths(db, monthlyTable(funnelEvents.receivedAt), now, TRACKING_KEPT_MS);
    },
  };
}
