/**
 * The outbox (reliability.27): a letter is requested in the transaction of its cause, once per cause, and sent by a worker,
 * one at a time over all processes, again and again with growing pauses until it is gone.
 */
import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, gt, inArray, lt, lte, ne, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { DAY_MS } from '#core/domain/values/keptFor';
import { within } from '../platform/db/range';
import type { TimeRange } from '../platform/db/range';
import { createJob } from '../platform/jobs/job';
import type { JobDeps } from '../platform/jobs/job';
import { createRounds } from '../platform/jobs/rounds';
import type { Rounds } from '../platform/jobs/rounds';
import { AGAIN } from './mailStates';
import type { MayReach } from './recipientLimit.service';
import type {
  AttentionLetterKind,
  BookingLetterKind,
  CommentLetterKind,
  EnquiryLetterKind,
  GivenUp,
  MailState,
  SubscriptionLetterKind,
  TripsLetterKind,
} from './mailStates';
import { outbox } from './outbox.tables';
import type { Letter, MailTransport } from './transport';

/** What a letter is about decides which it may be. */
type Subject =
  | { readonly kind: BookingLetterKind; readonly bookingId: string; readonly aboutId: null }
  | { readonly kind: EnquiryLetterKind; readonly bookingId: null; readonly aboutId: string }
  | { readonly kind: CommentLetterKind; readonly bookingId: null; readonly aboutId: string }
  | { readonly kind: SubscriptionLetterKind; readonly bookingId: null; readonly aboutId: string }
  | { readonly kind: TripsLetterKind; readonly bookingId: null; readonly aboutId: string }
  | { readonly kind: AttentionLetterKind; readonly bookingId: null; readonly aboutId: string };
export type MailJob = Subject & Pick<typeof outbox.$inferSelect, 'id' | 'cause' | 'details' | 'tries'>;
export type BookingMail = Extract<MailJob, { readonly aboutId: null }>;

type AboutBooking = Pick<BookingMail, 'kind' | 'bookingId'>;
type AboutOther = Pick<Extract<MailJob, { readonly bookingId: null }>, 'kind' | 'aboutId'>;
export type NewMail = (AboutBooking | AboutOther) & {
  readonly cause: string;
  readonly dueAt: Date;
  readonly details?: unknown;
};

const MINUTE_MS = 60_000;
/** Pauses after each try; after the last the letter has failed. */
export const PAUSES_MS = [1, 5, 15, 60, 180, 360, 720, 1440].map((minutes) => minutes * MINUTE_MS);
const LOOK_EVERY_MS = 15_000;
/** No two clocks of servers that are looked after differ by more. */
const MISDATED_MS = 15 * MINUTE_MS;
/** Rows that are settled say which letters went out; they go after this. */
export const OUTBOX_KEPT_MS = 30 * DAY_MS;

/** Asks for a letter; a cause that was there before asks for nothing. */
export const writeMail = (tx: Pick<NodePgDatabase, 'insert'>, mail: NewMail, now: Date): Promise<void> => writeMails(tx, [mail], now);

/** The same for many. */
export async function writeMails(tx: Pick<NodePgDatabase, 'insert'>, mails: readonly NewMail[], now: Date): Promise<void> {
  if (mails.length === 0) return;
  await tx
    .insert(outbox)
    .values(mails.map(({ details = null, ...mail }) => ({ ...mail, details, id: randomUUID(), state: 'pending' as const, createdAt: now })))
    .onConflictDoNothing({ target: outbox.cause });
}

/** The letter of a cause that waits is sent at another time; one that left stays the only one. */
export async function moveMail(tx: Pick<NodePgDatabase, 'update'>, { cause, dueAt }: Pick<NewMail, 'cause' | 'dueAt'>): Promise<void> {
  await tx
    .update(outbox)
    .set({ dueAt })
    .where(and(eq(outbox.cause, cause), eq(outbox.state, 'pending')));
}

/** A letter that left was about something that is over: its cause may ask for another one. One that waits stays. */
export async function retireMail(
  tx: Pick<NodePgDatabase, 'update'>,
  { cause, because }: Pick<NewMail, 'cause'> & { readonly because: string },
): Promise<void> {
  await tx
    .update(outbox)
    .set({ cause: `${cause} before ${because}` })
    .where(and(eq(outbox.cause, cause), ne(outbox.state, 'pending')));
}

/** Whether a letter of a kind, another one than `except`, went out about one of the bookings. */
export async function wasMailed(
  db: Pick<NodePgDatabase, 'select'>,
  { kind, bookingIds, except }: { readonly kind: BookingLetterKind; readonly bookingIds: readonly string[]; readonly except: string },
): Promise<boolean> {
  const [sent] = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(inArray(outbox.bookingId, bookingIds), eq(outbox.kind, kind), eq(outbox.state, 'sent'), ne(outbox.id, except)))
    .limit(1);
  return sent !== undefined;
}

/** As a part of a query about bookings: their letters of a kind, whatever became of them. */
export const lettersOf = (db: Pick<NodePgDatabase, 'select'>, kind: BookingLetterKind, bookingId: PgColumn) =>
  db
    .select({ one: sql`1` })
    .from(outbox)
    .where(and(eq(outbox.bookingId, bookingId), eq(outbox.kind, kind)));

export interface MailLog {
  error(details: Readonly<Record<string, unknown>>, message: string): void;
  info(details: Readonly<Record<string, unknown>>, message: string): void;
}

export interface MailWorkerDeps extends JobDeps {
  readonly transport: MailTransport;
  /** The letter as it is true now; null where there is nothing to say any more. */
  readonly letterOf: (job: MailJob) => Promise<Letter | null>;
  /** Whether it may leave for an address: one that gets too many receives nothing. */
  readonly mayReach: MayReach;
  /** A letter was given up: whoever it is about leaves it to a person, in the same transaction. */
  readonly onGivenUp: (tx: Pick<NodePgDatabase, 'select' | 'insert' | 'update'>, job: MailJob, why: GivenUp) => Promise<void>;
  readonly log: MailLog;
}

/** A round sends what is due and answers how many letters left; `ask` for one where a letter was requested. */
export type MailWorker = Rounds<number>;

export function createMailWorker(deps: MailWorkerDeps): MailWorker {
  const { db, clock, transport, letterOf, mayReach, onGivenUp, log } = deps;
  const turns = createJob(deps, { name: 'outbox', everyMs: null });

  /** Requested by a clock that was ahead, and due by it; a letter that is to go out later, such as a reminder, keeps its day. */
  const isMisdated = (now: Date) =>
    and(gt(outbox.createdAt, new Date(now.getTime() + MISDATED_MS)), lte(outbox.dueAt, sql`${outbox.createdAt} + interval '10 minutes'`));

  async function earliest(where: SQL | undefined): Promise<string | null> {
    const [row] = await db
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(sql`${outbox.state} = 'pending'`, where))
      .orderBy(asc(outbox.dueAt), asc(outbox.createdAt))
      .limit(1);
    return row?.id ?? null;
  }

  /** One after the other, each by an index of its own. */
  async function next(): Promise<string | null> {
    const now = clock();
    return (await earliest(lte(outbox.dueAt, now))) ?? (await earliest(isMisdated(now)));
  }

  /** False where somebody else settled it. */
  async function settle(tx: Pick<NodePgDatabase, 'update'>, id: string, state: MailState, fault: string | null = null): Promise<boolean> {
    const settled = await tx
      .update(outbox)
      .set({ state, fault, settledAt: clock() })
      .where(and(eq(outbox.id, id), eq(outbox.state, 'pending')))
      .returning({ id: outbox.id });
    return settled.length > 0;
  }

  const giveUp = (job: MailJob, fault: string, why: GivenUp): Promise<void> =>
    db.transaction(async (tx) => {
      if (await settle(tx, job.id, 'failed', fault)) await onGivenUp(tx, job, why);
    });

  async function postpone(job: MailJob, fault: string): Promise<void> {
    const { id, tries } = job;
    const pause = PAUSES_MS[tries - 1];
    if (pause === undefined) await giveUp(job, fault, 'mail_not_taken');
    else
      await db
        .update(outbox)
        .set({ fault, dueAt: new Date(clock().getTime() + pause) })
        .where(eq(outbox.id, id));
  }

  /** A try counts before it is made. True where the letter left. */
  async function send(id: string): Promise<boolean> {
    const [row] = await db
      .update(outbox)
      .set({ tries: sql`${outbox.tries} + 1` })
      .where(and(eq(outbox.id, id), eq(outbox.state, 'pending')))
      .returning();
    if (!row) return false;
    // written by writeMail alone, and held to it by the table
    const job = row as MailJob;
    const logged = { mail: job.id, kind: job.kind };
    let letter: Letter | null;
    let isTooMany = false;
    try {
      letter = await letterOf(job);
      isTooMany = letter !== null && !(await mayReach(job, letter.to));
    } catch (error) {
      log.error({ ...logged, err: error }, 'a letter could not be written');
      await postpone(job, 'unwritten');
      return false;
    }
    if (letter === null || isTooMany) {
      await settle(db, job.id, 'dropped', isTooMany ? 'too_many' : null);
      return false;
    }
    const sent = await transport.send(letter, job.id);
    if (sent.ok) {
      await settle(db, job.id, 'sent');
      log.info(logged, transport.said);
      return true;
    }
    log.error({ ...logged, fault: sent.error.code, tries: job.tries }, 'a letter was not taken');
    if (sent.error.isFinal) await giveUp(job, sent.error.code, 'mail_refused');
    else await postpone(job, sent.error.code);
    return false;
  }

  const rounds = createRounds({
    everyMs: LOOK_EVERY_MS,
    round: (signal) => turns.workOff({ next, work: send, signal }),
    onFault: (error) => log.error({ err: error }, 'letters stay for now'),
  });
  return {
    ...rounds,
    async stop() {
      await rounds.stop();
      await transport.close();
    },
  };
}

/** What is known of the letters of bookings, the newest first: for the desk. */
export function createOutboxService({ db, clock }: { readonly db: NodePgDatabase; readonly clock: () => Date }) {
  return {
    ofBooking: (bookingId: string) => db.select().from(outbox).where(eq(outbox.bookingId, bookingId)).orderBy(desc(outbox.createdAt)),
    list: (range: TimeRange, limit: number) =>
      db.select().from(outbox).where(within(outbox.createdAt, range)).orderBy(desc(outbox.createdAt)).limit(limit),
    /** Another letter of a kind about a booking: for a traveler or an agent who requests it. */
    async again(bookingId: string, kind: BookingLetterKind): Promise<void> {
      const now = clock();
      await writeMail(db, { kind, bookingId, cause: `${AGAIN}${randomUUID()}`, dueAt: now }, now);
    },
    /** Settled rows past their time; answers how many went. */
    async forgetOld(): Promise<number> {
      const settled = inArray(outbox.state, ['sent', 'dropped', 'failed']);
      const gone = await db
        .delete(outbox)
        .where(and(settled, lt(outbox.settledAt, new Date(clock().getTime() - OUTBOX_KEPT_MS))))
        .returning({ id: outbox.id });
      return gone.length;
    },
  };
}
export type OutboxService = ReturnType<typeof createOutboxService>;
