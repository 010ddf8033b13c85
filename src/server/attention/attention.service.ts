/** The list "Wants a person" as rows: whoever notices something adds to it, within the transaction that notices. */
import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Cents } from '#core/domain/values/money';
import { attentionEntries } from './attention.tables';
import type { AttentionKind } from './attention.tables';

type Executor = Pick<NodePgDatabase, 'insert' | 'update'>;

export interface Noticed {
  readonly kind: AttentionKind;
  readonly subject: string;
  readonly attemptId?: string | null;
  readonly providerId?: string | null;
  readonly amount?: Cents | null;
  readonly reason?: string | null;
  readonly dueAt?: Date | null;
}

/**
 * Adds an entry; of the same subject there is one, however often it is noticed: what is known of it is brought up to date, and one that
 * was closed stays closed. True where it is new.
 */
export async function wantPerson(db: Executor, now: Date, noticed: Noticed): Promise<boolean> {
  const { kind, subject, attemptId = null, providerId = null, amount = null, reason = null, dueAt = null } = noticed;
  const known = { attemptId, providerId, amount, reason, dueAt };
  const id = randomUUID();
  const [row] = await db
    .insert(attentionEntries)
    .values({ id, kind, subject, ...known, openedAt: now })
    .onConflictDoUpdate({ target: [attentionEntries.kind, attentionEntries.subject], set: known })
    .returning({ id: attentionEntries.id });
  return row?.id === id;
}

/** Closes the entry of a subject that ended by itself, such as a dispute that was won; nothing where none is open. */
export async function settleWithoutPerson(db: Executor, now: Date, kind: AttentionKind, subject: string): Promise<void> {
  await db
    .update(attentionEntries)
    .set({ closedAt: now, closedBy: 'settled' })
    .where(and(eq(attentionEntries.kind, kind), eq(attentionEntries.subject, subject), isNull(attentionEntries.closedAt)));
}
