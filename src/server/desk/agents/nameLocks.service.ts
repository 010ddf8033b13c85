/**
 * Wrong keys and codes typed with a name, counted in the database over all processes and addresses, for names that exist and names that do
 * not alike. The fifth locks the name for a minute, each one after the lock for twice as long, up to an hour (decision 181).
 */
import { and, eq, lt, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { DAY_MS } from '#core/domain/values/keptFor';
import { deskGuesses } from '../desk.tables';

const FREE_WRONG = 5;
const FIRST_LOCK_MS = 60_000;
/** Powers beyond would only be cut off. */
const MOST_DOUBLINGS = 6;
const LONGEST_LOCK_MS = 3_600_000;
/** So long after the last wrong one, none counts any more. */
export const FORGOTTEN_AFTER_MS = DAY_MS;
const KIND = 'name';

/** How long a name is locked after so many wrong ones in a row, from the last of them. */
export function lockMs(wrong: number): number {
  return wrong < FREE_WRONG ? 0 : Math.min(FIRST_LOCK_MS * 2 ** Math.min(wrong - FREE_WRONG, MOST_DOUBLINGS), LONGEST_LOCK_MS);
}

export type NameLocks = ReturnType<typeof createNameLocks>;

/** Names are given as keyed hashes: what strangers type is not kept. */
export function createNameLocks({ db, clock }: { readonly db: NodePgDatabase; readonly clock: () => Date }) {
  const its = (who: string) => and(eq(deskGuesses.kind, KIND), eq(deskGuesses.who, who));
  return {
    /** Counts a try before it is looked at, as tries made at once would all pass otherwise. Answers 0, or for how many ms it is locked. */
    async take(who: string): Promise<number> {
      const now = clock();
      const forgotten = new Date(now.getTime() - FORGOTTEN_AFTER_MS);
      const { wrong, since } = deskGuesses;
      const doublings = sql`least(${wrong} - ${FREE_WRONG}, ${MOST_DOUBLINGS})`;
      const lock = sql`case when ${wrong} < ${FREE_WRONG} then 0 else least(${FIRST_LOCK_MS} * power(2, ${doublings}), ${LONGEST_LOCK_MS}) end`;
      const { rowCount } = await db
        .insert(deskGuesses)
        .values({ kind: KIND, who, since: now, wrong: 1 })
        .onConflictDoUpdate({
          target: [deskGuesses.kind, deskGuesses.who],
          set: { wrong: sql`case when ${lt(since, forgotten)} then 1 else ${wrong} + 1 end`, since: now },
          setWhere: sql`extract(epoch from ${now.toISOString()}::timestamptz - ${since}) * 1000 >= ${lock}`,
        });
      if (rowCount === 1) return 0;
      const [locked] = await db.select({ wrong, since }).from(deskGuesses).where(its(who));
      return locked === undefined ? 0 : Math.max(1, locked.since.getTime() + lockMs(locked.wrong) - now.getTime());
    },
    /** The key and the code were right. */
    async clear(who: string): Promise<void> {
      await db.delete(deskGuesses).where(its(who));
    },
  };
}

/** Refuses none: where rate limits are off. */
export const NO_LOCKS: NameLocks = { take: async () => 0, clear: async () => undefined };
