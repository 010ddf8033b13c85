/** A pool on the database of a run: its queries take time of the run's clock, and it can be away. */
import { openDatabase } from '#server/platform/db/connection';
import type { Database, Patience } from '#server/platform/db/connection';
import type { Scheduler } from './scheduler';

/** As one of our servers meets it while PostgreSQL starts. */
const away = (): Error => Object.assign(new Error('the database system is starting up'), { code: '57P03' });
export const lostConnection = (): Error => new Error('Connection terminated unexpectedly');

/** The machine may be busy: nothing here is about real time. */
const PATIENT: Patience = { connections: 10, connect: 60_000, lock: 60_000, query: 60_000, answer: 60_000 };

export interface SimDatabase extends Database {
  /** Goes by the clock of another run. */
  goBy(scheduler: Scheduler, isAway: () => boolean): void;
}

export function openSimDatabase(target: Database['target']): SimDatabase {
  // these servers die, their database does not: it need not wait for the disk
  const hasty = { ...target, options: '-c synchronous_commit=off' };
  const database = openDatabase(hasty, () => undefined, PATIENT);
  const { pool } = database;
  let busy: Scheduler['busy'] = (work) => work();
  let isAway = (): boolean => false;
  const call = async <T>(work: () => Promise<T>): Promise<T> => {
    if (isAway()) throw away();
    return busy(work);
  };
  type Ask = (...given: readonly unknown[]) => unknown;
  /** Our code asks for promises; what is passed with a callback is the pool's own. */
  const watch =
    (ask: Ask): Ask =>
    (...given) =>
      typeof given.at(-1) === 'function' ? ask(...given) : call(async () => ask(...given));
  // pg's many overloads are this one here
  const connect = pool.connect.bind(pool) as Ask;
  pool.on('connect', (client) => {
    Object.assign(client, { query: watch(client.query.bind(client) as Ask) });
  });
  Object.assign(pool, { query: watch(pool.query.bind(pool) as Ask), connect: watch(connect) });
  return {
    ...database,
    goBy(scheduler, away) {
      busy = scheduler.busy;
      isAway = away;
    },
  };
}
