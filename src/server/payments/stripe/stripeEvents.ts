/**
 * What Stripe reports by itself. An event and its effect are one transaction; an event that comes twice, late or before another leaves
 * the same behind (money.14).
 */
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type Stripe from 'stripe';
import { settleWithoutPerson, wantPerson } from '../../attention/attention.service';
import { warn } from '../../platform/config/warnings';
import { REFUND } from './metadata';
import { movedNothing } from './refundKinds';
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
    const reportedAt = new Date(event.created * 1000);
    switch (event.type) {
      case 'charge.dispute.created':
      case 'charge.dispute.updated':
      case 'charge.dispute.closed':
      case 'charge.dispute.funds_withdrawn':
      case 'charge.dispute.funds_reinstated':
        if (isNew) await keepDispute(tx, now, event.data.object, reportedAt);
        return { isNew, answered: null };
      case 'refund.failed':
        if (isNew) await tellFailedRefund(tx, now, event.data.object);
        return { isNew, answered: null };
      case 'refund.created':
        if (isNew) await tellForeignRefund(tx, now, event.data.object);
        return { isNew, answered: null };
      case 'radar.early_fraud_warning.created':
      case 'radar.early_fraud_warning.updated':
        if (isNew) await tellFraudWarning(tx, now, event.data.object);
        return { isNew, answered: null };
      case 'payment_intent.amount_capturable_updated':
      case 'payment_intent.payment_failed':
      case 'payment_intent.succeeded':
      case 'payment_intent.canceled':
        return { isNew, answered: await keepAnswer(tx, event.data.object.id, reportedAt) };
      default:
        return { isNew, answered: null };
    }
  });
}

/** Notes when a challenge was over; the attempt, or null where the intent is not one of the site's. */
async function keepAnswer(tx: Tx, intentId: string, reportedAt: Date): Promise<string | null> {
  const earlier = or(isNull(stripePayments.answeredAt), gt(stripePayments.answeredAt, reportedAt));
  await tx
    .update(stripePayments)
    .set({ answeredAt: reportedAt })
    .where(and(eq(stripePayments.intentId, intentId), earlier));
  return (await ourPayment(tx, intentId))?.attemptId ?? null;
}

/** The site's payment that something of Stripe's belongs to; the account may have others. */
async function ourPayment(tx: Tx, intent: string | { readonly id: string } | null | undefined) {
  const intentId = typeof intent === 'object' ? intent?.id : intent;
  if (intentId === undefined) return null;
  const { attemptId, amount } = stripePayments;
  const [row] = await tx.select({ attemptId, amount }).from(stripePayments).where(eq(stripePayments.intentId, intentId));
  return row ? { ...row, intentId } : null;
}

/** How far a dispute is: between events of one second the further one is the newer. */
function rankOf(status: string): number {
  if (/^(?:won|lost|warning_closed|prevented)$/.test(status)) return 2;
  return status.endsWith('under_review') ? 1 : 0;
}

async function keepDispute(tx: Tx, now: Date, dispute: Stripe.Dispute, reportedAt: Date): Promise<void> {
  const payment = await ourPayment(tx, dispute.payment_intent);
  if (payment === null) return;
  const { attemptId, intentId } = payment;
  const { id, amount, reason, status, evidence_details: evidence } = dispute;
  const rank = rankOf(status);
  const reported = {
    amount,
    reason,
    status,
    answerBy: evidence.due_by === null ? null : new Date(evidence.due_by * 1000),
    reportedAt,
    rank,
  };
  const rows = await tx
    .insert(stripeDisputes)
    .values({ id, intentId, attemptId, openedAt: new Date(dispute.created * 1000), ...reported })
    .onConflictDoUpdate({
      target: stripeDisputes.id,
      set: reported,
      setWhere: sql`(${stripeDisputes.reportedAt}, ${stripeDisputes.rank}) < (${reportedAt.toISOString()}::timestamptz, ${rank})`,
    })
    .returning({ id: stripeDisputes.id });
  if (rows.length === 0) return;
  warn('a cardholder disputes a payment', { attemptId, disputeId: id, reason, status, amount, answerBy: reported.answerBy });
  await wantPerson(tx, now, { kind: 'dispute', subject: id, attemptId, providerId: id, amount, reason, dueAt: reported.answerBy });
  // one that is reported when it is over stays in our books
  if (rank === 2) await settleWithoutPerson(tx, now, 'dispute', id);
}

/** The bank did not take the money back: a person has to find another way. */
async function tellFailedRefund(tx: Tx, now: Date, refund: Stripe.Refund): Promise<void> {
  const attemptId = (await ourPayment(tx, refund.payment_intent))?.attemptId;
  if (attemptId === undefined) return;
  const { id, amount, failure_reason: reason = null } = refund;
  warn('a refund did not reach the card', { attemptId, refundId: id, amount });
  await wantPerson(tx, now, { kind: 'refund_failed', subject: id, attemptId, providerId: id, amount, reason });
}

/** Somebody gave money back at Stripe: our books say nothing of it, and the traveler may still have the ticket. */
async function tellForeignRefund(tx: Tx, now: Date, refund: Stripe.Refund): Promise<void> {
  const { id, amount, reason, metadata } = refund;
  if (metadata?.[REFUND] !== undefined || movedNothing(refund)) return;
  const attemptId = (await ourPayment(tx, refund.payment_intent))?.attemptId;
  if (attemptId === undefined) return;
  warn('a payment was refunded at Stripe, not here', { attemptId, refundId: id, amount });
  await wantPerson(tx, now, { kind: 'refunded_at_provider', subject: id, attemptId, providerId: id, amount, reason });
}

/** The issuer calls a payment fraud: refunded in time it does not become a dispute. Over once it is refunded or disputed. */
async function tellFraudWarning(tx: Tx, now: Date, warning: Stripe.Radar.EarlyFraudWarning): Promise<void> {
  const { id, actionable, fraud_type: reason } = warning;
  const payment = await ourPayment(tx, warning.payment_intent);
  if (payment === null) return;
  const { attemptId, intentId, amount } = payment;
  warn('an issuer warns of fraud', { attemptId, warningId: id, reason, actionable });
  await wantPerson(tx, now, { kind: 'early_fraud_warning', subject: id, attemptId, providerId: intentId, amount, reason });
  // in any order of the two events: an entry that was closed stays closed
  if (!actionable) await settleWithoutPerson(tx, now, 'early_fraud_warning', id);
}

/** Events so old that they cannot be sent again. */
export async function forgetOldEvents(db: NodePgDatabase, now: Date): Promise<void> {
  await db.delete(stripeEvents).where(lt(stripeEvents.receivedAt, new Date(now.getTime() - EVENTS_KEPT_MS)));
}
