/** The list "Wants a person" as the agency reads it: with words, booking and the provider's page; and closing an entry. */
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Locale } from '#core/domain/site/routes';
import type { Cents } from '#core/domain/values/money';
import { isOpenAt } from './attention.service';
import { ATTENTION_GUIDE, providerLink } from './attentionGuide';
import type { ProviderAccounts } from './attentionGuide';
import { reasonText } from './attentionReasons';
import { attentionEntries } from './attention.tables';
import type { AttentionKind } from './attention.tables';

export type { ProviderAccounts } from './attentionGuide';

type Entry = typeof attentionEntries.$inferSelect;

/** What an entry's attempt leads to. */
export interface AttentionBooking {
  readonly reference: string;
  /** The gateway's id of the payment, the supplier's id of the order; null where none is known. */
  readonly paymentId: string | null;
  readonly orderId: string | null;
}

export interface AttentionLine {
  readonly id: string;
  readonly kind: AttentionKind;
  /** What it is and what a person does about it, in the language requested. */
  readonly name: string;
  readonly todo: string;
  /** The booking that it belongs to; null where it is about none. */
  readonly reference: string | null;
  readonly amount: Cents | null;
  /** In words, or the provider's own code. */
  readonly reason: string | null;
  readonly openedAt: Date;
  readonly dueAt: Date | null;
  /** What to look for at the provider, and its page; null where there is none. */
  readonly providerId: string | null;
  readonly providerUrl: string | null;
}

export interface AttentionDeskDeps {
  readonly db: NodePgDatabase;
  readonly clock: () => Date;
  readonly accounts: ProviderAccounts;
  /** The bookings of attempts, by the attempt's id. */
  readonly bookingsOf: (attemptIds: readonly string[]) => Promise<ReadonlyMap<string, AttentionBooking>>;
}

export type AttentionDesk = ReturnType<typeof createAttentionDesk>;

/** What opens an entry on the command line: the beginning of its id, long enough to be typed without mistakes. */
const ID_START = /^[0-9a-f]{8}[0-9a-f-]{0,28}$/;

export function createAttentionDesk({ db, clock, accounts, bookingsOf }: AttentionDeskDeps) {
  async function linesOf(entries: readonly Entry[], lang: Locale): Promise<readonly AttentionLine[]> {
    const known = await bookingsOf(entries.flatMap(({ attemptId }) => attemptId ?? []));
    return entries.map(({ id, kind, attemptId, amount, reason: code, openedAt, dueAt, providerId: noted }) => {
      const { page, [lang]: words } = ATTENTION_GUIDE[kind];
      const booking = attemptId === null ? undefined : known.get(attemptId);
      const ofBooking = page === 'order' ? booking?.orderId : page === null ? null : booking?.paymentId;
      const ids = [noted, ofBooking ?? null];
      const [providerUrl = null] = ids.flatMap((one) => providerLink(page, one, accounts) ?? []);
      const providerId = ids.find((one) => one !== null) ?? null;
      const reason = code && reasonText(code, lang);
      return { id, kind, ...words, reference: booking?.reference ?? null, amount, reason, openedAt, dueAt, providerId, providerUrl };
    });
  }

  const read = (where: ReturnType<typeof and>): Promise<Entry[]> =>
    db
      .select()
      .from(attentionEntries)
      .where(where)
      .orderBy(sql`${attentionEntries.dueAt} asc nulls last`, asc(attentionEntries.openedAt));

  return {
    /** What is open, what is due first on top. */
    open: async (lang: Locale): Promise<readonly AttentionLine[]> => linesOf(await read(isOpenAt(clock())), lang),

    /** What is open about a booking. */
    ofAttempt: async (attemptId: string, lang: Locale): Promise<readonly AttentionLine[]> =>
      linesOf(await read(and(isOpenAt(clock()), eq(attentionEntries.attemptId, attemptId))), lang),

    /** Of these entries the open ones, in English: for the letter about them. */
    stillOpen: async (ids: readonly string[]): Promise<readonly AttentionLine[]> =>
      ids.length === 0 ? [] : linesOf(await read(and(isOpenAt(clock()), inArray(attentionEntries.id, [...ids]))), 'en'),

    /** The open entry whose id begins so; null where none or several do. */
    async find(start: string, lang: Locale): Promise<AttentionLine | null> {
      if (!ID_START.test(start)) return null;
      const [found, other] = await read(and(isOpenAt(clock()), sql`starts_with(${attentionEntries.id}::text, ${start})`));
      if (!found || other) return null;
      const [line = null] = await linesOf([found], lang);
      return line;
    },

    /** Closes an open entry in somebody's name; false where it was closed before. */
    async close(id: string, by: string): Promise<boolean> {
      const closed = await db
        .update(attentionEntries)
        .set({ closedAt: clock(), closedBy: by })
        .where(and(eq(attentionEntries.id, id), isNull(attentionEntries.closedAt)))
        .returning({ id: attentionEntries.id });
      return closed.length > 0;
    },
  };
}
