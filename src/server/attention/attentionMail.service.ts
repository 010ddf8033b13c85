/** New entries of the list are mailed to the agency, each once: marked and queued in one transaction, whichever process does it. */
import { randomUUID } from 'node:crypto';
import { and, gt, isNull, lte } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Brand } from '#core/content/brand';
import { formatCents } from '#core/domain/values/money';
import { onLetterhead } from '../mail/letterhead';
import { writeMail } from '../mail/outbox.service';
import type { Block } from '../mail/sheet/sheet';
import type { Letter } from '../mail/transport';
import { isOpenAt } from './attention.service';
import type { AttentionDesk, AttentionLine } from './attentionDesk.service';
import { attentionEntries } from './attention.tables';
import { attentionMail } from './mailWords';

/** What arrives within this time of a mail waits for the next one: an outage of a provider is one mail, and not hundreds. */
export const QUIET_MS = 10 * 60_000;

/**
 * Asks for one mail about all entries that are open and were never mailed; answers how many these are. Rows are marked under their locks, so
 * that of two processes one writes of an entry; a crash before the commit leaves both mark and mail undone.
 */
export function mailNewEntries(db: NodePgDatabase, now: Date): Promise<number> {
  const { mailedAt, id } = attentionEntries;
  return db.transaction(async (tx) => {
    const lately = and(gt(mailedAt, new Date(now.getTime() - QUIET_MS)), lte(mailedAt, now));
    if ((await tx.$count(attentionEntries, lately)) > 0) return 0;
    const entries = await tx
      .update(attentionEntries)
      .set({ mailedAt: now })
      .where(and(isNull(mailedAt), isOpenAt(now)))
      .returning({ id });
    if (entries.length === 0) return 0;
    const aboutId = randomUUID();
    const details = { entries: entries.map((entry) => entry.id) };
    await writeMail(tx, { kind: 'attention_agency', aboutId, cause: `attention ${aboutId}`, dueAt: now, details }, now);
    return entries.length;
  });
}

export interface AttentionLettersDeps {
  readonly desk: Pick<AttentionDesk, 'stillOpen'>;
  readonly brand: Brand;
  /** The agency's clock, for times in the letter. */
  readonly timeZone: string;
  /** The page of a booking at the desk; null where the desk has no page. */
  readonly bookingUrl: (reference: string) => string | null;
}

export function createAttentionLetters({ desk, brand, timeZone, bookingUrl }: AttentionLettersDeps) {
  return {
    /** Null where all it was to say has been closed meanwhile. */
    async letterOf({ details }: { readonly details: unknown }): Promise<Letter | null> {
      const lines = await desk.stillOpen(entriesIn(details));
      if (lines.length === 0) return null;
      const blocks = lines.flatMap((line) => blocksOf(line, timeZone, bookingUrl));
      const text = onLetterhead(brand, 'en', { subject: attentionMail.subject(lines.length), blocks, why: attentionMail.why });
      return { to: brand.email, ...text, attachments: [] };
    },
  };
}

/** As `mailNewEntries` wrote them. */
function entriesIn(details: unknown): readonly string[] {
  const entries: unknown = typeof details === 'object' && details !== null ? Reflect.get(details, 'entries') : null;
  return Array.isArray(entries) ? entries.filter((id): id is string => typeof id === 'string') : [];
}

function blocksOf(line: AttentionLine, timeZone: string, bookingUrl: AttentionLettersDeps['bookingUrl']): readonly Block[] {
  const { facts } = attentionMail;
  const time = (at: Date): string =>
    new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h12' }).format(at);
  const rows = [
    [facts.due, line.dueAt && time(line.dueAt)],
    [facts.booking, line.reference],
    [facts.amount, line.amount === null ? null : formatCents(line.amount)],
    [facts.reason, line.reason],
    [facts.provider, line.providerId],
    [facts.close, `npm run desk -- attention close ${line.id.slice(0, 8)}`],
  ] as const;
  const page = line.reference === null ? null : bookingUrl(line.reference);
  return [
    { kind: 'strong', text: line.name },
    { kind: 'text', text: line.todo },
    { kind: 'facts', rows: rows.flatMap(([term, value]) => (value === null ? [] : [[term, value] as const])) },
    ...(page === null ? [] : [{ kind: 'plainLink' as const, label: attentionMail.openBooking, href: page }]),
    ...(line.providerUrl === null ? [] : [{ kind: 'plainLink' as const, label: attentionMail.openProvider, href: line.providerUrl }]),
  ];
}
