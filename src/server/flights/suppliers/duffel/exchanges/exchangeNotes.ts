/** Which change of an order at Duffel belongs to which exchange of ours. */
import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { duffelExchanges } from '../duffel.tables';

export interface RequestedExchange {
  readonly ourReference: string;
  readonly requestedAt: Date;
  /** Null until Duffel has given it. */
  readonly changeId: string | null;
}

export interface ExchangeNotes {
  get(exchangeId: string): Promise<RequestedExchange | null>;
  /** False where the id was used before. */
  begin(exchangeId: string, exchange: Omit<RequestedExchange, 'changeId'>): Promise<boolean>;
  keep(exchangeId: string, changeId: string): Promise<void>;
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
    async keep(exchangeId, changeId) {
      await db().update(duffelExchanges).set({ changeId }).where(isIt(exchangeId));
    },
    async forget(exchangeId) {
      await db().delete(duffelExchanges).where(isIt(exchangeId));
    },
  };
}
