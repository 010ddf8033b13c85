/** The one pool of connections, and drizzle over it. */
import { Pool } from 'pg';
import type { PoolConfig } from 'pg';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

export interface Database {
  readonly pool: Pool;
  readonly db: NodePgDatabase;
  /** True when the database answers within two seconds. */
  check(): Promise<boolean>;
  close(): Promise<void>;
}

const CHECK_MS = 2000;

/** Opens a pool; connections are made when first needed. `onError` hears of idle connections that broke. */
export function openDatabase(
  target: Pick<PoolConfig, 'connectionString' | 'host' | 'port' | 'user' | 'database'>,
  onError: (error: Error) => void,
): Database {
  const pool = new Pool({
    ...target,
    max: 10,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 10_000,
    application_name: 'wingfare',
  });
  pool.on('error', onError);
  return {
    pool,
    db: drizzle(pool),
    async check() {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<boolean>((resolve) => {
        timer = setTimeout(() => resolve(false), CHECK_MS);
      });
      const asked = pool.query('select 1').then(
        () => true,
        () => false,
      );
      const answered = await Promise.race([asked, late]);
      clearTimeout(timer);
      return answered;
    },
    close: () => pool.end(),
  };
}
