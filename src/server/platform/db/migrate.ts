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
 * The baseline makes the tables of the 43 migrations that it replaced, and has the time of the last: drizzle applies it to a new database,
 * and finds it done in one that went through them all.
 */
const REPLACED_BY_BASELINE = 43;

export type HistoryFault = { readonly kind: 'newer'; readonly unknown: number } | { readonly kind: 'beforeBaseline' };

/** How a message goes on that names what is `beforeBaseline`. */
export const LACKS_MIGRATIONS = `lacks some of the ${REPLACED_BY_BASELINE} migrations (0000_booking to 0043_bookings_by_birth) that the baseline replaced`;

/**
 * Applies what is missing of the migrations in `folder` (drizzle-kit's layout), under an advisory lock and for as long as it takes.
 * Throws {@link StartRefused} when a newer program was here before, whose changes this one would not understand, or one that ended before
 * the baseline.
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
      const fault = compareHistory(await appliedIn(client), timesOf(folder));
      if (fault !== null) throw new StartRefused(refusalOf(fault));
      await migrate(tx, { migrationsFolder: folder });
    });
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * What keeps a database or a backup that went through `applied` from a program that has `known`, the baseline first; null when nothing does.
 * Migrations are told apart by their times, as drizzle does.
 */
export function compareHistory(applied: readonly number[], known: readonly number[]): HistoryFault | null {
  const baseline = Math.min(...known);
  const unknown = applied.filter((time) => time > baseline && !known.includes(time)).length;
  if (unknown > 0) return { kind: 'newer', unknown };
  const upToBaseline = applied.filter((time) => time <= baseline).length;
  const isWhole = applied.includes(baseline) && (upToBaseline === 1 || upToBaseline === REPLACED_BY_BASELINE);
  return applied.length === 0 || isWhole ? null : { kind: 'beforeBaseline' };
}

async function appliedIn(client: Client): Promise<readonly number[]> {
  const { rows } = await client.query<{ readonly applied: string | null }>(`select to_regclass('drizzle.__drizzle_migrations') as applied`);
  if (rows[0]?.applied == null) return [];
  const found = await client.query<{ readonly time: string }>('select created_at as time from drizzle.__drizzle_migrations');
  return found.rows.map(({ time }) => Number(time));
}

const timesOf = (folder: string): readonly number[] =>
  readMigrationFiles({ migrationsFolder: folder }).map(({ folderMillis }) => folderMillis);

function refusalOf(fault: HistoryFault): string {
  switch (fault.kind) {
    case 'newer':
      return `The database is newer than this program: ${fault.unknown} of its migrations are unknown here. Start the newer program, or restore the backup made before it.`;
    case 'beforeBaseline':
      return `The database ${LACKS_MIGRATIONS}: start the last program that has these once, then this one.`;
  }
}
