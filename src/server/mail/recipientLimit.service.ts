/**
 * What one address gets at most of letters that anybody makes leave by typing that address (reliability.27): counted in the database, over all
 * processes. Letters of a paid booking, and those that a confirmed address requested, are none of them.
 */
import { hash } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { DAY_MS, KEPT_DAYS } from '#core/domain/values/keptFor';
import { isResent } from './mailStates';
import type { LetterKind } from './mailStates';
import { countedLetters } from './recipients.tables';

const HOUR_MS = 3_600_000;
export const COUNTED_KEPT_MS = KEPT_DAYS.countedLetters * DAY_MS;
/** Letters of all kinds together, and of them those about payments that failed. */
export const RECIPIENT_LIMITS = { anHour: 3, aDay: 10, failedPaymentsADay: 3 } as const;

const COUNTED: ReadonlySet<LetterKind> = new Set<LetterKind>([
  'enquiry_received',
  'comment_received',
  'comment_published',
  'comment_answered',
  'newsletter_confirm',
  'alert_confirm',
  'payment_failed',
  'trips_link',
]);

/** One mailbox is one recipient, however its address is written: `Ana+1@example.com` is read by Ana. */
export function recipientHash(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const plus = address.indexOf('+', 1);
  const name = address.slice(0, plus > 0 && plus < at ? plus : Math.max(0, at));
  return hash('sha256', `${name}@${at < 0 ? '' : address.slice(at + 1)}`, 'base64url');
}

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
    // an agent who requests a mail again knows the recipient
    if (!COUNTED.has(kind) || isResent(cause)) return true;
    const now = clock();
    const recipient = recipientHash(email);
    return db.transaction(async (tx) => {
      // one after the other: each count sees what was counted before
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${recipient}, 11))`);
      const today = await tx
        .select()
        .from(countedLetters)
        .where(and(eq(countedLetters.recipient, recipient), gt(countedLetters.countedAt, new Date(now.getTime() - COUNTED_KEPT_MS))));
      if (today.some((letter) => letter.letterId === id)) return true;
      const thisHour = today.filter((letter) => letter.countedAt.getTime() > now.getTime() - HOUR_MS);
      const failedPayments = today.filter((letter) => letter.kind === 'payment_failed');
      const isFull =
        thisHour.length >= RECIPIENT_LIMITS.anHour ||
        today.length >= RECIPIENT_LIMITS.aDay ||
        (kind === 'payment_failed' && failedPayments.length >= RECIPIENT_LIMITS.failedPaymentsADay);
      if (isFull) return false;
      await tx.insert(countedLetters).values({ letterId: id, recipient, kind, countedAt: now });
      return true;
    });
  };
}
