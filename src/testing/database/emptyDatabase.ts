/** A second database on the server of a test's own, with nothing in it. */
import { openDatabase } from '#server/platform/db/connection';
import type { Database } from '#server/platform/db/connection';
import type { TestDatabase } from './testDatabase';

/** `close()` removes it again; before the other is closed. */
export async function emptyDatabaseNextTo(existing: TestDatabase): Promise<Database> {
  const { database: name = '', connectionString } = existing.target;
  const other = `${connectionString ? new URL(connectionString).pathname.slice(1) : name}_empty`;
  await existing.pool.query(`create database ${other}`);
  const target = connectionString
    ? { connectionString: Object.assign(new URL(connectionString), { pathname: `/${other}` }).href }
    : { ...existing.target, database: other };
  const database = openDatabase(target, () => undefined);
  return {
    ...database,
    async close() {
      await database.close();
      await existing.pool.query(`drop database ${other} with (force)`);
    },
  };
}
