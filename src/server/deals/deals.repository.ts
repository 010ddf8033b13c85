/** Deals in the database. What is stored can be found again at any time: a commit does not wait for the disk. */
import { and, eq, gt, gte, lt, ne, or, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { IsoDate } from '#core/domain/values/dates';
import type { Cents } from '#core/domain/values/money';
import { monthOf } from '#core/domain/fares/deals';
import type { Deal } from '#core/domain/fares/deals';
import { isLeaseOver } from '../platform/db/lease';
import type { DealQuestion } from './dealPlan';
import { dealQuestions, deals, dealTurns } from './deals.tables';

export interface SeenDeal extends Deal {
  readonly airlineName: string;
  /** The published fare of one adult; null where it is not known. */
  readonly airlinePrice: Cents | null;
  readonly seenAt: Date;
}

/** Longer than a supplier's slowest answer. */
export const DEAL_LEASE_MS = 120_000;

export interface DealRepositoryDeps {
  readonly db: NodePgDatabase;
  readonly supplier: string;
  /** Names this process in the lease. */
  readonly owner: string;
  /** Leases of others are left-overs of a killed run. */
  readonly isSoleInstance: boolean;
}

export type DealRepository = ReturnType<typeof createDealRepository>;

export function createDealRepository({ db, supplier, owner, isSoleInstance }: DealRepositoryDeps) {
  type Tx = Parameters<Parameters<typeof db.transaction>[0]>[0];
  const mine = and(eq(dealTurns.supplier, supplier), eq(dealTurns.leaseOwner, owner));
  const leaseUntil = (now: Date): Date => new Date(now.getTime() + DEAL_LEASE_MS);

  /** Keeps the turn in the same step as what was done in it; throws where another process has taken it. */
  async function inMyTurn(now: Date, work: (tx: Tx) => Promise<unknown>): Promise<void> {
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local synchronous_commit = off`);
      const kept = await tx
        .update(dealTurns)
        .set({ leaseUntil: leaseUntil(now) })
        .where(mine)
        .returning({ supplier: dealTurns.supplier });
      if (kept.length === 0) throw new Error('another process asks for deals');
      await work(tx);
    });
  }

  const rowsOf = (found: readonly SeenDeal[]) =>
    found.map((deal) => ({ ...deal, supplier, month: monthOf(deal.departs), isRoundTrip: deal.returns !== null }));

  return {
    /** Takes the turn to ask; false while another process has it. */
    async takeTurn(now: Date): Promise<boolean> {
      await db.insert(dealTurns).values({ supplier }).onConflictDoNothing();
      const free = or(isLeaseOver(dealTurns.leaseUntil, now, DEAL_LEASE_MS), eq(dealTurns.leaseOwner, owner));
      const taken = await db
        .update(dealTurns)
        .set({ leaseOwner: owner, leaseUntil: leaseUntil(now) })
        .where(and(eq(dealTurns.supplier, supplier), isSoleInstance ? undefined : free))
        .returning({ supplier: dealTurns.supplier });
      return taken.length > 0;
    },

    /** Gives the turn back; `finishedAt` when every query was made. */
    async endTurn(finishedAt: Date | null): Promise<void> {
      await db
        .update(dealTurns)
        .set({ leaseOwner: null, leaseUntil: null, ...(finishedAt && { finishedAt }) })
        .where(mine);
    },

    /** Questions that were answered since an instant, as `keyOfQuestion` names them. */
    async answeredSince(since: Date): Promise<ReadonlySet<string>> {
      const rows = await db
        .select()
        .from(dealQuestions)
        .where(and(eq(dealQuestions.supplier, supplier), gt(dealQuestions.searchedAt, since)));
      return new Set(rows.map(keyOfQuestion));
    },

    /** What a question found takes the place of what it found before. */
    async answer(question: DealQuestion, found: readonly SeenDeal[], now: Date): Promise<void> {
      const { origin, destination, cabin, month } = question;
      await inMyTurn(now, async (tx) => {
        await tx
          .delete(deals)
          .where(
            and(
              eq(deals.supplier, supplier),
              eq(deals.origin, origin),
              eq(deals.destination, destination),
              eq(deals.cabin, cabin),
              eq(deals.month, month),
            ),
          );
        if (found.length > 0) await tx.insert(deals).values(rowsOf(found));
        await tx
          .insert(dealQuestions)
          .values({ origin, destination, cabin, month, supplier, searchedAt: now })
          .onConflictDoUpdate({
            target: [dealQuestions.supplier, dealQuestions.origin, dealQuestions.destination, dealQuestions.cabin, dealQuestions.month],
            set: { searchedAt: now },
          });
      });
    },

    /** All deals there are, in place of those there were. */
    async replaceAll(found: readonly SeenDeal[], now: Date): Promise<void> {
      await inMyTurn(now, async (tx) => {
        await tx.delete(deals).where(eq(deals.supplier, supplier));
        const rows = rowsOf(found);
        // a statement has at most 65 535 parameters
        for (let i = 0; i < rows.length; i += 1000) await tx.insert(deals).values(rows.slice(i, i + 1000));
      });
    },

    /** Forgets trips that have left, fares that nobody has seen since, and what another supplier sold. */
    async forget(today: IsoDate, seenSince: Date): Promise<void> {
      await db.delete(deals).where(or(ne(deals.supplier, supplier), lt(deals.departs, today), lt(deals.seenAt, seenSince)));
      await db.delete(dealQuestions).where(or(ne(dealQuestions.supplier, supplier), lt(dealQuestions.month, monthOf(today))));
      await db.delete(dealTurns).where(ne(dealTurns.supplier, supplier));
    },

    /** Changes whenever a list would. */
    async version(today: IsoDate): Promise<string> {
      const [row] = await db
        .select({ newest: sql<string | null>`max(${deals.seenAt})::text`, count: sql<number>`count(*)::int` })
        .from(deals)
        .where(eq(deals.supplier, supplier));
      return [row?.newest ?? '-', row?.count ?? 0, today].join(' ');
    },

    /** When everything was requested last; null where it never was. */
    async finishedAt(): Promise<Date | null> {
      const [row] = await db.select({ at: dealTurns.finishedAt }).from(dealTurns).where(eq(dealTurns.supplier, supplier));
      return row?.at ?? null;
    },

    /** Those of trips that leave on `from` or later, seen since an instant. */
    async list(from: IsoDate, seenSince: Date): Promise<readonly SeenDeal[]> {
      const { origin, destination, departs, returns, cabin, airline, airlineName, total, airlinePrice, seenAt } = deals;
      return db
        .select({ origin, destination, departs, returns, cabin, airline, airlineName, total, airlinePrice, seenAt })
        .from(deals)
        .where(and(eq(deals.supplier, supplier), gte(departs, from), gte(seenAt, seenSince)));
    },
  };
}

/** One name for one question. */
export const keyOfQuestion = ({ origin, destination, cabin, month }: DealQuestion): string => [origin, destination, cabin, month].join('|');
