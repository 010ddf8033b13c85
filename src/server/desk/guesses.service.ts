/** Wrong codes that callers read out, counted in the database: over all processes and commands, as six signs are soon guessed otherwise. */
import { and, eq, lte, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { deskGuesses } from './desk.tables';

/** So many wrong ones in ten minutes, which begin with the first of them. */
const GUESSES = { handover: 30 } as const;
export type GuessKind = keyof typeof GUESSES;
export const GUESSES_COUNT_MS = 600_000;

export type Guesses = ReturnType<typeof createGuesses>;

export function createGuesses({ db, clock }: { readonly db: NodePgDatabase; readonly clock: () => Date }) {
  return {
    /** Takes a try before it is looked at, as tries made at once would all pass otherwise; false where too many were wrong. */
    async take(kind: GuessKind): Promise<boolean> {
      const now = clock();
      const isOver = sql`${deskGuesses.since} <= ${new Date(now.getTime() - GUESSES_COUNT_MS).toISOString()}`;
      const [counted] = await db
        .insert(deskGuesses)
        .values({ kind, who: '', since: now, wrong: 1 })
        .onConflictDoUpdate({
          target: [deskGuesses.kind, deskGuesses.who],
          set: {
            wrong: sql`case when ${isOver} then 1 else least(${deskGuesses.wrong} + 1, ${GUESSES[kind] + 1}) end`,
            since: sql`case when ${isOver} then excluded.since else ${deskGuesses.since} end`,
          },
        })
        .returning({ wrong: deskGuesses.wrong });
      return counted !== undefined && counted.wrong <= GUESSES[kind];
    },
    /** It was right. */
    async giveBack(kind: GuessKind): Promise<void> {
      const its = and(eq(deskGuesses.kind, kind), eq(deskGuesses.who, ''));
      await db
        .update(deskGuesses)
        .set({ wrong: sql`${deskGuesses.wrong} - 1` })
        .where(its);
      await db.delete(deskGuesses).where(and(its, lte(deskGuesses.wrong, 0)));
    },
  };
}
