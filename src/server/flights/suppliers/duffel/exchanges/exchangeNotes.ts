/** Which change of an order at Duffel belongs to which of our exchanges. */
import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { duffelExchanges, duffelOrders } from '../duffel.tables';

export interface RequestedExchange {
  readonly ourReference: string;
  /** Null for an id that is closed: no change was noted when it was requested, and none will be. */
  readonly changeId: string | null;
  readonly requestedAt: Date;
}

export interface ExchangeNotes {
  get(exchangeId: string): Promise<RequestedExchange | null>;
  /** False where the id or the change was used before. */
  begin(exchangeId: string, exchange: RequestedExchange & { readonly changeId: string }): Promise<boolean>;
  /** The id is used by nothing from now on, unless it is used already or there is no such order; any number of times. */
  close(exchangeId: string, ourReference: string, now: Date): Promise<void>;
  /** Nothing was exchanged, nor will be. */
  forget(exchangeId: string): Promise<void>;
}

export function createExchangeNotes(db: () => NodePgDatabase): ExchangeNotes {
  const isIt = (exchangeId: string) => eq(duffelExchanges.exchangeId, exchangeId);
  return {
    async get(exchangeId) {
      const [row] = await db().select().from(duffelExchanges).where(isIt(exchangeId));
      return row ?? null;
    },
    async begin(exchangeId, exchange) {
      const made = await db()
        .insert(duffelExchanges)
        .values({ exchangeId, ...exchange })
        .onConflictDoNothing()
        .returning({ exchangeId: duffelExchanges.exchangeId });
      return made.length === 1;
    },
    async close(exchangeId, ourReference, now) {
      const known = await db().$count(duffelOrders, eq(duffelOrders.ourReference, ourReference));
      if (known > 0)
        await db().insert(duffelExchanges).values({ exchangeId, ourReference, changeId: null, requestedAt: now }).onConflictDoNothing();
    },
    async forget(exchangeId) {
      await db().delete(duffelExchanges).where(isIt(exchangeId));
    },
  };
}
