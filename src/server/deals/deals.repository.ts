/** Deals in the database. What is stored can be found again at any time: a commit does not wait for the disk. */
import { and, eq, gt, gte, lt, ne, or, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { IsoDate } from '#core/domain/values/dates';
import type { Cents } from '#core/domain/values/money';
import { monthOf } from '#core/domain/fares/deals';
import type { Deal } from '#core/domain/fares/deals';
import type { Job } from '../platform/jobs/job';
import type { DealQuestion } from './dealPlan';
import { dealQuestions, deals } from './deals.tables';
import { at } from '#core/domain/values/checkedReads';

export interface SeenDeal extends Deal {
  readonly airlineName: string;
  /** The published fare of one adult; null where it is not known. */
  readonly airlinePrice: Cents | null;
  readonly seenAt: Date;
}

export interface DealRepositoryDeps {
  readonly db: NodePgDatabase;
  readonly supplier: string;
  /** The turn in which this process writes. */
  readonly job: Pick<Job, 'keepTurn'>;
}

export type DealRepository = ReturnType<typeof createDealRepository>;

export function createDealRepository({ db, supplier, job }: DealRepositoryDeps) {
  type Tx = Parameters<Parameters<typeof db.transaction>[0]>[0];

  const inMyTurn = (work: (tx: Tx) => Promise<unknown>): Promise<void> =>
    db.transaction(async (tx) => {
      await tx.execute(sql`set local synchronous_commit = off`);
      await job.keepTurn(tx);
      await work(tx);
    });

  const rowsOf = (found: readonly SeenDeal[]) =>
    found.map((deal) => ({ ...deal, supplier, month: monthOf(deal.departs), isRoundTrip: deal.returns !== null }));

  return {
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
      await inMyTurn(async (tx) => {
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
    async replaceAll(found: readonly SeenDeal[]): Promise<void> {
      await inMyTurn(async (tx) => {
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
    },

    /** Changes whenever a list would. */
    async version(today: IsoDate): Promise<string> {
      const rows = await db
        .select({ newest: sql<string | null>`max(${deals.seenAt})::text`, count: sql<number>`count(*)::int` })
        .from(deals)
        .where(eq(deals.supplier, supplier));
      const { newest, count } = at(rows, 0);
      return [newest ?? '-', count, today].join(' ');
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
