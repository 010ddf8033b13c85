/** Drafts: what one browser is about to buy. */
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { BookingStage } from '#core/domain/booking/booking';
import { drafts, stageUpdates } from '../bookings.tables';
import { liveWorkOfDraft } from '../saga/attemptQueries';
import { writeFirstPrice, writePrices, writeQuote } from '../money/ledger';
import type { PricedOffer } from '../../flights/supplier';

export type Draft = typeof drafts.$inferSelect;
export type DraftRepository = ReturnType<typeof createDraftRepository>;

/** How long the server stands by a price before it asks the supplier again. */
export const QUOTE_MINUTES = 20;

export function createDraftRepository({ db, clock }: { readonly db: NodePgDatabase; readonly clock: () => Date }) {
  const quoted = (offer: PricedOffer) => {
    const now = clock();
    return { offer, quoteId: randomUUID(), quoteExpiresAt: new Date(now.getTime() + QUOTE_MINUTES * 60_000), updatedAt: now };
  };
  const only = (rows: readonly Draft[]): Draft => {
    const [row] = rows;
    if (!row) throw new Error('there is no such draft');
    return row;
  };
  return {
    async create(offer: PricedOffer, secretHash: string): Promise<Draft> {
      const { query, flightId } = offer;
      return db.transaction(async (tx) => {
        const draft = only(
          await tx
            .insert(drafts)
            .values({ id: randomUUID(), secretHash, query, flightId, createdAt: clock(), ...quoted(offer) })
            .returning(),
        );
        await writeFirstPrice(tx, { draftId: draft.id, attemptId: null, at: draft.createdAt }, offer, secretHash);
        return draft;
      });
    },
    /** The draft when it belongs to this browser; others get the same nothing as for an unknown id. */
    async find(id: string, secretHash: string): Promise<Draft | null> {
      const [row] = await db
        .select()
        .from(drafts)
        .where(and(eq(drafts.id, id), eq(drafts.secretHash, secretHash)));
      return row ?? null;
    },
    async byId(id: string): Promise<Draft | null> {
      const [row] = await db.select().from(drafts).where(eq(drafts.id, id));
      return row ?? null;
    },
    /** A new price of a draft; `attemptId` is the payment that it was requested for. */
    quote(id: string, offer: PricedOffer, attemptId: string | null = null): Promise<Draft> {
      return db.transaction(async (tx) => {
        const before = only(await tx.select().from(drafts).where(eq(drafts.id, id)).for('no key update'));
        await writeQuote(tx, { draftId: id, attemptId, at: clock() }, before.offer.price.total, offer.price.total);
        return only(await tx.update(drafts).set(quoted(offer)).where(eq(drafts.id, id)).returning());
      });
    },
    /** Other seats or bags are bought with the flight of a draft; null, and nothing is changed, where it is being paid. */
    chooseExtras(id: string, offer: PricedOffer): Promise<Draft | null> {
      return db.transaction(async (tx) => {
        await tx.select({ id: drafts.id }).from(drafts).where(eq(drafts.id, id)).for('no key update');
        if (await liveWorkOfDraft(tx, id)) return null;
        const line = { reason: 'extras_changed', source: 'traveler', amount: offer.price.total } as const;
        await writePrices(tx, { draftId: id, attemptId: null, at: clock() }, [line]);
        return only(await tx.update(drafts).set(quoted(offer)).where(eq(drafts.id, id)).returning());
      });
    },
    async addStage(draftId: string, stage: BookingStage, at: Date): Promise<void> {
      await db.insert(stageUpdates).values({ draftId, stage, at, receivedAt: clock() });
    },
  };
}
