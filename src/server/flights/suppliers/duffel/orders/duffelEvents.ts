/**
 * What Duffel reports by itself. An event and its effect are one transaction: it is news of its order until the order was read again, so
 * that an event that comes twice, late or before another leaves the same behind (reliability.31).
 */
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { DAY_MS } from '#core/domain/values/keptFor';
import { duffelEvents, duffelOrders } from '../duffel.tables';

/** Longer than Duffel sends an event again (three days), by far. */
const EVENTS_KEPT_MS = 30 * DAY_MS;

/** Of an event what the site acts on. */
export interface DuffelEvent {
  readonly id: string;
  /** `order.airline_initiated_change_detected`, `ping.triggered`. */
  readonly type: string;
  /** The order it is about; null for a ping. */
  readonly orderId: string | null;
  /** Our own reference, where the event carries the order with it. */
  readonly ourReference: string | null;
  /** The offer of an order that could not be made. */
  readonly offerId: string | null;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
const textIn = (record: Readonly<Record<string, unknown>>, name: string): string | null => {
  const value = record[name];
  // PostgreSQL takes no NUL, and nothing of Duffel's has one
  return typeof value === 'string' && value.length <= 200 && !value.includes('\0') ? value : null;
};
const isOrder = (id: string | null): id is string => id?.startsWith('ord_') === true;

/** Called where an order was accepted, and could not be made after all. */
const CREATION_FAILED = 'order.creation_failed';

/** The offer that an order was to be made of. */
function offerIn(object: Readonly<Record<string, unknown>>): string | null {
  const offers = object['selected_offers'];
  const [first] = Array.isArray(offers) ? (offers as readonly unknown[]) : [];
  return textIn(object, 'offer_id') ?? textIn({ first }, 'first');
}

/** Null for what is no event. The order is the object itself, or named by it: a change or a cancellation has an id of its own. */
export function readEvent(sent: unknown): DuffelEvent | null {
  if (!isRecord(sent)) return null;
  const [id, type] = [textIn(sent, 'id'), textIn(sent, 'type')];
  if (id === null || type === null) return null;
  const data = isRecord(sent['data']) ? sent['data'] : {};
  const object = isRecord(data['object']) ? data['object'] : data;
  const orderId = [textIn(object, 'order_id'), textIn(object, 'id'), textIn(sent, 'idempotency_key')].find(isOrder) ?? null;
  const metadata = isRecord(object['metadata']) ? object['metadata'] : {};
  return { id, type, orderId, ourReference: textIn(metadata, 'reference'), offerId: offerIn(object) };
}

/** Takes an event, once; false where it was taken before. An order whose answer was lost is known from then on. */
export function takeEvent(db: NodePgDatabase, now: Date, { id, type, orderId, ourReference, offerId }: DuffelEvent): Promise<boolean> {
  return db.transaction(async (tx) => {
    const kept = await tx
      .insert(duffelEvents)
      .values({ id, type, orderId, receivedAt: now })
      .onConflictDoNothing()
      .returning({ id: duffelEvents.id });
    if (kept.length === 0) return false;
    const isOurs = or(
      ourReference === null ? undefined : eq(duffelOrders.ourReference, ourReference),
      offerId === null ? undefined : eq(duffelOrders.offerId, offerId),
    );
    if (type === CREATION_FAILED && isOurs)
      await tx
        .update(duffelOrders)
        .set({ failedAt: now })
        .where(and(isOurs, isNull(duffelOrders.orderId)));
    if (orderId !== null && ourReference !== null)
      await tx
        .update(duffelOrders)
        .set({ orderId })
        .where(and(eq(duffelOrders.ourReference, ourReference), isNull(duffelOrders.orderId)));
    return true;
  });
}

/** News of unknown orders is removed as well. */
export async function forgetOldEvents(db: NodePgDatabase, now: Date): Promise<void> {
  await db.delete(duffelEvents).where(lt(duffelEvents.receivedAt, new Date(now.getTime() - EVENTS_KEPT_MS)));
}
