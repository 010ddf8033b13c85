/** Deals: the job that keeps them fresh, what this process has of them in memory, and the calls that list them. */
import type { FastifyInstance } from 'fastify';
import { registerDealRoutes } from '../deals/deals.routes';
import { createDealLists } from '../deals/dealLists';
import type { DealLists } from '../deals/dealLists';
import { createDealRepository } from '../deals/deals.repository';
import { createDealsBoard } from '../deals/dealsBoard';
import type { DealsBoardKeeper } from '../deals/dealsBoard';
import { createDealWorker } from '../deals/deals.worker';
import type { Deps } from '../deps';
import { latestFares } from '../flights/prices/latestFares.service';
import type { FlightSupplier } from '../flights/supplier';

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
  const deals = createDealRepository({ db, supplier: supplier.name, owner: instanceId, isSoleInstance });
  const board = createDealsBoard({ deals, clock, log: app.log });
  const lists = createDealLists(airports);
  registerDealRoutes(app, { airports, limits, lists, board: board.current });
  const worker = createDealWorker({
    deals,
    supplier,
    latestFares: (since, from) => latestFares(db, supplier.name, since, from),
    clock,
    isStrained,
    log: app.log,
  });
  app.addHook('onListen', async () => {
    worker.start();
    board.start();
  });
  app.addHook('onClose', async () => {
    board.stop();
    await worker.stop();
  });
  return { board: board.current, lists };
}
