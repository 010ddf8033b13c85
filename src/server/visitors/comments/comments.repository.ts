/** Comments as rows. */
import { and, asc, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { comments } from './comments.tables';
import type { CommentState } from './comments.tables';

export type NewComment = Omit<typeof comments.$inferInsert, 'id'>;
export type StoredComment = typeof comments.$inferSelect;
type Executor = Pick<NodePgDatabase, 'insert' | 'select' | 'update'>;

/** False when the reference or the key is taken. */
export async function addComment(tx: Executor, comment: NewComment): Promise<boolean> {
  const added = await tx.insert(comments).values(comment).onConflictDoNothing().returning({ id: comments.id });
  return added.length > 0;
}

export async function commentOfKey(tx: Executor, entryKey: string): Promise<StoredComment | null> {
  const [row] = await tx.select().from(comments).where(eq(comments.entryKey, entryKey));
  return row ?? null;
}

export async function commentOf(tx: Executor, reference: string): Promise<StoredComment | null> {
  const [row] = await tx.select().from(comments).where(eq(comments.reference, reference));
  return row ?? null;
}

export async function commentById(tx: Executor, id: number): Promise<StoredComment | null> {
  const [row] = await tx.select().from(comments).where(eq(comments.id, id));
  return row ?? null;
}

/** Every comment of an article but those that nobody decided about yet, the oldest first. */
export const decidedOf = (db: Executor, article: string, limit: number): Promise<readonly StoredComment[]> =>
  db
    .select()
    .from(comments)
    .where(and(eq(comments.article, article), inArray(comments.state, ['approved', 'rejected', 'erased'])))
    .orderBy(asc(comments.receivedAt), asc(comments.id))
    .limit(limit);

/** Nobody is notified of replies at an address any more; how many comments had requested it. */
export async function silence(db: Executor, email: string): Promise<number> {
  const silenced = await db
    .update(comments)
    .set({ wantsReplies: false })
    .where(and(sql`lower(${comments.email}) = ${email.trim().toLowerCase()}`, eq(comments.wantsReplies, true)))
    .returning({ id: comments.id });
  return silenced.length;
}

export interface CommentRange {
  readonly since: Date;
  /** Up to, not including; null for now. */
  readonly until: Date | null;
  readonly limit: number;
  readonly states: readonly CommentState[];
}

/** The newest first. */
export const listComments = (db: Executor, { since, until, limit, states }: CommentRange): Promise<readonly StoredComment[]> =>
  db
    .select()
    .from(comments)
    .where(
      and(
        inArray(comments.state, [...states]),
        gte(comments.receivedAt, since),
        until === null ? undefined : lt(comments.receivedAt, until),
      ),
    )
    .orderBy(desc(comments.receivedAt), desc(comments.id))
    .limit(limit);

/** The comment as it was before; null where there is none that can be decided about. */
export async function decide(tx: Executor, reference: string, state: 'approved' | 'rejected', now: Date): Promise<StoredComment | null> {
  const [before] = await tx
    .select()
    .from(comments)
    .where(and(eq(comments.reference, reference), sql`${comments.state} <> 'erased'`))
    .for('update');
  if (!before) return null;
  await tx.update(comments).set({ state, decidedAt: now }).where(eq(comments.id, before.id));
  return before;
}
