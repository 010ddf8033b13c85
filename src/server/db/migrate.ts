/** Brings a database to the current tables; any number of processes may try at once. */
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool } from 'pg';

/** Any constant of our own: what processes that start together queue up at. */
const LOCK_KEY = 7_264_951;

/** Applies what is missing of the migrations in `folder` (drizzle-kit's layout), under an advisory lock. */
export async function runMigrations(pool: Pool, folder: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    try {
      await migrate(drizzle(client), { migrationsFolder: folder });
    } finally {
      await client.query('select pg_advisory_unlock($1)', [LOCK_KEY]);
    }
  } finally {
    // a changed session setting must not go back into the pool
    client.release(true);
  }
}
