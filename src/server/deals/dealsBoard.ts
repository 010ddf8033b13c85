/** The deals as this process has them in memory, read again when they have changed; lists are made of that, never of the database. */
import { utcDateOf } from '#core/domain/values/dates';
import type { Job } from '../platform/jobs/job';
import type { DealRepository, SeenDeal } from './deals.repository';
import { SHOWN_MS } from './deals.worker';

export interface DealsBoard {
  readonly deals: readonly SeenDeal[];
  /** True until everything was requested once. */
  readonly isGathering: boolean;
}

export interface DealsBoardKeeper {
  /** A new object whenever anything of it is new. */
  current(): DealsBoard;
  /** Looks whether there is something new. */
  look(): Promise<void>;
  start(): void;
  stop(): void;
}

/** While there is little, somebody may be waiting for more; later every reading is thousands of rows for a few new fares. */
const LOOK_EARLY_MS = 5_000;
const LOOK_LATER_MS = 5 * 60_000;
const LITTLE = 500;

interface KeeperDeps {
  readonly deals: Pick<DealRepository, 'version' | 'list'>;
  readonly job: Pick<Job, 'finishedAt'>;
  readonly clock: () => Date;
  readonly log: { error(details: Readonly<Record<string, unknown>>, message: string): void };
}

export function createDealsBoard({ deals, job, clock, log }: KeeperDeps): DealsBoardKeeper {
  let board: DealsBoard = { deals: [], isGathering: true };
  let version = '';
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function look(): Promise<void> {
    const now = clock();
    const today = utcDateOf(now);
    const isGathering = (await job.finishedAt()) === null;
    const is = await deals.version(today);
    if (is === version && isGathering === board.isGathering) return;
    board = { deals: await deals.list(today, new Date(now.getTime() - SHOWN_MS)), isGathering };
    version = is;
  }

  async function lookAndWait(): Promise<void> {
    await look().catch((error: unknown) => log.error({ err: error }, 'deals could not be read'));
    if (isStopped) return;
    timer = setTimeout(() => void lookAndWait(), board.deals.length < LITTLE ? LOOK_EARLY_MS : LOOK_LATER_MS);
    timer.unref();
  }

  return {
    current: () => board,
    look,
    start: () => void lookAndWait(),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
