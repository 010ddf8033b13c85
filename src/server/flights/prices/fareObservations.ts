/**
 * A supplier that charges for searches, with its fares remembered: lowest prices come out of what was seen within a day, and a day that
 * nobody requested has none. No strip, month or graph makes a search.
 */
import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PricePoint } from '#core/domain/fares/priceInsight';
import { daysBetween, utcDateOf } from '#core/domain/values/dates';
import type { Flight, FlightList } from '#core/domain/flights/flights';
import type { Cents } from '#core/domain/values/money';
import { err, ok } from '#core/domain/values/result';
import type { SearchQuery } from '#core/domain/search/trip';
import { simpleTrip } from '#core/domain/search/trip';
import { stayNights } from '#core/domain/search/otherTrips';
import { keepMonths, monthlyTable } from '../../platform/db/months/months';
import { fareObservations } from './flights.tables';
import type { ExploredTrip, FlightSupplier } from '../supplier';

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
    const lowest = new Map<string, Flight>();
    for (const flight of flights) {
      const key = `${flight.carrier}|${String(stopsOf(flight) === 0)}`;
      if (flight.perAdult < (lowest.get(key)?.perAdult ?? Infinity)) lowest.set(key, flight);
    }
    const simple = simpleTrip(query);
    if (lowest.size === 0 || simple === null) return;
    const trip = { ...simple, cabin: query.cabin, supplier: supplier.name, seenAt };
    const seen = [...lowest.values()].map((flight) => {
      const { carrier, perAdult, slices } = flight;
      return { ...trip, carrier, perAdult, stops: stopsOf(flight), minutes: slices[0].minutes };
    });
    await db.insert(fareObservations).values(seen);
  }

  return {
    ...supplier,

    async search(query, asking) {
      const found = await supplier.search(query, asking);
      // An answer does not wait for its memory, and does not fail with it.
      if (found.ok && found.value.isPartial !== true) remember(query, found.value, asking.now).catch(onError);
      return found;
    },

    async lowestPrices(query, dates, { now, signal }) {
      if (signal?.aborted === true) return err({ code: 'supplier_unavailable' });
      const simple = simpleTrip(query);
      if (simple === null) return ok(new Map());
      const { origin, destination } = simple;
      const nights = stayNights(query);
      const t = fareObservations;
      try {
        const rows = await db
          .select({ departs: t.departs, seenAt: t.seenAt, lowest: sql<Cents>`min(${t.perAdult})::int` })
          .from(t)
          .where(
            and(
              eq(t.origin, origin),
              eq(t.destination, destination),
              eq(t.cabin, query.cabin),
              eq(t.supplier, supplier.name),
              inArray(t.departs, [...dates]),
              gte(t.seenAt, new Date(now.getTime() - COUNTS_MS)),
              nights === null ? isNull(t.returns) : and(isNotNull(t.returns), eq(sql`${t.returns} - ${t.departs}`, nights)),
            ),
          )
          .groupBy(t.departs, t.seenAt)
          .orderBy(asc(t.seenAt));
        // what the latest search of a day found: an older one may have found what is no longer sold
        return ok(new Map(rows.map(({ departs, lowest }) => [departs, lowest])));
      } catch (error) {
        onError(error);
        return err({ code: 'supplier_unavailable' });
      }
    },

    async priceRecord(query, { now, signal }) {
      if (signal?.aborted === true) return err({ code: 'supplier_unavailable' });
      try {
        return ok({ points: await observedDays(db, supplier.name, query, now), isObserved: true });
      } catch (error) {
        onError(error);
        return err({ code: 'supplier_unavailable' });
      }
    },

    async explore({ origin, destinations, trips, cabin, isNonstopOnly }, { now, signal }) {
      if (signal?.aborted === true) return err({ code: 'supplier_unavailable' });
      const [first, last] = [trips[0], trips[trips.length - 1]];
      if (!first || !last) return ok([]);
      const nightsFrom = new Map(trips.map(({ departs, nights }) => [departs, nights]));
      const t = fareObservations;
      try {
        const rows = await db
          .selectDistinctOn([t.destination, t.departs, t.returns])
          .from(t)
          .where(
            and(
              eq(t.origin, origin),
              inArray(t.destination, [...destinations]),
              eq(t.cabin, cabin),
              eq(t.supplier, supplier.name),
              gte(t.departs, first.departs),
              lte(t.departs, last.departs),
              gte(t.seenAt, new Date(now.getTime() - COUNTS_MS)),
              isNonstopOnly ? eq(t.stops, 0) : undefined,
            ),
          )
          .orderBy(asc(t.destination), asc(t.departs), asc(t.returns), asc(t.perAdult));
        const best = new Map<string, ExploredTrip>();
        for (const { destination, departs, returns, perAdult, carrier, stops, minutes } of rows) {
          if (returns === null || !nightsFrom.get(departs)?.includes(daysBetween(departs, returns))) continue;
          if (perAdult >= (best.get(destination)?.perAdult ?? Infinity)) continue;
          best.set(destination, { destination, departs, returns, perAdult, airline: carrier, stops, minutes });
        }
        return ok([...best.values()]);
      } catch (error) {
        onError(error);
        return err({ code: 'supplier_unavailable' });
      }
    },
  };
}

const stopsOf = ({ slices }: Flight): number => Math.max(...slices.map(({ stops }) => stops));

/** Days that a chart has room for. */
const MOST_DAYS = 12;

/** What the last search of a day found, for the latest days (UTC) before today on which somebody searched for the same trip; the oldest first. */
async function observedDays(db: NodePgDatabase, supplier: string, query: SearchQuery, now: Date): Promise<PricePoint[]> {
  const t = fareObservations;
  const rows = await db
    .select({ seenAt: t.seenAt, lowest: sql<Cents>`min(${t.perAdult})::int` })
    .from(t)
    .where(and(ofTrip(supplier, query), lt(t.seenAt, midnightOf(now))))
    .groupBy(t.seenAt)
    .orderBy(asc(t.seenAt));
  const days = new Map(rows.map(({ seenAt, lowest }) => [utcDateOf(seenAt), lowest]));
  return [...days].slice(-MOST_DAYS).map(([on, lowest]) => ({ on, lowest }));
}

/** The lowest fare that a search for the same trip found today (UTC), cents of one adult; null where none was made. */
export async function observedToday(db: NodePgDatabase, supplier: string, query: SearchQuery, now: Date): Promise<Cents | null> {
  const t = fareObservations;
  const [row] = await db
    .select({ lowest: sql<Cents | null>`min(${t.perAdult})::int` })
    .from(t)
    .where(and(ofTrip(supplier, query), gte(t.seenAt, midnightOf(now))));
  return row?.lowest ?? null;
}

const midnightOf = (now: Date): Date => new Date(`${utcDateOf(now)}T00:00:00Z`);

function ofTrip(supplier: string, query: SearchQuery): SQL | undefined {
  const t = fareObservations;
  const simple = simpleTrip(query);
  // what multi-city trips cost is not kept
  if (simple === null) return sql`false`;
  const { origin, destination, departs, returns } = simple;
  return and(
    eq(t.origin, origin),
    eq(t.destination, destination),
    eq(t.departs, departs),
    returns === null ? isNull(t.returns) : eq(t.returns, returns),
    eq(t.cabin, query.cabin),
    eq(t.supplier, supplier),
  );
}

/** Deletes fares too old to be of use to anybody, and makes the months to come. */
export const forgetOldFares = (db: NodePgDatabase, now: Date): Promise<void> =>
  keepMonths(db, monthlyTable(fareObservations.seenAt), now, KEPT_MS);
