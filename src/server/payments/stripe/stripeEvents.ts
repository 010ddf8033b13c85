/**
 * What Stripe tells by itself. An event and its effect are one transaction; an event that comes twice, late or before another leaves
 * the same behind (money.14).
 */
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type Stripe from 'stripe';
import { settleWithoutPerson, wantPerson } from '../../attention/attention.service';
import { warn } from '../../config/warnings';
import { stripeDisputes, stripeEvents, stripePayments } from './stripe.tables';

/** Longer than Stripe sends an event again (three days), by far. */
const EVENTS_KEPT_MS = 30 * 86_400_000;

type Tx = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

export interface TakenEvent {
  /** False where the event had its effect before. */
  readonly isNew: boolean;
  /** The attempt whose challenge is over. */
  readonly answered: string | null;
}

/** Takes an event, once. */
export function takeEvent(db: NodePgDatabase, now: Date, event: Stripe.Event): Promise<TakenEvent> {
  return db.transaction(async (tx) => {
    const [kept] = await tx
      .insert(stripeEvents)
      .values({ id: event.id, type: event.type, receivedAt: now })
      .onConflictDoNothing()
      .returning({ id: stripeEvents.id });
    const isNew = kept !== undefined;
    const toldAt = new Date(event.created * 1000);
    switch (event.type) {
      case 'charge.dispute.created':
      case 'charge.dispute.updated':
      case 'charge.dispute.closed':
      case 'charge.dispute.funds_withdrawn':
      case 'charge.dispute.funds_reinstated':
        if (isNew) await keepDispute(tx, now, event.data.object, toldAt);
        return { isNew, answered: null };
      case 'refund.failed':
        if (isNew) await tellFailedRefund(tx, now, event.data.object);
        return { isNew, answered: null };
      case 'payment_intent.amount_capturable_updated':
      case 'payment_intent.payment_failed':
      case 'payment_intent.succeeded':
      case 'payment_intent.canceled':
        return { isNew, answered: await keepAnswer(tx, event.data.object.id, toldAt) };
      default:
        return { isNew, answered: null };
    }
  });
}

/** Notes when a challenge was over; the attempt, or null where the intent is not one of ours. */
async function keepAnswer(tx: Tx, intentId: string, toldAt: Date): Promise<string | null> {
  const earlier = or(isNull(stripePayments.answeredAt), gt(stripePayments.answeredAt, toldAt));
  await tx
    .update(stripePayments)
    .set({ answeredAt: toldAt })
    .where(and(eq(stripePayments.intentId, intentId), earlier));
  return attemptOf(tx, intentId);
}

async function attemptOf(tx: Tx, intentId: string): Promise<string | null> {
  const [row] = await tx.select({ attemptId: stripePayments.attemptId }).from(stripePayments).where(eq(stripePayments.intentId, intentId));
  return row?.attemptId ?? null;
}

const idOf = (of: string | { readonly id: string } | null): string | null => (typeof of === 'string' ? of : (of?.id ?? null));

/** How far a dispute is: between events of one second the further one is the newer. */
function rankOf(status: string): number {
  if (/^(?:won|lost|warning_closed|prevented)$/.test(status)) return 2;
  return status.endsWith('under_review') ? 1 : 0;
}

async function keepDispute(tx: Tx, now: Date, dispute: Stripe.Dispute, toldAt: Date): Promise<void> {
  const intentId = idOf(dispute.payment_intent);
  const attemptId = intentId === null ? null : await attemptOf(tx, intentId);
  if (intentId === null || attemptId === null) return;
  const { id, amount, reason, status, evidence_details: evidence } = dispute;
  const rank = rankOf(status);
  const told = { amount, reason, status, answerBy: evidence.due_by === null ? null : new Date(evidence.due_by * 1000), toldAt, rank };
  const rows = await tx
    .insert(stripeDisputes)
    .values({ id, intentId, attemptId, openedAt: new Date(dispute.created * 1000), ...told })
    .onConflictDoUpdate({
      target: stripeDisputes.id,
      set: told,
      setWhere: sql`(${stripeDisputes.toldAt}, ${stripeDisputes.rank}) < (${toldAt.toISOString()}::timestamptz, ${rank})`,
    })
    .returning({ id: stripeDisputes.id });
  if (rows.length === 0) return;
  warn('a cardholder disputes a payment', { attemptId, disputeId: id, reason, status, amount, answerBy: told.answerBy });
  if (rank === 2) return settleWithoutPerson(tx, now, 'dispute', id);
  await wantPerson(tx, now, { kind: 'dispute', subject: id, attemptId, providerId: id, amount, reason, dueAt: told.answerBy });
}

/** The bank did not take the money back: a person has to find another way. */
async function tellFailedRefund(tx: Tx, now: Date, refund: Stripe.Refund): Promise<void> {
  const intentId = idOf(refund.payment_intent);
  const attemptId = intentId === null ? null : await attemptOf(tx, intentId);
  if (attemptId === null) return;
  const { id, amount, failure_reason: reason = null } = refund;
  warn('a refund did not reach the card', { attemptId, refundId: id, amount });
  await wantPerson(tx, now, { kind: 'refund_failed', subject: id, attemptId, providerId: id, amount, reason });
}

/** Events so old that they cannot come again. */
export async function forgetOldEvents(db: NodePgDatabase, now: Date): Promise<void> {
  await db.delete(stripeEvents).where(lt(stripeEvents.receivedAt, new Date(now.getTime() - EVENTS_KEPT_MS)));
}
