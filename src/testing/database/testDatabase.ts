/** A fresh database for one test file, copied from one that was brought to the current tables once. */
import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { openDatabase } from '#server/platform/db/connection';
import type { Database, DatabaseTarget, Patience } from '#server/platform/db/connection';
import { runMigrations } from '#server/platform/db/migrate';
import { findTestServer } from './testServer';

const MIGRATIONS = path.join(__dirname, '..', '..', 'server', 'platform', 'db', 'migrations');
/** Any constant of our own: what processes that need the same template queue up at. */
const LOCK_KEY = 7_264_952;

/** The machine may be busy. A lock that somebody holds is waited for no longer than a visitor waits. */
const PATIENT: Patience = { connections: 10, connect: 30_000, lock: 2_000, query: 60_000, answer: 60_000 };

export interface TestDatabase extends Database {
  /** A second pool on the same database, as another process would have; close it yourself. */
  again(): Database;
}

/** `close()` removes everything again. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const server = await findTestServer();
  const name = `wf_test_${randomBytes(6).toString('hex')}`;
  await onServer(server.target, async (client) => {
    await client.query(`create database ${name} template ${await ensureTemplate(client, server.target)}`);
  });
  const open = (): Database => openDatabase(databaseOn(server.target, name), ignore, PATIENT);
  const database = open();
  return {
    ...database,
    again: open,
    async close() {
      await database.close();
      await onServer(server.target, (client) => client.query(`drop database ${name} with (force)`));
      await server.stop();
    },
  };
}

/** The name of a database with the current tables and nothing in them, made when the server has none. */
async function ensureTemplate(client: Client, server: DatabaseTarget): Promise<string> {
  const name = `wf_template_${hashOfMigrations()}`;
  await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
  const found = await client.query('select 1 from pg_database where datname = $1', [name]);
  if (found.rowCount === 0) {
    // under another name until it is complete
    await client.query(`drop database if exists ${name}_draft`);
    await client.query(`create database ${name}_draft`);
    await runMigrations(databaseOn(server, `${name}_draft`), MIGRATIONS);
    await client.query(`alter database ${name}_draft rename to ${name}`);
  }
  await client.query('select pg_advisory_unlock($1)', [LOCK_KEY]);
  return name;
}

function hashOfMigrations(): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(MIGRATIONS, { recursive: true, encoding: 'utf8' }).sort())
    if (/\.(?:sql|json)$/.test(file)) hash.update(file).update(readFileSync(path.join(MIGRATIONS, file)));
  return hash.digest('hex').slice(0, 12);
}

function databaseOn({ connectionString, ...server }: DatabaseTarget, database: string): DatabaseTarget {
  if (connectionString === undefined) return { ...server, database };
  const url = new URL(connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}

/** Connections that a stopping server cuts are no finding of a test. */
const ignore = (): void => undefined;

async function onServer(server: DatabaseTarget, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client(server);
  client.on('error', ignore);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
