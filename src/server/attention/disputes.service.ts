/** Disputes as they were noticed, for the day's books. */
import { and, eq, inArray, or } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Cents } from '#core/domain/values/money';
import { within } from '../platform/db/range';
import type { TimeRange } from '../platform/db/range';
import { attentionEntries } from './attention.tables';

export interface NoticedDispute {
  /** The provider's id of the dispute. */
  readonly subject: string;
  readonly attemptId: string | null;
  readonly amount: Cents | null;
}

/** Disputes noticed in a range, open or closed since, and those of these ids whenever they were. */
export function noticedDisputes(
  db: Pick<NodePgDatabase, 'select'>,
  range: TimeRange,
  ids: readonly string[],
): Promise<readonly NoticedDispute[]> {
  const { kind, subject, attemptId, amount, openedAt } = attentionEntries;
  return db
    .select({ subject, attemptId, amount })
    .from(attentionEntries)
    .where(and(eq(kind, 'dispute'), or(within(openedAt, range), ids.length === 0 ? undefined : inArray(subject, [...ids]))))
    .orderBy(openedAt);
}
