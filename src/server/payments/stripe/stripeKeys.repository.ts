/** Which idempotency key a write is sent with, as rows of `stripe_keys`. */
import { eq, lt } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { stripeKeys } from './stripe.tables';

export interface StripeKey {
  readonly name: string;
  readonly generation: number;
}

/** The key as it is sent; the first of a name is the name. */
export const keyText = ({ name, generation }: StripeKey): string => (generation === 0 ? name : `${name}-${generation}`);

export function createStripeKeys(db: NodePgDatabase, clock: () => Date) {
  return {
    /** The key to use for a write of this name, in every process and after any crash, until it is spent. */
    async current(name: string): Promise<StripeKey> {
      const [row] = await db.select({ generation: stripeKeys.generation }).from(stripeKeys).where(eq(stripeKeys.name, name));
      return { name, generation: row?.generation ?? 0 };
    },

    /** From now on the next one is used; nothing where somebody else went on already. */
    async spend({ name, generation }: StripeKey): Promise<void> {
      const next = { generation: generation + 1, spentAt: clock() };
      await db
        .insert(stripeKeys)
        .values({ name, ...next })
        .onConflictDoUpdate({ target: stripeKeys.name, set: next, setWhere: lt(stripeKeys.generation, next.generation) });
    },
  };
}

/** Keys so old that Stripe has forgotten them too. */
export async function forgetOldKeys(db: NodePgDatabase, before: Date): Promise<void> {
  await db.delete(stripeKeys).where(lt(stripeKeys.spentAt, before));
}
