/**
 * What one mailbox gets at most of letters that anybody makes leave by typing its address (reliability.27): counted in the database, over all
 * processes, and apart by what they are for: nobody who fills in forms keeps a link or a failed payment from whom the mailbox belongs to.
 * Letters of a paid booking, and those that a confirmed address requested, are none of them.
 */
import { hash } from 'node:crypto';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { DAY_MS, KEPT_DAYS, TRIPS_LINK_MINUTES } from '#core/domain/values/keptFor';
import { mailboxOf } from './mailbox';
import { isResent } from './mailStates';
import type { LetterKind } from './mailStates';
import { countedLetters } from './recipients.tables';

const HOUR_MS = 3_600_000;
export const COUNTED_KEPT_MS = KEPT_DAYS.countedLetters * DAY_MS;

/** So many of a purpose in its window, and in a day. */
interface PurposeLimit {
  readonly kinds: readonly LetterKind[];
  readonly windowMs: number;
  readonly inWindow: number;
  readonly aDay: number;
}

const PURPOSES = [
  // receipts: nothing depends on them
  {
    kinds: ['enquiry_received', 'comment_received', 'comment_published', 'comment_answered'],
    windowMs: HOUR_MS,
    inWindow: 3,
    aDay: 10,
  },
  { kinds: ['newsletter_confirm'], windowMs: HOUR_MS, inWindow: 3, aDay: 3 },
  { kinds: ['alert_confirm'], windowMs: HOUR_MS, inWindow: 3, aDay: 10 },
  { kinds: ['payment_failed'], windowMs: HOUR_MS, inWindow: 3, aDay: 3 },
  // as long as one is good for: whoever reads the mailbox has one, also while a stranger asks
  { kinds: ['trips_link'], windowMs: TRIPS_LINK_MINUTES * 60_000, inWindow: 2, aDay: 192 },
] as const satisfies readonly PurposeLimit[];

/** One mailbox is one recipient, however its address is written. */
export const recipientHash = (email: string): string => hash('sha256', mailboxOf(email), 'base64url');

/** Whether a letter may leave for an address; one that may is counted. */
export type MayReach = (job: CountedJob, email: string) => Promise<boolean>;

/** A letter of the outbox. */
interface CountedJob {
  readonly id: string;
  readonly kind: LetterKind;
  readonly cause: string;
}

export function createRecipientLimit({ db, clock }: { readonly db: NodePgDatabase; readonly clock: () => Date }): MayReach {
  return async ({ id, kind, cause }, email) => {
    const purpose: PurposeLimit | undefined = PURPOSES.find(({ kinds }) => (kinds as readonly LetterKind[]).includes(kind));
    // an agent who requests a mail again knows the recipient
    if (!purpose || isResent(cause)) return true;
    const now = clock();
    const recipient = recipientHash(email);
    const since = (ms: number): Date => new Date(now.getTime() - ms);
    return db.transaction(async (tx) => {
      // one after the other: each count sees what was counted before
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${recipient}, 11))`);
      const today = await tx
        .select()
        .from(countedLetters)
        .where(
          and(
            eq(countedLetters.recipient, recipient),
            inArray(countedLetters.kind, [...purpose.kinds]),
            gt(countedLetters.countedAt, since(COUNTED_KEPT_MS)),
          ),
        );
      if (today.some((letter) => letter.letterId === id)) return true;
      const inWindow = today.filter((letter) => letter.countedAt > since(purpose.windowMs));
      if (inWindow.length >= purpose.inWindow || today.length >= purpose.aDay) return false;
      await tx.insert(countedLetters).values({ letterId: id, recipient, kind, countedAt: now });
      return true;
    });
  };
}
