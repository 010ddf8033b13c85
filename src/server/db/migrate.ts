/** Brings a database to the current tables; any number of processes may try at once. */
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import type { DatabaseTarget } from './connection';

/** Any constant of our own: what processes that start together queue up at. */
const LOCK_KEY = 7_264_951;
const CONNECT_MS = 5_000;

/** Applies what is missing of the migrations in `folder` (drizzle-kit's layout), under an advisory lock and for as long as it takes. */
export async function runMigrations(target: DatabaseTarget, folder: string): Promise<void> {
  const client = new Client({ ...target, connectionTimeoutMillis: CONNECT_MS, application_name: 'wingfare migrations' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    await migrate(drizzle(client), { migrationsFolder: folder });
  } finally {
    // ends the lock as well
    await client.end().catch(() => undefined);
  }
}
