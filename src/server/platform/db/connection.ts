/** The one pool of connections, and drizzle over it. A connection that is lost, frozen or locked out fails the query that needs it, in time. */
import { Pool } from 'pg';
import type { PoolConfig } from 'pg';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { isTransientFault } from './faults';
import { askInTransactions, isPooled, sentWith } from './poolers';
import type { Settings } from './poolers';
import { createSharedCheck } from './sharedCheck';

export type DatabaseTarget = Pick<PoolConfig, 'connectionString' | 'host' | 'port' | 'user' | 'database'>;

export interface Database {
  readonly target: DatabaseTarget;
  readonly pool: Pool;
  readonly db: NodePgDatabase;
  /** True when the database answers within two seconds; not over the pool, and once for all who ask within a moment. */
  check(): Promise<boolean>;
  /** Waits for queries under way; a database that does not answer is left after two seconds. */
  close(): Promise<void>;
}

/** How many connections, and their longest waits in milliseconds. */
export interface Patience {
  readonly connections: number;
  /** For a free connection, a new one included. */
  readonly connect: number;
  /** For a row or table that another transaction holds. */
  readonly lock: number;
  /** For one query, as the server counts. */
  readonly query: number;
  /** For its answer, as the client counts: a server that is frozen counts nothing. */
  readonly answer: number;
}

/** A visitor is answered within five seconds, if only with 503: `connect` and `answer` stay below that together. */
const VISITOR: Patience = { connections: 10, connect: 1_500, lock: 2_000, query: 2_500, answer: 3_000 };
/** The agency waits for long reports, on few connections: visitors have their own. */
export const AGENCY: Patience = { connections: 4, connect: 30_000, lock: 10_000, query: 120_000, answer: 125_000 };

/** The planner takes the conditions on expressions for dearer than they are, and compiles for a second what runs for half of one. */
const WITHOUT_JIT = '-c jit=off';
/** A transaction whose process hangs gives its rows back. */
const IDLE_IN_TRANSACTION_MS = 10_000;
/** When a silent connection is probed. */
const KEEP_ALIVE_MS = 10_000;
const CLOSE_MS = 2_000;

/** What the server is told of a connection's patience. */
const settingsOf = ({ lock, query }: Patience): Settings => ({
  lock_timeout: lock,
  statement_timeout: query,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
});

/** Opens a pool; connections are made when first needed. `onError` is called for idle connections that broke. */
export function openDatabase(target: DatabaseTarget, onError: (error: Error) => void, patience: Patience = VISITOR): Database {
  const settings = settingsOf(patience);
  const isBehindPooler = isPooled(target);
  const pool = new Pool({
    ...target,
    max: patience.connections,
    connectionTimeoutMillis: patience.connect,
    idleTimeoutMillis: 30_000,
    query_timeout: patience.answer,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    application_name: 'wingfare',
    ...(isBehindPooler ? {} : { ...settings, options: WITHOUT_JIT }),
  });
  pool.on('error', onError);
  // One that breaks between two queries has nobody to tell: without a listener that ends the process. Its next query fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  if (isBehindPooler) askInTransactions(pool, settings);
  const probe = createSharedCheck(target, () => performance.now());
  return {
    target,
    pool,
    db: Object.assign(drizzle(pool), { transaction: transactionsOf(pool, isBehindPooler ? settings : null) }),
    check: probe.check,
    async close() {
      await within(CLOSE_MS, Promise.all([pool.end(), probe.close()]));
    },
  };
}

/**
 * Drizzle's own loses a connection whose `begin` fails, asks a frozen server to roll back, and hands it out again afterwards.
 * Here a connection in doubt is closed at once, which rolls back as well, and the first error is the one that is reported.
 */
function transactionsOf(pool: Pool, settings: Settings | null): NodePgDatabase['transaction'] {
  return async (work, config) => {
    const client = await pool.connect();
    let isHeld = true;
    const causes: unknown[] = [];
    const giveBack = (isBroken: boolean): void => {
      if (isHeld) client.release(isBroken);
      isHeld = false;
    };
    try {
      const result = await drizzle(client).transaction(async (tx) => {
        try {
          if (settings !== null) await tx.execute(sentWith(settings));
          return await work(tx);
        } catch (error) {
          causes.push(error);
          if (isTransientFault(error)) giveBack(true);
          throw error;
        }
      }, config);
      giveBack(false);
      return result;
    } catch (error) {
      giveBack(isTransientFault(error));
      throw causes.length > 0 ? causes[0] : error;
    }
  };
}

/** What a promise resolves to, or null when that takes longer. */
async function within<T>(ms: number, promise: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
