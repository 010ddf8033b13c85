/** Deals: the job that keeps them fresh, what this process has of them in memory, and the calls that list them. */
import type { FastifyInstance } from 'fastify';
import { registerDealRoutes } from '../deals/deals.routes';
import { createDealLists } from '../deals/dealLists';
import type { DealLists } from '../deals/dealLists';
import { createDealRepository } from '../deals/deals.repository';
import { createDealsBoard } from '../deals/dealsBoard';
import type { DealsBoardKeeper } from '../deals/dealsBoard';
import { createDealJob, createDealWorker } from '../deals/deals.worker';
import type { Deps } from '../deps';
import { latestFares } from '../flights/prices/latestFares.service';
import type { FlightSupplier } from '../flights/supplier';
import { whileListening } from '../platform/jobs/rounds';

interface DealDeps extends Pick<Deps, 'clock' | 'limits' | 'airports' | 'database'> {
  readonly instanceId: string;
  readonly isSoleInstance: boolean;
  readonly supplier: FlightSupplier;
  readonly isStrained: () => boolean;
}

interface OpenDeals {
  /** What this process has of them in memory, and the lists that calls and pages make of it. */
  readonly board: DealsBoardKeeper['current'];
  readonly lists: DealLists;
}

export function openDeals(app: FastifyInstance, deps: DealDeps): OpenDeals {
  const { clock, limits, airports, supplier, isStrained, instanceId, isSoleInstance } = deps;
  const { db } = deps.database;
  const job = createDealJob({ db, clock, instanceId, isSoleInstance }, supplier);
  const deals = createDealRepository({ db, supplier: supplier.name, job });
  const board = createDealsBoard({ deals, job, clock, log: app.log });
  const lists = createDealLists(airports);
  registerDealRoutes(app, { airports, limits, lists, board: board.current });
  const worker = createDealWorker({
    deals,
    job,
    supplier,
    latestFares: (since, from) => latestFares(db, supplier.name, since, from),
    clock,
    isStrained,
    log: app.log,
  });
  whileListening(app, worker);
  app.addHook('onListen', async () => board.start());
  app.addHook('onClose', async () => board.stop());
  return { board: board.current, lists };
}
