/** The rows of `stripe_payments`. */
import { createHash, randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { violatedIndex } from '../../platform/db/faults';
import { stripePayments } from './stripe.tables';

export type StripePayment = typeof stripePayments.$inferSelect;

export function createStripePayments(db: NodePgDatabase, clock: () => Date) {
  const by = async (where: ReturnType<typeof eq>): Promise<StripePayment | null> => {
    const [row] = await db.select().from(stripePayments).where(where);
    return row ?? null;
  };
  return {
    byAttempt: (attemptId: string) => by(eq(stripePayments.attemptId, attemptId)),
    byIntent: (intentId: string) => by(eq(stripePayments.intentId, intentId)),
    byChallenge: (challengeId: string) => by(eq(stripePayments.challengeId, challengeId)),

    /** The row of an attempt, made now unless it was before: what counts is what was requested first. */
    async of(attemptId: string, amount: number): Promise<StripePayment> {
      const row = { attemptId, amount, challengeId: randomBytes(24).toString('base64url'), createdAt: clock() };
      const [made] = await db.insert(stripePayments).values(row).onConflictDoNothing({ target: stripePayments.attemptId }).returning();
      const known = made ?? (await by(eq(stripePayments.attemptId, attemptId)));
      if (known === null) throw new Error(`attempt ${attemptId} has no row`);
      return known;
    },

    /** Lets one caller go on with a token: `taken` where another sends or sent one, `token_used` where another payment has this one. */
    async claim(attemptId: string, token: string): Promise<'claimed' | 'taken' | 'token_used'> {
      const tokenHash = createHash('sha256').update(token).digest('hex');
      try {
        const rows = await db
          .update(stripePayments)
          .set({ tokenHash })
          .where(and(eq(stripePayments.attemptId, attemptId), isNull(stripePayments.tokenHash)))
          .returning({ attemptId: stripePayments.attemptId });
        return rows.length === 1 ? 'claimed' : 'taken';
      } catch (error) {
        if (violatedIndex(error) === 'stripe_payments_one_per_token') return 'token_used';
        throw error;
      }
    },

    /** Nothing was sent: the next one may try. */
    async unclaim(attemptId: string): Promise<void> {
      await db.update(stripePayments).set({ tokenHash: null }).where(eq(stripePayments.attemptId, attemptId));
    },

    async keepIntent(attemptId: string, intentId: string): Promise<void> {
      await db.update(stripePayments).set({ intentId }).where(eq(stripePayments.attemptId, attemptId));
    },
  };
}
