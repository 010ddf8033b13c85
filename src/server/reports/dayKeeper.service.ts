/** Days that are over are counted once over all processes, one after the other, and travelers keep half of the database meanwhile. */
import { setTimeout as sleep } from 'node:timers/promises';
import { createJob } from '../platform/jobs/job';
import type { JobDeps } from '../platform/jobs/job';
import { createRounds } from '../platform/jobs/rounds';
import type { Rounds } from '../platform/jobs/rounds';
import type { ReportService } from './reports.service';

const EVERY_MS = 3_600_000;
/** A look is due more often than days are: who looked first may be gone. */
const LOOK_EVERY_MS = EVERY_MS / 4;
const LEAST_REST_MS = 100;
/** A day that is being counted is not waited for: it is counted again. */
const STOP_MS = 2_000;

export interface DayKeeperDeps extends JobDeps {
  readonly reports: Pick<ReportService, 'keepDays' | 'settings'>;
  readonly log: { error(details: Readonly<Record<string, unknown>>, message: string): void };
  /** Lets a moment pass, in milliseconds; real time unless given. */
  readonly pause?: (ms: number) => Promise<unknown>;
}

/** A round answers how many days were counted. */
export type DayKeeper = Pick<Rounds<number>, 'runOnce' | 'start' | 'stop'>;

export function createDayKeeper({ reports, log, pause, ...deps }: DayKeeperDeps): DayKeeper {
  const job = createJob(deps, { name: `report_days ${reports.settings}`, everyMs: EVERY_MS });

  async function round(signal: AbortSignal): Promise<number> {
    if (signal.aborted) return 0;
    // however long a day took: who ends need not wait for it
    const rest = (ms: number): Promise<unknown> => (pause ? pause(ms) : sleep(ms, undefined, { signal }).catch(() => undefined));
    return job.inTurn(0, async () => {
      let count = 0;
      await reports.keepDays(deps.clock(), async (tookMs) => {
        count += 1;
        await job.keepTurn(deps.db);
        if (!signal.aborted) await rest(Math.max(tookMs, LEAST_REST_MS));
        return !signal.aborted;
      });
      return { value: count, isDone: !signal.aborted };
    });
  }

  const rounds = createRounds({
    everyMs: LOOK_EVERY_MS,
    round,
    onFault: (error) => log.error({ err: error }, 'figures of days that are over stay for now'),
  });
  return { ...rounds, stop: () => Promise.race([rounds.stop(), sleep(STOP_MS, undefined, { ref: false })]) };
}
