/** Turns at a job: one process at a time does it, goes on where the last one stopped, and leaves it alone when it is done. */
import { and, eq, gt, isNull, like, lte, ne, or } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { isLeaseOver } from '../db/lease';
import { jobs } from './jobs.tables';

/** Longer than the agency's slowest query, after each of which a turn is kept. */
export const JOB_LEASE_MS = 180_000;

export interface JobDeps {
  readonly db: NodePgDatabase;
  readonly clock: () => Date;
  /** Names this process in the lease. */
  readonly instanceId: string;
  /** Leases of others are left-overs of a killed run. */
  readonly isSoleInstance: boolean;
}

export interface JobSettings {
  readonly name: string;
  /** How long it stays done; null where it is done for good. */
  readonly everyMs: number | null;
}

type Turn = Pick<typeof jobs.$inferSelect, 'place' | 'startedAt' | 'finishedAt'>;
type Executor = Pick<NodePgDatabase, 'update'>;

export type Job = ReturnType<typeof createJob>;

interface Queue<Row> {
  /** What is to be done next; null where nothing is. */
  readonly next: () => Promise<Row | null>;
  /** Does it, so that it is not next again; answers whether it counts. */
  readonly work: (row: Row) => Promise<boolean>;
  readonly signal: AbortSignal;
}

export function createJob({ db, clock, instanceId, isSoleInstance }: JobDeps, { name, everyMs }: JobSettings) {
  const mine = and(eq(jobs.name, name), eq(jobs.leaseOwner, instanceId));
  const leaseUntil = (): Date => new Date(clock().getTime() + JOB_LEASE_MS);

  /** Never done, or long enough ago; what was done later than now was dated by a clock that was ahead. */
  const isToDo = (now: Date) =>
    or(
      isNull(jobs.finishedAt),
      everyMs === null ? undefined : lte(jobs.finishedAt, new Date(now.getTime() - everyMs)),
      everyMs === null ? undefined : gt(jobs.finishedAt, new Date(now.getTime() + everyMs)),
    );

  /** Null while another process has it, and where it is done. */
  async function takeTurn(): Promise<Turn | null> {
    const now = clock();
    await db.insert(jobs).values({ name, startedAt: now }).onConflictDoNothing();
    const isFree = isSoleInstance ? undefined : or(isLeaseOver(jobs.leaseUntil, now, JOB_LEASE_MS), eq(jobs.leaseOwner, instanceId));
    const [turn] = await db
      .update(jobs)
      .set({ leaseOwner: instanceId, leaseUntil: leaseUntil() })
      .where(and(eq(jobs.name, name), isToDo(now), isFree))
      .returning({ place: jobs.place, startedAt: jobs.startedAt, finishedAt: jobs.finishedAt });
    return turn ?? null;
  }

  /** Does the work in a turn of this process and gives the turn back; `otherwise` where it has none. */
  async function inTurn<T>(otherwise: T, work: (turn: Turn) => Promise<{ readonly value: T; readonly isDone: boolean }>): Promise<T> {
    const turn = await takeTurn();
    if (turn === null) return otherwise;
    let isDone = false;
    try {
      const done = await work(turn);
      ({ isDone } = done);
      return done.value;
    } finally {
      await db
        .update(jobs)
        .set({ leaseOwner: null, leaseUntil: null, ...(isDone ? { finishedAt: clock() } : {}) })
        .where(mine);
    }
  }

  /** Keeps the turn, in one step with what was done in it; throws where another process has taken it. */
  async function keepTurn(tx: Executor, place?: unknown): Promise<void> {
    const kept = await tx
      .update(jobs)
      .set({ leaseUntil: leaseUntil(), ...(place === undefined ? {} : { place }) })
      .where(mine)
      .returning({ name: jobs.name });
    if (kept.length === 0) throw new Error(`another process has taken the turn at ${name}`);
  }

  return {
    inTurn,
    keepTurn,

    /** Works a queue off, one after the other over all processes, as long as something is next; answers how many counted. */
    async workOff<Row>({ next, work, signal }: Queue<Row>): Promise<number> {
      let count = 0;
      const all = async () => {
        for (let row = await next(); row !== null && !signal.aborted; row = await next()) {
          if (await work(row)) count += 1;
          await keepTurn(db);
        }
        return { value: true, isDone: false };
      };
      // what became due while the turn was given back was left to this process
      while (!signal.aborted && (await next()) !== null) if (!(await inTurn(false, all))) break;
      return count;
    },

    async isDone(): Promise<boolean> {
      const found = await db
        .select({ name: jobs.name })
        .from(jobs)
        .where(and(eq(jobs.name, name), isToDo(clock())));
      return found.length === 0;
    },

    /** Forgets the other jobs whose names begin so. */
    async forgetOthers(beginning: string): Promise<void> {
      await db.delete(jobs).where(and(like(jobs.name, `${beginning}%`), ne(jobs.name, name)));
    },

    /** When all of it was done last; null until it was once. */
    async finishedAt(): Promise<Date | null> {
      const [row] = await db.select({ at: jobs.finishedAt }).from(jobs).where(eq(jobs.name, name));
      return row?.at ?? null;
    },
  };
}
