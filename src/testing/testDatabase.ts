/**
 * A fresh, migrated database for one test file: on the server of TEST_DATABASE_URL where that is set (the suite runs on both),
 * else on an embedded one in a folder of its own.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { openDatabase } from '#server/db/connection';
import type { Database } from '#server/db/connection';
import { startEmbeddedPostgres } from '#server/db/embeddedPostgres';
import { runMigrations } from '#server/db/migrate';

const MIGRATIONS = path.join(__dirname, '..', 'server', 'db', 'migrations');

export interface TestDatabase extends Database {
  /** A second pool on the same database, as another process would have; close it yourself. */
  again(): Database;
}

/** `close()` removes everything again. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  const { open, drop } = server === undefined ? await embedded() : await onServer(server);
  const database = open();
  await runMigrations(database.target, MIGRATIONS);
  return {
    ...database,
    again: open,
    async close() {
      await database.close();
      await drop();
    },
  };
}

interface Source {
  readonly open: () => Database;
  readonly drop: () => Promise<void>;
}

/** Connections that a stopping server cuts are no finding of a test. */
const ignore = (): void => undefined;

async function onServer(server: string): Promise<Source> {
  const name = `wf_test_${randomBytes(6).toString('hex')}`;
  const run = async (sql: string): Promise<void> => {
    const client = new Client({ connectionString: server });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  await run(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { open: () => openDatabase({ connectionString: url.href }, ignore), drop: () => run(`drop database ${name} with (force)`) };
}

async function embedded(): Promise<Source> {
  const folder = mkdtempSync(path.join(tmpdir(), 'wf-db-'));
  const postgres = await startEmbeddedPostgres(folder, path.join(process.cwd(), 'package.json'));
  return {
    open: () => openDatabase(postgres.target, ignore),
    async drop() {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
