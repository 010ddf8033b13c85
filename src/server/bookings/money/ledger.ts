/** The price ledger of bookings (money.18): written in the transaction of its cause, read in order. */
import { and, asc, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Cents } from '#core/domain/values/money';
import type { PriceEntry, PriceReason, PriceSource } from '#core/domain/payment/priceLedger';
import type { PricedOffer } from '../../flights/supplier';
import { drafts, priceEntries } from '../bookings.tables';
import type { AttemptState } from '../states';
import { isDecline } from '../states';

type Tx = Pick<NodePgDatabase, 'select' | 'insert'>;

/** What a move of an attempt is read for. */
interface MovedWork {
  readonly attempt: { readonly amount: Cents; readonly state: AttemptState; readonly paymentId: string | null };
  readonly booking: { readonly offer: PricedOffer };
}
interface MoveChanges {
  readonly attempt?: { readonly failure?: string | null; readonly capturedAmount?: Cents | null };
  readonly booking?: { readonly offer?: PricedOffer };
}

/** A line before it belongs to a draft. */
export interface Priced {
  readonly reason: PriceReason;
  readonly source: PriceSource;
  readonly amount: Cents;
}

/** What a line belongs to. */
interface EntryContext {
  readonly draftId: string;
  /** Null before the first try to pay. */
  readonly attemptId: string | null;
  readonly at: Date;
}

export async function writePrices(tx: Tx, context: EntryContext, lines: readonly Priced[]): Promise<void> {
  if (lines.length > 0) await tx.insert(priceEntries).values(lines.map((line) => ({ ...context, ...line })));
}

/** What the supplier says of a price that was known. */
export const priceAgain = (before: Cents, now: Cents): Priced => ({
  reason: now === before ? 'repriced' : 'price_changed',
  source: 'supplier',
  amount: now,
});

/** What a move of an attempt says about money. */
export function pricesOfMove({ attempt, booking }: MovedWork, to: AttemptState, changes: MoveChanges): readonly Priced[] {
  const { amount } = attempt;
  switch (to) {
    case 'authorised':
      return [{ reason: 'authorised', source: 'gateway', amount }];
    case 'booking': {
      const offer = changes.booking?.offer;
      return offer ? [priceAgain(booking.offer.price.total, offer.price.total)] : [];
    }
    case 'done':
      return [{ reason: 'captured', source: 'gateway', amount: changes.attempt?.capturedAmount ?? amount }];
    case 'failed':
      if (isDecline(changes.attempt?.failure)) return [{ reason: 'declined', source: 'gateway', amount }];
      return attempt.state === 'undoing' && attempt.paymentId !== null ? [{ reason: 'released', source: 'gateway', amount }] : [];
    default:
      return [];
  }
}

/** A draft that was priced again; the same price twice in a row is one line. */
export async function writeQuote(tx: Tx, context: EntryContext, before: Cents, now: Cents): Promise<void> {
  const line = priceAgain(before, now);
  const [last] = await tx
    .select({ reason: priceEntries.reason })
    .from(priceEntries)
    .where(eq(priceEntries.draftId, context.draftId))
    .orderBy(desc(priceEntries.id))
    .limit(1);
  if (line.reason !== 'repriced' || last?.reason !== 'repriced') await writePrices(tx, context, [line]);
}

/** The first price of a draft. Another fare is another draft, so that no tab pays a different one; it goes on with the flight's lines. */
export async function writeFirstPrice(tx: Tx, context: EntryContext, offer: PricedOffer, secretHash: string): Promise<void> {
  const before = await otherFareOf(tx, context.draftId, offer, secretHash);
  if (before !== null) {
    const lines = await tx
      .select({ at: priceEntries.at, reason: priceEntries.reason, source: priceEntries.source, amount: priceEntries.amount })
      .from(priceEntries)
      .where(and(eq(priceEntries.draftId, before), isNull(priceEntries.attemptId)))
      .orderBy(asc(priceEntries.id));
    if (lines.length > 0) await tx.insert(priceEntries).values(lines.map((line) => ({ ...line, draftId: context.draftId })));
  }
  await writePrices(tx, context, [{ reason: before === null ? 'offered' : 'fare_changed', source: 'supplier', amount: offer.price.total }]);
}

/** The browser's newest draft of the same itinerary, when that is at another fare. */
async function otherFareOf(tx: Tx, draftId: string, { query, slices, flightId }: PricedOffer, secretHash: string): Promise<string | null> {
  const [draft] = await tx
    .select({ id: drafts.id, flightId: drafts.flightId })
    .from(drafts)
    .where(
      and(
        eq(drafts.secretHash, secretHash),
        ne(drafts.id, draftId),
        eq(drafts.query, query),
        sql`${drafts.offer}->'slices' = ${JSON.stringify(slices)}::jsonb`,
      ),
    )
    .orderBy(desc(drafts.createdAt))
    .limit(1);
  return draft && draft.flightId !== flightId ? draft.id : null;
}

/** The lines of a draft and all its payments, the first one first. */
export async function readLedger(db: Pick<NodePgDatabase, 'select'>, draftId: string): Promise<readonly PriceEntry[]> {
  const rows = await db.select().from(priceEntries).where(eq(priceEntries.draftId, draftId)).orderBy(asc(priceEntries.id));
  return rows.map(({ at, reason, source, amount }) => ({ at: at.toISOString(), reason, source, amount }));
}
