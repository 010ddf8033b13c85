/** Which change of an order at Duffel belongs to which exchange of ours. */
import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { duffelExchanges } from '../duffel.tables';

export interface RequestedExchange {
  readonly ourReference: string;
  readonly changeId: string;
  readonly requestedAt: Date;
}

export interface ExchangeNotes {
  get(exchangeId: string): Promise<RequestedExchange | null>;
  /** False where the id or the change was used before. */
  begin(exchangeId: string, exchange: RequestedExchange): Promise<boolean>;
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
    async forget(exchangeId) {
      await db().delete(duffelExchanges).where(isIt(exchangeId));
    },
  };
}
