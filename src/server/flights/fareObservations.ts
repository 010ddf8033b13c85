/**
 * A supplier that charges for searches, with its fares remembered: lowest prices come out of what was seen within a day, and a day that
 * nobody asked for has none. No strip, month or graph makes a search.
 */
import { and, eq, gte, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FlightList } from '#core/domain/flights';
import type { Cents } from '#core/domain/money';
import { err, ok } from '#core/domain/result';
import type { SearchQuery } from '#core/domain/trip';
import { stayNights } from '#core/domain/trip';
import { fareObservations } from './flights.tables';
import type { FlightSupplier } from './supplier';

const DAY_MS = 86_400_000;
/** A fare of yesterday is no price any more. */
const COUNTS_MS = DAY_MS;
const KEPT_MS = 90 * DAY_MS;

export interface FareObservationDeps {
  readonly db: NodePgDatabase;
  readonly onError: (error: unknown) => void;
}

/** The supplier itself where searches are free. */
export function withObservedFares(supplier: FlightSupplier, { db, onError }: FareObservationDeps): FlightSupplier {
  if (supplier.chargesForSearches !== true) return supplier;

  async function remember(query: SearchQuery, { flights }: FlightList, seenAt: Date): Promise<void> {
    const lowest = new Map<string, Cents>();
    for (const { carrier, perAdult } of flights) lowest.set(carrier, Math.min(perAdult, lowest.get(carrier) ?? perAdult));
    if (lowest.size === 0) return;
    const { origin, destination, departDate: departs, returnDate: returns, cabin } = query;
    const trip = { origin, destination, departs, returns, cabin, supplier: supplier.name, seenAt };
    await db.insert(fareObservations).values([...lowest].map(([carrier, perAdult]) => ({ ...trip, carrier, perAdult })));
  }

  return {
    ...supplier,

    async search(query, asking) {
      const found = await supplier.search(query, asking);
      // An answer does not wait for its memory, and does not fail with it.
      if (found.ok) remember(query, found.value, asking.now).catch(onError);
      return found;
    },

    async lowestPrices(query, dates, { now, signal }) {
      if (signal?.aborted === true) return err({ code: 'supplier_unavailable' });
      const { origin, destination, cabin } = query;
      const nights = stayNights(query);
      const t = fareObservations;
      try {
        const rows = await db
          .select({ departs: t.departs, lowest: sql<Cents>`min(${t.perAdult})::int` })
          .from(t)
          .where(
            and(
              eq(t.origin, origin),
              eq(t.destination, destination),
              eq(t.cabin, cabin),
              eq(t.supplier, supplier.name),
              inArray(t.departs, [...dates]),
              gte(t.seenAt, new Date(now.getTime() - COUNTS_MS)),
              nights === null ? isNull(t.returns) : and(isNotNull(t.returns), eq(sql`${t.returns} - ${t.departs}`, nights)),
            ),
          )
          .groupBy(t.departs);
        return ok(new Map(rows.map(({ departs, lowest }) => [departs, lowest])));
      } catch (error) {
        onError(error);
        return err({ code: 'supplier_unavailable' });
      }
    },
  };
}

/** The lowest fare that a search for the same trip found today (UTC), cents of one adult; null where none was made. */
export async function observedToday(db: NodePgDatabase, supplier: string, query: SearchQuery, now: Date): Promise<Cents | null> {
  const t = fareObservations;
  const { origin, destination, departDate, returnDate, cabin } = query;
  const midnight = new Date(`${now.toISOString().slice(0, 10)}T00:00:00Z`);
  const [row] = await db
    .select({ lowest: sql<Cents | null>`min(${t.perAdult})::int` })
    .from(t)
    .where(
      and(
        eq(t.origin, origin),
        eq(t.destination, destination),
        eq(t.departs, departDate),
        returnDate === null ? isNull(t.returns) : eq(t.returns, returnDate),
        eq(t.cabin, cabin),
        eq(t.supplier, supplier),
        gte(t.seenAt, midnight),
      ),
    );
  return row?.lowest ?? null;
}

/** Fares too old to be of use to anybody. */
export async function forgetOldFares(db: NodePgDatabase, now: Date): Promise<void> {
  await db.delete(fareObservations).where(lt(fareObservations.seenAt, new Date(now.getTime() - KEPT_MS)));
}
