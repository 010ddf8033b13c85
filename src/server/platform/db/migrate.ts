/** Brings a database to the current tables; any number of processes may try at once. */
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { Client } from 'pg';
import { StartRefused } from './startRefused';
import type { DatabaseTarget } from './connection';

/** Any constant of our own: what processes that start together queue up at. */
const LOCK_KEY = 7_264_951;
const CONNECT_MS = 5_000;

/**
 * Applies what is missing of the migrations in `folder` (drizzle-kit's layout), under an advisory lock and for as long as it takes.
 * Throws {@link StartRefused} when a newer program was here before: what it changed, this one would not understand.
 */
export async function runMigrations(target: DatabaseTarget, folder: string): Promise<void> {
  const client = new Client({ ...target, connectionTimeoutMillis: CONNECT_MS, application_name: 'wingfare migrations' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    // one transaction: a pooler may give the next one another connection, and a lock of this one would stay there
    await drizzle(client).transaction(async (tx) => {
      await tx.execute(sql`select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true)`);
      await tx.execute(sql`select pg_advisory_xact_lock(${LOCK_KEY})`);
      const unknown = await countUnknown(client, folder);
      if (unknown > 0)
        throw new StartRefused(
          `The database is newer than this program: ${unknown} of its migrations are unknown here. Start the newer program, or restore the backup made before it.`,
        );
      await migrate(tx, { migrationsFolder: folder });
    });
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Migrations that the database had and the folder has not; drizzle tells them apart by their time. */
async function countUnknown(client: Client, folder: string): Promise<number> {
  const { rows } = await client.query<{ readonly applied: string | null }>(`select to_regclass('drizzle.__drizzle_migrations') as applied`);
  if (rows[0]?.applied == null) return 0;
  const known = readMigrationFiles({ migrationsFolder: folder }).map((migration) => migration.folderMillis);
  const found = await client.query('select 1 from drizzle.__drizzle_migrations where created_at <> all($1::bigint[])', [known]);
  return found.rowCount ?? 0;
}
