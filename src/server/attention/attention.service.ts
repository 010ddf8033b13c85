/** The list "Wants a person" as rows: whoever notices something adds to it, within the transaction that notices. */
import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Cents } from '#core/domain/values/money';
import { attentionEntries } from './attention.tables';
import type { AttentionKind } from './attention.tables';

type Executor = Pick<NodePgDatabase, 'insert' | 'update'>;

/** Entries that want a person at a moment: neither closed nor still to come. */
export const isOpenAt = (now: Date): SQL | undefined => and(isNull(attentionEntries.closedAt), lte(attentionEntries.openedAt, now));

const settledAt = (now: Date) => ({ closedAt: now, closedBy: 'settled' });

export interface Noticed {
  readonly kind: AttentionKind;
  readonly subject: string;
  readonly attemptId?: string | null;
  readonly providerId?: string | null;
  readonly amount?: Cents | null;
  readonly reason?: string | null;
  readonly dueAt?: Date | null;
  /** When it begins to want a person, where it may still end by itself before; now by default. */
  readonly from?: Date;
}

/**
 * Adds an entry; of the same subject there is one, however often it is noticed: what is known of it is brought up to date, and one that
 * was closed stays closed. True where it is new. An entry whose `from` lies ahead is neither listed nor mailed before it.
 */
export async function wantPerson(db: Executor, now: Date, noticed: Noticed): Promise<boolean> {
  const { kind, subject, attemptId = null, providerId = null, amount = null, reason = null, dueAt = null, from = now } = noticed;
  const known = { attemptId, providerId, amount, reason, dueAt };
  const id = randomUUID();
  const [row] = await db
    .insert(attentionEntries)
    .values({ id, kind, subject, ...known, openedAt: from })
    .onConflictDoUpdate({
      target: [attentionEntries.kind, attentionEntries.subject],
      set: { ...known, openedAt: sql`least(${attentionEntries.openedAt}, excluded.opened_at)` },
    })
    .returning({ id: attentionEntries.id });
  return row?.id === id;
}

/** Whether the entry of a subject is open. */
export const isWaiting = async (db: Pick<NodePgDatabase, '$count'>, kind: AttentionKind, subject: string): Promise<boolean> =>
  (await db.$count(
    attentionEntries,
    and(eq(attentionEntries.kind, kind), eq(attentionEntries.subject, subject), isNull(attentionEntries.closedAt)),
  )) > 0;

/** What waited to see whether it ends by itself will not: open entries of a kind about an attempt want a person from now on. */
export async function wantPersonNow(db: Executor, now: Date, kind: AttentionKind, attemptId: string, reason: string): Promise<void> {
  await db
    .update(attentionEntries)
    .set({ reason, openedAt: sql`least(${attentionEntries.openedAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(attentionEntries.kind, kind), eq(attentionEntries.attemptId, attemptId), isNull(attentionEntries.closedAt)));
}

/** Closes whatever is open of some kinds about an attempt that ended by itself. */
export async function settleOfAttempt(db: Executor, now: Date, kinds: readonly AttentionKind[], attemptId: string): Promise<void> {
  await db
    .update(attentionEntries)
    .set(settledAt(now))
    .where(and(inArray(attentionEntries.kind, [...kinds]), eq(attentionEntries.attemptId, attemptId), isNull(attentionEntries.closedAt)));
}

/** Closes the entry of a subject that ended by itself, such as a dispute that was won; nothing where none is open. */
export async function settleWithoutPerson(db: Executor, now: Date, kind: AttentionKind, subject: string): Promise<void> {
  await db
    .update(attentionEntries)
    .set(settledAt(now))
    .where(and(eq(attentionEntries.kind, kind), eq(attentionEntries.subject, subject), isNull(attentionEntries.closedAt)));
}
