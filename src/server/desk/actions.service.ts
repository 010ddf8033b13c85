/** The log of who did what at the desk: every action of an agent goes through here, from the page and from the command line. */
import { count, desc, eq, max } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { AttentionDesk, AttentionLine } from '../attention/attentionDesk.service';
import type { BookingDesk } from '../bookings/desk/bookingDesk.service';
import type { Cents } from '#core/domain/values/money';
import { required } from '#core/domain/values/checkedReads';
import { DAY_MS } from '#core/domain/values/keptFor';
import { within } from '../platform/db/range';
import type { TimeRange } from '../platform/db/range';
import { deskActions, deskLooks } from './desk.tables';
import type { DeskAction } from './desk.tables';
import { MOST_NAME } from './agents/agents.service';

/** How long it is known who looked at which booking. */
export const LOOKS_KEPT_MS = 400 * DAY_MS;

export type LoggedAction = typeof deskActions.$inferSelect;

/** How often an agent looked at a booking, and when last. */
export interface Look {
  readonly agent: string;
  readonly times: number;
  readonly last: Date;
}

/** Who acts, and the id of the question that was answered. */
export interface Acting {
  readonly id: string;
  readonly agent: string;
}

interface Deps {
  readonly db: NodePgDatabase;
  readonly clock: () => Date;
  readonly bookings: Pick<BookingDesk, 'retry' | 'resendMail' | 'cancel' | 'settleNames'>;
  readonly attention: Pick<AttentionDesk, 'close'>;
}

export type DeskActions = ReturnType<typeof createDeskActions>;

export function createDeskActions({ db, clock, bookings, attention }: Deps) {
  /** Writes down what is about to be done, does it, and writes down how it ended. Null where the same question was answered before. */
  async function logged<T>(
    { id, agent }: Acting,
    what: Pick<LoggedAction, 'action' | 'reference'> & Partial<Pick<LoggedAction, 'entryId' | 'account'>>,
    act: () => Promise<T>,
    outcomeOf: (done: T) => string,
  ): Promise<T | null> {
    const rows = await db
      .insert(deskActions)
      .values({ id, agent, ...what, at: clock() })
      .onConflictDoNothing()
      .returning({ id: deskActions.id });
    if (rows.length === 0) return null;
    const settle = (outcome: string) => db.update(deskActions).set({ outcome }).where(eq(deskActions.id, id));
    try {
      const done = await act();
      await settle(outcomeOf(done));
      return done;
    } catch (error) {
      await settle('error');
      throw error;
    }
  }

  return {
    retry: (who: Acting, reference: string) =>
      logged(
        who,
        { action: 'retry', reference },
        () => bookings.retry(reference),
        (file) => file?.booking.state ?? 'booking_unknown',
      ),

    resendMail: (who: Acting, reference: string) =>
      logged(
        who,
        { action: 'mail', reference },
        () => bookings.resendMail(reference),
        (isQueued) => (isQueued ? 'mail_asked' : 'booking_unknown'),
      ),

    /** `agreed`: the refund in cents; the quote of now where null. */
    cancel: (who: Acting, reference: string, agreed: Cents | null) =>
      logged(
        who,
        { action: 'cancel', reference },
        () => bookings.cancel(reference, agreed),
        (done) => (done.ok ? done.value.state : done.error.code),
      ),

    settleNames: (who: Acting, reference: string, state: 'corrected' | 'refused') =>
      logged(
        who,
        { action: `name_${state}`, reference },
        () => bookings.settleNames(reference, state),
        (isSettled) => (isSettled ? `name_${state}` : 'no_name_asked'),
      ),

    close: (who: Acting, { id, reference }: Pick<AttentionLine, 'id' | 'reference'>) =>
      logged(
        who,
        { action: 'close', reference, entryId: id },
        () => attention.close(id, who.agent),
        (isClosed) => (isClosed ? 'closed' : 'closed_before'),
      ),

    endSession: (who: Acting, end: () => Promise<boolean>) =>
      logged(who, { action: 'session_ended', reference: null }, end, (isEnded) => (isEnded ? 'ended' : 'ended_before')),

    endOtherSessions: (who: Acting, end: () => Promise<number>) =>
      logged(who, { action: 'other_sessions_ended', reference: null }, end, () => 'ended'),

    /** An account of an agent is added, reset or removed; `isDone` tells whether it was. */
    changeAccount: <T>(
      who: Acting,
      action: Extract<DeskAction, `agent_${string}`>,
      account: string,
      act: () => Promise<T>,
      isDone: (done: T) => boolean,
    ) =>
      logged(who, { action, reference: null, account: account.slice(0, MOST_NAME) }, act, (done) =>
        isDone(done) ? 'account_changed' : 'nothing_done',
      ),

    find: async (id: string): Promise<LoggedAction | null> => {
      const [action] = await db.select().from(deskActions).where(eq(deskActions.id, id));
      return action ?? null;
    },

    /** Written before bookings are shown to an agent, a row for each. */
    look: async (agent: string, references: readonly string[], isListed: boolean): Promise<void> => {
      const at = clock();
      if (references.length > 0) await db.insert(deskLooks).values(references.map((reference) => ({ agent, reference, isListed, at })));
    },

    /** What was done, the newest first. */
    list: (range: TimeRange, limit: number): Promise<readonly LoggedAction[]> =>
      db.select().from(deskActions).where(within(deskActions.at, range)).orderBy(desc(deskActions.at)).limit(limit),

    /** Who looked at which booking, the newest first. */
    looks: (range: TimeRange, limit: number): Promise<readonly (typeof deskLooks.$inferSelect)[]> =>
      db.select().from(deskLooks).where(within(deskLooks.at, range)).orderBy(desc(deskLooks.id)).limit(limit),

    ofBooking: (reference: string): Promise<readonly LoggedAction[]> =>
      db.select().from(deskActions).where(eq(deskActions.reference, reference)).orderBy(desc(deskActions.at)),

    /** Who looked at a booking, the last first. */
    looksOf: async (reference: string): Promise<readonly Look[]> => {
      const rows = await db
        .select({ agent: deskLooks.agent, times: count(), last: max(deskLooks.at) })
        .from(deskLooks)
        .where(eq(deskLooks.reference, reference))
        .groupBy(deskLooks.agent)
        .orderBy(desc(max(deskLooks.at)));
      return rows.map(({ agent, times, last }) => ({ agent, times, last: required(last, 'last') }));
    },
  };
}
