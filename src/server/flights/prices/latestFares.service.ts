/** What the latest searches found, for whoever lists fares without making a search. */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { and, eq, gte, sql } from 'drizzle-orm';
import type { IsoDate } from '#core/domain/values/dates';
import type { Cents } from '#core/domain/values/money';
import type { Cabin } from '#core/domain/search/trip';
import { fareObservations } from './flights.tables';

export interface LatestFare {
  readonly origin: string;
  readonly destination: string;
  readonly departs: IsoDate;
  /** Null for one way. */
  readonly returns: IsoDate | null;
  readonly cabin: Cabin;
  readonly carrier: string;
  /** One adult, all in. */
  readonly perAdult: Cents;
  readonly seenAt: Date;
}

/**
 * Fares of trips that leave on `from` or later, as the newest search since `since` found each trip: what an older one found and the
 * newest did not is no longer sold.
 */
export async function latestFares(db: NodePgDatabase, supplier: string, since: Date, from: IsoDate): Promise<readonly LatestFare[]> {
  const t = fareObservations;
  const ranked = db
    .select({
      origin: t.origin,
      destination: t.destination,
      departs: t.departs,
      returns: t.returns,
      cabin: t.cabin,
      carrier: t.carrier,
      perAdult: t.perAdult,
      seenAt: t.seenAt,
      // every fare of one search has the same instant
      age: sql<number>`rank() over (partition by ${t.origin}, ${t.destination}, ${t.departs}, ${t.returns}, ${t.cabin} order by ${t.seenAt} desc)`.as(
        'age',
      ),
    })
    .from(t)
    .where(and(eq(t.supplier, supplier), gte(t.seenAt, since), gte(t.departs, from)))
    .as('ranked');
  return db.select().from(ranked).where(eq(ranked.age, 1));
}
