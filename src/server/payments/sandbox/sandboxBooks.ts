/** The sandbox's own books of some time. No cardholder disputes pretended money. */
import { asc } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Result } from '#core/domain/values/result';
import { ok } from '#core/domain/values/result';
import { within } from '../../platform/db/range';
import type { GatewayBooks, GatewayUnavailable } from '../gateway';
import { sandboxPayments, sandboxRefunds } from './sandbox.tables';

/** `answered`: what does not arrive over the line to the pretended bank is unavailable. */
export function createSandboxBooks(
  db: NodePgDatabase,
  answered: <R>(ask: () => Promise<R>) => Promise<R | Result<never, GatewayUnavailable>>,
): GatewayBooks {
  return {
    payments: (range) =>
      answered(async () => {
        const rows = await db
          .select()
          .from(sandboxPayments)
          .where(within(sandboxPayments.createdAt, range))
          .orderBy(asc(sandboxPayments.createdAt));
        return ok(
          rows.map(({ id, reference, state, amount, capturedAmount, refundedAmount, createdAt }) => ({
            paymentId: id,
            attemptId: reference,
            state,
            amount,
            capturedAmount,
            refundedAmount,
            at: createdAt,
          })),
        );
      }),

    refunds: (range) =>
      answered(async () => {
        const rows = await db.select().from(sandboxRefunds).where(within(sandboxRefunds.at, range)).orderBy(asc(sandboxRefunds.at));
        return ok(
          rows.map(({ paymentId, refundId, amount, at }) => ({
            refundId: `${paymentId}/${refundId}`,
            paymentId,
            name: refundId,
            amount,
            isFailed: false,
            at,
          })),
        );
      }),

    disputes: () => answered(async () => ok([])),
  };
}
